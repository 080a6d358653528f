import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { keepTogether } from '../../../templates/model/text'

const together = suite('keepTogether(html)')

for (const [html, kept] of [
  ['I-35 and 3–5 inches', '<span class="together">I-35</span> and <span class="together">3–5</span> inches'],
  ['pier-and-beam, well-known', 'pier-and-beam, well-known'],
  ['<a href="/plans/A-1">plan A-1</a>', '<a href="/plans/A-1">plan <span class="together">A-1</span></a>'],
] as const)
  together(`makes ${kept} of ${html}`, () => assert.is(keepTogether(html), kept))

together.run()
