/** Small functions that turn text into text. */
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { withQuery } from '../../../client/with-query'
import { inTwoLines } from '../../../templates/illustrations/common/labels'
import { parsePoints } from '../../../templates/illustrations/common/points'
import { keepTogether, keepUnit } from '../../../templates/model/text'
import { table } from '../../helpers/table'

const text = suite('text from text')

text('keepTogether(html) keeps numbers and names on one line', () => {
  for (const [html, kept] of table(
    2,
    `
I-35 and 3–5 inches | <span class="together">I-35</span> and <span class="together">3–5</span> inches
three pennies (3/16 inch) | three pennies (<span class="together">3/16 inch</span>)
pier-and-beam, well-known | pier-and-beam, well-known
<a href="/plans/A-1">plan A-1</a> | <a href="/plans/A-1">plan <span class="together">A-1</span></a>
`,
  ))
    assert.is(keepTogether(html!), kept)
})

text('keepUnit(street) keeps a unit with its name, and leaves other words alone', () => {
  // A tilde stands for a space that does not break.
  for (const [street, kept] of table(
    2,
    `
2140 W. Sunshine St., Suite B | 2140 W. Sunshine St., Suite~B
1 Elm St, Ste 200 | 1 Elm St, Ste~200
1 Elm St, ste. 200 | 1 Elm St, ste.~200
1 Elm St Unit 4 | 1 Elm St Unit~4
1 Elm St # 12 | 1 Elm St #~12
1 Elm St, Suite #12 | 1 Elm St, Suite~#12
P.O. Box 7 | P.O. Box~7
9 Unit Street | 9 Unit Street
9 Boxelder 4th Lane | 9 Boxelder 4th Lane
9 Suite Elm | 9 Suite Elm
`,
  ))
    assert.is(keepUnit(street!), kept!.replace('~', '\u00A0'))
})

text('inTwoLines(words) breaks at the space nearest the middle, if there is one, in any language', () => {
  for (const lines of ['Pipe to\ndaylight', 'Clay that\nmoves', 'Arcilla que\nse mueve', 'Chalk'])
    assert.is(inTwoLines(lines.replace('\n', ' ')), lines)
})

text('withQuery(target, query) keeps both queries, and the fragment', () => {
  for (const [target, query, expected] of table(
    3,
    `
/reviews | | /reviews
/reviews | ?a=1&b=2 | /reviews?a=1&b=2
/reviews?own=1 | | /reviews?own=1
/reviews?own=1 | ?a=1 | /reviews?own=1&a=1
/faqs#cost | ?a=1 | /faqs?a=1#cost
/faqs?own=1#cost | ?a=1 | /faqs?own=1&a=1#cost
`,
  ))
    assert.is(withQuery(target!, query!), expected)
})

text(
  'parsePoints(text) returns pairs of numbers in order, and throws an error that quotes any other text',
  () => {
    assert.equal(parsePoints('154,53 -292,53.5'), [
      [154, 53],
      [-292, 53.5],
    ])
    for (const text of ['', '154,', '154,53 292', '154 53', '154,53,292,53', '154,x', '1,5  2,5', ' 1,5'])
      assert.throws(
        () => parsePoints(text),
        ({ message }: Error) => message.includes(`"${text}"`),
      )
  },
)

text.run()
