/** Writes days, numbers and prices in the language of the site: `lang:` in business.md. */

/** The language of a site that names none. */
export const usualLang = 'en-US'

/** True for English. Some checks only work on English text. */
export const isEnglish = (lang: string): boolean => /^en\b/i.test(lang)

/** True when this machine can write days and numbers in the language. */
export function isKnownLanguage(lang: string): boolean {
  try {
    return Intl.DateTimeFormat.supportedLocalesOf(lang).length > 0
  } catch {
    // Not a valid language code.
    return false
  }
}

/** Returns the language as a country writes it: "es-US" for "es". One that names its country keeps it. */
export function inCountry(lang: string, country: string | undefined): string {
  const { region = country } = new Intl.Locale(lang)
  return new Intl.Locale(lang, { region }).toString()
}

/** Returns a language without its country: "es" for "es-US". */
export const languageOf = (lang: string): string => new Intl.Locale(lang).language

/** Returns the name of a language in another one: "inglés" for English in Spanish. */
export const languageName = (lang: string, inLang: string): string =>
  new Intl.DisplayNames(inLang, { type: 'language' }).of(languageOf(lang))!

/** Returns "November 3, 2026" for "2026-11-03", in the language. */
export const dayInWords = (day: string, lang: string): string =>
  new Date(`${day}T00:00Z`).toLocaleDateString(lang, { dateStyle: 'long', timeZone: 'UTC' })

/**
 * Returns "March 2026" for "2026-03", with no-break spaces. Uses UTC throughout, so that no time zone turns it into
 * February.
 */
export const monthInWords = (month: string, lang: string): string => {
  const words = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const
  return new Date(`${month}-01T00:00Z`).toLocaleDateString(lang, words).replaceAll(' ', '\u00A0')
}

/** Returns the name of a weekday, where 0 is Monday. */
export const weekdayInWords = (index: number, lang: string): string =>
  new Date(Date.UTC(1970, 0, 5 + index)).toLocaleDateString(lang, { weekday: 'long', timeZone: 'UTC' })

/** Returns a time of day ("16:00") as the language writes it. In English: "4:00pm", "noon" and "midnight". */
export function timeInWords(time: string, lang: string): string {
  if (isEnglish(lang) && /^(12|00|24):00$/.test(time)) return time === '12:00' ? 'noon' : 'midnight'
  const words = { timeStyle: 'short', timeZone: 'UTC' } as const
  const written = new Date(`1970-01-01T${time}Z`).toLocaleTimeString(lang, words)
  return isEnglish(lang) ? written.replace(/\s/g, '').toLowerCase() : written
}

/** Returns the language's words for one and for many miles: "mile" and "miles". */
export const milesInWords = (lang: string): string[] =>
  [1, 20].map((miles) => {
    const words = new Intl.NumberFormat(lang, { style: 'unit', unit: 'mile', unitDisplay: 'long' })
    return words.formatToParts(miles).find(({ type }) => type === 'unit')!.value
  })

/**
 * Returns a function that writes numbers this way. It keeps its formatters, because making one takes as long as writing
 * 60 to 100 numbers.
 */
const numbersWith = (options: Intl.NumberFormatOptions) => {
  const formats = new Map<string, Intl.NumberFormat>()
  return (amount: number, lang: string): string => {
    const format = formats.get(lang) ?? new Intl.NumberFormat(lang, options)
    formats.set(lang, format)
    return format.format(amount)
  }
}

/** Returns a number in digits: "1.5" in English, "1,5" in Spanish. */
export const inDigits = numbersWith({ maximumFractionDigits: 8 })

/** Returns "$1,200" for 1200, in the language. */
export const dollars = numbersWith({ style: 'currency', currency: 'USD', maximumFractionDigits: 0 })
