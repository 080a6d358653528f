import { randomBytes } from 'node:crypto'
import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { build } from '../../../build'
import {
  heavyPages,
  pageLimit,
  remarkOn,
  weigh,
  weightOf,
} from '../../../generator/commands/deploy/page-weight'
import { overBudget, scriptLimit } from '../../tools/budgets'
import { serve } from '../../../generator/commands/dev/serve'
import { writeSyntheticContent } from '../../bench/synthetic'
import { fixtureSite } from '../../browser/helpers/fixture-site'
import { everything } from '../../helpers/everything'
import { withFixture } from '../../helpers/fixture'

const budgets = suite('overBudget(folder) and heavyPages(folder)')

budgets('finds nothing in a site that keeps them', async () => {
  const { folder, pages } = await fixtureSite()
  assert.equal(allFound(folder), [])
  assert.ok(weigh(folder).length > pages.length, 'it looks at redirects too')
})

if (everything)
  budgets('finds nothing in a site of so many cities that it lists counties', () =>
    withFixture(async ({ root, contentDir, publicDir, outDir }) => {
      const [content, some] = [join(root, 'many'), join(root, 'some')]
      writeSyntheticContent(contentDir, content, 600)
      const report = await build({ contentDir: content, publicDir, outDir, preview: false })
      const county = report.pages.findLast(({ path }) => path.endsWith('-county'))!.path.slice(1)
      // To weigh each city would take long; one stands for the made-up ones.
      const city = readdirSync(join(content, 'locations')).at(-1)!.replace('.md', '')
      for (const name of ['index', 'locations', county, `locations/${city}`, 'locations/ada'])
        cpSync(join(outDir, `${name}.html`), join(some, `${name}.html`))
      for (const name of ['assets', ...headerFiles])
        cpSync(join(outDir, name), join(some, name), { recursive: true })
      assert.is(weigh(some).length, 5)
      assert.equal(allFound(some), [])
    }),
  )

/** What the headers of a page are read from. */
const headerFiles = ['_headers', '_redirects']

/** One line for everything above a limit, whether code or content is to blame. */
const allFound = (folder: string) => [...heavyPages(folder).map(remarkOn), ...overBudget(folder)]

/** Words that no compression makes shorter than this many bytes. */
const words = (bytes: number) => randomBytes(bytes).toString('base64')

const script = (folder: string) =>
  join(
    folder,
    'assets',
    readdirSync(join(folder, 'assets')).find((file) => file.startsWith('index-'))!,
  )

/** What is put into a page, before the end of an element or behind its start, and what is then said of the page. */
const spoilt = String.raw`
  a fourth request         | </head>  | <script type="module" src="/assets/more.js"></script> | makes 4 requests; at most 3 are allowed
  a style sheet of its own | </head>  | <link rel="stylesheet" href="/icon.svg">      | makes 4 requests; at most 3 are allowed
  a frame                  | </main>  | <iframe src="/faqs"></iframe>                 | makes 4 requests; at most 3 are allowed
  a picture                | </main>  | <img alt="" src="https://cdn.example.org/a.png"> | asks another host: https://cdn.example.org/a.png
  one for wide screens     | </main>  | <picture><source srcset="//cdn.example.org/a.png 2x"></picture> | asks another host: //cdn.example.org/a.png
  a second picture         | </main>  | <img alt="" srcset="/icon.svg 1x,https://cdn.example.org/a.png 2x"> | asks another host: https://cdn.example.org/a.png
  a style sheet            | <style>  | @import "https://cdn.example.org/a.css";      | asks another host: https://cdn.example.org/a.css
  a picture in a style     | </main>  | <p style="background:url(//cdn.example.org/a.png)"></p> | asks another host: //cdn.example.org/a.png
  a font                   | </style> | @font-face{src:url(https://fonts.example.org/a.woff2)} | asks another host: https://fonts.example.org/a.woff2`
  .trim()
  .split('\n')
  .map((row) => row.trim().split(/ +\| +/) as [name: string, tag: string, html: string, said: string])

const found = (folder: string, line: RegExp | string) =>
  assert.ok(
    allFound(folder).some((one) => (typeof line === 'string' ? one === line : line.test(one))),
    allFound(folder).join('\n'),
  )

/** Puts HTML before the end of an element, or behind its start, in the page of the copy. */
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
      found(folder, `/reviews ${said}`)
    }),
  )

budgets('finds a page that is too heavy', () =>
  withCopy((folder) => {
    insert(folder, '</main>', `<p>${words(pageLimit)}</p>`)
    found(folder, /^\/reviews is \d+ bytes; 14600 fit into one round trip$/)
  }),
)

/** Puts a photo into a page, of which these are the bytes of each file, and so many bytes of words. */
function addPhoto(
  folder: string,
  phone: number,
  desk: number,
  more: { before?: number; after?: number },
): void {
  writeFileSync(join(folder, 'assets/a-720.avif'), Buffer.alloc(phone))
  writeFileSync(join(folder, 'assets/a-1440.avif'), Buffer.alloc(desk))
  const photo =
    '<picture><source srcset="/assets/a-720.avif 720w, /assets/a-1440.avif 1440w"><img alt="" src="/assets/a.jpg"></picture>'
  const text = (bytes = 0) => `<p>${words(bytes)}</p>`
  const file = join(folder, 'reviews.html')
  const page = readFileSync(file, 'utf8')
    .replace('<section', () => `${text(more.before)}<section`)
    .replace('</main>', () => `${text(more.after)}${photo}</main>`)
  writeFileSync(file, page)
}

/** The bytes of the files of a photo, and of words before and after it; and what is said. */
const withPhoto: [
  name: string,
  files: [number, number],
  more: Parameters<typeof addPhoto>[3],
  said: RegExp,
][] = [
  ['keeps its limits', [40_000, 120_000], { after: 8000 }, /^$/],
  [
    'is too heavy for a phone',
    [40_001, 120_000],
    {},
    /^\S+ shows \S+, 40001 bytes on a phone; at most 40000 fit$/,
  ],
  [
    'is too heavy for a desk',
    [40_000, 120_001],
    {},
    /^\S+ shows \S+, 120001 bytes on a desk; at most 120000 fit$/,
  ],
  [
    'has much with it',
    [40_000, 120_000],
    { after: 14_000 },
    /^\S+ is \d+ bytes; 17600 fit into one round trip$/,
  ],
  [
    'has much above it',
    [40_000, 120_000],
    { before: 10_500 },
    /^\S+ is \d+ bytes up to its first section; 14600 fit/,
  ],
]
for (const [name, [phone, desk], more, said] of withPhoto)
  budgets(`looks at a photo that ${name}`, () =>
    withCopy((folder) => {
      addPhoto(folder, phone, desk, more)
      const lines = allFound(folder).join('\n')
      assert.match(lines, said)
      assert.match(lines, /^$|^\/reviews (is|shows \/assets\/a\.jpg,) /)
    }),
  )

budgets('counts what blocks the first paint as part of the page', () =>
  withCopy((folder) => {
    writeFileSync(join(folder, 'assets/late.css'), words(pageLimit))
    insert(folder, '</head>', '<link rel="stylesheet" href="/assets/late.css">')
    assert.match(allFound(folder).join('\n'), /^\/reviews is \d+ bytes; 14600 fit into one round trip$/m)
  }),
)

budgets('counts the headers as part of each page', async () => {
  const { folder } = await fixtureSite()
  const site = await serve(folder)
  const { headers } = await fetch(`${site.origin}/reviews`)
  await site.close()
  const names = [
    'content-security-policy',
    'x-content-type-options',
    'cross-origin-resource-policy',
    'referrer-policy',
    'permissions-policy',
  ]
  const lines = names.map((name) => `${name}: ${headers.get(name)}`)
  // Not sent to a browser of this machine, which would heed it.
  lines.push('strict-transport-security: max-age=31536000; includeSubDomains')
  const bytes = lines.reduce((sum, line) => sum + `${line}\r\n`.length, 0)
  for (const { headers } of weigh(folder)) assert.is(headers, bytes)
})

budgets('does not hold a heavy page against the code', () =>
  withCopy((folder) => {
    const spare = pageLimit - weightOf(weigh(folder)[0]!)
    insert(folder, '</main>', `<p>${words(spare + 100)}</p>`)
    const [heavy, ...others] = heavyPages(folder)
    assert.equal(others, [])
    assert.is(heavy!.path, '/reviews')
    assert.ok(heavy!.bytes > pageLimit && heavy!.bytes < pageLimit + 200, `${heavy!.bytes} bytes`)
    assert.is(heavy!.limit, pageLimit)
    assert.equal(overBudget(folder), [])
  }),
)

budgets('finds a script that is too large', () =>
  withCopy((folder) => {
    writeFileSync(script(folder), words(scriptLimit))
    assert.match(overBudget(folder).join('\n'), /^the script is \d+ bytes; at most 2048 fit$/)
  }),
)

budgets.run()

/** One page of the site and its assets: to weigh all of it each time would take long. */
async function withCopy(use: (folder: string) => void): Promise<void> {
  const { folder } = await fixtureSite()
  const copy = mkdtempSync(join(tmpdir(), 'budgets-'))
  try {
    for (const name of ['reviews.html', 'assets', 'icon.svg', ...headerFiles])
      cpSync(join(folder, name), join(copy, name), { recursive: true })
    assert.equal(allFound(copy), [])
    use(copy)
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
}
