import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { build } from '../../../build'
import { everything } from '../../helpers/everything'
import { withFixture } from '../../helpers/fixture'
import { fuzz } from '../fuzz/fuzz'
import { Finding, createJudge } from '../fuzz/judge'
import type { Judge } from '../fuzz/judge'

/** Always the same in a test; `npm run fuzz` takes another seed each time. */
const seed = 3
const mutations = everything ? 300 : 20

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
  assert.ok(built > mutations / 30 && refused > mutations / 4, `${built} built, ${refused} refused`)
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

content('may hold the marks that the build puts its own things at', () =>
  withFixture(async (fixture) => {
    fixture.edit('pages/about.md', 'title: About', 'title: "About /*css*/ %csp% $&"')
    fixture.edit('pages/about.md', 'Who we are.', 'Who we are, url(#h-constructor), url(#h-gneiss).')
    await build({ ...fixture, preview: false })
    const html = readFileSync(join(fixture.outDir, 'about.html'), 'utf8')
    assert.match(html, '<title>About /*css*/ %csp% $&amp; | Acme</title>')
    assert.not.match(html, '<style>/*css*/')
    assert.match(html, 'Who we are, url(#h-constructor), url(#h-gneiss).')
    assert.not.match(html, '<pattern')
  }),
)

content.run()
