import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import {
  dayInWords,
  dollars,
  inDigits,
  isEnglish,
  isKnownLanguage,
  monthInWords,
} from '../../../templates/model/language'

const language = suite('days and numbers in a language')

language('are the same in every time zone', () => {
  const usual = process.env.TZ
  try {
    for (const zone of ['America/Chicago', 'Pacific/Kiritimati', 'UTC']) {
      process.env.TZ = zone
      assert.is(monthInWords('2026-03', 'en-US'), 'March\u00A02026', zone)
      assert.is(dayInWords('2026-11-03', 'en-US'), 'November 3, 2026', zone)
    }
  } finally {
    if (usual === undefined) delete process.env.TZ
    else process.env.TZ = usual
  }
})

language('are written as it writes them', () => {
  assert.is(monthInWords('2026-03', 'es'), 'marzo\u00A0de\u00A02026')
  assert.is(dayInWords('2026-11-03', 'es-US'), '3 de noviembre de 2026')
  assert.is(inDigits(1.25, 'en-US'), '1.25')
  assert.is(inDigits(1.25, 'es'), '1,25')
  assert.is(dollars(12_000, 'en-US'), '$12,000')
  assert.is(dollars(12_000, 'es-US'), '$12,000')
  assert.is(dollars(12_000, 'es'), '12.000\u00A0US$')
})

language('are known of real languages alone', () => {
  for (const lang of ['en-US', 'es', 'es-US', 'vi', 'zh-Hans']) assert.ok(isKnownLanguage(lang), lang)
  for (const lang of ['xx', 'spa-spa-spa-spa', 'es-abcde-abcde']) assert.not.ok(isKnownLanguage(lang), lang)
  assert.ok(isEnglish('en') && isEnglish('en-US'))
  assert.not.ok(isEnglish('es') || isEnglish('enm'))
})

language.run()
