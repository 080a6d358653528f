import { appendFileSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { build, buildOnce } from '../../../build'
import type { BuildOptions, BuildResult } from '../../../build'
import { mostCards } from '../../../templates/counties'
import { random } from '../fuzz/random'
import type { Random } from '../fuzz/random'
import { filesBelow } from '../../helpers/files'
import { withFixture } from '../../helpers/fixture'
import type { Fixture } from '../../helpers/fixture'
import { madeUp, writeCities } from '../../helpers/many-cities'

const optionsOf = ({ contentDir, publicDir, outDir }: Fixture): BuildOptions => ({
  contentDir,
  publicDir,
  outDir,
  preview: false,
})

const bytesOf = (folder: string) =>
  Object.fromEntries(filesBelow(folder).map((file) => [file, readFileSync(join(folder, file), 'base64')]))

/** What a build gave, or the problems it told. */
const outcome = (building: Promise<BuildResult>) =>
  building.then(
    ({ report, warnings }) => ({ report, warnings: warnings.map(({ message }) => message) }),
    (error: Error) => error.message,
  )

/** The city that the home page has a card of, and one that a service names, which no footer does. */
const ada = 'locations/ada.md'
const linked = 'aaaa-town-0'

const cityFiles = ({ contentDir }: Fixture) =>
  readdirSync(join(contentDir, 'locations')).map((name) => `locations/${name}`)

/** Changes a line of a file, and with it everything that is made from it. */
function setField({ read, write }: Fixture, file: string, field: string, value: string): void {
  const line = new RegExp(`^${field}: .*`, 'm')
  if (!line.test(read(file))) throw new Error(`${file} has no ${field}`)
  write(
    file,
    read(file).replace(line, () => `${field}: ${value}`),
  )
}

const filesIn = (folder: string) =>
  new Map(filesBelow(folder).map((file) => [file, readFileSync(join(folder, file))]))

/** Mends what an edit broke. */
function restore(folder: string, files: ReadonlyMap<string, Buffer>): void {
  for (const file of filesBelow(folder)) if (!files.has(file)) rmSync(join(folder, file))
  for (const [file, bytes] of files) writeFileSync(join(folder, file), bytes)
}

/** Gives a city another name, of which its file may have the same name. */
function rename(fixture: Fixture, file: string, i: number): void {
  const [, name] = /^name: (.*?)[.!]*$/m.exec(fixture.read(file))!
  setField(fixture, file, 'name', `${name}${'.'.repeat(1 + (i % 3))}!`)
}

/** Edits of every kind: what a page says, what others show of it, what all show, and mistakes. */
const edits: Record<string, (fixture: Fixture, random: Random, i: number) => void> = {
  'a card': (fixture, { pick }, i) => setField(fixture, pick(cityFiles(fixture)), 'card', `Card ${i}.`),
  'a name': (fixture, { pick }, i) => rename(fixture, pick(cityFiles(fixture)), i),
  'a card on the home page': (fixture, _, i) => setField(fixture, ada, 'card', `Card ${i}.`),
  'a name on the page of a service': (fixture, _, i) => rename(fixture, `locations/${linked}.md`, i),
  'a title': (fixture, { pick }, i) => setField(fixture, pick(cityFiles(fixture)), 'title', `Newtown ${i}`),
  'a place': (fixture, { pick, int }) =>
    setField(fixture, pick(cityFiles(fixture)), 'latitude', `3${int(3)}.${int(90)}`),
  'a place, by a little': (fixture) => {
    const file = `locations/${linked}.md`
    const [, latitude] = /^latitude: (.*)$/m.exec(fixture.read(file))!
    setField(fixture, file, 'latitude', (Number(latitude) + 0.06).toFixed(2))
  },
  'a county': (fixture, { pick, int }) =>
    setField(fixture, pick(cityFiles(fixture)), 'county', `Moved ${int(3)} County`),
  'a body': (fixture, { pick }, i) => {
    const file = pick(cityFiles(fixture))
    fixture.write(
      file,
      `${fixture.read(file)}\n## News ${i}\n\nSee [it](/${pick(cityFiles(fixture)).slice(0, -3)}).\n`,
    )
  },
  'a link to a part of another city': (fixture, { pick }, i) => {
    const file = pick(cityFiles(fixture))
    fixture.write(
      file,
      `${fixture.read(file)}\n## Part ${i}\n\n[It](/${pick(cityFiles(fixture)).slice(0, -3)}#news-${i - 1}).\n`,
    )
  },
  'chosen neighbors': (fixture, { pick }) => {
    const [file, other] = [pick(cityFiles(fixture)), pick(cityFiles(fixture))]
    const text = fixture.read(file).replace(/^nearby:.*\n(?: {2}- .*\n)*/m, '')
    fixture.write(
      file,
      text.replace(/^card: /m, `nearby:\n  - ${other.slice('locations/'.length, -3)}\ncard: `),
    )
  },
  'a new city': (fixture, { pick }, i) => {
    const text = fixture.read(pick(cityFiles(fixture)))
    fixture.write(
      `locations/new-${i}.md`,
      text
        .replace(/^(title|description): .*/gm, (line) => `${line} ${i}`)
        .replace(/^name: .*/m, `name: New ${i}`)
        .replace(/^latitude: .*/m, `latitude: ${(29 + i / 1000).toFixed(3)}`),
    )
  },
  'a city less': (fixture, { pick }) => fixture.remove(pick(cityFiles(fixture))),
  'a city less that another links to': (fixture) => {
    const links = cityFiles(fixture).flatMap((file) =>
      [...fixture.read(file).matchAll(/\(\/(locations\/[\w-]+)\)/g)].map(([, to]) => [file, `${to}.md`]),
    )
    const [, needed] = links.find(([file, to]) => file !== to)!
    fixture.remove(needed!)
  },
  'a mistake': (fixture, { pick }) => {
    const file = pick(cityFiles(fixture))
    fixture.write(file, fixture.read(file).replace(/^card: /m, 'crad: '))
  },
  'shared words': (fixture, _, i) =>
    setField(fixture, 'shared/city.md', 'heading', `Leveling ${i} in {city}`),
  'a fact': (fixture, { int }) => setField(fixture, 'business.md', 'phone', `"+151255501${10 + int(80)}"`),
  'a file of dist': ({ outDir }, { pick }) => {
    const file = join(outDir, pick(filesBelow(outDir)))
    writeFileSync(file, `${readFileSync(file, 'utf8')} `)
  },
  'the sitemap of dist': ({ outDir }) => appendFileSync(join(outDir, 'sitemap.xml'), ' '),
  'a page of dist under its other name': (fixture, { pick }) => {
    const file = join(fixture.outDir, pick(cityFiles(fixture)).replace('.md', '/index.html'))
    rmSync(file)
    writeFileSync(file, 'Of no page')
  },
}

const keeping = suite('buildOnce(options), after an edit')

/** Each kind of edit once. */
const rounds = Object.keys(edits).length

keeping(`is the same as a whole build, byte for byte and word for word, ${rounds} times`, () =>
  withFixture(async (fixture) => {
    // With Ada as many as have no county pages: one more, and they have.
    writeCities(join(fixture.contentDir, 'locations'), madeUp(mostCards - 1, 9))
    const related = '  services: []'
    fixture.edit('services/leveling.md', related, `${related}\n  cities: [${linked}]`)
    const numbers = random(7)
    const kinds = Object.keys(edits)
    await buildOnce(optionsOf(fixture))
    let [made, refused] = [0, 0]
    for (let i = 0; i < rounds; i++) {
      const kind = i < kinds.length ? kinds[i]! : numbers.pick(kinds)
      const before = filesIn(fixture.contentDir)
      edits[kind]!(fixture, numbers, i)
      const last = bytesOf(fixture.outDir)
      const kept = await outcome(buildOnce(optionsOf(fixture)))
      const whole = { ...optionsOf(fixture), outDir: join(fixture.root, 'whole') }
      assert.equal(kept, await outcome(build(whole)), `edit ${i}: ${kind}`)
      const expected = typeof kept === 'string' ? last : bytesOf(whole.outDir)
      const now = bytesOf(fixture.outDir)
      const differing = Object.keys({ ...now, ...expected }).filter((file) => now[file] !== expected[file])
      assert.equal(differing, [], `edit ${i}: ${kind}`)
      if (typeof kept === 'string') {
        refused++
        restore(fixture.contentDir, before)
      } else made++
    }
    assert.ok(made > rounds / 2 && refused > 1, `${made} builds, ${refused} refused`)
  }),
)

/** Pages for which a site is made of the one before the last; of some counties the cities have no cards. */
const many = 520

/** What is done there, one after the other; a file that is spoiled has everything made again. */
const inMany = ['a card', 'a city less', 'a file of dist', 'a new city']

keeping(`is the same as a whole build with ${many} cities too, made of the site before the last`, () =>
  withFixture(async (fixture) => {
    writeCities(join(fixture.contentDir, 'locations'), madeUp(many, 3))
    const numbers = random(7)
    await buildOnce(optionsOf(fixture))
    for (const [i, kind] of inMany.entries()) {
      edits[kind]!(fixture, numbers, i)
      await buildOnce(optionsOf(fixture))
      assert.ok(readdirSync(fixture.root).includes('.dist-spare'), kind)
    }
    const whole = { ...optionsOf(fixture), outDir: join(fixture.root, 'whole') }
    await build(whole)
    const [made, expected] = [bytesOf(fixture.outDir), bytesOf(whole.outDir)]
    const differing = Object.keys({ ...made, ...expected }).filter((file) => made[file] !== expected[file])
    assert.equal(differing, [])
  }),
)

keeping('makes the city and what shows it, and takes the other cities over', () =>
  withFixture(async (fixture) => {
    writeCities(join(fixture.contentDir, 'locations'), madeUp(70, 9))
    await buildOnce(optionsOf(fixture))
    const numbers = () =>
      new Map(
        readdirSync(join(fixture.outDir, 'locations'))
          .filter((name) => name.endsWith('.html'))
          .map((name) => [name, statSync(join(fixture.outDir, 'locations', name)).ino]),
      )
    const before = numbers()
    setField(fixture, cityFiles(fixture)[40]!, 'card', 'Another card.')
    await buildOnce(optionsOf(fixture))
    const after = numbers()
    const kept = [...after].filter(([name, number]) => before.get(name) === number)
    assert.ok(after.size - kept.length >= 2, 'the city and its county are made again')
    assert.ok(kept.length > after.size / 2, `${kept.length} of ${after.size} were kept`)
    const again = numbers()
    await buildOnce(optionsOf(fixture), true)
    assert.not.ok(
      [...numbers()].some(([name, number]) => again.get(name) === number),
      '--fresh keeps nothing',
    )
  }),
)

keeping.run()
