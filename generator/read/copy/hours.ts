/** Opening hours, read from the sentence on the pages and from the data, so that the two can be compared. */
import { clock } from '../../../templates/model/clock'
import type { Hours } from '../../../templates/model/site'
import { isEnglish, timeInWords, usualLang, weekdayInWords } from '../../../templates/model/language'
import { weekdays } from '../../../templates/model/clock'

/** "08:00-16:00", or "08:00-12:00, 13:00-17:00", by day, for the days that are open. */
export type Week = Map<string, string>

const days: readonly string[] = weekdays

/** Stands for the hours of a day on which one must call first. */
const appointment = 'appointment'

export function weekOf(data: Hours[]): Week {
  return inOrder(
    data.flatMap((hours) =>
      hours.days.map((day) => [day, hours.by ? appointment : `${hours.opens}-${hours.closes}`]),
    ),
  )
}

const token =
  /(?<day>\b(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*)|(?<time>\d{1,2}(?::\d\d)?\s*[ap]\.?m\b\.?|\bnoon\b|\bmidnight\b)|(?<range>\bto\b|\bthrough\b|\buntil\b|\btill?\b|[-–])|(?<closed>\bclosed\b)|(?<by>\bby appointment(?: only)?\b)|(?<end>[.;])/gi

/** Words that the parser skips. */
const plain = /\b(?:and|from|open|on|we|are)\b/gi

/** "8am to 5pm, Monday to Friday" */
const timesFirst =
  /^\s*(\d[^;]*?(?:[ap]\.?m\b\.?|noon|midnight)),? (?:on )?((?:mon|tue|wed|thu|fri|sat|sun)[^\d;]*)$/i

/**
 * Reads "Monday to Friday, 8:00am to 6:00pm; Saturday, 9:00am to 3:00pm; closed Sunday". Undefined when the sentence
 * holds any other word, such as "except", or leaves a day or a time by itself: only what is certain is compared.
 */
export function readHours(words: string): Week | undefined {
  const sentence = words
    .replace(/\bweekdays\b/gi, 'Monday to Friday')
    .replace(/\bweekends\b/gi, 'Saturday, Sunday')
    .replace(timesFirst, '$2 $1')
  if (/[\p{L}\d]/u.test(sentence.replace(token, ' ').replace(plain, ''))) return undefined
  const week: [string, string][] = []
  let open: string[] = []
  let opens: string | undefined
  let [ranging, isTimed, isClosed] = [false, false, false]
  for (const { groups } of sentence.matchAll(token)) {
    const { day, time, range, closed, by, end } = groups!
    if (by) {
      if (open.length === 0 || opens) return undefined
      week.push(...open.map((name): [string, string] => [name, appointment]))
      isTimed = true
    } else if (closed && open.length > 0 && !isTimed) open = []
    else if (closed || end) isClosed = closed !== undefined
    else if (day && !isClosed) {
      if (opens) return undefined
      if (isTimed) [open, isTimed] = [[], false]
      const index = days.findIndex((name) => name.toLowerCase().startsWith(day.slice(0, 3).toLowerCase()))
      const first = ranging && open.length > 0 ? days.indexOf(open.at(-1)!) + 1 : index
      // "Thursday to Tuesday" goes over the end of the week.
      const last = index < first ? index + days.length : index
      for (let i = first; i <= last; i++) open.push(days[i % days.length]!)
    } else if (time && opens === undefined) opens = clock(time).replace('24:00', '00:00')
    else if (time) {
      if (open.length === 0) return undefined
      week.push(...open.map((name): [string, string] => [name, `${opens}-${clock(time)}`]))
      opens = undefined
      isTimed = true
    }
    ranging = range !== undefined
  }
  const isWhole = opens === undefined && (isTimed || open.length === 0)
  return isWhole && week.length > 0 ? inOrder(week) : undefined
}

/** The sentence that pages print: the data in words, equal days in one, "Monday to Friday, 8:00am to noon". */
export function hoursInWords(week: Week, lang = usualLang): string {
  const [to, and] = isEnglish(lang) ? [' to ', ' and '] : ['–', ', ']
  const byAppointment = /^es\b/i.test(lang) ? 'con cita previa' : 'by appointment'
  const runs: { first: string; last: string; hours: string }[] = []
  for (const [day, hours] of week) {
    const run = runs.at(-1)
    if (run?.hours === hours && days.indexOf(day) === days.indexOf(run.last) + 1) run.last = day
    else runs.push({ first: day, last: day, hours })
  }
  return runs
    .map(({ first, last, hours }) => {
      const named = [...new Set([first, last])].map((day) => weekdayInWords(days.indexOf(day), lang))
      const ranges = hours.split(', ').map((range) =>
        range === appointment
          ? byAppointment
          : range === '00:00-24:00' && isEnglish(lang)
            ? '24 hours'
            : range
                .split('-')
                .map((time) => timeInWords(time, lang))
                .join(to),
      )
      return `${named.join(to)}, ${ranges.join(and)}`
    })
    .join('; ')
}

/** In the order of the week, with all hours of a day in one. */
function inOrder(hours: string[][]): Week {
  const week: Week = new Map()
  for (const [day, range] of (hours as [string, string][]).sort(
    ([a, x], [b, y]) => days.indexOf(a) - days.indexOf(b) || (x < y ? -1 : 1),
  ))
    week.set(day, [...(week.has(day) ? [week.get(day)] : []), range].join(', '))
  return week
}

/** A day whose hours overlap in the sentence, for example because it is named twice. */
export function overlappingDay(sentence: string): string | undefined {
  for (const [day, hours] of readHours(sentence) ?? []) {
    const ranges = hours.split(', ').map((range) => range.split('-') as [string, string])
    if (ranges.some(([opens], i) => opens !== appointment && i > 0 && opens < ranges[i - 1]![1])) return day
  }
  return undefined
}
