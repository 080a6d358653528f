/**
 * Photos in every place that takes one, and jobs, in a copy of the sample. Run as a program with a folder, it writes
 * that copy there and builds it, to be looked at: `npm run screenshots -- --out FOLDER/dist`.
 */
import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { build } from '../../build'
import { isProgram } from '../../generator/process/paths'
import { addPhoto } from '../helpers/photos'
import { Copy } from './edits'

interface Known {
  caption?: string
  taken?: string
  place?: string
}

/** The lines of a photo, with what is known of it, and its name in `names`. */
type Write = (name: string, alt: string, indent: number, known?: Known) => string

/** Fields of front matter, set before its end. */
const add = (copy: Copy, file: string, fields: string) => copy.edit(file, /\n---\n/, `\n${fields}---\n`)

/** `width` of each photo in pixels; two thirds of it is its height. */
export async function addPhotosEverywhere(copy: Copy, width = 900): Promise<void> {
  const names: string[] = []
  const photo: Write = (name, alt, indent, known = {}) => {
    names.push(name)
    return Object.entries({ src: `/images/${name}.jpg`, alt, ...known })
      .map(([field, value]) => `${' '.repeat(indent)}${field}: "${value}"\n`)
      .join('')
  }
  const entry: Write = (name, alt, indent, known) =>
    photo(name, alt, indent, known).replace(/^( *) {2}src/, '$1- src')

  add(
    copy,
    'services/slab-foundation-repair.md',
    `image:
${photo('slab-hero', 'A crew member digs beside a brick wall', 2)}photos:
  heading: What this repair looks like
  intro: These are from houses we worked on. A before and an after are taken from the same spot.
  pair:
    before:
${photo('slab-before', 'A crack as wide as a pencil steps up the brick', 6)}    after:
${photo('slab-after', 'The same wall, with the crack closed and pointed', 6)}    caption: The crack closed when the corner came up. The joint was pointed a month later.
    taken: "2026-03"
    place: Hutto
  items:
${entry('slab-one', 'An access hole beside a footing', 6, { caption: 'An access hole is about three feet square.', taken: '2026-02', place: 'Round Rock' })}${entry('slab-two', 'A hydraulic ram on a pier', 6, { caption: 'The ram pushes one section at a time.' })}${entry('slab-three', 'A level on a kitchen floor', 6, { taken: '2025-11' })}${entry('slab-four', 'A backfilled hole with sod', 6, { place: 'Georgetown' })}${entry('slab-five', 'Two workers carry a steel section', 6)}`,
  )
  add(
    copy,
    'locations/hutto.md',
    `photos:
  heading: What we saw at houses in Hutto
  pair:
    before:
${photo('hutto-before', 'A door that stands open by itself', 6)}    after:
${photo('hutto-after', 'The same door, closed', 6)}    caption: The frame came back to square.
  items:
${entry('hutto-one', 'A dry crack in black clay beside a slab', 6, { caption: 'In August this crack took a broom handle.', taken: '2026-08', place: 'Hutto' })}${entry('hutto-two', 'A soaker hose along a brick wall', 6)}`,
  )

  mkdirSync(join(copy.content, 'jobs'))
  const job = (slug: string, head: string, told: string, more = '') =>
    copy.write(`jobs/${slug}.md`, `---\n${head}\n${told}\n${more}---\n`)
  job(
    'hutto-corner',
    'title: One corner of a slab raised in Hutto\ntown: hutto\nservice: slab-foundation-repair\ndone: "2026-10"',
    'moved: The corner by the garage had gone down since the dry summer.\nmethod: Eight steel piers went down to firm marl along two walls.',
    `readings: { before: "1.6", after: "0.3" }
days: "3"
pair:
  before:
${photo('job-before', 'The gap over the garage door before the lift', 4)}  after:
${photo('job-after', 'The same place after the lift, with the gap closed', 4)}  caption: Both were taken from the driveway.
photos:
${entry('job-one', 'The first hole by the corner', 4, { caption: 'The first hole.' })}${entry('job-two', 'A jack on the second pier', 4)}`,
  )
  job(
    'round-rock-hall',
    'title: A hall floor brought back to level\ntown: round-rock\nservice: slab-foundation-repair\ndone: "2026-08"',
    'moved: The hall sloped to the north, and two doors swung open.\nmethod: Piers under the north wall took the load, and the wall was lifted in small steps.',
    'readings: { before: "2.25", after: "0.5" }\ndays: "1"\n',
  )
  job(
    'taylor-posts',
    'title: New posts under an old house\ntown: taylor\nservice: pier-and-beam-foundation-repair\ndone: "2026-05"',
    'moved: Old cedar posts had rotted at the ground under the kitchen.\nmethod: Each of them was replaced by a new one on a pad of concrete.',
    `photos:\n${entry('job-posts', 'New posts on concrete pads under a wood floor', 4, { taken: '2026-04' })}`,
  )
  // Newer ones stand in its place everywhere, and its photo is no error for that.
  for (const [i, done] of ['2025-12', '2025-11', '2025-10', '2025-09'].entries())
    job(
      `hutto-older-${i + 1}`,
      `title: Porch number ${i + 1} raised\ntown: hutto\nservice: helical-piers\ndone: "${done}"`,
      `moved: Porch number ${i + 1} had come away from the house.\nmethod: Screw piers under its edge hold porch number ${i + 1} now.`,
      i === 3 ? `photos:\n${entry('job-porch', 'A porch with a gap to the wall', 4)}` : '',
    )

  const faces = ['A portrait of the inspector', 'A portrait of the foreman'].map((alt, i) =>
    photo(`crew-${i + 1}`, alt, 8),
  )
  let role = 0
  copy.edit('pages/about.md', /\n {4}- role: .*\n/g, (line) =>
    role < 2 ? `${line}      name: ${['Ana P.', 'Luis R.'][role]}\n      photo:\n${faces[role++]}` : line,
  )
  names.push('crew', 'gallery')
  copy.edit(
    'pages/about.md',
    /drawing: \w+/,
    'src: /images/crew.jpg\n  taken: "2026-05"\n  place: Round Rock\n  caption: Our crew, before a job.',
  )
  const review = copy.files('testimonials')[0]!
  add(
    copy,
    review,
    `photo:\n${photo('review', 'A wall with a filled crack', 2, { caption: 'A year later.' })}`,
  )
  copy.edit(
    'pages/services.md',
    /(?<= - )drawing: \w+\n/,
    'src: /images/gallery.jpg\n      taken: "2026-06"\n',
  )

  for (const [i, name] of names.entries())
    await addPhoto(copy.public, `${name}.jpg`, i, width, Math.round(width / 1.5))
}

if (isProgram(import.meta.url)) {
  const root = resolve(process.argv[2]!)
  const copy = new Copy(root)
  await addPhotosEverywhere(copy, 2400)
  const folders = { contentDir: copy.content, publicDir: copy.public, outDir: join(root, 'dist') }
  await build({ ...folders, preview: false })
}
