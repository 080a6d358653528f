/**
 * A firm that an owner made from the sample. Everything in README is done to one copy, until nothing is left to settle.
 */
import { createContent } from '../../generator/commands/new'
import { removeFile } from '../../generator/commands/remove'
import { renameFile } from '../../generator/commands/rename'
import { ownPageText } from '../helpers/own-page'
import { flat, put } from '../helpers/photos'
import type { Copy } from './copy'

/** Facts of business.md. None is the sample's. */
const facts: [from: RegExp, to: string][] = [
  [/^samples: .*/m, 'samples: []'],
  [/^name: .*/m, 'name: San Gabriel Foundation Repair and Floor Lifting Company of Georgetown'],
  [/^titleSuffix: .*/m, 'titleSuffix: San Gabriel Foundation'],
  [/^phone: .*/m, 'phone: "+15128630188"'],
  [/^# email: .*/m, 'email: the-office-of-our-firm@sangabrielfoundation.com'],
  [/^# logo: .*/m, 'logo: { src: /images/logo.svg, alt: San Gabriel Foundation Repair }'],
  [/^host: .*/m, 'host: https://www.sangabrielfoundation.com'],
  [/^ {2}street: .*/m, '  street: 1204 Leander Road'],
  [/^ {2}city: .*/m, '  city: Georgetown'],
  [/^ {2}postalCode: .*/m, '  postalCode: "78628"'],
  [/^ {2}latitude: .*/m, '  latitude: "30.6249"'],
  [/^ {2}longitude: .*/m, '  longitude: "-97.6936"'],
  [
    /^hours:\n[\s\S]*?(?=\n\n)/m,
    'hours:\n  data:\n    - days: [Monday, Tuesday, Wednesday, Thursday]\n      opens: "07:00"\n      closes: "17:30"',
  ],
  [
    /^ratings:\n[\s\S]*?(?=\n\n)/m,
    'ratings:\n  home: { value: "4.8", count: "63" }\n  city: { value: "4.8", count: "63" }',
  ],
  [/^ {2}words: licensed.*/m, '  words: registered with the City of Georgetown, no. 4471'],
  [/^copyright: .*/m, 'copyright: "2025"'],
  [/^sameAs:\n( +- .*\n)+/m, 'sameAs:\n  - https://www.facebook.com/sangabrielfoundation\n'],
  [/^ {2}href: https:\/\/www\.google.*/m, '  href: https://g.page/r/san-gabriel/review'],
  [/^sampleReviewData: .*\n/m, ''],
  [/^cityData: .*/m, 'cityData: service'],
  [/^tiers:/m, 'theme:\n  action: { light: "#0a5c36", dark: "#5fbf8f" }\n\ntiers:'],
  [/^ {2}pier: .*/m, '  pier: "1750"'],
  [/^ {2}pressed-piling: .*/m, '  pressed-piling: "1150"'],
  [/^ {2}extra-depth-foot: .*/m, '  extra-depth-foot: "35"'],
  [/^ {2}tunnel-foot: .*/m, '  tunnel-foot: "425"'],
  [/^ {2}drain-foot: .*/m, '  drain-foot: "45"'],
  [/^ {2}plumbing-test: .*/m, '  plumbing-test: "325"'],
  [/^ {2}permit: .*/m, '  permit: "135"'],
  [/from: "4", to: "8"/, 'from: "3", to: "7"'],
  [/from: "50", to: "100"/, 'from: "40", to: "90"'],
  [/^( {2}(?:\w+-)+years): .*/gm, '$1: "17"'],
  [/^( {2}(?:\w+-)+projects): .*/gm, '$1: "940"'],
  [/^ {2}inspection-time: .*/m, '  inspection-time: 55 minutes'],
  [/^ {2}financing: .*/m, '  financing: Straight pricing, and no card fees'],
  [/^ {2}warranty: .*/m, '  warranty: 25-year labor warranty'],
  [/^ {2}warranty-term: .*/m, '  warranty-term: 25-year'],
]

/** Claims that only removed files make. */
const goneClaims = ['stabilization-life', 'san-antonio-bids', 'killeen-keys']

/** Claims that are not true of this firm. */
const declined = [
  'survey',
  'no-engineering-reports',
  'warranty-life',
  'warranty-transfer-term',
  'no-financing-reason',
  'cancel-form',
]

/**
 * Fills the fields that `npm run new` leaves empty or turns into questions, in order. The first line of a group stays.
 */
function fill(copy: Copy, file: string, values: readonly string[]): void {
  const left = [...values]
  const lines = copy
    .read(file)
    .replace(/(?<=: )["']\[Answer: .*/g, '')
    .replace(/: $/gm, ':')
    .split('\n')
  const isEmpty = (line: string, next = '') => {
    const start = /^ *(?:- )?(?=\w+:$)/.exec(line)?.[0]
    return start !== undefined && /^ */.exec(next)![0].length <= start.length
  }
  const filled = lines.map((line, i) =>
    isEmpty(line, lines[i + 1]) ? `${line} ${left.shift() ?? ''}` : line,
  )
  if (left.length > 0) throw new Error(`${file} has no place for ${left.join(', ')}`)
  copy.write(file, filled.join('\n'))
}

/** Does everything that can be done to one site, mostly with the commands. */
export async function ownFirm(copy: Copy): Promise<void> {
  const folders = ['--content', copy.content, '--public', copy.public]
  for (const file of [
    'services/root-barriers',
    'services/soil-stabilization',
    'testimonials/sample-round-rock-oak',
    'testimonials/sample-temple-soil',
    'locations/san-antonio',
    'locations/killeen',
  ])
    await removeFile([file, ...folders])
  // What the command shows as left to settle.
  copy.edit('business.md', /, barrier-life\]/, ']')
  for (const id of goneClaims)
    copy.edit('business.md', new RegExp(`^ {2}- id: ${id}\\n(?: {4}.*\\n)*`, 'm'), '')
  await renameFile(['locations/jarrell', 'Sonterra', ...folders])
  await renameFile(['services/house-leveling', 'Floor lifting', ...folders])
  everywhere(copy, [
    [/\bJarrell/g, 'Sonterra'],
    [/root\s+barrier/g, 'buried screen'],
    [/soil\s+stabilization/g, 'deep packing'],
    [/Root\s+barrier/g, 'Buried screen'],
    [/Soil\s+stabilization/g, 'Deep packing'],
    [/house\s+leveling/g, 'floor lifting'],
    [/House\s+leveling/g, 'Floor lifting'],
    [/House\s+Leveling/g, 'Floor Lifting'],
  ])
  for (const [from, to] of facts) copy.edit('business.md', from, to)
  copy.edit('region.md', /moves: 2–12 ft moves/, 'moves: 4–12 ft moves')
  for (const name of ['business.md', ...copy.files('locations')])
    copy.write(
      name,
      copy
        .read(name)
        .replace(
          /^ {2}- id: (\S+)\n(?: {4}(?!doubt).*\n| {6}.*\n)*( +)doubt: .*/gm,
          (found, id: string, indent: string) =>
            `${found}\n${indent}${declined.includes(id) ? 'declined' : 'confirmed'}: { by: Ann Hill, on: 2026-10 }`,
        ),
    )
  for (const town of ['sonterra', 'liberty-hill', 'leander', 'hutto', 'taylor'])
    copy.edit(`locations/${town}.md`, /^tier: .*/m, 'tier: same-day')
  towns(copy, folders)
  services(copy, folders)
  reviews(copy, folders)
  ownPages(copy, folders)
  notices(copy)
  copy.edit(
    'pages/faqs.md',
    /^( {2}items:\n)/m,
    '$1    - question: Do you work on weekends?\n      answer: Our hours are {hours}.\n',
  )
  await pictures(copy, folders)
  for (const file of ['pages/home.md', 'services/foundation-repair.md', 'locations/round-rock.md'])
    turnAround(copy, file)
}

function everywhere(copy: Copy, changes: readonly [from: RegExp, to: string][]): void {
  for (const folder of ['pages', 'services', 'locations', 'shared'])
    for (const file of copy.files(folder))
      copy.write(
        file,
        changes.reduce((text, [from, to]) => text.replace(from, to), copy.read(file)),
      )
}

/** Adds two towns with few words, many of them the same. */
function towns(copy: Copy, folders: string[]): void {
  for (const [name, county, zip, latitude, longitude] of [
    ['Bastrop', 'Bastrop County', '78602', '30.1105', '-97.3186'],
    ['Elgin', 'Bastrop County', '78621', '30.3497', '-97.3703'],
  ] as const) {
    createContent(['city', name, ...folders])
    fill(copy, `locations/${name.toLowerCase()}.md`, [
      `What we repair in ${name}.`,
      ...[county, `"${zip}"`, `"${latitude}"`, `"${longitude}"`],
      ...[`Sand and clay in ${name}.`, `Houses in ${name} move with the clay. The yard is 40 miles away.`],
      ...['What we see', 'Cracks', 'They open in August.', 'Asked of us', 'How soon?', 'By arrangement.'],
    ])
  }
}

/** Adds three services, so that there are more than in the sample. */
function services(copy: Copy, folders: string[]): void {
  for (const name of ['Chimney', 'Porch', 'Fireplace']) {
    createContent(['service', `${name} repair`, ...folders])
    const file = `services/${name.toLowerCase()}-repair.md`
    fill(copy, file, [
      ...[`How we set a ${name}.`, 'What leans.', `${name}s`, `A ${name} leans with its base.`],
      ...['How we work', 'We measure', 'We lift'],
      ...['Asked of us', 'Is it safe?', 'Ask us.', 'How long?', 'Two days.', 'See also'],
    ])
    copy.edit(file, /^ {2}#services:\n(?: {2}# .*\n)+/m, '  services: [steel-push-piers]\n')
  }
}

function reviews(copy: Copy, folders: string[]): void {
  for (const file of copy.files('testimonials')) copy.remove(file)
  for (const [name, town, words] of [
    ['Ann B.', 'Hutto', 'They came when they said they would, and they measured each room twice.'],
    ['Omar D.', 'Georgetown', 'The hall floor is level again. Our street was full of mud for two days.'],
  ] as const) {
    createContent(['review', `${name}, ${town}`, ...folders])
    const file = copy.files('testimonials').find((one) => copy.read(one).includes(`name: ${name}`))!
    fill(copy, file, ['steel-push-piers', '"5"'])
    copy.edit(file, /^#date:/m, 'date: "2026-09-14"')
    copy.edit(file, /^#source:/m, 'source: Google, 2026')
    copy.write(file, `${copy.read(file)}${words}\n`)
  }
}

const careersMore = `plates: [{ heading: How careers began, plate: piers, caption: A pier. }]
points:
  heading: Why here
  items: [{ title: Near, description: You sleep at home. }, { title: Paid, description: By the hour. }]
faqs:
  heading: Asked of us
  items: [{ question: Who digs?, answer: "All do, at [jobs](/services)." }, { question: When?, answer: "At {hours}." }]
updated: "2026-03-14"`

function ownPages(copy: Copy, folders: string[]): void {
  createContent(['page', 'Pay by the month', ...folders])
  fill(copy, 'pages/pay-by-the-month.md', ['A bank lends it.', 'Pay by the month', 'A bank lends the sum.'])
  const more = {
    careers: `order: 2\nplace: menu\nmenu: Jobs\n${careersMore}`,
    'pago-y-plazos': 'order: 1\nplace: menu',
    letter: 'noindex: yes',
    'what-we-wear': 'place: footer',
  }
  for (const [slug, fields] of Object.entries(more))
    copy.write(
      `pages/${slug}.md`,
      ownPageText(`${slug} of ours`, fields, `\n## How ${slug} began\n\nWith a shovel.\n`),
    )
}

function notices(copy: Copy): void {
  copy.write(
    'notice.md',
    '---\ntext: Closed on Monday, by {phone} we answer.\nlink: { text: Ask, href: /faqs }\n---\n',
  )
  for (const file of ['locations/hutto.md', 'locations/taylor.md', 'pages/not-found.md', 'pages/home.md'])
    copy.edit(file, /^title:/m, 'notice: { text: "Hablamos español, y venimos el lunes.", lang: es }\ntitle:')
}

/** Returns the sections of a file, last first: front matter fields, or `##` parts of the body. */
function turnAround(copy: Copy, file: string): void {
  const [, yaml, body] = /^---\n([\s\S]*?\n)---\n([\s\S]*)$/.exec(copy.read(file))!
  const fields = yaml!.split(/^(?=[a-zA-Z]+:)/m)
  const parts = body!.split(/^(?=## )/m)
  copy.write(file, `---\n${fields.reverse().join('')}---\n\n${parts.reverse().join('\n')}`)
}

async function pictures(copy: Copy, folders: string[]): Promise<void> {
  for (const [name, color] of Object.entries({
    van: '#864',
    ann: '#486',
    before: '#543',
    after: '#345',
    crew: '#468',
  }))
    put(copy.public, `${name}.jpg`, await flat(color, 1500, 1000).jpeg().toBuffer())
  put(
    copy.public,
    'logo.svg',
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 100"><path d="M0 0h400v100H0z" fill="#0a5c36"/></svg>',
  )
  copy.edit('pages/home.md', /^title:/m, 'socialImage: { src: /images/van.jpg, alt: Our van }\ntitle:')
  copy.edit(
    'pages/about.md',
    / +- role: .*\n/,
    '$&      name: Ann Hill\n      photo: { src: /images/ann.jpg, alt: Ann Hill }\n',
  )
  copy.edit(
    'services/steel-push-piers.md',
    /^hero:/m,
    'image: { src: /images/crew.jpg, alt: Two men dig }\nhero:',
  )
  const crew = 'src: /images/crew.jpg'
  copy.edit(
    'testimonials/ann-b-hutto.md',
    /^date:/m,
    `photo: { ${crew}, alt: Ann, consent: by letter }\ndate:`,
  )
  copy.edit('pages/services.md', /- drawing: survey/, `- ${crew}`)
  copy.edit(
    'services/helical-piers.md',
    /^hero:/m,
    `photos: { heading: A pier in photos, items: [{ ${crew}, alt: Two men, caption: A pit. }] }\nhero:`,
  )
  createContent(['job', 'Corner raised, Hutto', ...folders])
  fill(copy, 'jobs/corner-raised.md', ['steel-push-piers', '2026-08', 'One corner.', 'Six piers.'])
  copy.edit(
    'jobs/corner-raised.md',
    /^#pair:\n(?:# .*\n)+/m,
    'pair:\n  before: { src: /images/before.jpg, alt: The corner before }\n  after: { src: /images/after.jpg, alt: The corner after }\n',
  )
}
