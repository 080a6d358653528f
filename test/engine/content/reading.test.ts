import { join } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { oneFile } from '../../../build/one-file'
import type { KnownCities } from '../../../content/cities'
import { loadSite } from '../../../content/load'
import { ContentError, formatProblems } from '../../../content/problems'
import { readOnTwoCores } from '../../../content/reading'
import type { Site } from '../../../content/types'
import { withFixture } from '../../helpers/fixture'
import type { Fixture } from '../../helpers/fixture'
import { madeUp, writeCities } from '../../helpers/many-cities'

/** Enough for the other thread to have its part before this one is through. */
const cities = madeUp(1500, 5)

/** Everything a site says of its cities; compared as text, because a difference in so much is no reading. */
function assertSame(one: Site, other: Site): void {
  const partsOf = ({ cities, city, nearby, links }: Site): Record<string, unknown> => ({
    cities,
    whole: cities.map(city),
    nearby: cities.map(nearby),
    links: [...links].sort(([a], [b]) => (a < b ? -1 : 1)),
  })
  const others = partsOf(other)
  for (const [name, part] of Object.entries(partsOf(one)))
    assert.ok(JSON.stringify(part) === JSON.stringify(others[name]), name)
}

function problemsOf({ contentDir, publicDir }: Fixture, readThread?: string) {
  try {
    loadSite({ contentDir, publicDir, readThread })
    return []
  } catch (error) {
    if (error instanceof ContentError) return error.problems.map((one) => formatProblems([one])).sort()
    throw error
  }
}

const slugOf = (name: string) => name.toLowerCase().replaceAll(' ', '-')

/** With many cities. */
const withCities = (run: (fixture: Fixture, readThread: string) => void) =>
  withFixture(async (fixture) => {
    writeCities(join(fixture.contentDir, 'locations'), cities)
    run(fixture, await oneFile('content/read-thread.ts'))
  })

const reading = suite('reading many cities in two threads')

reading('shares the files between them, each to one', () =>
  withCities(({ contentDir, publicDir }, readThread) => {
    const files = cities.map(({ name }) => `locations/${slugOf(name)}.md`)
    const [here, there]: [string[], string[]] = [[], []]
    // As long as a thread takes to start, this one has nothing else to do.
    const read = (file: string) => {
      here.push(file)
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 2)
    }
    readOnTwoCores(readThread, { contentDir, publicDir }, files, read, (file, { summary }) => {
      assert.is(summary.file, file)
      there.push(file)
    })
    assert.ok(there.length > 30, `the other thread read ${there.length}`)
    assert.equal([...here, ...there].sort(), [...files].sort())
  }),
)

reading('gives what one thread gives, in the same order', () =>
  withCities(({ contentDir, publicDir }, readThread) => {
    const known = new Map<string, unknown>()
    const notes: KnownCities = {
      isEmpty: () => true,
      get: () => undefined,
      put: (file, hash, city) => void known.set(file, [hash, city]),
    }
    const there = loadSite({ contentDir, publicDir, readThread, known: notes })
    const all = new Map(known)
    known.clear()
    const here = loadSite({ contentDir, publicDir, known: notes })
    assert.is(here.site.cities.length, cities.length + 1)
    assertSame(there.site, here.site)
    assert.is(there.warnings.length, here.warnings.length)
    assert.ok(JSON.stringify([...all].sort()) === JSON.stringify([...known].sort()), 'what is known')
  }),
)

reading('tells every problem once', () =>
  withCities((fixture, readThread) => {
    const file = (i: number) => `locations/${slugOf(cities[i]!.name)}.md`
    for (const i of [3, 700, 1499]) fixture.edit(file(i), 'county:', 'county: A\ncountry:')
    for (const i of [4, 701, 1498]) fixture.edit(file(i), 'Clay', 'Call 512-555-0123. Clay')
    for (let i = 5; i < cities.length; i += 10) fixture.edit(file(i), `in Ada ${cities[i]!.name}`, 'in Adas')
    fixture.edit('services/leveling.md', 'title:', 'tilte:')
    const problems = problemsOf(fixture)
    assert.ok(problems.length > 9)
    assert.equal(problemsOf(fixture, readThread), problems)
  }),
)

reading('does without the other thread when that one fails', () =>
  withCities(({ contentDir, publicDir }) => {
    const here = loadSite({ contentDir, publicDir })
    const there = loadSite({ contentDir, publicDir, readThread: join(contentDir, '../no-such-program.cjs') })
    assertSame(there.site, here.site)
  }),
)

reading.run()
