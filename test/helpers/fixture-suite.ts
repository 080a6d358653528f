import { suite } from 'uvu'
import { withFixture } from './fixture'
import type { Fixture } from './fixture'

type Run = (fixture: Fixture) => unknown

/**
 * A suite whose tests each get a fresh copy of the fixture or of another site. A test without a parameter gets none.
 */
export function fixtureSuite(name: string, withSite: (run: Run) => Promise<unknown> = withFixture) {
  const tests = suite(name)
  const test = (sentence: string, run: Run) =>
    tests(sentence, async () => {
      await (run.length === 0 ? (run as () => unknown)() : withSite(run))
    })
  return Object.assign(test, { run: tests.run, after: tests.after })
}
