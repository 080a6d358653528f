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

const inHead = (html: string) => (page: string) => page.replace('</head>', `${html}</head>`)

const spoilt: [name: string, change: (page: string) => string, expected: RegExp][] = [
  [
    'a page that is too heavy',
    (page) => page.replace('</main>', `<p>${words(pageLimit)}</p></main>`),
    /^\/reviews is \d+ bytes; 14600 fit into one round trip$/,
  ],
  [
    'a fourth request',
    inHead('<script type="module" src="/assets/more.js"></script>'),
    /^\/reviews makes 4 requests; at most 3 are allowed$/,
  ],
  [
    'a style sheet of its own',
    inHead('<link rel="stylesheet" href="/icon.svg">'),
    /^\/reviews makes 4 requests; at most 3 are allowed$/,
  ],
  [
    'a frame',
    (page) => page.replace('</main>', '<iframe src="/faqs"></iframe></main>'),
    /^\/reviews makes 4 requests; at most 3 are allowed$/,
  ],
  [
    'a picture of another host',
    (page) => page.replace('</main>', '<img alt="" src="https://cdn.example.org/a.png"></main>'),
    /^\/reviews asks another host: https:\/\/cdn\.example\.org\/a\.png$/,
  ],
  [
    'a picture of another host for wide screens',
    (page) =>
      page.replace('</main>', '<picture><source srcset="//cdn.example.org/a.png 2x"></picture></main>'),
    /^\/reviews asks another host: \/\/cdn\.example\.org\/a\.png$/,
  ],
  [
    'a second picture of another host',
    (page) =>
      page.replace('</main>', '<img alt="" srcset="/icon.svg 1x,https://cdn.example.org/a.png 2x"></main>'),
    /^\/reviews asks another host: https:\/\/cdn\.example\.org\/a\.png$/,
  ],
  [
    'a style sheet of another host',
    (page) => page.replace('<style>', '<style>@import "https://cdn.example.org/a.css";'),
    /^\/reviews asks another host: https:\/\/cdn\.example\.org\/a\.css$/,
  ],
  [
    'a picture of another host in the style of an element',
    (page) => page.replace('</main>', '<p style="background:url(//cdn.example.org/a.png)"></p></main>'),
    /^\/reviews asks another host: \/\/cdn\.example\.org\/a\.png$/,
  ],
  [
    'a font of another host',
    (page) => page.replace('</style>', '@font-face{src:url(https://fonts.example.org/a.woff2)}</style>'),
    /^\/reviews asks another host: https:\/\/fonts\.example\.org\/a\.woff2$/,
  ],
]

for (const [name, change, expected] of spoilt)
  budgets(`finds ${name}`, () =>
    withCopy((folder) => {
      const file = join(folder, 'reviews.html')
      const before = readFileSync(file, 'utf8')
      const after = change(before)
      assert.is.not(after, before)
      writeFileSync(file, after)
      const found = allFound(folder)
      assert.ok(
        found.some((line) => expected.test(line)),
        found.join('\n'),
      )
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

const withPhoto: [
  name: string,
  phone: number,
  desk: number,
  more: Parameters<typeof addPhoto>[3],
  found: RegExp,
][] = [
  ['keeps its limits', 40_000, 120_000, { after: 8000 }, /^$/],
  [
    'is too heavy for a phone',
    40_001,
    120_000,
    {},
    /^\/reviews shows \/assets\/a\.jpg, 40001 bytes on a phone; at most 40000 fit$/,
  ],
  [
    'is too heavy for a desk',
    40_000,
    120_001,
    {},
    /^\/reviews shows \/assets\/a\.jpg, 120001 bytes on a desk; at most 120000 fit$/,
  ],
  [
    'has too much with it',
    40_000,
    120_000,
    { after: 14_000 },
    /^\/reviews is \d+ bytes; 17600 fit into one round trip$/,
  ],
  [
    'has too much above it',
    40_000,
    120_000,
    { before: 10_500 },
    /^\/reviews is \d+ bytes up to its first section; 14600 fit into one round trip$/,
  ],
]
for (const [name, phone, desk, more, found] of withPhoto)
  budgets(`looks at a photo that ${name}`, () =>
    withCopy((folder) => {
      addPhoto(folder, phone, desk, more)
      assert.match(allFound(folder).join('\n'), found)
    }),
  )

budgets('counts what blocks the first paint as part of the page', () =>
  withCopy((folder) => {
    writeFileSync(join(folder, 'assets/late.css'), words(pageLimit))
    const file = join(folder, 'reviews.html')
    const link = '<link rel="stylesheet" href="/assets/late.css">'
    writeFileSync(file, inHead(link)(readFileSync(file, 'utf8')))
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
    const file = join(folder, 'reviews.html')
    const spare = pageLimit - weightOf(weigh(folder)[0]!)
    const page = readFileSync(file, 'utf8')
    writeFileSync(file, page.replace('</main>', `<p>${words(spare + 100)}</p></main>`))
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
