/**
 * Reads values that have a fixed form but that people type in many ways. If a value has only one possible meaning, it
 * is converted. Otherwise it stays as typed.
 */
import { weekdays } from '../clock'
import { isEnglish } from '../language'
import { stateNamed } from '../states'

/** Returns what was typed in the form that the rules require, if its meaning is clear. `lang` is the site's language. */
export type Reads = (typed: string, lang: string) => unknown

/** "+15125550188" for "(512) 555-0188", "512.555.0188" or "1-512-555-0188". */
export const asPhone = (typed: string): string =>
  typed.replace(
    /^(?:tel:)?(?:\+?1[\s.\u2010-\u2015-]*)?\(?([2-9]\d\d)\)?[\s./\u2010-\u2015-]*([2-9]\d\d)[\s.\u2010-\u2015-]*(\d{4})$/i,
    '+1$1$2$3',
  )

/** "https://www.example.com/a" for "www.example.com/a". */
export const asAddress = (typed: string): string =>
  /^(?:[a-z\d-]+\.)+[a-z]{2,}(?:\/\S*)?$/i.test(typed) ? `https://${typed}` : typed

/** "/about#team" for "/about/#team", which other systems write. */
const withoutSlash = (path: string): string => path.replace(/^(\/(?!\/)[^?#]*[^/?#])\/(?=[?#]|$)/, '$1')

/** "/services/piers" for "services/piers/", "https://www.b.com" for "www.b.com", "mailto:a@b.com" for "a@b.com". */
export const asLink = (href: string): string =>
  withoutSlash(
    href
      .replaceAll('&amp;', '&')
      .replace(/^(?!www\.)[a-z\d][a-z\d-]*(?:\/[a-z\d-]+)*\/?(?=[?#]|$)/, '/$&')
      .replace(/^www\.[a-z\d-]+\.[a-z]/i, 'https://$&')
      .replace(/^[\w.+-]+@[\w-]+\.[\w.-]+$/, 'mailto:$&'),
  )

/** "https://www.example.com" for "www.Example.com/". */
export const asHost = (typed: string): string =>
  /^(?:https:\/\/)?(?:[a-z\d-]+\.)+[a-z]{2,}\/?$/i.test(typed)
    ? `https://${typed.toLowerCase().replace(/^https:\/\/|\/$/g, '')}`
    : typed

/** "yes" for "Y" or "Yes". */
export const asYesNo = (typed: string): string =>
  typed.toLowerCase().replace(/^(?:y|n)$/, (letter) => (letter === 'y' ? 'yes' : 'no'))

/** "NC" for "North Carolina". */
export const asState = (typed: string): string => stateNamed(typed) ?? typed

/** "/images/maria.jpg" for "maria.jpg", "public/images/maria.jpg" or "images\maria.jpg", as Windows writes it. */
export const asPicture = (typed: string): string =>
  typed
    .replaceAll('%20', ' ')
    .replace(/^(?:[./\\]*public)(?=[/\\])/, '')
    .replace(/^(?:\.?[/\\]?images[/\\])?([^/\\]+\.(?:jpe?g|png|webp|avif|svg))$/i, '/images/$1')

const months = 'january february march april may june july august september october november december'.split(
  ' ',
)

const iso = (...parts: (number | string)[]) => parts.map((part) => String(part).padStart(2, '0')).join('-')

/** "2026-03-02" for "March 2, 2026" or, where the month comes first, "3/2/2026"; "2026-03" for "March 2026". */
export const asDate = (typed: string, lang: string): string => {
  const [, first, second, of] = /^(1[0-2]|0?[1-9])\/(\d\d?)\/(\d{4})$/.exec(typed) ?? []
  if (of) return isEnglish(lang) ? iso(of, first!, second!) : typed
  const [, word = '', day, year] = /^([a-z]{3,9})\.? (?:(\d\d?), ?)?(\d{4})$/i.exec(typed) ?? []
  const month = months.findIndex((name) => name.startsWith(word.toLowerCase())) + 1
  return year && month > 0 ? iso(year, month, ...(day ? [day] : [])) : typed
}

/** "2026-03" for a day in that month. */
export const asMonth = (typed: string, lang: string): string =>
  asDate(typed, lang).replace(/^(\d{4}-\d\d)-(?:0[1-9]|[12]\d|3[01])$/, '$1')

/** The days that "Mon-Fri", "Monday to Friday" or "Mon, Wed & Thurs." mean. Undefined for other words. */
function daysIn(words: string): string[] | undefined {
  const days = words.split(/\s*(?:,|&|\band\b)\s*/i).map((part) => {
    const [first = -1, last = first, ...rest] = part
      .split(/\s*(?:-|–|\b(?:to|thru|through)\b)\s*/i)
      .map((word) => weekdays.findIndex((day) => /^\w{3}/.test(word) && day.startsWith(dayName(word))))
    if (first < 0 || last < 0 || rest.length > 0) return undefined
    return Array.from({ length: ((last - first + 7) % 7) + 1 }, (_, i) => weekdays[(first + i) % 7]!)
  })
  return days.every((one) => one !== undefined) ? days.flat() : undefined
}

const dayName = (word: string) => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase().replace('.', '')

const time = String.raw`(?:\d{1,2}(?::\d\d)?\s*[ap]\.?m\b\.?|\d{1,2}:\d\d|noon|midnight)`
const times = String.raw`${time}\s*(?:-|–|to|till?|until)\s*${time}`
const daysAndTimes = new RegExp(
  String.raw`\s*([a-z][^\d;]*?)[\s:,]+(?:(${times}(?:\s*(?:,|&|and)\s*${times})*)|(?:by )?(appointment|closed))\s*(?:[,;]|$|(?<=\s)(?=[a-z]))`,
  'giy',
)

/** What is wrong with hours in one line: the first part that is not read. */
export const unreadHours = (typed: string): string => {
  const found = [...typed.matchAll(daysAndTimes)]
  const wrong = found.find(([, words = '']) => !daysIn(words))?.[1]
  const part = wrong ?? typed.slice(found.map(([all]) => all).join('').length)
  return `${typed === '' ? 'is empty' : `holds "${part.trim()}", which is not read`}; write days, then times with am or pm: "Mon-Fri 8am-5pm; Sat by appointment", and other hours of a season in a notice`
}

/** `{ data: [...] }` for "Mon-Fri 8am-noon, 1pm-5pm; Sat by appointment", where all of it is read. */
export const asHours = (typed: string): unknown => {
  const found = [...typed.matchAll(daysAndTimes)]
  const data = found.flatMap<object | undefined>(([, words = '', open, by]) => {
    const days = daysIn(words)
    if (!days || !open) return [days && { days, by: by!.toLowerCase() }]
    const all = open.match(new RegExp(time, 'gi'))!
    return all.flatMap((opens, i) => (i % 2 === 0 ? [{ days, opens, closes: all[i + 1]! }] : []))
  })
  const isWhole = found.map(([part]) => part).join('') === typed && data.every(Boolean)
  return isWhole && typed !== '' ? { data } : typed
}
