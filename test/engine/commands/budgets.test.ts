import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { heavyPages, weigh } from '../../tools/page-weight'
import { overBudget, scriptLimit } from '../../tools/budgets'
import { fixtureSite } from '../../browser/helpers/fixture-site'
import { withFolder } from '../../helpers/folder'
import { random } from '../fuzz/random'
import { table } from '../../helpers/table'

const budgets = suite('overBudget(folder) and heavyPages(folder)')

const site = await fixtureSite()
/** Built and weighed once, because each takes a second. */
const weights = weigh(site.folder)

budgets('finds nothing in a site that keeps them', () => {
  assert.equal(heavyPages(site.folder, weights), [])
  assert.equal(overBudget(site.folder), [])
  assert.ok(weights.length > site.pages.length, 'it looks at redirects too')
})

/** Words that take at least this many bytes even when they are compressed. */
const { int } = random(1)
const words = (bytes: number) => Buffer.from(Array.from({ length: bytes }, () => int(256))).toString('base64')

/** What is inserted, before the end of an element or after its start, and what is reported about the page. */
const spoilt = table(
  4,
  String.raw`
  a fourth request         | </head>  | <script type="module" src="/assets/more.js"></script> | makes 4 requests; at most 3 are allowed
  a picture                | </main>  | <img alt="" src="https://cdn.example.org/a.png"> | asks another host: https://cdn.example.org/a.png
  a style sheet            | <style>  | @import "https://cdn.example.org/a.css";      | asks another host: https://cdn.example.org/a.css`,
).map((row) => row.map((cell) => cell.trim()) as [name: string, tag: string, html: string, said: string])

/** Inserts HTML before the end of an element or after its start, in a page of the copy. */
function insert(folder: string, tag: string, html: string): void {
  const file = join(folder, 'reviews.html')
  const before = readFileSync(file, 'utf8')
  assert.ok(before.includes(tag), tag)
  writeFileSync(
    file,
    before.replace(tag, () => (tag.startsWith('</') ? html + tag : tag + html)),
  )
}

for (const [name, tag, html, said] of spoilt)
  budgets(`finds ${name}, which ${said.split(/[;:]/)[0]}`, () =>
    withCopy((folder) => {
      insert(folder, tag, html)
      assert.ok(overBudget(folder).includes(`/reviews ${said}`), overBudget(folder).join('\n'))
    }),
  )

budgets('finds a script that is too large', () =>
  withCopy((folder) => {
    writeFileSync(join(folder, 'assets/more.js'), words(scriptLimit))
    assert.match(overBudget(folder).join('\n'), /^the script is \d+ bytes; at most 1300 fit$/)
  }),
)

budgets.run()

/** Copies one page of the site with its assets and headers, because weighing the whole site each time takes long. */
const withCopy = (use: (folder: string) => void): Promise<void> =>
  withFolder((copy) => {
    for (const name of ['reviews.html', 'assets', 'icon.svg', '_headers', '_redirects'])
      cpSync(join(site.folder, name), join(copy, name), { recursive: true })
    use(copy)
  })
