import * as assert from 'uvu/assert'
import { loadSite } from '../../../generator/read/load'
import { ContentError, formatProblems } from '../../../generator/read/source/problems'
import { inOneLine } from '../../helpers/content-cases'
import { memorySuite } from '../../helpers/in-memory'
import type { InMemory } from '../../helpers/in-memory'
import { certain } from './guard-cases'
import type { Changes } from './guard-cases'
import { hints } from './guard-hints'

const guard = memorySuite('the guard')

/** Problems of the changed content; without any, its hints. A line each. */
function toldOf(fixture: InMemory, changes: Changes): string[] {
  for (const { make } of [changes].flat()) make(fixture)
  try {
    const { suspect, locate } = loadSite(fixture)
    // The pages of the fixture say little.
    const hints = suspect().filter(({ words }) => words !== 'few words')
    return hints.map(({ file, words, why, line = 0, ...place }) =>
      inOneLine({
        ...(line ? { file, line, column: 1 } : locate(file, place)),
        message: `"${words}" ${why}`,
      }),
    )
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    return error.problems.map((problem) => formatProblems([problem]).split('\n')[0]!.replace('content/', ''))
  }
}

for (const [name, { seen, right }] of Object.entries({ ...certain, ...hints })) {
  for (const [change, said] of seen)
    guard(`tells ${name} in one line: ${said}`, (fixture) => {
      const told = toldOf(fixture, change)
      assert.is(told.length === 1 && told[0]!.includes(said), true, told.join('\n'))
    })
  right.forEach((change, i) =>
    guard(`lets ${name} pass where they are right, ${i + 1}`, (fixture) =>
      assert.equal(toldOf(fixture, change), []),
    ),
  )
}

guard.run()
