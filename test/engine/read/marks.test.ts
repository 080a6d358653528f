import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { createPageCheck } from '../../../generator/render/check-pages'
import { scan } from '../../../generator/render/scan'

const marks = suite('marks in fields')

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
