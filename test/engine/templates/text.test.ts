import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { keepTogether } from '../../../templates/text'

const together = suite('keepTogether(html)')

for (const [html, kept] of [
  ['I-35 and 3–5 inches', 'I-\u206035 and 3–\u20605 inches'],
  ['pier-and-beam, well-known', 'pier-and-beam, well-known'],
  ['<a href="/plans/A-1">plan A-1</a>', '<a href="/plans/A-1">plan A-\u20601</a>'],
] as const)
  together(`makes ${kept} of ${html}`, () => assert.is(keepTogether(html), kept))

together.run()
