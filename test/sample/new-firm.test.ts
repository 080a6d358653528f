/** Another firm, made from the content of the sample: it builds at once, and says nothing of the first firm. */
import { execFileSync } from 'node:child_process'
import fs, { mkdirSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { createFirm } from '../../generator/commands/firm/ask-firm'
import { servicesIn } from '../../generator/commands/firm/write-firm'
import { projectDir } from '../../generator/process/paths'
import { recordedNames, suspectFirstFirm } from '../../generator/read/opinions/first-firm'
import { folderSource } from '../../generator/read/files/content-folder'
import { loadSite } from '../../generator/read/load'
import { openItems } from '../../generator/read/opinions/open-items'
import { filesBelow } from '../helpers/files'
import { newFolder, withFolder } from '../helpers/folder'
import { contentDir } from '../helpers/owners-folders'
import { rawFile } from '../helpers/raw-content'
import { table } from '../helpers/table'

const tulsa = 'Tulsa, Tulsa County, OK, 74103, 36.154, -95.993'
const answers = {
  name: 'Green Country Piering',
  phone: '(918) 555-0142',
  street: '12 Elm Street',
  office: tulsa,
  region: 'Green Country',
  clay: 'yes',
  towns: `${tulsa}; Broken Arrow, Tulsa County, OK, 74012, 36.061, -95.791; Fort Smith, Sebastian County, AR, 72901, 35.386, -94.398`,
  services: 'all',
}
type Answers = typeof answers

const flags = (given: Partial<Answers>) =>
  Object.entries(given).flatMap(([name, value]) => [`--${name}`, value])

/** Makes a firm with these answers in a folder. */
const create = (folder: string, given: Partial<Answers> = {}) =>
  createFirm(['firm', folder, '--content', contentDir, ...flags({ ...answers, ...given })])

const withFirm = (given: Partial<Answers>, use: (root: string) => unknown) =>
  withFolder(async (folder) => {
    const root = join(folder, 'tulsa')
    await create(root, given)
    await use(root)
  })

/** The firm of the answers above, for tests that only look at it. */
let making: Promise<{ root: string; said: string }> | undefined
const usual = () =>
  (making ??= (async () => {
    const root = join(newFolder(), 'tulsa')
    return { root, said: (await create(root))! }
  })())

const load = (root: string) =>
  loadSite({ contentDir: join(root, 'content'), publicDir: join(root, 'public') })

const filesOf = (root: string) => filesBelow(join(root, 'content'))
const read = (root: string, file: string) => readFileSync(join(root, 'content', file), 'utf8')
const inOneLine = (text: string) => text.replace(/\s+/g, ' ')

const firm = suite('npm run new -- firm FOLDER')

firm('builds at once, with the license of the font', async () => {
  const { root, said } = await usual()
  const { site } = load(root)
  assert.is(site.services.length, servicesIn(contentDir).length)
  assert.equal(
    site.cities.map(({ name, state, miles }) => `${name} ${state.name} ${miles > 70}`),
    ['Tulsa Oklahoma false', 'Broken Arrow Oklahoma false', 'Fort Smith Arkansas true'],
  )
  assert.is(site.business.phone, '+19185550142')
  assert.match(said, `--content ${root}/content --public ${root}/public --out ${root}/dist`)
  assert.match(readFileSync(join(root, 'public/licenses/besley.txt'), 'utf8'), 'SIL Open Font License')
})

for (const services of servicesIn(contentDir))
  firm(`builds at once, with one service: ${services}`, () =>
    withFirm({ services }, (root) => assert.is(load(root).site.services.length, 1)),
  )

/** Makes a firm with answers that are kept in a file. */
const fromFile = (root: string, name: string) =>
  createFirm([
    'firm',
    root,
    '--content',
    contentDir,
    '--answers',
    join(projectDir, `test/brands/${name}.yaml`),
  ])

firm('builds at once with two towns of one name, and tells them apart', () =>
  withFolder(async (folder) => {
    const root = join(folder, 'kansas-city')
    await fromFile(root, 'kansas-city')
    const { site } = load(root)
    const found = site.cities.map(({ slug, label }) => `${slug} ${label}`)
    assert.is(found.length, 8)
    for (const name of ['kansas-city-ks Kansas City, KS', 'kansas-city-mo Kansas City, MO', 'olathe Olathe'])
      assert.ok(found.includes(name), name)
    assert.match(site.pages.home.hero.lead.text, 'measures where a Heartland house moved')
  }),
)

firm('asks each fact once, promises more to nearer towns, and has its office on the map', () =>
  withFirm({ office: 'Sapulpa, Creek County, OK, 74066, 35.9987, -96.1142' }, (root) => {
    const { site } = load(root)
    const names = Object.keys(rawFile(join(root, 'content'), 'business.md').data.facts as object)
    assert.equal(names.filter((name) => /years|projects/.test(name)).sort(), ['projects', 'years'])
    const [nearest, ...others] = site.business.tiers.map(({ description }) => /^\[Answer: /.test(description))
    assert.equal([nearest, ...others], [true, true, false])
    // Of 14, 18 and 106 miles.
    const tiers = site.cities.map(({ tier }) => site.business.tiers.findIndex(({ id }) => id === tier.id))
    assert.equal(tiers, [1, 1, 2])
    assert.equal(
      site.region.map.places.map(({ name }) => name),
      ['Sapulpa'],
    )
  }),
)

firm('asks all of a service that the first firm does not have', () =>
  withFirm({ services: 'helical-piers, Basement waterproofing' }, (root) => {
    const { site, questions } = load(root)
    assert.equal(site.services.map(({ slug }) => slug).sort(), ['basement-waterproofing', 'helical-piers'])
    assert.ok(questions.filter(({ file }) => file === 'services/basement-waterproofing.md').length > 10)
  }),
)

firm('changes only what follows from an answer that changed', () =>
  withFolder(async (folder) => {
    const root = join(folder, 'tulsa')
    await create(root)
    const text = (file: string) => read(root, file)
    const edit = (file: string, to: string) => writeFileSync(join(root, 'content', file), to)
    const all = () => new Map(filesOf(root).map((file) => [file, text(file)]))
    edit('pages/about.md', text('pages/about.md').replace(/^description: .*$/m, 'description: Ours'))
    edit('locations/fort-smith.md', 'ours')
    const before = all()
    const towns = answers.towns.split('; ').slice(0, 2)
    const jenks = 'Jenks, Tulsa County, OK, 74037, 36.023, -95.968'
    const again = () =>
      createFirm(['firm', root, '--phone', '918-555-0177', '--towns', `${towns.join(';')};${jenks}`])
    const said = await again()
    const after = all()
    assert.match(text('business.md'), 'phone: "+19185550177"')
    assert.match(text('pages/about.md'), /^description: Ours$/m)
    const left = 'content/locations/fort-smith.md was edited, so it stays; npm run remove takes it out'
    assert.match(said!, left)
    assert.is(text('locations/fort-smith.md'), 'ours')
    const changed = [...after].filter(([file, words]) => before.get(file) !== words).map(([file]) => file)
    // Services link to the towns.
    assert.equal(
      changed.filter((file) => !file.startsWith('services/')),
      ['business.md', 'locations/jenks.md', 'pages/home.md'],
    )
    // It is tried again until nothing is left of it.
    assert.match((await again())!, left)
    rmSync(join(root, 'content/locations/fort-smith.md'))
    await again()
    assert.match((await createFirm(['firm', root]))!, 'nothing in ')
    after.delete('locations/fort-smith.md')
    assert.equal(all(), after)
  }),
)

firm('shows what an answer changes where somebody has edited it, and keeps the line ends of Windows', () =>
  withFolder(async (folder) => {
    const root = join(folder, 'tulsa')
    await create(root)
    const path = join(root, 'content/business.md')
    const edited = readFileSync(path, 'utf8').replace('+19185550142', '+19185550100')
    writeFileSync(path, edited)
    const said = await createFirm(['firm', root, '--phone', '918-555-0177'])
    assert.match(
      said!,
      'business.md was edited where an answer changes it; change by hand what still needs it:',
    )
    assert.match(said!, '    - phone: "+19185550142"\n    + phone: "+19185550177"')
    assert.is(readFileSync(path, 'utf8'), edited)
    writeFileSync(path, edited.replace('+19185550100', '+19185550142').replaceAll('\n', '\r\n'))
    await createFirm(['firm', root, '--phone', '918-555-0177'])
    assert.match(readFileSync(path, 'utf8'), 'phone: "+19185550177"\r\n')
  }),
)

firm('says nothing of the first firm', async () => {
  const { root } = await usual()
  assert.equal(suspectFirstFirm({ ...load(root), source: folderSource(join(root, 'content')) }), [])
  // The same without the code that leaves them out, comments and names of fields included.
  for (const file of filesOf(root))
    for (const name of recordedNames().names)
      assert.not(read(root, file).includes(name), `${name} in ${file}`)
})

firm('says nothing of clay to a firm on other ground, and asks in its place', () =>
  withFolder(async (folder) => {
    const root = join(folder, 'phoenix')
    await fromFile(root, 'phoenix')
    assert.is(load(root).site.cities.length, 12)
    const said = (file: string) => inOneLine(read(root, file)).replace(/\[Answer:[^\]]*\]/g, '')
    for (const file of filesOf(root))
      assert.not.match(said(file), /[“ ](clays?|limestone|swell|shrinks)\b(?!:)/i, file)
    const { hero } = rawFile(join(root, 'content'), 'pages/home.md').data
    assert.match(JSON.stringify(hero), 'in place of “Dry soil shrinks')
    const piers = said('services/steel-push-piers.md')
    assert.match(piers, 'the pipe can’t go down. A good foreman')
    assert.not.match(piers, 'typical ground')
    assert.not.match(said('locations/mesa.md'), 'soil:')
    assert.not.match(piers, /It still grabs some|A footing in that layer|## What a push pier/)
  }),
)

firm('asks each fact of the first firm, and each question is to be settled', async () => {
  const { root } = await usual()
  const content = load(root)
  const found = filesOf(root).flatMap((file) => read(root, file).match(/\[Answer:/g) ?? [])
  const items = openItems(content).map(({ message }) => message)
  assert.ok(found.length > 30)
  assert.is(items.filter((message) => message.startsWith('asks [Answer:')).length, found.length)
  const facts = rawFile(join(root, 'content'), 'business.md').data.facts as Record<string, string>
  for (const [name, words] of Object.entries(facts)) assert.match(words, /^\[Answer:/, name)
  for (const sample of ['ground', 'hours'])
    assert.ok(items.some((message) => message.startsWith(`${sample} is a sample`)))
  const { business, testimonials } = content.site
  assert.equal([business.ratings, business.prices, testimonials], [undefined, undefined, []])
  for (const { confirmed, declined } of content.claims) assert.is(confirmed ?? declined, undefined)
})

firm('leaves no sentence that leads to a page it has not, and none that speaks of what is gone', () =>
  withFirm(
    { services: 'slab-foundation-repair,steel-push-piers,pier-and-beam-foundation-repair' },
    (root) => {
      const words = (file: string) => inOneLine(read(root, file))
      const slab = words('services/slab-foundation-repair.md')
      assert.match(slab, 'A hairline is often just concrete drying.')
      assert.not.match(slab, 'See how to tell them apart')
      assert.not.match(words('services/pier-and-beam-foundation-repair.md'), /page on house|read about crawl/)
      assert.not.match(words('pages/services.md'), 'see foam lifting')
      assert.match(words('services/steel-push-piers.md'), 'The top of the ground moves all year. [It shrinks')
      assert.match(words('pages/faqs.md'), 'in one folder and hand it to the buyer. If you are the buyer')
      assert.match(words('pages/privacy.md'), /call \{phone\}, \{hours\}\. We will read you/)
    },
  ),
)

firm('keeps the copy that holds anywhere', async () => {
  const sentences = (folder: string) =>
    inOneLine(readFileSync(join(folder, 'services/helical-piers.md'), 'utf8').replace(/>-/g, '')).match(
      /[A-Z][^.!?]*[.!?]/g,
    )!
  const before = sentences(contentDir)
  const after = new Set(sentences(join((await usual()).root, 'content')))
  assert.ok(before.filter((sentence) => after.has(sentence)).length > before.length * 0.6)
})

/** Makes a firm for a person at a terminal, who gives these answers, and returns what the terminal shows. */
async function createByDialogue(args: string[], left: string[]): Promise<string> {
  const stdin = Object.assign(new PassThrough(), { isTTY: true })
  const stdout = new PassThrough()
  let shown = ''
  stdout.on('data', (chunk: Buffer) => {
    shown += String(chunk)
    if (!/: $/.test(String(chunk))) return
    if (left.length > 0) stdin.write(`${left.shift()}\n`)
    else stdin.end()
  })
  await createFirm(['firm', ...args, '--content', contentDir], { stdin, stdout })
  assert.equal(left, [])
  return shown
}

firm('asks for what no flag gives, and again with the reason for what it cannot read', () =>
  withFolder(async (folder) => {
    const { region, towns, services: _, ...given } = answers
    const [first, ...more] = towns.split('; ')
    const left = ['', region, 'Tulsa', first!, first!, ...more, '', 'all']
    const shown = await createByDialogue([join(folder, 'new'), ...flags(given)], left)
    assert.is(shown.split('The area it works in').length, 3)
    assert.match(shown, 'That names "Tulsa" and "Tulsa", both of the file locations/tulsa.md; take one out\n')
    assert.match(shown, 'There are concrete-crack-repair, crawl-space-repair, ')
    assert.is(load(join(folder, 'new')).site.cities.length, 3)
  }),
)

firm('writes answers into a file, makes the same of it again, and asks those that are wrong', () =>
  withFolder(async (folder) => {
    const file = join(folder, 'answers.yaml')
    const { phone, towns, ...given } = answers
    writeFileSync(file, '# Ours\nphone: 918\n')
    const shown = await createByDialogue(
      [join(folder, 'a'), '--answers', file, ...flags(given)],
      ['918', phone, ...towns.split('; '), ''],
    )
    assert.ok(shown.includes(`${file}:2:1  phone is "918"; write ten digits: 918-555-0142\n`), shown)
    const written = readFileSync(file, 'utf8')
    assert.match(written, `# Ours\nphone: ${phone}\n`)
    assert.match(written, `towns:\n  - ${tulsa}\n  - Broken Arrow, `)
    await createFirm(['firm', join(folder, 'b'), '--content', contentDir, '--answers', file])
    for (const name of filesBelow(join(folder, 'a')))
      assert.equal(readFileSync(join(folder, 'a', name)), readFileSync(join(folder, 'b', name)), name)
    assert.is(readFileSync(file, 'utf8'), written)
    for (const [text, why] of [
      ['phone: 918\n', ':1:1  phone is "918"; write ten digits'],
      ['\nfone: 1\n', ':2:1  "fone" is not asked; there are name, phone,'],
      ['towns: { a: b }\n', ':1:1  towns is no text; write it in one line'],
      ['- Acme\n', ':1:1  is no answer; write one a line: "name: Acme Leveling"'],
      ['name: "A\n', ':2:1  Missing closing "quote'],
    ] as const) {
      writeFileSync(file, text)
      const made = createFirm(['firm', join(folder, 'c'), '--answers', file])
      const message = await made.then(
        () => 'made',
        (error: Error) => error.message,
      )
      assert.ok(message.includes(`${file}${why}`), message)
    }
  }),
)

firm('prints commands that a shell reads as they are meant', () =>
  withFolder(async (folder) => {
    const root = join(folder, `it's "the" $(firm)`)
    const [, flags] = /npm run build -- --preview (.*)/.exec((await create(root))!)!
    assert.equal(execFileSync('sh', ['-c', `printf '%s\\n' ${flags}`], { encoding: 'utf8' }).split('\n'), [
      ...['content', 'public', 'out'].flatMap((name) => [
        `--${name}`,
        join(root, name.replace('out', 'dist')),
      ]),
      '',
    ])
  }),
)

const city = (name: string, state = 'OK') => `; ${name}, Tulsa County, ${state}, 74037, 36.023, -95.968`

/** What is wrong, the answers that are, with ` & ` between them, and how what is said begins, as a pattern. */
const wrongAnswers = table(
  3,
  String.raw`
a name without a letter | name=\u0020 | --name is empty; write the name of the company
an empty street and an empty region | street= & region=\u0020 | --street is empty; .*\\n--region is 
a name in which a character is not seen | name=A\u0001B | FOLDER/new/content/business.md:
a phone of nine digits | phone=918-555-014 | --phone is "918-555-014"; write ten digits
a phone that begins with 0 | phone=018-555-0142 | --phone is "018-555-0142"; write ten digits
a town without a state | office=Tulsa, Tulsa County, 74103, 36, -95 | --office is "Tulsa, Tulsa
a state that is none | towns=${tulsa.replace('OK', 'XY')} | --towns is "${tulsa.replace('OK', 'XY')}", whose state is "XY"
a latitude in hexadecimal | office=${tulsa.replace('36.154', '0x24')} | --office is "${tulsa.replace('36.154', '0x24')}", whose latitude is "0x24"; write
neither yes nor no | clay=some | --clay is "some"; write yes or no
no town | towns=; | --towns is ";"
one town twice | towns=${tulsa}${city('TULSA')} | --towns names "Tulsa" and "TULSA", both of the file
towns whose names give one file | towns=${tulsa}${city('Tulsa', 'TX')}${city('Tulsa TX')} | --towns names "Tulsa" and "Tulsa TX", both of the file locations/tulsa-tx.md; take one out
a town that Windows has no file for | towns=${city('Con')} | --towns names "Con", and its file
a service that is none | services=roofing | --services names "roofing"; there are 
no service | services= | --services names ""; there are 
a service twice | services=helical-piers, helical-piers | --services names "helical-piers" twice; take one out
`,
)

/** What is said instead. */
const refused = (folder: string, given: Partial<Answers> = {}) =>
  create(folder, given).then(
    () => 'made',
    ({ message }: Error) => message,
  )

for (const [what, given = '', message = ''] of wrongAnswers)
  firm(`refuses ${what} and writes nothing`, () =>
    withFolder(async (folder) => {
      const wrong = Object.fromEntries(given.split(' & ').map((answer) => answer.split('=')))
      const said = await refused(join(folder, 'new'), wrong)
      assert.match(said, new RegExp(`^${message.replace('FOLDER', folder)}`))
      assert.equal(readdirSync(folder), [])
    }),
  )

const inProject = '.github client content dist generator node_modules public templates test'.split(' ')

const wrongTargets: [dir: string, said: string][] = [
  ['FOLDER', 'is not empty; name a folder that is new'],
  ['FOLDER/mine.txt', 'is a file; name a folder that is new'],
  ['FOLDER/mine.txt/new', 'is a file; name a folder that is new'],
  ['FOLDER/link/new', `is in ${projectDir}/templates, which is for other files`],
  ...inProject.map((name): [string, string] => [
    `${projectDir}/${name}/new`,
    `is in ${projectDir}/${name}, which is for other files; name a folder elsewhere: ../tulsa`,
  ]),
]

for (const [dir, said] of wrongTargets)
  firm(`refuses ${dir.replace(projectDir, 'PROJECT')} and writes nothing`, () =>
    withFolder(async (folder) => {
      writeFileSync(join(folder, 'mine.txt'), 'mine')
      symlinkSync(join(projectDir, 'templates'), join(folder, 'link'))
      const message = await refused(dir.replace('FOLDER', folder))
      assert.ok(message.includes(said) && !message.includes('\n'), message)
      assert.equal(readdirSync(folder), ['link', 'mine.txt'])
    }),
  )

firm('leaves nothing when a file cannot be written, and takes the place of an empty folder', () =>
  withFolder(async (folder) => {
    const root = join(folder, 'new')
    mkdirSync(root)
    const { writeFileSync: real } = fs
    fs.writeFileSync = (path, ...more) => {
      if (String(path).endsWith('region.md')) throw Object.assign(new Error('full'), { syscall: 'write' })
      real(path, ...more)
    }
    syncBuiltinESMExports()
    assert.is(await refused(root), 'full')
    fs.writeFileSync = real
    syncBuiltinESMExports()
    assert.equal([readdirSync(folder), readdirSync(root)], [['new'], []])
    await create(root)
    assert.equal(
      [readdirSync(folder), readdirSync(root)],
      [['new'], ['.made-from.yaml', 'content', 'public']],
    )
  }),
)

firm.run()
