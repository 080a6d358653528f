import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { judge } from '../../suites'

const run = suite('npm test')

const report = (total: number, passed: number) =>
  `engine/a.test.ts\n a  • •   (${passed} / ${total})\n\n  Total:     ${total}\n  Passed:    ${passed}\n  Skipped:   0\n  Duration:  1.00ms\n\n`
const isSuite = true

run('fails a suite that reports no test, breaks outside of its tests, or takes too long', () => {
  for (const [output, end, message] of [
    [report(0, 0), 0, /reports no test; does the file call \.run\(\)\?$/],
    [`${report(2, 2)}Error: too late`, 1, /too late$/],
    ['', 1, /reports no test/],
    [report(2, 2), 'SIGTERM', /ended by SIGTERM; a process may take \d+ minutes$/],
  ] as const) {
    const result = judge({ isSuite }, output, end)
    assert.is(result.failed, 1)
    assert.match(result.message, message)
  }
})

run.run()
