/** Puts marks of claims and names of facts into every field that has words. No page may print one as typed. */
import { cpSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { stringify } from 'yaml'
import { ownersFields } from '../../../generator/read/copy/compile-copy'
import { loadSite } from '../../../generator/read/load'
import { readPhotos } from '../../../generator/read/pictures/public-photos'
import { ContentError } from '../../../generator/read/source/problems'
import { createPageCheck } from '../../../generator/render/check-pages'
import { scan } from '../../../generator/render/scan'
import { buildSite } from '../../helpers/built-site'
import { filesBelow } from '../../helpers/files'
import { newFolder } from '../../helpers/folder'
import type { Fixture } from '../../helpers/fixture'
import { withFullFixture } from '../../helpers/full-fixture'
import { rawFile, rawLabels } from '../../helpers/raw-content'
import { everything } from '../../helpers/everything'

const marks = suite('marks in fields')

const claims = [
  { id: 'gone', doubt: 'Show it.', declined: { by: 'Ann', on: '2026-05' } },
  { id: 'kept', doubt: 'Show it.' },
]

/** Matches styles and scripts, except structured data. */
const code = /<style\b[^]*?<\/style>|<script(?! type="application\/ld)[^]*?<\/script>/g

/** The end of each value. It contains the name of the field, so that the fields can be told apart. */
const marked = (field: string) => ` ${field}[, quite gone]{claim gone}[, very kept]{claim kept} {phone}`

/** Puts marks into each value of the files that is not in `left`. Returns the fields that have them. */
function markAll({ write }: Fixture, original: string, left: ReadonlySet<string>): string[] {
  const fields: string[] = []
  const walk = (value: unknown, field: string): unknown => {
    if (typeof value === 'string') {
      if (left.has(field)) return value
      fields.push(field)
      return value + marked(field)
    }
    if (Array.isArray(value)) return value.map((item, i) => walk(item, `${field}.${i}`))
    return Object.fromEntries(
      Object.entries(value as object).map(([key, item]) => [key, walk(item, `${field}.${key}`)]),
    )
  }
  for (const file of filesBelow(original)) {
    const { data, body } = rawFile(original, file)
    if (file === 'business.md') data.region = 'the prairie'
    const facts = file === 'locations/bee.md' ? allFacts : ''
    const copy = Object.entries(data).map(([key, value]) => [
      key,
      ownersFields.has(key) ? value : walk(value, `${file}.${key}`.replaceAll('/', '.')),
    ])
    const whole = {
      ...Object.fromEntries(copy),
      ...(file === 'business.md' && { claims: [...data.claims, ...claims] }),
    }
    write(
      file,
      `---\n${stringify(whole, { defaultStringType: 'QUOTE_DOUBLE', lineWidth: 0 })}---\n${body}${facts}`,
    )
  }
  return fields
}

/** Returns the fields that refuse marks. Reads the site again without them until there is no problem. */
async function refusedIn(
  fixture: Fixture,
  original: string,
): Promise<{ accepted: string[]; refused: string[] }> {
  const photos = await readPhotos(fixture.publicDir)
  const refused = new Set<string>()
  for (;;) {
    const accepted = markAll(fixture, original, refused)
    try {
      loadSite({ ...fixture, photos })
      return { accepted, refused: [...refused] }
    } catch (error) {
      if (!(error instanceof ContentError)) throw error
      const before = refused.size
      // A field that another field must name is found in the suggestion of that name.
      for (const { excerpt = '', message } of error.problems) {
        const field = / (\S+)(?:\[, quite gone\]|, very kept)/.exec(`${excerpt} ${message}`)?.[1]
        if (field) refused.add(field)
      }
      assert.ok(refused.size > before, error.message)
    }
  }
}

/** Returns copy that names each fact in a field, and those fields. */
const allFacts = `
## Facts

{brand}. {hours}. {credentials}. {region}. {state}. {office-city}. {tier}. {when}. {county}. {cost-porch}.
`
const factsOfFields = [
  'business.md.name',
  'business.md.region',
  'business.md.address.regionName',
  'business.md.hours.copy',
  'business.md.tiers.0.name',
  'business.md.tiers.0.when',
  'business.md.costs.0.unpriced',
  'business.md.credentials.words',
  'locations.bee.md.county',
]

if (everything)
  marks('are filled in or removed on every page, in every field that accepts them', () =>
    withFullFixture(async (fixture) => {
      for (const name of ['frame', 'drawings', 'plates'] as const)
        fixture.write(`shared/${name}.md`, `---\n${stringify(rawLabels(fixture.contentDir, name))}---\n`)
      const original = newFolder()
      cpSync(fixture.contentDir, original, { recursive: true })
      const { accepted, refused } = await refusedIn(fixture, original)
      assert.ok(accepted.length > 900, `${accepted.length} fields, without ${refused.join(' ')}`)
      assert.equal(
        factsOfFields.filter((field) => !accepted.includes(field)),
        [],
      )
      const { folder } = await buildSite(fixture.contentDir, fixture.publicDir)
      const files = filesBelow(folder).filter((file) => /\.(html|xml|svg|txt|webmanifest)$/.test(file))
      const texts = files.map((file) => readFileSync(join(folder, file), 'utf8').replace(code, ''))
      const found = texts.flatMap((text, i) =>
        [...text.matchAll(/.{0,40}(?:quite gone|\{claim|\]\{|\{[a-z-]+\}|\[, very).{0,20}/gi)].map(
          ([words]) => `${files[i]}: ${words}`,
        ),
      )
      assert.is(found.join('\n'), '')
      for (const field of factsOfFields)
        assert.match(
          texts.join(),
          new RegExp(`${field}, very kept \\((512\\)\u00A0555\u20110199|214\\)\u00A0555\u20111234)`),
        )
    }),
  )

/** The HTML of a page, and what is reported when content has "an undefined crack". */
const printed: [html: string, ...told: string[]][] = [
  ['<p>[By hand]{claim hand}</p>', '{claim'],
  ['<p title="{phone}">', '{phone}'],
  ['<p>[Answer: how deep?]</p>', '[Answer: how deep?]'],
  ['<path d="M1 NaN"/><p>[object Object]</p>', 'NaN', '[object '],
  ['<script type="application/ld+json">{"@type":"A","b":"{city}"}</script>', '{city}'],
  ['<script>if(a){b}</script><style>p[a]{b:c}</style><script type="application/ld+json">{"a":[{}]}</script>'],
  ['<p>an undefined crack</p><p>Nan, and [sic]</p>'],
]

const place = { path: '/a', source: 'pages/a.md', template: 'own-page' } as const
type Checked = Parameters<ReturnType<typeof createPageCheck>['problems']>[0]

/** Returns what is reported about a page with this HTML. */
function reported(html: string, content: Pick<Checked, 'find' | 'questions'>, preview = false): string[] {
  const business = { phone: '', phones: [], host: '' }
  const check = createPageCheck({ business, redirects: [] }, [], new Set())
  check.page({ ...place, listed: true }, [scan(html)])
  const locate = (file: string) => ({ file, line: 1, column: 1 })
  return check.problems({ ...content, links: new Map(), locate }, preview).map(({ message }) => message)
}

marks('are found in finished pages, and reported with the page', () => {
  const find = (words: string, before: string) =>
    'an undefined crack'.includes(before + words) ? { file: 'pages/a.md', line: 7, column: 3 } : undefined
  const fault = 'this is a fault of the generator or of a template'
  const content = { find, questions: [] }
  for (const [html, ...told] of printed)
    assert.equal(
      reported(html, content),
      told.map((mark) => `page /a (template own-page) prints ${mark} as it stands; ${fault}`),
      html,
    )
  assert.equal(reported('<p>[Answer: how deep?]</p>', content, true), [])
})

marks('of a question are reported once, even when a number in it is a separate element', () => {
  const html =
    '<p>For [Answer: such as <span class="together">1–3 days</span>]</p><p>[Answer: such as\u00A012]</p>'
  const needles = ['[Answer: such as 1–3 days]', '[Answer: such as 12]', '[Answer: who?]']
  const questions = needles.map((needle) => ({ file: 'pages/a.md', path: ['title'], needle }))
  assert.equal(
    reported(html, { find: () => undefined, questions }),
    needles
      .slice(0, 2)
      .map((question) => `page /a would print ${question}; write the answer, or build with --noindex`),
  )
})

marks.run()
