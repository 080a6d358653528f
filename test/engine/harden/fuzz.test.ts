import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { build } from '../../../build'
import { withFixture } from '../../helpers/fixture'
import { fuzz } from '../fuzz/fuzz'
import { Finding, createJudge } from '../fuzz/judge'
import type { Judge } from '../fuzz/judge'
import { shareOut } from '../fuzz/workers'
import type { Result } from '../fuzz/fuzz'

/** Always the same in a test; `npm run fuzz` takes another seed each time. */
const seed = 20
const mutations = 100

let judge: Judge | undefined

const content = suite('broken content')

content('ends in a site that shows what was written, or in problems with file and line', async () => {
  judge = await createJudge()
  const count = { built: 0, refused: 0, finding: 0 }
  for await (const result of fuzz(seed, Array(mutations).keys(), judge)) {
    assert.is(result.message, undefined, `number ${result.index}: ${result.message}`)
    count[result.verdict]++
  }
  const { built, refused } = count
  assert.ok(built > mutations / 10 && refused > mutations / 4, `${built} built, ${refused} refused`)
})

/** What the judge says of a file with one text replaced. */
async function verdict(file: string, from: string, to: string): Promise<string> {
  const { subjects, judge: run } = (judge ??= await createJudge())
  const subject = subjects.find((other) => other.file === file)!
  assert.ok(subject.source.includes(from))
  const bytes = Buffer.from(subject.source.replace(from, () => to))
  return run(subject, { file, bytes }).catch((error: unknown) => {
    if (error instanceof Finding) return error.message
    throw error
  })
}

content('is judged by a judge that sees', async () => {
  const file = 'services/piers.md'
  const card = '\ncard: '
  assert.is(await verdict(file, card, `${card}Zqtrue `), 'built')
  assert.is(await verdict(file, card, '\n# A note on a line of its own.\ncard: '), 'built')
  assert.is(await verdict(file, card, '\ncrad: '), 'refused')
})

/** What becomes of ten numbers when a process does this with the one it is given. */
const judgedBy = (what: string) =>
  withFixture(async ({ root }) => {
    const program = join(root, 'worker.mjs')
    writeFileSync(
      program,
      `const [, from, total, step] = process.argv.slice(2).map(Number)
      const tell = (message) => new Promise((resolve) => process.send(message, resolve))
      ${what}
      process.exit()`,
    )
    const results: Result[] = []
    await shareOut({ seed: 1, total: 10, workers: 2, patience: 5000, program }, (result) =>
      results.push(result),
    )
    return results.sort((a, b) => a.index - b.index).map(({ message, verdict }) => message ?? verdict)
  })

content('is a finding where it hangs or ends the process, and the rest is judged', async () => {
  const findings: Record<number, string> = {
    3: 'ends the process with 7',
    4: 'ends the process with SIGKILL',
    6: 'says nothing for 5000 ms',
    9: 'ends the process with 0',
  }
  const results = await judgedBy(`
    await tell('ready')
    for (let index = from; index < total; index += step) {
      if (index === 3) process.exit(7)
      if (index === 4) process.kill(process.pid, 'SIGKILL')
      if (index === 6) for (;;);
      if (index === 9) process.exit()
      await tell({ index, verdict: 'built', milliseconds: 1 })
    }`)
  assert.equal(
    results,
    Array.from({ length: 10 }, (_, index) => findings[index] ?? 'built'),
  )
})

content('is not judged where no process can start', async () => {
  const message = await judgedBy('process.exit(1)').then(String, (error: Error) => error.message)
  assert.match(message, /^the process that starts at number [01] ends the process with 1 before it is ready$/)
})

content('may hold the marks that the build puts its own things at', () =>
  withFixture(async (fixture) => {
    fixture.edit('pages/about.md', 'title: About', 'title: "About /*css*/ %csp% $&"')
    fixture.edit('pages/about.md', 'Who we are.', 'Who we are, url(#h-constructor), url(#h-rock).')
    await build({ ...fixture, preview: false })
    const html = readFileSync(join(fixture.outDir, 'about.html'), 'utf8')
    assert.match(html, '<title>About /*css*/ %csp% $&amp; | Acme</title>')
    assert.not.match(html, '<style>/*css*/')
    assert.match(html, 'Who we are, url(#h-constructor), url(#h-rock).')
    assert.not.match(html, '<pattern')
  }),
)

content.run()
