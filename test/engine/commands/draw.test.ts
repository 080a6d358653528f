import '../../../generator/production'
import { execFile } from 'node:child_process'
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { imageSize } from 'image-size'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { build } from '../../../build'
import { launchBrowser } from '../../../generator/commands/browser'
import { draw } from '../../../generator/commands/draw'
import { drawingProblems } from '../../../generator/drawings/drawing-problems'
import { projectDir } from '../../../generator/paths'
import { loadSite } from '../../../generator/content/load'
import type { Problem } from '../../../generator/content/problems'
import { filesBelow } from '../../helpers/files'
import { withFixture } from '../../helpers/fixture'
import type { Fixture } from '../../helpers/fixture'
import { writeCities } from '../../helpers/many-cities'
import { copyProject } from '../../helpers/project-copy'

const site = '/images/social/site.png'
const service = '/images/social/services/leveling.png'
const ada = '/images/social/locations/ada.png'
const bo = '/images/social/locations/bo.png'
const cards = [ada, bo, service, site]

const icons: Record<string, number> = {
  '/apple-touch-icon.png': 180,
  '/favicon.ico': 32,
  '/icon-192.png': 192,
  '/icon-512.png': 512,
  '/icon-maskable-512.png': 512,
}

interface Drawn {
  drew: string[]
  removed: string[]
  said: string[]
  browsers: number
}

/** What the command says, and how many browsers it starts. */
async function drawIn({ contentDir, publicDir }: Fixture): Promise<Drawn> {
  const said: string[] = []
  let browsers = 0
  const launch = () => (browsers++, launchBrowser())
  await draw({ contentDir, publicDir, say: (line) => said.push(line), launch })
  const files = (pattern: RegExp) => said.flatMap((line) => pattern.exec(line)?.[1] ?? []).sort()
  return {
    drew: files(/^drew public(\S+), \d+ bytes$/),
    removed: files(/^removed public(\S+), which nothing names any more$/),
    said,
    browsers,
  }
}

/** The cities Ada and Bo, of which no picture is drawn; the picture of the site is one of ours, too. */
function prepare({ contentDir, publicDir, edit }: Fixture): void {
  edit('business.md', 'socialImage:\n  src: /images/social.png\n  alt: A level house\n', '')
  writeCities(join(contentDir, 'locations'), [{ name: 'Bo', county: 'Ada County' }])
  // What the tests put in the place of drawings, as an owner does.
  renameSync(join(publicDir, 'images/social.png'), join(publicDir, 'own.png'))
  for (const file of filesBelow(publicDir))
    if (file !== 'own.png' && file !== 'images/house.svg') rmSync(join(publicDir, file))
}

/** What the first draw of that gave, and the folder it drew into: each test gets a copy of it. */
let first: Promise<Drawn & { folder: string }> | undefined
const drawFirst = () =>
  (first ??= withFixture(async (fixture) => {
    prepare(fixture)
    const drawn = await drawIn(fixture)
    const folder = mkdtempSync(join(tmpdir(), 'drawn-'))
    process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
    cpSync(fixture.publicDir, folder, { recursive: true })
    return { ...drawn, folder }
  }))

const withDrawn = async (use: (fixture: Fixture) => Promise<void>) => {
  const { folder } = await drawFirst()
  await withFixture(async (fixture) => {
    prepare(fixture)
    cpSync(folder, fixture.publicDir, { recursive: true })
    await use(fixture)
  })
}

const bytesIn = ({ publicDir }: Fixture) =>
  new Map(filesBelow(publicDir).map((file) => [`/${file}`, readFileSync(join(publicDir, file), 'base64')]))

/** Addresses of files that are there in both, with other bytes. */
const changed = (before: Map<string, string>, after: Map<string, string>) =>
  [...after]
    .filter(([address, bytes]) => before.has(address) && before.get(address) !== bytes)
    .map(([address]) => address)

const lines = (problems: Problem[]) =>
  problems.map(({ file, line, message }) => `${file}:${line} ${message}`).sort()

const problemsOf = ({ contentDir, publicDir }: Fixture) => {
  const folders = { contentDir, publicDir }
  const { stale, missing } = drawingProblems(loadSite(folders).site, folders)
  return { stale: lines(stale), missing: lines(missing) }
}

const optionsOf = ({ contentDir, publicDir, outDir }: Fixture) => ({
  contentDir,
  publicDir,
  outDir,
  preview: false,
})

/** What a build warns of pictures, and how many items it says are to be settled. */
async function toldByBuild(fixture: Fixture, make = build) {
  const { warnings, report } = await make(optionsOf(fixture))
  const ofPictures = warnings.filter(({ message }) => message.includes('npm run draw'))
  return { warnings: lines(ofPictures), openItems: report.openItems }
}

const isOutOfDate = (place: string, address: string) =>
  `${place} public${address}, shown when this page is shared, is out of date; run "npm run draw"`
const allOutOfDate = [
  isOutOfDate('locations/ada.md:3', ada),
  isOutOfDate('locations/bo.md:3', bo),
  isOutOfDate('pages/home.md:3', site),
  isOutOfDate('services/leveling.md:3', service),
]
const isLeft = (address: string) =>
  `public${address}:1 was drawn for what is gone, and is published still; run "npm run draw", which removes it`
const offersRedirect = (from: string, to: string) =>
  `. Its old address can lead on: npm run new -- redirect ${from} ${to}`

const rename = ({ edit }: Fixture) => edit('business.md', 'name: Acme Leveling', 'name: Bravo Leveling')

/** Runs Node in a folder. */
const run = (cwd: string, ...args: string[]) =>
  new Promise<{ code: number; stdout: string; stderr: string }>((resolve) => {
    execFile(process.execPath, args, { cwd }, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, stdout, stderr }),
    )
  })

/** Runs a command of this project. */
const runCommand = (name: string, ...flags: string[]) =>
  run(projectDir, '--import', 'tsx', join(projectDir, `generator/commands/${name}.ts`), ...flags)

const command = suite('draw(options)')

command('draws all that the site needs into an empty folder, with one browser', () =>
  withDrawn(async (fixture) => {
    const { drew, removed, browsers } = await drawFirst()
    assert.equal(drew, ['/icon.svg', '/images/pictograms.svg', ...Object.keys(icons), ...cards].sort())
    assert.equal([removed, browsers], [[], 1])
    for (const address of drew) {
      const file = readFileSync(join(fixture.publicDir, address))
      const { width, height } = imageSize(file)
      const size = icons[address]
      assert.ok(file.length < 40_000, `${address} has ${file.length} bytes`)
      if (cards.includes(address)) assert.equal([width, height], [1200, 630], address)
      else if (size) assert.equal([width, height], [size, size], address)
    }
    assert.equal(problemsOf(fixture), { stale: [], missing: [] })
  }),
)

command('draws nothing the second time, and starts no browser', () =>
  withDrawn(async (fixture) => {
    const before = bytesIn(fixture)
    const said = ['all 11 drawn files are up to date']
    assert.equal(await drawIn(fixture), { drew: [], removed: [], said, browsers: 0 })
    assert.equal(bytesIn(fixture), before)
    assert.equal((await toldByBuild(fixture)).warnings, [])
  }),
)

command('draws the pictures that show the name of the business after a rename', () =>
  withDrawn(async (fixture) => {
    const { contentDir, publicDir } = fixture
    const { openItems } = await toldByBuild(fixture)
    rename(fixture)
    assert.equal(await toldByBuild(fixture), { warnings: allOutOfDate, openItems: openItems + 4 })
    assert.equal(problemsOf(fixture), { stale: allOutOfDate, missing: [] })
    const { code, stdout } = await runCommand('launch-check', '--content', contentDir, '--public', publicDir)
    assert.is(code, 1)
    for (const address of cards)
      assert.match(
        stdout,
        `public${address}, shown when this page is shared, is out of date; run "npm run draw"`,
      )
    assert.match(stdout, `\n${openItems + 4} items to settle`)

    const before = bytesIn(fixture)
    const { drew, browsers } = await drawIn(fixture)
    assert.equal([drew, browsers], [cards, 1])
    assert.equal(changed(before, bytesIn(fixture)), cards)
    assert.equal(await toldByBuild(fixture), { warnings: [], openItems })
  }),
)

command('draws one picture when one layer of soil changes', () =>
  withDrawn(async (fixture) => {
    fixture.edit('locations/bo.md', 'name: Limestone', 'name: Chalk')
    const warnings = [isOutOfDate('locations/bo.md:3', bo)]
    assert.equal((await toldByBuild(fixture)).warnings, warnings)
    const before = bytesIn(fixture)
    assert.equal((await drawIn(fixture)).drew, [bo])
    assert.equal(changed(before, bytesIn(fixture)), [bo])
  }),
)

command('removes the picture of a city that is gone, but none of the owner’s', () =>
  withDrawn(async (fixture) => {
    const { publicDir } = fixture
    const own = '/images/social/locations/own.png'
    cpSync(join(publicDir, 'own.png'), join(publicDir, own))
    fixture.remove('locations/bo.md')
    assert.equal((await toldByBuild(fixture)).warnings, [
      isLeft(bo) + offersRedirect('/locations/bo', '/locations'),
    ])
    assert.equal(problemsOf(fixture), {
      stale: [isLeft(bo) + offersRedirect('/locations/bo', '/locations')],
      missing: [],
    })

    // The owner may name it elsewhere: then it is needed.
    const services = fixture.read('pages/services.md')
    fixture.edit('pages/services.md', '/images/house.svg', bo)
    assert.equal((await toldByBuild(fixture)).warnings, [])
    assert.equal((await drawIn(fixture)).removed, [])
    fixture.write('pages/services.md', services)

    const { drew, removed, browsers } = await drawIn(fixture)
    assert.equal([drew, removed, browsers], [[], [bo], 0])
    assert.equal(
      [bo, own, ada].map((address) => existsSync(join(publicDir, address))),
      [false, true, true],
    )
  }),
)

command('leaves a picture alone that the owner put in the place of a drawing', () =>
  withDrawn(async (fixture) => {
    const { publicDir } = fixture
    for (const address of [...cards, '/icon.svg', ...Object.keys(icons)])
      cpSync(join(publicDir, 'own.png'), join(publicDir, address))
    const before = bytesIn(fixture)
    rename(fixture)
    assert.equal((await toldByBuild(fixture)).warnings, [])
    assert.is((await drawIn(fixture)).browsers, 0)
    assert.equal(bytesIn(fixture), before)
  }),
)

command('draws no picture of the site where the owner names one, and removes the one that was drawn', () =>
  withDrawn(async (fixture) => {
    cpSync(join(fixture.publicDir, 'own.png'), join(fixture.publicDir, 'images/social.png'))
    fixture.edit(
      'business.md',
      'cityData:',
      'socialImage:\n  src: /images/social.png\n  alt: Ours\ncityData:',
    )
    assert.equal(problemsOf(fixture), { stale: [isLeft(site)], missing: [] })
    assert.equal((await drawIn(fixture)).removed, [site])
  }),
)

command.run()

const told = suite('drawn files that are out of date')

told('are told of a page that is kept from the last build, too', () =>
  withDrawn(async (fixture) => {
    rename(fixture)
    assert.equal((await toldByBuild(fixture, build)).warnings, allOutOfDate)
    fixture.edit('locations/bo.md', 'card: Deep clay.', 'card: Deeper clay.')
    const { warnings } = await toldByBuild(fixture, build)
    assert.equal(warnings, allOutOfDate)
    assert.equal((await toldByBuild(fixture, build)).warnings, allOutOfDate)
  }),
)

told('are all that a style sheet may show in', () =>
  withDrawn(async ({ root, contentDir, publicDir }) => {
    const copy = join(root, 'project')
    mkdirSync(copy)
    copyProject(copy)
    appendFileSync(join(copy, 'templates/styles/tokens.css'), '.drawing .clay { fill: red }\n')
    const args = [
      '--import',
      'tsx',
      join(copy, 'generator/commands/launch-check.ts'),
      '--content',
      contentDir,
    ]
    const { stdout } = await run(copy, ...args, '--public', publicDir)
    const count = Object.keys(icons).length + cards.length
    assert.match(stdout, `public/images:1:1  lacks ${count} drawings or has old ones, the first of `)
  }),
)

told('stop no build; until a picture is drawn, its page shows that of the site', () =>
  withDrawn(async (fixture) => {
    const { openItems } = await toldByBuild(fixture)
    renameSync(join(fixture.publicDir, bo), join(fixture.root, 'bo.png'))
    assert.equal(await toldByBuild(fixture), { warnings: [], openItems: openItems + 1 })
    const image = (page: string) =>
      /property="og:image" content="([^"]+)"/.exec(readFileSync(join(fixture.outDir, page), 'utf8'))![1]
    assert.is(image('locations/bo.html'), `https://www.example.com${site}`)
    assert.is(image('locations/ada.html'), `https://www.example.com${ada}`)
    assert.equal(problemsOf(fixture), {
      stale: [],
      missing: [`locations/bo.md:3 has no picture of its own for sharing, public${bo}; run "npm run draw"`],
    })
  }),
)

told('stop the build when the picture of the site is missing', () =>
  withDrawn(async (fixture) => {
    rmSync(join(fixture.publicDir, site))
    assert.throws(
      () => loadSite(fixture),
      (error: Error) =>
        error.message.startsWith(
          `content/business.md:2:1  socialImage is left out, but public${site} is not there; run "npm run draw"`,
        ),
    )
  }),
)

told('are no picture that the owner can name for the site', () =>
  withDrawn(async (fixture) => {
    fixture.edit('business.md', 'cityData:', `socialImage:\n  src: ${site}\n  alt: Ours\ncityData:`)
    assert.throws(
      () => loadSite(fixture),
      (error: Error) =>
        error.message.includes(
          `socialImage.src is ${site}, which "npm run draw" makes; take socialImage out`,
        ),
    )
  }),
)

told.run()

const flags = suite('npm run draw')

flags('names what it knows when a flag is unknown', async () => {
  const { code, stderr } = await runCommand('draw', '--out', 'dist')
  assert.is(stderr, "Unknown option '--out'; flags: --content, --public\n")
  assert.is(code, 1)
})

flags.run()
