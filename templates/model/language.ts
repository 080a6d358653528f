/** The language that a site is written in: `lang:` of business.md. */

/** That of a site that names none. */
export const usualLang = 'en-US'

/** Whether a language is English, whose words some checks know. */
export const isEnglish = (lang: string): boolean => /^en\b/i.test(lang)

/** Whether the days and numbers of a language can be written. */
export function isKnownLanguage(lang: string): boolean {
  try {
    return Intl.DateTimeFormat.supportedLocalesOf(lang).length > 0
  } catch {
    // It is no code of a language at all.
    return false
  }
}

/** "November 3, 2026", from "2026-11-03", as the language writes it. */
export const dayInWords = (day: string, lang: string): string =>
  new Date(`${day}T00:00Z`).toLocaleDateString(lang, { dateStyle: 'long', timeZone: 'UTC' })

/**
 * A month as it is said, "March 2026" for "2026-03", with spaces at which no line ends. It is made and told in UTC, so
 * that no time zone makes it February.
 */
export const monthInWords = (month: string, lang: string): string => {
  const words = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const
  return new Date(`${month}-01T00:00Z`).toLocaleDateString(lang, words).replaceAll(' ', '\u00A0')
}

/** A day of the week as a sentence names it, counted from Monday, which is 0. */
export const weekdayInWords = (index: number, lang: string): string =>
  new Date(Date.UTC(1970, 0, 5 + index)).toLocaleDateString(lang, { weekday: 'long', timeZone: 'UTC' })

/** A time of day, "16:00", as the language writes it: in English "4:00pm", "noon" and "midnight". */
export function timeInWords(time: string, lang: string): string {
  if (isEnglish(lang) && /^(12|00|24):00$/.test(time)) return time === '12:00' ? 'noon' : 'midnight'
  const words = { timeStyle: 'short', timeZone: 'UTC' } as const
  const written = new Date(`1970-01-01T${time}Z`).toLocaleTimeString(lang, words)
  return isEnglish(lang) ? written.replace(/\s/g, '').toLowerCase() : written
}

/** The words behind one and behind many miles: "mile" and "miles". */
export const milesInWords = (lang: string): string[] =>
  [1, 20].map((miles) => {
    const words = new Intl.NumberFormat(lang, { style: 'unit', unit: 'mile', unitDisplay: 'long' })
    return words.formatToParts(miles).find(({ type }) => type === 'unit')!.value
  })

/** By language: making one takes longer than writing hundreds of numbers with it. */
const numberFormats = new Map<string, Intl.NumberFormat>()

/** A number in digits: "1.5" in English is "1,5" in Spanish. */
export function inDigits(amount: number, lang: string): string {
  const format = numberFormats.get(lang) ?? new Intl.NumberFormat(lang, { maximumFractionDigits: 8 })
  numberFormats.set(lang, format)
  return format.format(amount)
}

/** "$1,200", from dollars. */
export const dollars = (amount: number, lang: string): string =>
  amount.toLocaleString(lang, { style: 'currency', currency: 'USD', maximumFractionDigits: 0 })
