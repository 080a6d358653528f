import { randomBytes } from 'node:crypto'
import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { overBudget, pageLimit, scriptLimit, weigh } from '../../build/budgets'
import { builtSite } from '../helpers/built-site'

const budgets = suite('overBudget(folder)')

budgets('finds nothing in this site', async () => {
  const { folder, pages } = await builtSite()
  assert.equal(overBudget(folder), [])
  assert.ok(weigh(folder).length > pages.length, 'it looks at redirects too')
})

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
    /^\/about is \d+ bytes; at most 14600 fit$/,
  ],
  [
    'a fourth request',
    inHead('<script type="module" src="/assets/more.js"></script>'),
    /^\/about makes 4 requests; at most 3 are allowed$/,
  ],
  [
    'a style sheet of its own',
    inHead('<link rel="stylesheet" href="/icon.svg">'),
    /^\/about makes 4 requests; at most 3 are allowed$/,
  ],
  [
    'a frame',
    (page) => page.replace('</main>', '<iframe src="/faqs"></iframe></main>'),
    /^\/about makes 4 requests; at most 3 are allowed$/,
  ],
  [
    'a picture of another host',
    (page) => page.replace('</main>', '<img alt="" src="https://cdn.example.org/a.png"></main>'),
    /^\/about asks another host: https:\/\/cdn\.example\.org\/a\.png$/,
  ],
  [
    'a picture of another host for wide screens',
    (page) =>
      page.replace('</main>', '<picture><source srcset="//cdn.example.org/a.png 2x"></picture></main>'),
    /^\/about asks another host: \/\/cdn\.example\.org\/a\.png$/,
  ],
  [
    'a font of another host',
    (page) => page.replace('</style>', '@font-face{src:url(https://fonts.example.org/a.woff2)}</style>'),
    /^\/about asks another host: https:\/\/fonts\.example\.org\/a\.woff2$/,
  ],
]

for (const [name, change, expected] of spoilt)
  budgets(`finds ${name}`, () =>
    withCopy((folder) => {
      const file = join(folder, 'about.html')
      const before = readFileSync(file, 'utf8')
      const after = change(before)
      assert.is.not(after, before)
      writeFileSync(file, after)
      const found = overBudget(folder)
      assert.ok(
        found.some((line) => expected.test(line)),
        found.join('\n'),
      )
    }),
  )

budgets('counts what blocks the first paint as part of the page', () =>
  withCopy((folder) => {
    writeFileSync(join(folder, 'assets/late.css'), words(pageLimit))
    const file = join(folder, 'about.html')
    const link = '<link rel="stylesheet" href="/assets/late.css">'
    writeFileSync(file, inHead(link)(readFileSync(file, 'utf8')))
    assert.match(overBudget(folder).join('\n'), /^\/about is \d+ bytes; at most 14600 fit$/m)
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
  const { folder } = await builtSite()
  const copy = mkdtempSync(join(tmpdir(), 'budgets-'))
  try {
    for (const name of ['about.html', 'assets', 'icon.svg'])
      cpSync(join(folder, name), join(copy, name), { recursive: true })
    assert.equal(overBudget(copy), [])
    use(copy)
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
}
