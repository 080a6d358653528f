/** The fixture with enough pictures, questions and words for a visitor to scroll, swipe and choose. */
import { cpSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildSite } from '../../helpers/built-site'
import type { BuiltSite } from '../../helpers/built-site'
import { withFixture } from '../../helpers/fixture'
import type { Fixture } from '../../helpers/fixture'
import { addPictures } from '../../helpers/full-fixture'
import { newFolder } from '../../helpers/folder'
import { jobText } from '../../helpers/job'
import { addPhoto } from '../../helpers/photos'

export const pictureCount = 6
export const questionCount = 15

/** The redirects of this site. The server configurations in test/hosts/ have the same. */
export const redirects = [
  ['/projects', '/reviews'],
  ['/contact', '/'],
] as const

let built: Promise<BuiltSite> | undefined

/** Built once for all the tests of a process. */
export const fixtureSite = (): Promise<BuiltSite> =>
  (built ??= withFixture(async (fixture) => {
    enrich(fixture)
    await addPhotos(fixture)
    await addPair(fixture)
    return buildSite(fixture.contentDir, fixture.publicDir)
  }))

/** The same site for a host that reads no `_redirects`. */
export async function siteOfPages(): Promise<BuiltSite> {
  const site = await fixtureSite()
  const folder = join(newFolder(), 'dist')
  cpSync(site.folder, folder, { recursive: true })
  writeFileSync(join(folder, '_redirects'), '')
  return { ...site, folder }
}

export function enrich({ read, write, publicDir }: Fixture): void {
  const numbers = (count: number) => Array.from({ length: count }, (_, i) => i + 1)

  const services = read('pages/services.md')
  const pictures = numbers(pictureCount).map((number) => {
    writeFileSync(join(publicDir, `images/${number}.svg`), drawing(number))
    return `    - src: /images/${number}.svg
      alt: A drawing of the number ${number}
      caption: Number ${number}${number === 3 ? ', with a link to [Ada](/locations/ada)' : ''}.\n`
  })
  write(
    'pages/services.md',
    services
      .replace(/(?<=\ngallery:\n.*\n {2}items:\n)( {4}.*\n)+/, () => pictures.join(''))
      .replace('heading: Pictures', 'heading: Numbers')
      .replace('text: Call {phone}.', 'text: Call {phone}, or see the [questions page](/faqs).'),
  )

  const questions = numbers(questionCount).map(
    (number) => `    - question: What is number ${number}?
      answer: The answer to question ${number} is here. ${sentences(4, `answer ${number}`)}\n`,
  )
  write(
    'pages/faqs.md',
    read('pages/faqs.md').replace(/(?<=\n {2}items:\n)( {4}.*\n)+/, () => questions.join('')),
  )

  for (const page of ['pages/about.md', 'services/leveling.md', 'locations/ada.md'])
    write(
      page,
      `${read(page)}\n${numbers(12)
        .map((number) => sentences(6, `paragraph ${number}`))
        .join('\n\n')}\n`,
    )
  const entries = redirects.map(([from, to]) => `  - from: ${from}\n    to: ${to}\n`)
  write('redirects.md', `---\nredirects:\n${entries.join('')}---\n`)
}

/** Adds a photo at the top of the about page, and one far down in the text of a service. */
async function addPhotos({ read, write, publicDir }: Fixture): Promise<void> {
  await addPhoto(publicDir, 'Our crew.JPG', 3)
  await addPhoto(publicDir, 'pit.jpg', 4)
  const about = read('pages/about.md')
  write(
    'pages/about.md',
    about.replace('\nhero:', '\nimage:\n  src: /images/Our crew.JPG\n  alt: Our crew\nhero:'),
  )
  write('services/leveling.md', `${read('services/leveling.md')}\n![A pit](/images/pit.jpg)\n`)
}

/** Adds a job with a photo before and one after. */
export async function addPair({ write, publicDir }: Fixture): Promise<void> {
  await addPictures(publicDir)
  const more = `readings: { before: "1.75", after: "0.25" }
pair:
  before: { src: /images/porch-before.png, alt: The corner before }
  after: { src: /images/porch-after.png, alt: The corner after }`
  write('jobs/corner.md', jobText(more))
}

/** Returns words to fill a page. No two sentences are the same. */
const sentences = (count: number, name: string) =>
  Array.from({ length: count }, (_, i) => `Sentence ${i + 1} of ${name} says nothing at all.`).join(' ')

const drawing = (number: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="800" viewBox="0 0 1200 800"><path fill="hsl(${number * 50} 50% 50%)" d="M0 0h1200v800H0z"/></svg>`
