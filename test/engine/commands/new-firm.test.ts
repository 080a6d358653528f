/** A new firm, made from the starter: what its answers become, and which messages unreadable answers get. */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { createFirm } from '../../../generator/commands/firm/new-firm'
import { knownServices } from '../../../generator/commands/firm/offers'
import { projectDir } from '../../../generator/process/paths'
import { loadSite } from '../../../generator/read/load'
import { newFolder, withFolder } from '../../helpers/folder'
import { rawFile } from '../../helpers/raw-content'
import type { Raw } from '../../helpers/raw-content'
import { table } from '../../helpers/table'

const tulsa = 'Tulsa, Tulsa County, OK, 74103, 36.154, -95.993'
const answers = {
  name: 'Green Country Piering',
  owner: 'Ann Lee',
  phone: '(918) 555-0142',
  street: '12 Elm Street',
  office: tulsa,
  region: 'Green Country',
  foundations: 'a, crawl space',
  clay: 'yes',
  ground: 'clay 6, shale',
  towns: `${tulsa}; Broken Arrow, Tulsa County, OK 74012, 36.061, -95.791; Fort Smith, Sebastian County, AR, 72901, 35.386, -94.398`,
  services: '',
}
type Answers = typeof answers

const folderOfAnswers = newFolder()

/** Writes a file with these answers. */
function fileOf(given: Partial<Answers>): string {
  const file = join(folderOfAnswers, 'answers.yaml')
  writeFileSync(
    file,
    Object.entries(given)
      .map(([name, words]) => `${name}: ${JSON.stringify(words)}\n`)
      .join(''),
  )
  return file
}

/** Makes a firm with these answers in a folder. */
const create = (folder: string, given: Partial<Answers> = {}) =>
  createFirm(['firm', folder, '--answers', fileOf({ ...answers, ...given })])

const withFirm = (given: Partial<Answers>, use: (root: string, said: string) => unknown) =>
  withFolder(async (folder) => {
    const root = join(folder, 'tulsa')
    const said = await create(root, given)
    await use(root, said!)
  })

const load = (root: string) =>
  loadSite({ contentDir: join(root, 'content'), publicDir: join(root, 'public') })

const raw = (root: string, file: string): Raw => rawFile(join(root, 'content'), file).data

const firm = suite('npm run new -- firm FOLDER')

firm('builds at once, with the license of the font', () =>
  withFirm({}, (root, said) => {
    const { site } = load(root)
    // No pier and beam houses, no basements.
    assert.equal(
      knownServices.filter((slug) => !site.services.some((service) => service.slug === slug)),
      ['pier-and-beam-foundation-repair', 'basement-wall-repair'],
    )
    assert.equal(
      site.cities.map(({ name, state, miles, tier }) => `${name} ${state.name} ${miles > 70} ${tier.id}`),
      [
        'Tulsa Oklahoma false near',
        'Broken Arrow Oklahoma false near',
        'Fort Smith Arkansas true by-arrangement',
      ],
    )
    const { name, phone, address, region } = site.business
    assert.equal([name, phone, region], [answers.name, '+19185550142', answers.region])
    assert.equal([address.street, address.city, address.regionName], ['12 Elm Street', 'Tulsa', 'Oklahoma'])
    assert.match(said, `cd ${root}\n`)
    const { stdout } = spawnSync('npm', ['run', '-s', 'launch-check'], { cwd: root, encoding: 'utf8' })
    assert.match(stdout, /\ncontent\/business\.md:\d+:\d+  the claim/)
    assert.not.match(stdout, '--content')
    assert.match(readFileSync(join(root, 'public/licenses/besley.txt'), 'utf8'), 'SIL Open Font License')
  }),
)

firm('confirms the claims that its answers settle, and leaves the others open', () =>
  withFirm({}, (root) => {
    const settled = (raw(root, 'business.md').claims as Raw[]).flatMap(({ id, confirmed, declined }: Raw) => {
      const { by } = (confirmed ?? declined ?? {}) as Raw
      return by ? [`${id} ${confirmed ? 'yes' : 'no'} ${by}`] : []
    })
    assert.equal(settled, [
      'slab-houses yes Ann Lee',
      'raised-houses no Ann Lee',
      'crawl-spaces yes Ann Lee',
      'basements no Ann Lee',
      'clay yes Ann Lee',
    ])
    assert.is(load(root).site.business.facts.houses, 'houses on slabs and with crawl spaces')
  }),
)

/** Makes a firm for a person at a terminal who gives these answers. Returns what the terminal shows. */
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
  await createFirm(['firm', ...args], { stdin, stdout })
  assert.ok(stdin.isPaused())
  assert.equal(left, [])
  return shown
}

firm('asks for what no file answers, and asks again with the reason when it cannot read an answer', () =>
  withFolder(async (folder) => {
    const { region, towns, services: _, clay, ...given } = answers
    const twice = `${towns}; ${tulsa}`
    const left = ['Y', region, 'some', clay, '', twice, towns, 'c, f']
    const shown = await createByDialogue([join(folder, 'new'), '--answers', fileOf(given)], left)
    assert.is(shown.split('The area it works in').length, 3)
    assert.match(shown, 'That is "Y"; write Central Texas\n')
    assert.match(shown, 'That is "some"; write yes or no\n')
    assert.match(shown, 'That is ""; write "Tulsa, Tulsa County')
    assert.match(shown, 'That names "Tulsa", whose file locations/tulsa.md is of another; delete one\n')
    assert.match(shown, 'Its services: a foundation-repair, b slab-foundation-repair, ')
    const { cities, services } = load(join(folder, 'new')).site
    assert.equal([cities.length, services.length], [3, 2])
  }),
)

firm('leaves open in its files what nobody answered', () =>
  withFolder(async (folder) => {
    const { name, office, towns } = answers
    const root = join(folder, 'new')
    await createFirm(['firm', root, '--answers', fileOf({ name, office, towns })])
    const content = load(root)
    const { samples, phone, claims } = content.site.business
    assert.equal([samples, phone], [['hours', 'phone'], '+15005550006'])
    const business = readFileSync(join(root, 'content/business.md'), 'utf8')
    for (const what of ['street address', 'area you work in', 'houses you work on'])
      assert.match(business, `[Answer: the ${what}`)
    assert.is(content.site.services.length, knownServices.length)
    assert.ok(claims.every(({ confirmed, declined }) => !confirmed && !declined))
  }),
)

for (const [text, why] of [
  ['\nfone: 1\n', ': fone is not asked; there are name, owner,'],
  ['towns: { a: b }\n', ': towns is "[object Object]"; write name, county'],
  ['name: "A\n', ': Missing closing "quote'],
] as const)
  firm(`refuses a file with ${text}`, () =>
    withFolder(async (folder) => {
      const file = join(folder, 'answers.yaml')
      writeFileSync(file, text)
      const made = createFirm(['firm', join(folder, 'c'), '--answers', file])
      const message = await made.then(
        () => 'made',
        (error: Error) => error.message,
      )
      assert.ok(message.includes(`${file}${why}`), message)
    }),
  )

const city = (name: string, state = 'OK') => `; ${name}, Tulsa County, ${state}, 74037, 36.023, -95.968`

/** The mistake, the wrong answers with ` & ` between them, and a pattern for the start of the message. */
const wrongAnswers = table(
  3,
  String.raw`
a name without a letter | name=\u0020 | name is empty; write the name of the company
answers to another question | name=y & owner=N & street=no & region=Yes. | name is "y"; write Acme Leveling\\nowner is "N"; write Ann Lee\\nstreet is "no"; .*\\nregion is "Yes."; 
an owner who is nobody | owner=TODO | owner is "TODO", which is not a name
a phone of nine digits | phone=918-555-014 | phone is "918-555-014"; write 
a town without a state | office=Tulsa, Tulsa County, 74103, 36, -95 | office is "Tulsa, Tulsa
a state that is none | towns=${tulsa.replace('OK', 'XY')} | towns is "${tulsa.replace('OK', 'XY')}", whose state is "XY"
a longitude without its minus | office=${tulsa.replace('-', '')} | office is "${tulsa.replace('-', '')}", whose longitude lacks its minus; write -95.993
a foundation that is none | foundations=slab, mud | foundations names "mud"; there are a slab, b pier and beam, 
a ground that is not drawn | ground=cheese 3, shale | ground names "cheese"; there are a topsoil,
a ground that rises | ground=clay 9, sand 4, shale | ground has a wrong depth at "sand 4"; 
one town twice | towns=${tulsa}${city('TULSA')} | towns names "TULSA", whose file locations/tulsa.md is of another
towns whose names give one file | towns=${tulsa}${city('Tulsa', 'TX')}${city('Tulsa TX')} | towns names "Tulsa TX", whose file locations/tulsa-tx.md is of another; delete one
a service that is none | services=roof-repair | services names "roof-repair"; there are a foundation-repair
`,
)

/** The messages without the places in the file. */
const refused = (folder: string, given: Partial<Answers> = {}) =>
  create(folder, given).then(
    () => 'made',
    ({ message }: Error) => message.replace(/^.*?answers\.yaml: /gm, ''),
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

firm('is a repository to go back in, unless it lies in one', () =>
  withFolder(async (folder) => {
    for (const [name, kept] of [
      ['a', true],
      ['a/b', false],
    ] as const) {
      await create(join(folder, name))
      assert.is(existsSync(join(folder, name, '.git')), kept, name)
    }
  }),
)

firm('refuses a folder that is not empty, or in the project, and writes nothing', () =>
  withFolder(async (folder) => {
    writeFileSync(join(folder, 'mine.txt'), 'mine')
    for (const [dir, said] of [
      [folder, 'is not an empty folder; name a folder that is new'],
      [join(folder, 'mine.txt/new'), 'not a directory'],
      [join(projectDir, 'dist/new'), `is in ${projectDir}/dist, which is for other files`],
    ] as const) {
      const message = await refused(dir)
      assert.ok(message.includes(said) && !message.includes('\n'), message)
    }
    assert.equal(readdirSync(folder), ['mine.txt'])
  }),
)

firm.run()
