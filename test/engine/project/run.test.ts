import { execFile } from 'node:child_process'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { projectDir } from '../../../generator/process/paths'
import { fixtureFolders } from '../../helpers/fixture'
import { judge } from '../../suites'

interface Ended {
  code: number
  stdout: string
  stderr: string
}

/** `npm test -- WORDS`, or with a flag. */
const npmTest = (words: string[], env: Record<string, string> = {}) =>
  new Promise<Ended>((resolve) =>
    execFile(
      process.execPath,
      ['--import', 'tsx', 'test/run.ts', ...words],
      { cwd: projectDir, env: { ...process.env, ...env } },
      (error, stdout, stderr) => resolve({ code: Number(error?.code ?? 0), stdout, stderr }),
    ),
  )

const run = suite('npm test')

run('says in one line that nothing matches, and fails', async () => {
  const { code, stdout, stderr } = await npmTest(['no-such-suite'])
  assert.equal({ code, stdout, stderr }, { code: 1, stdout: '', stderr: 'no suite matches no-such-suite\n' })
})

const report = (total: number, passed: number) =>
  `engine/a.test.ts\n a  • •   (${passed} / ${total})\n\n  Total:     ${total}\n  Passed:    ${passed}\n  Skipped:   0\n  Duration:  1.00ms\n\n`
const isSuite = true

run('counts the tests that a suite reports', () => {
  assert.equal(judge({ isSuite }, report(3, 3), 0), { passed: 3, failed: 0, message: '' })
  const { passed, failed, message } = judge({ isSuite }, report(3, 1), 1)
  assert.equal([passed, failed], [1, 2])
  assert.match(message, '(1 / 3)')
})

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

run('prints what else a suite says', () => {
  assert.is(judge({ isSuite }, `${report(1, 1)}  (nginx is not here)\n`, 0).message, '  (nginx is not here)')
})

run('skips the sample in one line, with the file, when the content has changed', async () => {
  const { code, stdout } = await npmTest(['sample/'], { SITE_CONTENT: fixtureFolders.contentDir })
  assert.is(code, 0)
  const [line, ...more] = stdout.split('\n')
  assert.match(line!, /^test\/sample skipped: content\/ is no longer the sample .*`npm run sample` runs it/)
  assert.match(line!, 'recorded (business.md)')
  assert.not.match(more.join('\n'), 'test/sample')
})

run.run()
