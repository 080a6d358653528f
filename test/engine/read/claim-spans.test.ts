import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { findClaims, sentenceAround, settleClaims } from '../../../generator/read/copy/claim-spans'

const claims = suite('settleClaims(source, spans, isDeclined)')

const underNothing = 'leaves a heading with nothing under it'

/** A text with one declined claim, what is left of its sentence or paragraph, and why that cannot be published. */
const declined: [what: string, source: string, left: string, wrong?: string][] = [
  ['a middle paragraph', 'One.\n\nTwo. Three [or more]{claim a}.\n\nFour.', 'Three.'],
  ['the first paragraph', 'One [or two]{claim a}.\n\nThree.', 'One.'],
  ['the last paragraph', 'One.\n\nTwo [or three]{claim a}.', 'Two.'],
  ['words with a bracket', 'One. Two [or \\[three]{claim a}.', 'Two.'],
  ['an entry of a list', '- One.\n- Two [or three]{claim a}.\n- Four.', 'Two.'],
  ['a paragraph over two lines', 'One.\n\nTwo\n[or three]{claim a}\nfour.\n\nFive.', 'Two four.'],
  ['all of the first section', '## A\n\n[One.]{claim a}\n\n## B\n\nTwo.', '', underNothing],
  ['all of the last section', '## A\n\nOne.\n\n## B\n\n[Two.]{claim a}', '', underNothing],
  ['all of a middle section', '## A\n\nOne.\n\n## B\n\n[Two.]{claim a}\n\n## C\n\nThree.', '', underNothing],
  ['a part of a section', '## A\n\nOne.\n\n[Two.]{claim a}\n\n## B\n\nThree.', ''],
  ['a part of the last section', '## A\n\nOne.\n\n## B\n\nTwo.\n\n[Three.]{claim a}', ''],
  [
    'a part of a middle section',
    '## A\n\nOne. Two.\n\n## B\n\nThree.\n\n[Four.]{claim a}\n\n## C\n\nFive.',
    '',
  ],
  ['a section above its other words', '## A\n\n[One.]{claim a}\n\nTwo.\n\n## B\n\nThree.', ''],
  ['all above the first heading', '[One.]{claim a}\n\n## B\n\nTwo.', ''],
]

for (const [what, source, left, wrong] of declined)
  claims(`judges what is left of ${what}`, () => {
    const { gone } = settleClaims(source, findClaims(source).spans, () => true)
    assert.equal(
      gone.map((span) => [span.left, span.wrong]),
      [[left, wrong]],
    )
  })

claims('finds the sentence at each place of a text', () => {
  const text = 'One is\nhere. Two is there.\n\n- Three.\n- Four'
  for (const sentence of ['One is here.', 'Two is there.', 'Three.', 'Four']) {
    const at = text.indexOf(sentence.split(' ')[0]!)
    assert.match(sentenceAround(text, at), sentence)
    assert.match(sentenceAround(text, at + 2), sentence)
  }
})

claims.run()
