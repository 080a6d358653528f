import { suite } from 'uvu'
import { withFixture } from './fixture'
import type { Fixture } from './fixture'

/** A suite whose tests each get a fresh copy of the fixture; one that takes no argument gets none. */
export function fixtureSuite(name: string) {
  const tests = suite(name)
  const test = (sentence: string, run: (fixture: Fixture) => unknown) =>
    tests(sentence, async () => {
      await (run.length === 0 ? (run as () => unknown)() : withFixture(run))
    })
  return Object.assign(test, { run: tests.run, after: tests.after })
}
