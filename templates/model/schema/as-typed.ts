/**
 * Reads values that have a fixed form but that people type in many ways. If a value has only one possible meaning, it
 * is converted. Otherwise it stays as typed.
 */
import { clock, timePattern } from '../clock'
import { stateNamed } from '../states'
import { slugify } from '../text'

/**
 * Returns what was typed in the form that the rules require, if its meaning is clear. `lang` is the site's language.
 */
export type Reads = (typed: unknown, lang: string) => unknown

/** Makes a reader that gets trimmed text. Other values stay as they are. */
const ofText =
  (read: (typed: string, lang: string) => unknown): Reads =>
  (typed, lang) =>
    typeof typed === 'string' ? read(typed.trim(), lang) : typed

/** "+15125550188" for "(512) 555-0188", "512.555.0188" or "1-512-555-0188". */
export const asPhone = ofText((typed) =>
  typed.replace(/^(?:\+?1[\s.-]*)?\(?([2-9]\d\d)\)?[\s./-]*([2-9]\d\d)[\s.-]*(\d{4})[.,]?$/, '+1$1$2$3'),
)

/** "https://www.example.com/a" for "www.example.com/a". */
export const asAddress = ofText((typed) =>
  /^(?:[a-z\d-]+\.)+[a-z]{2,}(?:\/\S*)?$/i.test(typed) ? `https://${typed}` : typed,
)

/** "/about#team" for "/about/#team", which other systems write. */
export const withoutSlash = (path: string): string =>
  path.replace(/^(\/(?!\/)[^?#]*[^/?#])\/(?=[?#]|$)/, '$1')

/** The same, for an address in a field. */
export const asPath = ofText(withoutSlash)

/** "https://www.example.com" for "www.Example.com/". */
export const asHost = ofText((typed) =>
  /^(?:https:\/\/)?(?:[a-z\d-]+\.)+[a-z]{2,}\/?$/i.test(typed)
    ? `https://${typed.toLowerCase().replace(/^https:\/\/|\/$/g, '')}`
    : typed,
)

/** "5" for "5/5", "5 stars", "5 out of 5" or five stars. */
export const asRating = ofText((typed) =>
  /^★{1,5}☆*$/.test(typed)
    ? `${typed.lastIndexOf('★') + 1}`
    : typed
        .replace(/^(\d(?:\.\d+)?)\s*(?:\/\s*5|(?:out of|of|de) 5)?\s*(?:stars?|estrellas?)?$/i, '$1')
        .replace(/^(\d)\.0$/, '$1'),
)

/** "yes" for "Yes". */
export const inLowerCase = ofText((typed) => typed.toLowerCase())

/** What an answer to a question means: "Yes!", "yep" and "No." have one meaning. Undefined for any other. */
export const yesOrNo = (typed: string): boolean | undefined =>
  /^(?:y|yes|yep|yeah|yup|true)[.!]*$/i.test(typed.trim())
    ? true
    : /^(?:n|no|nope|false)[.!]*$/i.test(typed.trim())
      ? false
      : undefined

/** "-79.4378" for "79.4378° W", as maps and encyclopedias write degrees; `sides` are the letters that may follow. */
export const asDegrees = (sides: 'NS' | 'EW'): Reads =>
  ofText((typed) => {
    const [, digits, side = ''] = /^(\d{1,3}(?:\.\d{1,8})?)\s*°?\s*([NSEW])?$/i.exec(typed) ?? []
    const at = sides.indexOf(side.toUpperCase())
    if (digits === undefined || at < 0) return typed
    return /[SW]/i.test(side) ? `-${digits}` : digits
  })

/** "NC" for "N.C.", "nc" or "North Carolina". */
export const asState = ofText(
  (typed) =>
    stateNamed(typed) ??
    typed.replace(/^([a-z])\.?\s?([a-z])\.?$/i, (_, ...both: string[]) =>
      both.slice(0, 2).join('').toUpperCase(),
    ),
)

/** Returns a reader that finds one of these values whatever its capitals: "high" for "High". */
export const asOneOf = (values: readonly string[]): Reads =>
  ofText((typed) => values.find((value) => value.toLowerCase() === typed.toLowerCase()) ?? typed)

/** "house-leveling" for "House Leveling", because file names look like that. */
export const asFileName = ofText((typed) =>
  /^[\p{L}\d][\p{L}\d '’&.-]*$/u.test(typed) ? slugify(typed.replace(/\.md$/, '')) : typed,
)

/** "#1f4d3a" for "1f4d3a". */
export const asColor = ofText((typed) => typed.replace(/^[\da-f]{6}$/i, '#$&'))

/** "/images/maria.jpg" for "maria.jpg", "images/maria.jpg" or "images\maria.jpg", as Windows writes it. */
export const asPicture = ofText((typed) =>
  typed.replace(/^(?:\.?[/\\]?images[/\\])?([^/\\]+\.(?:jpe?g|png|webp|avif|svg))$/i, '/images/$1'),
)

/** "1.25" for "1 1/4 in" or "1¼\"". */
export const asInches = ofText((typed) => {
  const [, whole = '0', over, under] =
    /^(\d+(?:\.\d+)?)?(?:(?:^|\s+|-)(\d{1,2})\/(\d{1,2}))?\s*(?:["”″]|in(?:ch(?:es)?|\.)?)?$/i.exec(
      typed
        .replace(/[¼½¾⅛⅜⅝⅞]/, ' $&')
        .normalize('NFKC')
        .replace('\u2044', '/')
        .trim(),
    ) ?? []
  return whole === '0' && !over && !/^0/.test(typed)
    ? typed
    : String(Number(whole) + Number(over ?? 0) / Number(under ?? 1))
})

/** "2" for "2 days". */
export const asDaysAlone = ofText((typed) => typed.replace(/^(\d{1,3})\s+(?:days?|días?)$/i, '$1'))

/** "30% 20%" for "30 20" or "30%, 20%"; "top" for "Top". */
export const asFocus = ofText((typed) =>
  typed.toLowerCase().replace(/^(\d{1,3})\s*%?[\s,]+(\d{1,3})\s*%?$/, '$1% $2%'),
)

const months = [
  'january|enero',
  'february|febrero',
  'march|marzo',
  'april|abril',
  'may|mayo',
  'june|junio',
  'july|julio',
  'august|agosto',
  'september|septiembre|sept',
  'october|octubre',
  'november|noviembre',
  'december|diciembre',
].map((names) => names.split('|'))

/** Returns the number of the month with this name, or with these first three letters. */
function monthNamed(word: string): number | undefined {
  const name = word.toLowerCase()
  const at = months.findIndex((names) => names.some((one) => one === name || one.slice(0, 3) === name))
  return at < 0 ? undefined : at + 1
}

const iso = (...parts: (number | string)[]) => parts.map((part) => String(part).padStart(2, '0')).join('-')

/** "2026-03-02" for "March 2, 2026", "3/2/2026" in English, or "3/25/2026"; "2026-03" for "March 2026". */
export const asDate = ofText((typed, lang) => {
  const [, year, second, third] = /^(\d{4})[-/.](\d\d?)(?:[-/.](\d\d?))?$/.exec(typed) ?? []
  if (year) return third ? iso(year, second!, third) : iso(year, second!)
  const numbers = /^(\d\d?)[/.-](?:(\d\d?)[/.-])?(\d{4})$/.exec(typed)
  if (numbers) {
    const [a, b, of] = [Number(numbers[1]), Number(numbers[2] ?? 0), numbers[3]!]
    if (b === 0) return iso(of, a)
    // In other languages, the day may come first.
    const isSure = /^en\b/i.test(lang) || a === b || a > 12 || b > 12
    return isSure ? (a > 12 ? iso(of, b, a) : iso(of, a, b)) : typed
  }
  const words = typed.replace(/\b(?:de|del|of|the)\b|(?<=\d)(?:st|nd|rd|th)\b|[.,]/gi, ' ').trim()
  const [, day = '', word = '', dayBehind = '', of] =
    /^(?:(\d\d?)\s+)?(\p{L}+)\s+(?:(\d\d?)\s+)?(\d{4})$/u.exec(words) ?? []
  const month = monthNamed(word)
  if (!of || month === undefined || (day && dayBehind)) return typed
  return day || dayBehind ? iso(of, month, day || dayBehind) : iso(of, month)
})

/** "2026-03" for a day in that month. */
export const asMonth: Reads = (typed, lang) => {
  const date = asDate(typed, lang)
  return typeof date === 'string'
    ? date.replace(/^(\d{4}-(?:0[1-9]|1[0-2]))-(?:0[1-9]|[12]\d|3[01])$/, '$1')
    : date
}

/** Returns the days of the week that "Mon-Fri", "Monday to Friday", "weekdays" or "Saturday, Sunday" mean. */
export const asDays = (weekdays: readonly string[]): Reads => {
  const indexOf = (word: string) =>
    word.length < 3
      ? -1
      : weekdays.findIndex((day) => day.toLowerCase().startsWith(word.toLowerCase().replace(/s$/, '')))
  const named = (text: string): string[] | undefined => {
    if (/^(?:daily|every day|(?:7|seven) days(?: a week)?)$/i.test(text)) return [...weekdays]
    const words = text.replace(/^weekdays$/i, 'Mon-Fri').replace(/^weekends$/i, 'Sat, Sun')
    const parts = words.split(/\s*(?:,|&|\band\b)\s*/i).filter(Boolean)
    const days = parts.map((part) => {
      const [first = -1, last = first, ...rest] = part
        .replace(/\.(?=\s|$|-|–)/g, '')
        .split(/\s*(?:-|–|—|\bto\b|\bthrough\b|\bthru\b)\s*/i)
        .map(indexOf)
      if (first < 0 || last < 0 || rest.length > 0) return undefined
      const length = ((last - first + weekdays.length) % weekdays.length) + 1
      return Array.from({ length }, (_, i) => weekdays[(first + i) % weekdays.length]!)
    })
    return days.every((one) => one !== undefined) ? days.flat() : undefined
  }
  return (typed) => {
    if (typeof typed === 'string') return named(typed.trim()) ?? typed
    if (!Array.isArray(typed)) return typed
    return typed.flatMap((one: unknown) => (typeof one === 'string' ? (named(one.trim()) ?? one) : [one]))
  }
}

/** The two times of "8" and "5": half a day that is left out is added where only one fits. */
function timesOf(opens: string, closes: string): [opens: string, closes: string] {
  const inHalves = (time: string) =>
    /^12(?::\d\d)?$/.test(time)
      ? [`${time}pm`]
      : /^(?:[1-9]|1[01])(?::\d\d)?$/.test(time)
        ? [`${time}am`, `${time}pm`]
        : [time]
  const fit = inHalves(opens)
    .flatMap((first) => inHalves(closes).map((last): [string, string] => [first, last]))
    .filter((pair) => pair.every((time) => timePattern.test(time)) && clock(pair[0]) < clock(pair[1]))
  return fit.length === 1 ? fit[0]! : [opens, closes]
}

const noTimes = /^(?:by )?(?:(closed)|appointment|appt\.?)(?: only)?$/i

/**
 * `{ days: [Sunday], by: closed }` for `{ days: [Sunday], opens: closed }`, and so for "by appointment"; times with the
 * half of the day that is meant.
 */
export const withTimes: Reads = (typed) => {
  if (typeof typed !== 'object' || typed === null || Array.isArray(typed)) return typed
  const { opens, closes = opens, ...rest } = typed as Record<string, unknown>
  if (typeof opens !== 'string' || typeof closes !== 'string') return typed
  const [by, ...others] = [opens, closes].map((one) => noTimes.exec(one.trim().toLowerCase()))
  if (by && others[0]?.[1] === by[1] && others[0]) return { ...rest, by: by[1] ?? 'appointment' }
  if (!('closes' in typed)) return typed
  const [from, to] = timesOf(opens.trim(), closes.trim())
  return { ...typed, opens: from, closes: to }
}

const time = String.raw`(?:\d{1,2}(?::\d\d)?(?:\s*[ap]\.?m\b\.?)?|noon|midnight)`
const daysAndTimes = new RegExp(
  String.raw`\s*([a-z][^\d;]*?)[\s:,]+(?:from\s+)?(?:(${time})\s*(?:-|–|—|to|until)\s*(${time})|((?:by )?(?:appointment|appt\b\.?)(?: only)?|closed))\s*(?:[,;.\n]|$)`,
  'giy',
)

/** `{ data: [...] }` for "Mon-Fri 8-5, Sat by appt.", where all of it is read. */
export const asHours: Reads = (typed) => {
  if (typeof typed !== 'string') return typed
  const found = [...typed.matchAll(daysAndTimes)]
  const data = found.map(([, days = '', opens = '', closes = '', by]) => {
    const [from, to] = timesOf(opens, closes)
    return by ? { days, opens: by } : timePattern.test(from) && { days, opens: from, closes: to }
  })
  const isWhole = found.map(([part]) => part).join('') === typed && data.every(Boolean)
  return isWhole && typed !== '' ? { data } : typed
}
