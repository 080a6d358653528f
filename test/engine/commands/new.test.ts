import * as assert from 'uvu/assert'
import { parse, parseDocument } from 'yaml'
import { createContent } from '../../../generator/commands/new'
import { questionsIn } from '../../../generator/read/copy/questions'
import { readFrontMatter } from '../../../generator/read/source/front-matter'
import { explain } from '../../../generator/terminal/explain'
import { filesOf } from '../../../templates/model/page-files'
import { filesBelow } from '../../helpers/files'
import type { Fixture } from '../../helpers/fixture'
import { built, problemsOf, said } from '../../helpers/fixture-build'
import { fixtureSuite } from '../../helpers/fixture-suite'
import { jsonSchema, pathsIn, pathsOf } from '../../helpers/schema-paths'
import { cases, refusals } from './new-cases'

type Path = (string | number)[]

const run = ({ contentDir }: Fixture, ...args: string[]) => createContent(['--content', contentDir, ...args])

const frontMatterOf = (text: string) => /^---\n([^]*?\n)---\n/.exec(text)![1]!

/** Removes only one "#" from each line of an optional field. */
const takeOff = (yaml: string) => yaml.replace(/^( *)#(?!#)/gm, '$1')

/** The same, and then again for optional fields inside, until none is left. */
function uncomment(yaml: string): string {
  const bare = takeOff(yaml)
  return bare === yaml ? yaml : uncomment(bare)
}

const isBlank = (value: unknown): boolean => value === '' || value === null
const isOpen = (value: unknown) => isBlank(value) || questionsIn(JSON.stringify(value)).length > 0

/** Returns the paths of fields that are empty or have only a question. */
const blanksIn = (value: unknown, isIt = isBlank, path: Path = []): Path[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, child]) =>
        blanksIn(child, isIt, [...path, Array.isArray(value) ? Number(key) : key]),
      )
    : isIt(value)
      ? [path]
      : []

/** A field as messages name it: "faqs.items[0].answer". */
const fieldName = (path: Path) =>
  path.map((key, i) => (typeof key === 'number' ? `[${key}]` : `${i > 0 ? '.' : ''}${key}`)).join('')

const dataOf = ({ read }: Fixture, file: string) => readFrontMatter(file, Buffer.from(read(file))).data

const create = fixtureSuite('npm run new')

for (const { args, file, known, like, fill, body, emptyBody, address, words, ...kind } of cases) {
  const name = `${args[0]}`

  create(`${name} writes every field of its schema once, and says what to run next`, (fixture) => {
    const told = run(fixture, ...args)
    const text = fixture.read(file)
    const rules = jsonSchema(kind.schema)
    // The parser refuses a duplicate field and a line that is indented too far.
    for (const lines of [text, takeOff(text)]) parse(frontMatterOf(lines))
    const all = pathsIn(parse(uncomment(frontMatterOf(text)))).filter((path) => !path.endsWith('.a-name'))
    assert.equal([...new Set(all)].sort(), pathsOf(rules, false).sort())
    const data = dataOf(fixture, file)
    const live = new Set([...pathsOf(rules, true), ...Object.keys(known).map((key) => `.${key}`)])
    assert.equal([...new Set(pathsIn(data))].sort(), [...live].sort())
    for (const [key, value] of Object.entries(known)) assert.is(data[key], value)

    const written = `content/${file} is ready, with every field it can have. Next:`
    assert.is(told.split('\n')[0], written)
    for (const command of ['npm run build', 'npm run dev']) assert.match(told, command)
    assert.is(told.includes('below the closing ---'), name !== 'job')
    assert.ok(told.endsWith(`, at ${address}`), told)
  })

  create(
    `${name} writes what is refused for each empty field, and builds when they are filled in`,
    async (fixture) => {
      run(fixture, ...args)
      const text = fixture.read(file)
      const problems = problemsOf(fixture)
      assert.equal(
        problems.map((problem) => `${problem.file} ${problem.message.split(';')[0]}`).sort(),
        [
          ...blanksIn(dataOf(fixture, file)).map((path) => `${file} ${fieldName(path)} is empty`),
          ...(emptyBody ? [`${file} ${emptyBody}`] : []),
        ].sort(),
      )
      const lines = text.split('\n')
      const help = lines.filter((line) => /^\s*##/.test(line)).map((line) => line.replace(/^\s*## /, ''))
      for (const { line, message } of problems) {
        if (emptyBody && message.startsWith(emptyBody)) continue
        assert.match(lines[line - 1]!, /(:|-)$/, message)
        // The file says the same as the message.
        assert.ok(help.join(' ').includes(message.replace(/^.*?; (write|known here:) /, '')), message)
      }

      const yaml = parseDocument(frontMatterOf(text), { schema: 'failsafe' })
      const model = parseDocument(frontMatterOf(like), { schema: 'failsafe' })
      for (const path of blanksIn(yaml.toJS(), isOpen))
        yaml.setIn(path, fill[path.join('.')] ?? model.getIn(path) ?? 'There is more.')
      assert.equal(blanksIn(yaml.toJS()).map(fieldName), [])
      assert.equal(questionsIn(String(yaml)), [])
      fixture.write(file, `---\n${yaml.toString()}---\n\n${body}`)
      assert.is(await said(fixture, { preview: true }), 'built')
      const html = built(fixture, filesOf(address)[0]!)
      for (const word of [words, (known.name ?? known.title)!]) assert.match(html, word)
    },
  )
}

create('offers the existing tiers, services and cities, and the allowed words', (fixture) => {
  fixture.write('services/piers.md', 'broken')
  run(fixture, 'city', 'Bee')
  run(fixture, 'service', 'Drains')
  const city = fixture.read('locations/bee.md')
  assert.match(city, '## the id of a response tier of the business; there is: same-day\ntier: same-day\n')
  assert.match(city, 'without .md; there is: leveling, piers\n')
  assert.match(city, 'one of: AL, AK, AZ,')
  for (const part of ['without .md; there is: ada, bee\n', '2: the name of the step]"\n  ## how long it all'])
    assert.match(fixture.read('services/drains.md'), part)
})

create('writes what a preview can build, and a city from one line', async (fixture) => {
  run(fixture, 'service', 'Drains')
  run(fixture, 'city', 'Bee, Bee County, TX, 78601, 30.7, -97.7')
  assert.is(await said(fixture, { preview: true }), 'built')
  const { county, state, postalCode, latitude, longitude } = dataOf(fixture, 'locations/bee.md')
  assert.equal([county, state, postalCode, latitude, longitude].join(), 'Bee County,TX,78601,30.7,-97.7')
})

create('words a title like most others, and continues from the last place in lists', (fixture) => {
  const ada = fixture.read('locations/ada.md')
  for (const city of ['Bee', 'Cid'])
    fixture.write(
      `locations/${city.toLowerCase()}.md`,
      ada.replace('House Leveling in Ada', `Level ${city} Homes`).replace('name: Ada', `name: ${city}`),
    )
  fixture.edit('services/leveling.md', 'card:', 'order: 30\ncard:')
  run(fixture, 'city', 'Dee')
  run(fixture, 'service', 'Drains')
  assert.match(fixture.read('locations/dee.md'), '\ntitle: Level Dee Homes\n')
  assert.match(fixture.read('services/drains.md'), '\norder: "40"\n')
})

create('keeps a title that names the city in braces, and gives a city its capitals', (fixture) => {
  fixture.edit('locations/ada.md', 'title: House Leveling in Ada', 'title: Level in {city}')
  run(fixture, 'city', 'cow creek')
  const { title, name } = dataOf(fixture, 'locations/cow-creek.md')
  assert.equal([title, name], ['Level in {city}', 'Cow Creek'])
})

create(
  'accepts only a city with a page as the town of a job, because a title may contain a comma',
  (fixture) => {
    const written = (words: string, file: string) => {
      run(fixture, 'job', words)
      const { title, town } = dataOf(fixture, file)
      return [title, town]
    }
    assert.equal(written('Slab raised', 'jobs/slab-raised.md'), ['Slab raised', ''])
    assert.equal(written('Door shut, ada', 'jobs/door-shut.md'), ['Door shut', 'ada'])
    const both = 'Slab raised, door shut'
    assert.equal(written(both, 'jobs/slab-raised-door-shut.md'), [both, ''])
  },
)

create('refuses in one line what it cannot do, and writes nothing', async (fixture) => {
  for (const [args, message, prepare] of refusals) {
    prepare?.(fixture)
    const texts = () => filesBelow(fixture.contentDir).map((file) => [file, fixture.read(file)])
    const before = texts()
    const told = await (async () => run(fixture, ...args))().then(String, explain)
    assert.ok(told.startsWith(message), `${args.join(' ')}: ${told}`)
    assert.not.match(told, '\n')
    assert.equal(texts(), before)
  }
})

create.run()
