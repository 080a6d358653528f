import * as assert from 'uvu/assert'
import { causesOf, heldItem } from '../../../generator/commands/launch-check'
import { loadSite } from '../../../generator/read/load'
import { openClaims, openItems } from '../../../generator/read/opinions/open-items'
import { ContentError, formatProblems } from '../../../generator/read/source/problems'
import { inOneLine } from '../../helpers/content-cases'
import { memorySuite } from '../../helpers/in-memory'
import type { InMemory } from '../../helpers/in-memory'
import { certain } from './guard-cases'
import type { Changes } from './guard-cases'
import { hints } from './guard-hints'
import { items, settled } from './guard-items'
import { everything } from '../../helpers/everything'

const guard = memorySuite('the guard')

/** Returns one line for each item that holds the changed content back. */
function heldIn(fixture: InMemory, changes: Changes): string[] {
  for (const { make } of [settled, changes].flat()) make(fixture)
  const content = loadSite(fixture)
  const held = causesOf(content, content.suspect()).flatMap((one) => (one.holds ? heldItem(one) : []))
  return [...openItems(content), ...openClaims(content, false), ...held].map(inOneLine)
}

/** Returns one line for each problem of the changed content, or for each hint if there are no problems. */
function toldOf(fixture: InMemory, changes: Changes): string[] {
  for (const { make } of [changes].flat()) make(fixture)
  try {
    const content = loadSite(fixture)
    return causesOf(content, content.suspect()).map(({ words, why, places: [place] }) =>
      inOneLine({ ...place, message: `"${words}" ${why}` }),
    )
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    return error.problems.map((problem) => formatProblems([problem]).split('\n')[0]!.replace('content/', ''))
  }
}

const rules = [
  ...Object.entries({ ...certain, ...hints }).map((rule) => [...rule, toldOf] as const),
  ...Object.entries(items).map((rule) => [...rule, heldIn] as const),
]

for (const [name, { seen, right }, told] of rules) {
  for (const [change, said] of seen)
    guard(`reports ${name} in one line: ${said}`, (fixture) => {
      const lines = told(fixture, change)
      assert.is(lines.length === 1 && lines[0]!.includes(said), true, lines.join('\n'))
    })
  right
    .slice(0, everything ? undefined : 3)
    .forEach((change, i) =>
      guard(`accepts ${name} where they are right, ${i + 1}`, (fixture) =>
        assert.equal(told(fixture, change), []),
      ),
    )
}

guard.run()
