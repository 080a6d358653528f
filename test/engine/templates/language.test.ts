import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { dayInWords, isEnglish, isKnownLanguage, monthInWords } from '../../../templates/model/language'

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

language('exist only for real languages', () => {
  for (const lang of ['en-US', 'es', 'es-US', 'vi', 'zh-Hans']) assert.ok(isKnownLanguage(lang), lang)
  for (const lang of ['xx', 'spa-spa-spa-spa', 'es-abcde-abcde']) assert.not.ok(isKnownLanguage(lang), lang)
  assert.ok(isEnglish('en') && isEnglish('en-US'))
  assert.not.ok(isEnglish('es') || isEnglish('enm'))
})

language.run()
