/**
 * Reads values that have a fixed form but that people type in many ways. If a value has only one possible meaning, it
 * is converted. Otherwise it stays as typed.
 */
import { clock, timePattern } from '../clock'
import { contrast, mix } from '../colors'
import { stateNamed, stateOf } from '../states'
import { slugify } from '../text'

/** Returns the name of the file of a service or a town that was typed in other words, if only one can be meant. */
export type Finds = (folder: string, typed: string) => string | undefined

/**
 * Returns what was typed in the form that the rules require, if its meaning is clear. `lang` is the site's language.
 */
export type Reads = (typed: unknown, lang: string, find?: Finds) => unknown

/** Makes a reader that gets text without curly quotes and without a comma at the end. Other values stay as they are. */
const ofText =
  (read: (typed: string, lang: string, find?: Finds) => unknown): Reads =>
  (typed, lang, find) =>
    typeof typed === 'string'
      ? read(
          typed
            .trim()
            .replace(/^[“‘](.*)[”’]$|[,;]$/, '$1')
            .trim(),
          lang,
          find,
        )
      : typed

/** "+15125550188" for "(512) 555-0188", "512.555.0188" or "1-512-555-0188". */
export const asPhone = ofText((typed) =>
  typed.replace(
    /^(?:tel:)?(?:\+?1[\s.\u2010-\u2015-]*)?\(?([2-9]\d\d)\)?[\s./\u2010-\u2015-]*([2-9]\d\d)[\s.\u2010-\u2015-]*(\d{4})\.?$/i,
    '+1$1$2$3',
  ),
)

/** "https://www.example.com/a" for "www.example.com/a". */
export const asAddress = ofText((typed) =>
  /^(?:[a-z\d-]+\.)+[a-z]{2,}(?:\/\S*)?$/i.test(typed) ? `https://${typed}` : typed,
)

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

/** The same, for an address in a field. */
export const asPath = ofText(asLink)

/** "https://www.example.com" for "www.Example.com/". */
export const asHost = ofText((typed) =>
  /^(?:https:\/\/)?(?:[a-z\d-]+\.)+[a-z]{2,}\/?$/i.test(typed)
    ? `https://${typed.toLowerCase().replace(/^https:\/\/|\/$/g, '')}`
    : typed,
)

/** "office@acme.com" for "mailto:Office@acme.com", "<office@acme.com>" or "Ann <office@acme.com>". */
export const asEmail = ofText((typed) => typed.replace(/^(?:[^<@]*<)?(?:mailto:)?([^<>\s]+?)\.?>?$/i, '$1'))

/** "1450" for "$1,450.00", "1450 dollars" or "$1,450 each". */
export const asDollars = ofText((typed) =>
  typed.replace(/^\$?\s*([\d,]+)(?:\.00)?\s*(?:dollars|usd|each|(?:per|a|\/)\s*[a-z]+)?$/i, '$1'),
)

const numbers = 'one two three four five six seven eight nine ten eleven twelve'.split(' ')

const inDigits = (word: string): string => String(numbers.indexOf(word.toLowerCase()) + 1 || word)

/** "4" for "four". */
export const asInteger = ofText(inDigits)

/** Returns a reader of a number with one of these words: "60" for "60 miles". */
export const asNumberOf = (words: string): Reads =>
  ofText((typed) => typed.replace(new RegExp(`^([\\d,.]+)\\s*(?:${words})\\.?$`, 'i'), '$1'))

/** "US" for "USA" or "United States". */
export const asCountry = ofText((typed) =>
  typed.replace(/^(?:u\.?s\.?(?:a\.?)?|(?:the )?united states(?: of america)?)$/i, 'US'),
)

/** "Burlington" for "Burlington, NC 27215", since state and ZIP code have fields of their own. */
export const asCity = ofText(
  (typed) => partsOfTown(typed)?.name ?? typed.replace(/,?\s+\d{5}(?:-\d{4})?$/, ''),
)

/** "78634" for "TX 78634". */
export const asZip = ofText((typed) => typed.replace(/^[a-z]{2}\.?\s+(?=\d{5})/i, ''))

/** "Ada County" for "Ada Co.", or for "Ada" where other towns write that. */
export const asCounty = ofText(
  (typed, _, find) => find?.('counties', typed) ?? typed.replace(/\bCo\.?$/, 'County'),
)

/** "2014-2026" for "© 2014 - 2026". */
export const asYears = ofText((typed) =>
  typed.replace(/^(?:copyright|©|\(c\)|\s)*(\d{4})(?:\s*[-–—]\s*(\d{4}))?\.?$/i, (_, ...years: string[]) =>
    years.slice(0, 2).filter(Boolean).join('-'),
  ),
)

/** "es" for "Spanish" or "español"; "en-US" for "en_US". */
export const asLanguage = ofText((typed) =>
  /^english\b/i.test(typed)
    ? 'en'
    : /^(?:spanish|espa[nñ]ol)\b/i.test(typed)
      ? 'es'
      : typed.replace('_', '-'),
)

/** "5" for "5/5", "5 stars", "5 out of 5", "five" or five stars. */
export const asRating = ofText((typed) =>
  /^(?:★{1,5}☆*|⭐{1,5}|\*{1,5})$/u.test(typed)
    ? `${[...typed].filter((sign) => sign !== '☆').length}`
    : typed
        .replace(/^[a-z]+\b/i, inDigits)
        .replace(/[.!]+$/, '')
        .replace(/^(\d(?:\.\d+)?)\s*(?:\/\s*5|(?:out of|of|de) 5)?\s*(?:stars?|estrellas?)?$/i, '$1')
        .replace(/^(\d)\.0$/, '$1'),
)

/** What an answer to a question means: "Yes!", "yep" and "No." have one meaning. Undefined for any other. */
export const yesOrNo = (typed: string): boolean | undefined =>
  /^(?:y|yes|yep|yeah|yup|sure|true|on|1)[.!]*$/i.test(typed.trim())
    ? true
    : /^(?:n|no|nope|nah|no way|false|off|0)[.!]*$/i.test(typed.trim())
      ? false
      : undefined

/** "yes" for "Y" or "Yes." */
export const asYesNo = ofText((typed) => {
  const meant = yesOrNo(typed)
  return meant === undefined ? typed.toLowerCase() : meant ? 'yes' : 'no'
})

/**
 * "-79.4378" for "79.4378° W" or "79°26'16.1"W", as maps and encyclopedias write degrees; `sides` are the letters that
 * may follow.
 */
export const asDegrees = (sides: 'NS' | 'EW'): Reads =>
  ofText((typed) => {
    const [, minus, digits, minutes = '0', seconds = '0', side = ''] =
      /^([-−–])?(\d{1,3}(?:\.\d+)?)\s*°?\s*(?:(\d\d?(?:\.\d+)?)\s*['’′]\s*(?:(\d\d?(?:\.\d+)?)\s*(?:["”″]|'')\s*)?)?([NSEW])?$/i.exec(
        typed,
      ) ?? []
    const at = sides.indexOf(side.toUpperCase())
    if (digits === undefined || at < 0 || (minus && side)) return typed
    const degrees = Number(digits) + Number(minutes) / 60 + Number(seconds) / 3600
    // Eight digits are a tenth of an inch.
    const whole = minutes === '0' && !/\.\d{9}/.test(digits) ? digits : String(Number(degrees.toFixed(8)))
    return minus || /[SW]/i.test(side) ? `-${whole}` : whole
  })

/** Both coordinates of "34.93872, -82.22706", as maps give them for one place, also as the latitude or as `geo`. */
export const asCoordinates: Reads = (typed) => {
  const { geo, ...fields } = (typeof typed === 'object' ? typed : { geo: typed }) as Record<string, unknown>
  const pair = fields.latitude ?? geo
  const [, latitude, longitude] =
    (typeof pair === 'string' &&
      /^\(?(-?\d\d?\.\d+°? ?[NS]?)[, ] *([-−]?\d{1,3}\.\d+°? ?[EW]?)\)?$/i.exec(pair.trim())) ||
    []
  return longitude && fields.longitude === undefined ? { ...fields, latitude, longitude } : typed
}

/** "NC" for "N.C.", "nc" or "North Carolina". */
export const asState = ofText(
  (typed) =>
    stateNamed(typed) ??
    typed.replace(/^([a-z])\.?\s?([a-z])\.?$/i, (_, ...both: string[]) =>
      both.slice(0, 2).join('').toUpperCase(),
    ),
)

/** The parts of "Burlington, NC 27215". Undefined where no state is named. */
export function partsOfTown(typed: string): { name: string; state: string } | undefined {
  const [, name, long, short] =
    /^(.+?)(?:,\s*([a-z. ]+?)|\s+([A-Z]{2}))(?:,?\s+\d{5}(?:-\d{4})?)?$/i.exec(typed.trim()) ?? []
  const state = String(asState(long ?? (short === short?.toUpperCase() && short) ?? '', ''))
  return name !== undefined && stateOf(state) ? { name, state } : undefined
}

/** Returns a reader that finds one of these values whatever its capitals: "high" for "High". */
export const asOneOf = (values: readonly string[]): Reads =>
  ofText((typed) => values.find((value) => value.toLowerCase() === typed.toLowerCase()) ?? typed)

/** "house-leveling" for "House Leveling" or "/services/house-leveling", because file names look like that. */
export const asFileName = ofText((typed) => {
  const name = typed.replace(/^\/?(?:services|locations)\/|\.md$/g, '')
  return /^[\p{L}\d][\p{L}\d '’&.-]*$/u.test(name) ? slugify(name) : typed
})

/** Returns a reader that finds the file of what was typed in other words. */
export const asFileIn = (folder: string): Reads =>
  ofText((typed, lang, find) => {
    const name = String(asFileName(typed, lang))
    return find?.(folder, name === typed ? typed : name) ?? find?.(folder, typed) ?? name
  })

/** "Burlington" for "burlington" or "Burlington, NC", where a town has this name. */
export const asTown = ofText((typed, _, find) => (find && find('towns', typed)) ?? typed)

/** "#1f4d3a" for "1f4d3a". */
export const asColor = ofText((typed) => typed.replace(/^[\da-f]{6}$/i, '#$&'))

/** Such a color for light pages, with one for dark pages, which is as much lighter as letters need there. */
export const asTwoColors: Reads = (typed) => {
  const light = String(asColor(typed, ''))
  if (!/^#[\da-f]{6}$/i.test(light)) return typed
  const lighter = Array.from({ length: 20 }, (_, i) => mix('#ffffff', light, 5 * i))
  return { light, dark: lighter.find((color) => contrast(color, '#000000') > 9) }
}

/** "/images/maria.jpg" for "maria.jpg", "public/images/maria.jpg" or "images\maria.jpg", as Windows writes it. */
export const asPicture = ofText((typed) =>
  typed
    .replaceAll('%20', ' ')
    .replace(/^(?:[./\\]*public)(?=[/\\])/, '')
    .replace(/^(?:\.?[/\\]?images[/\\])?([^/\\]+\.(?:jpe?g|png|webp|avif|svg))$/i, '/images/$1'),
)

/** `{ src, alt }` for a picture in Markdown, `![A porch](/images/porch.jpg)`. */
export const asPictureGroup: Reads = (typed) => {
  const [, alt, src] = (typeof typed === 'string' && /^!\[(.+)\]\(([^<>"]+\.\w+)\)$/.exec(typed.trim())) || []
  return src === undefined ? typed : { src, alt }
}

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
export const asDaysAlone = ofText((typed) =>
  inDigits(typed.replace(/^(\d{1,3}|[a-z]+)\s+(?:days?|días?)\.?$/i, '$1')),
)

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
export const asDate = ofText((given, lang) => {
  const typed = given.replace(
    /^(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?[.,]+\s+|(?:T|,? at )\d\d?:\d\d.*$/gi,
    '',
  )
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
  const letters = ['M', 'Tu', 'W', 'Th', 'F', 'Sa', 'Su']
  const indexOf = (word: string) =>
    word.length < 3
      ? letters.indexOf(word)
      : weekdays.findIndex((day) => day.toLowerCase().startsWith(word.toLowerCase().replace(/s$/, '')))
  const named = (text: string): string[] | undefined => {
    if (/^(?:daily|every day|(?:7|seven) days(?: a week)?)$/i.test(text)) return [...weekdays]
    const words = text.replace(/^weekdays$/i, 'Mon-Fri').replace(/^weekends$/i, 'Sat, Sun')
    const parts = words.split(/\s*(?:,|&|\/|\band\b)\s*/i).filter(Boolean)
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
  const [from, to] = timesOf(inPlainTimes(opens.trim()), inPlainTimes(closes.trim()))
  return { ...typed, opens: from, closes: to }
}

const time = String.raw`(?:\d{1,2}(?::\d\d)?(?:\s*[ap]\.?m\b\.?)?|noon|midnight)`
const times = String.raw`(?:from\s+)?(${time})\s*(?:-|–|—|to|until)\s*(${time})`
const daysAndTimes = new RegExp(
  String.raw`\s*((?:7 days a week|[a-z][^\d;]*?))[\s:,|]+(?:${times}|((?:by )?(?:appointment|appt\b\.?)(?: only)?|closed))\s*(?:[,;.\n]|$)`,
  'giy',
)
const timesFirst = new RegExp(String.raw`^\s*${times},?\s+(?:on\s+)?([a-z][^\d;]*)$`, 'i')

/** The usual form of "8a-5p", "0800-1700", "8.00", "24 hours" and "24/7". */
const inPlainTimes = (typed: string) =>
  typed
    .replace(/^(?:open )?24\s*\/\s*7$/i, '7 days a week 24 hours')
    .replace(/(?:open )?24 hours(?: a day)?/gi, '0:00-24:00')
    .replace(/(\d)\s?([ap])(?=\W|$)(?!\.m)/gi, '$1$2m')
    .replace(/\b([01]\d|2[0-4])([0-5]\d)\b/g, '$1:$2')
    .replace(/\b(\d\d?)\.(\d\d)\b/g, '$1:$2')
    .replace(/\s+[ecmp][sd]?t\b/gi, '')
    .replace(timesFirst, '$3 $1-$2')

/** `{ data: [...] }` for "Mon-Fri 8-5, Sat by appt.", also as a list of days or as a group, where all of it is read. */
export const asHours = (typed: unknown): unknown => {
  if (Array.isArray(typed))
    return typed.every((one) => typeof one === 'string') ? asHours(typed.join('; ')) : typed
  if (typeof typed === 'object' && typed !== null) {
    const { copy, data = copy, ...rest } = typed as Record<string, unknown>
    const days = Object.entries(rest).map(([day, hours]) => `${day} ${String(hours)}`)
    const meant = asHours(data ?? days) as { data?: unknown }
    return !Array.isArray(meant) && meant?.data && (data === undefined || days.length === 0)
      ? { ...(copy !== undefined && { copy }), ...meant }
      : typed
  }
  if (typeof typed !== 'string') return typed
  const plain = inPlainTimes(typed)
  const found = [...plain.matchAll(daysAndTimes)]
  const data = found.map(([, days = '', opens = '', closes = '', by]) => {
    const [from, to] = timesOf(opens, closes)
    return by ? { days, opens: by } : timePattern.test(from) && { days, opens: from, closes: to }
  })
  const isWhole = found.map(([part]) => part).join('') === plain && data.every(Boolean)
  return isWhole && plain !== '' ? { data } : typed
}
