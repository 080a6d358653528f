import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { keepTogether, monthInWords } from '../../../templates/model/text'

const together = suite('keepTogether(html)')

for (const [html, kept] of [
  ['I-35 and 3–5 inches', '<span class="together">I-35</span> and <span class="together">3–5</span> inches'],
  ['pier-and-beam, well-known', 'pier-and-beam, well-known'],
  ['<a href="/plans/A-1">plan A-1</a>', '<a href="/plans/A-1">plan <span class="together">A-1</span></a>'],
] as const)
  together(`makes ${kept} of ${html}`, () => assert.is(keepTogether(html), kept))

together.run()

const month = suite('monthInWords(month)')

for (const zone of ['America/Chicago', 'Pacific/Kiritimati', 'UTC'])
  month(`is the same month in ${zone}`, () => {
    const usual = process.env.TZ
    process.env.TZ = zone
    try {
      assert.is(monthInWords('2026-03'), 'March\u00A02026')
      assert.is(monthInWords('2025-12'), 'December\u00A02025')
    } finally {
      if (usual === undefined) delete process.env.TZ
      else process.env.TZ = usual
    }
  })

month.run()
