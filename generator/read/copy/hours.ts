/** Opening hours, read from the sentence on the pages and from the data, so that the two can be compared. */
import { weekdays } from '../../../templates/model/clock'
import type { Hours } from '../../../templates/model/site'
import { isEnglish, timeInWords, usualLang, weekdayInWords } from '../../../templates/model/language'
import { business } from '../../../templates/model/schema'
import { asHours } from '../../../templates/model/schema/as-typed'

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

/** Reads the hours that a sentence gives in the form of `hours:`. Undefined for any other words. */
export function readHours(words: string): Week | undefined {
  const { success, data } = business.shape.hours.safeParse(asHours(words))
  return success ? weekOf(data.data) : undefined
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
