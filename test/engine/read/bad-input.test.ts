/** Content that cannot be built: the cases of four files, and files that are no text, too long, or in a wrong place. */
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import * as assert from 'uvu/assert'
import { assertTold, sitesIn } from '../../helpers/cases'
import { filesBelow } from '../../helpers/files'
import { make } from '../../helpers/fixture-build'
import { fixtureSuite } from '../../helpers/fixture-suite'
import type { Fixture } from '../../helpers/fixture'
import { jobText } from '../../helpers/job'
import { flat } from '../../helpers/photos'
import { problemLines, refusal, refusalOfBuild } from '../../helpers/refused'

const service = 'services/leveling.md'

const badInput = fixtureSuite('build, given bad input')

for (const file of ['bad-input', 'bad-meaning', 'mistakes', 'guard'])
  for (const { name, change, told } of sitesIn(`${file}.cases`, import.meta.url))
    badInput(name, async () => assertTold(problemLines(await refusal(change)), told))

const noPicture = 'but there is no such picture in public/'

/** Each with everything that is printed. */
const printed: [name: string, breakIt: (fixture: Fixture) => void, message: string][] = [
  [
    'a file that is not UTF-8',
    (f) => f.write(service, Buffer.from([0x2d, 0x2d, 0x2d, 0x0a, 0xff, 0xfe])),
    `content/${service}:1:1  is not UTF-8 text; save it as UTF-8`,
  ],
  [
    'a file that is too large',
    (f) => f.write(service, f.read(service) + 'word '.repeat(250_000)),
    `content/${service}:1:1  is 1250595 bytes; at most 200000 fit`,
  ],
  [
    'no closing fence',
    (f) => f.write(service, f.read(service).split('\n---\n')[0]!),
    `content/${service}:1:1  has no closing ---; put a line that is just --- after the last field\n  1 | ---`,
  ],
  [
    'a link of a page’s length to nowhere',
    (f) => f.edit(service, '(/locations/ada)', `(/${'y'.repeat(5000)})`),
    `content/${service}:31:17  links to /${'y'.repeat(490)}...${'y'.repeat(165)}, but there is no such page or file\n` +
      `  31 | Clay moves. See [Ada](/${'y'.repeat(94)}...`,
  ],
  [
    'one mistake in two files',
    (f) => {
      f.edit('locations/ada.md', 'card: Deep clay.', 'card: "{Oak} and clay."')
      f.edit(service, 'card: We level houses.', 'card: It is {oak}.')
    },
    'content/locations/ada.md:10:8  {Oak} is not a known fact; known here: city, county, state, state-code, ' +
      'postal-code, miles, direction, tier, when, wait, visit, years, brand, phone, hours, credentials, ' +
      'tier-same-day, when-same-day, cost-porch, count-porch, office-city, office-page\n' +
      '  10 | card: "{Oak} and clay."\n    content/services/leveling.md:5:13  card: It is {oak}.',
  ],
]

for (const [name, breakIt, message] of printed)
  badInput(`${name}, as it is printed`, async () =>
    assert.is((await refusal(breakIt))?.message ?? 'built', message),
  )

badInput('letters that nobody sees', async () => {
  for (const letter of '\0\u202E\u200F\u{E0041}\u3164\u2800\uFEFF\u200B\u200D\uFE0F\uFFF9') {
    const error = await refusal(({ edit }) => edit(service, 'card: We', `card: We${letter}`))
    const said = `content/${service}:5:9  holds an invisible character here; delete it\n  5 | card: We\uFFFD level houses.`
    assert.is(error?.message, said, `U+${letter.codePointAt(0)!.toString(16)}`)
  }
})

badInput('is reported by the whole build, with a link within a page and a picture', async () => {
  const error = await refusalOfBuild((f) => {
    f.edit('locations/ada.md', 'card:', 'crad:')
    f.edit('pages/faqs.md', '(/services)', '(/about#nowhere)')
    f.edit(service, 'Clay moves.', 'See [a](/roof), ![b](/images/gone.svg).')
  })
  assertTold(problemLines(error), [
    'content/locations/ada.md:10:1  crad is not a known field; did you mean "card"?',
    'content/pages/faqs.md:14:32  links to /about#nowhere, but /about has no part named #nowhere; add that part, or delete the link',
    `content/${service}:31:5  links to /roof, but there is no such page or file`,
    `content/${service}:31:17  "![b](/images/gone.svg)" shows "/images/gone.svg", ${noPicture}; …`,
  ])
})

/** Writes these files into the public folder. */
function put({ publicDir }: Fixture, names: readonly string[], bytes: string | Buffer = 'mine'): void {
  for (const name of names) {
    mkdirSync(dirname(join(publicDir, name)), { recursive: true })
    writeFileSync(join(publicDir, name), bytes)
  }
}

const told = async (breakIt: (fixture: Fixture) => void) => problemLines(await refusal(breakIt))

badInput('in the public folder: files that nobody should read', async () => {
  const names = [
    ...['.env', '.htpasswd', '.npmrc', '.htaccess', 'images/.env.local', '.well-known/.env'],
    ...['images/.well-known', 'images/crew.jpg~', 'images/.crew.jpg.swp', 'prices.txt.bak'],
    ...['prices.txt.ORIG', 'prices.tmp', '#prices.txt#', '~$prices.docx'],
  ]
  // A repository is one problem.
  const found = await told((f) => put(f, [...names, '.git/config', '.git/refs/heads/main', '.git/HEAD']))
  const said = 'would be on the web for everyone to read; move it out of public/, or delete it'
  assert.equal(found, [...names, '.git'].map((name) => `public/${name}:1:1  ${said}`).sort())
})

badInput('in the public folder: names that the build writes, whatever their capitals', async () => {
  const taken: Record<string, string> = {
    'Assets/crew.jpg': 'assets/, a folder that the build makes, but for capitals',
    'OLD.html': 'a page of the site',
    'Robots.TXT': 'a file that the build makes',
    SERVICES: 'a page of the site',
    'Services.html': 'a page of the site',
    about: 'a page of the site',
    'sitemap.xml': 'a file that the build makes',
  }
  assert.equal(
    await told((f) => put(f, Object.keys(taken))),
    Object.entries(taken).map(([name, of]) => `public/${name}:1:1  has the name of ${of}; rename it`),
  )
})

const notAFile = 'is a symbolic link, or not a file; put the file itself here'

badInput('links and folders where files belong', async () => {
  const found = await told((f) => {
    const path = (name: string) => join(f.contentDir, name)
    symlinkSync('/etc/hosts', path('services/hosts.md'))
    symlinkSync('/etc', path('services/etc'))
    mkdirSync(path('locations/empty.md'))
    mkdirSync(path('locations/x.md'))
    f.write('locations/x.md/ada.md', f.read('locations/ada.md'))
  })
  assert.equal(found, [
    `content/locations/empty.md:1:1  ${notAFile}`,
    `content/locations/x.md:1:1  ${notAFile}`,
    'content/locations/x.md/ada.md:1:1  is not a file this site knows; did you mean "locations/ada.md"?',
    `content/services/etc:1:1  ${notAFile}`,
    `content/services/hosts.md:1:1  ${notAFile}`,
  ])
  const link = await told(({ publicDir }) => symlinkSync('/etc/hosts', join(publicDir, 'hosts.txt')))
  assert.equal(link, [`public/hosts.txt:1:1  ${notAFile}`])
})

const onePixel = await flat('tan', 1, 1).png().toBuffer()
const photo = await flat('tan').png().toBuffer()

for (const [name, bytes, said] of [
  [
    'icon.svg',
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 30"/>',
    'is 90 x 30 pixels, and an icon is square; save it again with free space around it',
  ],
  ['icon.png', onePixel, 'is 1 x 1 pixels, which is too small for a phone; save it with at least 180 x 180'],
  ['icon.png', 'mine', 'is not a picture whose size can be read; save it again as …'],
] as const)
  badInput(`an ${name} that ${said}`, async () =>
    assertTold(await told((f) => put(f, [name], bytes as string)), [`public/${name}:1:1  ${said}`]),
  )

badInput('a picture that is none, and one photo under two names', async () => {
  const found = await told((f) => {
    put(f, ['images/crew.jpg'])
    put(f, ['images/house.png', 'images/house-2.png'], photo)
    f.edit('pages/services.md', 'house.svg', 'crew.jpg')
    const pictures = ['house', 'house-2'].map((name) => `{ src: /images/${name}.png, alt: A }`)
    f.write('jobs/porch.md', jobText(`pair: { before: ${pictures[0]}, after: ${pictures[1]} }`))
  })
  assertTold(found, [
    'content/jobs/porch.md:8:62  pair.after.src is the same photo as /images/house.png; write the one taken after the repair',
    'content/pages/services.md:13:7  gallery.items[0].src is "/images/crew.jpg", which is damaged, cut off, or not …',
  ])
})

badInput(
  'is not a file that may be in the public folder, or that operating systems leave there',
  async (fixture) => {
    const leftBySystems = ['.DS_Store', 'images/._crew.jpg', 'Thumbs.db', 'images/desktop.ini']
    put(fixture, [...leftBySystems, '.nojekyll', '.well-known/security.txt', '.well-known/acme-challenge/x'])
    put(fixture, [
      'plans/Crew.JPG',
      'assets/mine.txt',
      'services/plan.pdf',
      'a.md/x.txt',
      'caf\u00E9/menu.txt',
    ])
    await make(fixture)
    const made = filesBelow(fixture.outDir)
    assert.ok(made.includes('plans/Crew.JPG'))
    for (const name of leftBySystems) assert.not(made.includes(name), name)
  },
)

badInput.run()
