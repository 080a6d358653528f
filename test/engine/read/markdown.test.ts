import { Marked } from 'marked'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { decodeHtml, escapeHtml } from '../../../generator/read/copy/html'
import { plainText } from '../../../generator/read/copy/html'
import { compileBody, compileField, fillText } from '../../../generator/read/copy/markdown'
import type { MarkdownContext } from '../../../generator/read/copy/markdown-rules'
import { random } from '../fuzz/random'

interface Recorded extends MarkdownContext {
  reports: string[]
  links: string[]
}

function context(): Recorded {
  const reports: string[] = []
  const links: string[] = []
  const facts: Record<string, string> = { years: '12', phone: '(512) 555-0199', odd: '<b>&"' }
  return {
    reports,
    links,
    phone: '+15125550199',
    fact: (name) => facts[name],
    address: (href) => ({ href }),
    isDraft: () => false,
    report: (message) => reports.push(message),
    link: (href) => links.push(href),
    measure: (src) =>
      /^\/images\/(?:a.svg|IMG 2231 \(1\).JPG)$/.test(src)
        ? { width: 20, height: 10 }
        : 'but there is no such picture in public/',
  }
}

const field = suite('compileField(source, context)')

/** The text of a field, and the HTML that it becomes, without any problem. */
const right: [source: string, html: string][] = [
  ['One **bold** word.', 'One <strong>bold</strong> word.'],
  ['One.\n\nTwo.', '<p>One.</p>\n<p>Two.</p>\n'],
  ['- one\n- two', '<ul>\n<li>one</li>\n<li>two</li>\n</ul>\n'],
  // Facts are text, never Markdown or HTML. The phone is a link, except inside a link.
  ['{years} years {odd}', '12 years &lt;b&gt;&amp;&quot;'],
  ['Call {phone}.', 'Call <a class="tel" href="tel:+15125550199">(512) 555-0199</a>.'],
  ['[call {phone}](/faqs)', '<a href="/faqs">call (512) 555-0199</a>'],
  [
    '![A hill](/images/a.svg)',
    '<img src="/images/a.svg" alt="A hill" width="20" height="10" loading="lazy" decoding="async"/>',
  ],
  [
    'From\n\n| Repair | 3–5 *piers* |\n|---|:-:|\n| One {years} \\| two | no |\n| | a long while, and longer than a line |',
    '<p>From</p>\n<table class="comparison pasted" role="table"><thead role="rowgroup"><tr role="row">' +
      '<th scope="col" role="columnheader">Repair</th><th scope="col" role="columnheader">3–5 <em>piers</em></th>' +
      '</tr></thead><tbody role="rowgroup"><tr role="row"><th scope="row" role="rowheader">One 12 | two</th>' +
      '<td role="cell" data-column="3–5 piers">no</td></tr><tr role="row"><td role="cell"></td>' +
      '<td role="cell" data-column="3–5 piers">a long while, and longer than a line</td></tr></tbody></table>\n',
  ],
  [
    '![A hill](images/IMG 2231 (1).JPG)',
    '<img src="/images/IMG%202231%20(1).JPG" alt="A hill" width="20" height="10" loading="lazy" decoding="async"/>',
  ],
  ['[a](/about/) [b](/about/#c)', '<a href="/about">a</a> <a href="/about#c">b</a>'],
  // A tag that is not closed is plain text.
  ['a <img src=x onerror=alert(1)', 'a &lt;img src=x onerror=alert(1)'],
  ['One<!-- not sure --> word.', 'One word.'],
]

for (const [source, html] of right)
  field(`turns ${JSON.stringify(source)} into HTML`, () => {
    const seen = context()
    assert.is(compileField(source, seen).html, html)
    assert.equal(seen.reports, [])
  })

field('turns plain words into the same HTML as marked would, without marked', () => {
  const { int, pick } = random(11)
  const pieces = ['Clay', 'swells', ' ', ' ', ' ', ...'.,;:?%()/’\'"“–-']
  const traps = ['  ', '1) ', '- ', ...'1. -- --- www.a.example http://a.example e.g. a.example É'.split(' ')]
  for (let i = 0; i < 4000; i++) {
    const list = i % 2 ? pieces : [...pieces, ...traps]
    const source = Array.from({ length: 1 + int(9) }, () => pick(list))
      .join('')
      .trim()
    const quiet = new Marked({ gfm: true }).parse(source, { async: false })
    // The form of a link is ours. The test only needs to see that there is one.
    const words = (html: string) => html.replace(/<a [^>]*>/g, '<a>')
    const alone = /^<p>(.*)<\/p>\n$/.exec(quiet)?.[1] ?? quiet
    const { html, text } = compileField(source, context())
    assert.is(words(html), words(alone), source)
    assert.is(text, plainText(html))
  }
})

field('fills facts into plain words as it does into Markdown', () => {
  for (const line of ['{years} years', 'Call {phone}, {odd}.', 'In {years}{odd} {years}', 'At {nothing} all'])
    assert.is(`${compileField(line, context()).html} <b>`, compileField(`${line} <b>`, context()).html)
  assert.is(compileField('Call {phone}.', context()).text, 'Call (512) 555-0199.')
})

field('marks external links, and keeps every link for the check', () => {
  const seen = context()
  const { html } = compileField('[a](/b) and [c](https://d.example/?e=1&f=2)', seen)
  assert.is(html, '<a href="/b">a</a> and <a href="https://d.example/?e=1&amp;f=2" rel="noopener">c</a>')
  assert.equal(seen.links, ['/b', 'https://d.example/?e=1&f=2'])
})

field('does not treat a script between comments as a comment', () => {
  const seen = context()
  compileField('<!-- a --><script>alert(1)</script><!-- b -->', seen)
  assert.ok(seen.reports.length > 0)
})

field('returns the text as a reader sees it', () => {
  assert.is(compileField('“A” & *b* < [c](/c)\n\n- d', context()).text, '“A” & b < c d')
})

const body = suite('compileBody(source, context)')

body('splits the body at its second-level headings and names the parts', () => {
  const parts = compileBody(
    '## Why *it* moves\n\nClay.\n\n### Deep\n\nRock.\n\n## Why it moves\n\nAgain.',
    context(),
  )
  assert.equal(
    parts.map(({ id, heading, html }) => [id, heading, plainText(html)]),
    [
      ['why-it-moves', 'Why it moves', 'Clay. Deep Rock.'],
      ['why-it-moves-1', 'Why it moves', 'Again.'],
    ],
  )
  assert.match(parts[0]!.html, '<h3 id="deep">Deep</h3>')
})

body('reads a heading whose number signs have no space after them', () => {
  const said = context()
  const parts = compileBody('##One **way**\n- a\n- b\n\n###Deep\n\nRock.\n\n##Two\n\n#1 of all.', said)
  assert.equal(said.reports, [])
  assert.equal(
    parts.map(({ id, heading, html }) => [id, heading, plainText(html)]),
    [
      ['one-way', 'One way', 'a b Deep Rock.'],
      ['two', 'Two', '#1 of all.'],
    ],
  )
})

body('allows an empty body', () => assert.equal(compileBody('\n', context()), []))

const text = suite('text of a page')

text('replaces names with words', () => assert.is(fillText('{years}+ years', context()), '12+ years'))

text('decodes what the compiler escapes, once', () => {
  assert.is(plainText('&amp;lt; &quot;a&quot; it&#39;s'), '&lt; "a" it\'s')
  const typed = `<b a="1" c='2'> &amp; & &copy; 中`
  assert.is(escapeHtml(typed), '&lt;b a=&quot;1&quot; c=&#39;2&#39;&gt; &amp;amp; &amp; &amp;copy; 中')
  assert.is(decodeHtml(escapeHtml(typed)), typed)
})

text('decodes what React and an owner write', () => {
  assert.is(decodeHtml('it&#x27;s 8&nbsp;am, /a?b=1&copy=2'), "it's 8\u00A0am, /a?b=1&copy=2")
})

for (const tests of [field, body, text]) tests.run()
