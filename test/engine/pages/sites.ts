/** Changes the fixture into sites that differ from it as much as owners' sites do. */
import { stringify } from 'yaml'
import { kindOf } from '../../../generator/read/source/kinds'
import { filesBelow } from '../../helpers/files'
import type { Fixture } from '../../helpers/fixture'
import { cityFiles, madeUp } from '../../helpers/many-cities'
import { jobText } from '../../helpers/job'
import { flat, put } from '../../helpers/photos'
import { rawFile } from '../../helpers/raw-content'
import type { Raw } from '../../helpers/raw-content'
import { jsonSchema } from '../../helpers/schema-paths'

type Rules = ReturnType<typeof jsonSchema>

/** Fields that may be left out only for another: hours by appointment, a drawing in place of a picture. */
const alternatives = ['opens', 'closes', 'src']

/** Returns a value without the fields that a file may leave out. */
function needed(value: Raw, { items, properties, required = [] }: Rules): unknown {
  if (items && Array.isArray(value)) return value.map((item) => needed(item as Raw, items as Rules))
  if (!properties) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => required.includes(name) || alternatives.includes(name))
      .map(([name, part]) => [name, needed(part as Raw, properties[name] as Rules)]),
  )
}

/** Takes out every field that may be left out, the text below the fields and the reviews, in whose place are words. */
export function leaveOnlyWhatIsNeeded({ contentDir, write, remove }: Fixture): void {
  for (const file of filesBelow(contentDir)) {
    if (file.startsWith('testimonials/')) remove(file)
    else {
      const { data } = rawFile(contentDir, file)
      const none = {
        title: 'Say it',
        description: 'Say how it went.',
        heading: 'How was it?',
        lead: 'Tell us.',
      }
      const fields = {
        ...(needed(data, jsonSchema(kindOf(file)!.rules)) as object),
        ...(file === 'pages/reviews.md' && { none }),
      }
      write(file, `---\n${stringify(fields, { defaultStringType: 'QUOTE_DOUBLE' })}---\n`)
    }
  }
}

/** Adds prices, an email address, what a few pages may say, and so many services and reviews that lists leave some out. */
export function addMore({ edit, read, write }: Fixture): void {
  edit(
    'business.md',
    '\nformat:',
    '\nprices: { pier: "1,450", pit: "250" }\nemail: office@acme.test\nformat:',
  )
  edit(
    'pages/reviews.md',
    'hero:',
    'sampleDescription: Made up, all of them.\nhero:\n  facts: [{ value: "0", label: cookies }]',
  )
  edit(
    'pages/home.md',
    '- title: One',
    '- title: Registered with the City of Ada and bonded by Acme Surety, no. 5566778.',
  )
  edit('pages/home.md', 'trust:', 'who:\n  heading: Who is there\ntrust:')
  const group = '{ service: walls, symptom: It leans, also: [roots] }'
  edit('pages/home.md', '  heading: Services', `  heading: Services\n  first: [${group}]`)
  const [service, review] = ['services/leveling.md', 'testimonials/dana.md'].map(read) as [string, string]
  for (const name of ['Walls', 'Drains', 'Roots', 'Soil'])
    write(
      `services/${name.toLowerCase()}.md`,
      service.replace(/^(title|name|description): .*/gm, (line) => `${line}, ${name}`),
    )
  for (let i = 1; i <= 9; i++)
    write(
      `testimonials/${i}.md`,
      review.replace(/Dana R|The door/g, (words) => `${words}${i}`),
    )
}

/** Adds so many towns that their counties have pages. */
export function addTowns({ write }: Fixture): void {
  for (const [file, text] of cityFiles(madeUp(60, 4))) write(file, text)
}

/** Adds photos: a pair with others, a pair alone, photos alone, people, reviews with photos, and a gallery. */
export async function addPhotos({ edit, write, publicDir }: Fixture): Promise<void> {
  const colors = { porch: '#753', crew: '#357', ann: '#b96', bob: '#96b', eve: '#6b9' }
  for (const [name, color] of Object.entries(colors))
    put(publicDir, `${name}.jpg`, await flat(color, 1500, 1000).jpeg().toBuffer())
  const photo = (name: string, more = '') => `{ src: /images/${name}.jpg, alt: Photo of ${name}${more} }`
  const member = (name: string, more = '') =>
    `    - role: Foreman ${name}\n      name: ${name}\n      photo: ${photo(name)}\n      description: Knows ${name} by sight.\n${more}`
  const pair = `  pair:\n    before: ${photo('porch', ' low')}\n    after: ${photo('crew', ' level')}\n`
  const section = (parts: string) => `photos:\n  heading: In pictures\n${parts}`
  const addFields = (file: string, fields: string) => edit(file, '\n---\n', `\n${fields}---\n`)

  addFields('services/leveling.md', section(`  items: [${photo('porch')}, ${photo('crew')}]\n`))
  addFields('locations/ada.md', section(pair))
  const team = ['ann', 'bob', 'eve'].map((name) => member(name, name === 'bob' ? '      first: yes\n' : ''))
  addFields('pages/about.md', `team:\n  heading: Who comes\n  items:\n${team.join('')}`)
  addFields('testimonials/dana.md', `photo: ${photo('porch', ' of hers')}\n`)
  edit('pages/services.md', 'src: /images/house.svg', 'src: /images/porch.jpg')
  write('jobs/porch.md', jobText(`photos: [${photo('porch')}, ${photo('eve')}]`))
}

/** Makes a draft of the review, and adds one of a job. */
export function addDraft({ edit, write }: Fixture): void {
  edit('testimonials/dana.md', 'rating: 5', 'rating: 5\ndraft: yes')
  write('jobs/porch.md', jobText('draft: yes'))
}
