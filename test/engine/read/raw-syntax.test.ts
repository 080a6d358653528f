import * as assert from 'uvu/assert'
import { inFileOrder } from '../../../generator/read/source/problems'
import { problemsOf } from '../../helpers/fixture-build'
import { listed } from '../../helpers/listed'
import { inMemory, memorySuite } from '../../helpers/in-memory'

const service = 'services/leveling.md'

/** Returns the reported lines that name a place, for a text in plain text, in a Markdown field and in a body. */
function said(text: string): { line: number; message: string }[] {
  const fixture = inMemory()
  fixture.edit(service, 'card: We level houses.', `card: ${JSON.stringify(text)}`)
  fixture.edit(service, 'answer: One day.', `answer: ${JSON.stringify(`Text. ${text}`)}`)
  fixture.edit(service, 'Clay moves.', `Text.\n${text}\nText.`)
  const problems = problemsOf(fixture).sort(inFileOrder)
  // A missing fact is one problem with several places.
  return problems.flatMap(({ message, places = [], ...place }) =>
    [place, ...places].map(({ line }) => ({ line, message })),
  )
}

const everywhere = [5, 21, 32]
const inPlainText = [5]

/** Text that would be printed as typed, and the lines that report it in each of the three. */
const bad: [texts: string, lines: number[]][] = [
  [
    String.raw`{phone  {Phone now  phone}  {{phone}}  { phone }  {}  [a](broken link)  [a](/faqs  [a] (/faqs)
    [a] (mailto:a)  (a)[/faqs]  [a][missing]  [a][]  [[faqs]]  a word[^1]  ![a picture]  ![a](b c)  **bold  bold**
    ** bold **  __bold  ~~gone  ${'`'}code  a&nbsp b  a &amp b  a &#39 b  a&mdash b  One.\\nTwo  One.\\n\\nTwo
    ${'`'}{phone}${'`'}`,
    everywhere,
  ],
  [
    String.raw`a &lt; b  We *level* it  We _level_ it  One<br>two  a <b>word</b>  a <a href="/faqs">word</a>
    <https://x.example>  a \\*word  \\{phone\\}`,
    inPlainText,
  ],
  ['##Heading', [5, 32]],
]

const good = listed(String.raw`as he said [sic] (see below)  a [word] (or two)  a note [1]
  A&B, AT&T, R&D, Q&A  5 < 6 and <3  the price* and *terms  *Prices vary.  the #1 choice  snake_case_word
  either/or, and\\or  ~20 feet  a ~ b  so\u00ADft  Great! [Ann]
  a \uD83D\uDC69\uD83C\uDFFD\u200D\uD83D\uDD27 and a \u2764\uFE0F`)

const raw = memorySuite('marks that would be printed as typed')

for (const [texts, lines] of bad)
  for (const text of listed(texts))
    raw(`are refused: ${text}`, () => {
      const problems = said(text)
      // In Markdown, a missing picture and a tag have problems of their own.
      const places = problems.map(({ line }) => line)
      assert.ok(
        lines.every((line) => places.includes(line)),
        `${places.join()}: ${problems.map(({ message }) => message).join('\n')}`,
      )
    })

for (const text of good) raw(`are not what one may mean: ${text}`, () => assert.equal(said(text), []))

raw('are reported with what to do', () => {
  assert.match(JSON.stringify(said('`{phone}`')), 'printed with its braces; delete the backticks')
  const advice = 'write a link as [words](/address), without spaces in its address'
  assert.equal(said('see [a] (/faqs) for it'), [
    { line: 5, message: `card holds ] (/faqs) for it, which would be printed as typed; ${advice}` },
    { line: 21, message: `faqs.items[0].answer would be printed with its marks; ${advice}` },
    { line: 32, message: `"] (/faqs) for it" would be printed with its marks; ${advice}` },
  ])
})

raw('are refused in the words of a picture, and in facts', (fixture) => {
  fixture.edit(service, 'Clay moves.', '![Clay &lt; *lime*](/images/social.png)')
  fixture.edit('business.md', 'years: "12"', 'years: "12&lt;"')
  const places = problemsOf(fixture).map(({ file, line }) => `${file}:${line}`)
  assert.equal(places.sort(), ['business.md:52', `${service}:31`])
})

raw('name a pasted list or table once', () => {
  const pasted = '•\tCracks\n•\tDoors\n• Floors\n\nRepair\tPrice\nPier\t$1,500\n\n• One alone\n\nA tab\there.'
  const fixture = inMemory()
  fixture.edit(service, 'Clay moves.', pasted)
  assert.equal(
    problemsOf(fixture).map(({ line, message }) => [
      line,
      /write a table|begin each entry/.exec(message)?.[0],
    ]),
    [
      [31, 'begin each entry'],
      [35, 'write a table'],
    ],
  )
})

raw.run()
