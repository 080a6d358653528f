import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { clock, timePattern } from '../../../templates/model/clock'
import { hoursInWords, readHours, weekOf } from '../../../generator/read/copy/hours'
import type { Hours } from '../../../templates/model/site'
import { table } from '../../helpers/table'

const times = suite('clock(time)')

for (const [typed, time] of table(
  2,
  `
8:00 | 08:00
16:30 | 16:30
8am | 08:00
8 a.m. | 08:00
12am | 00:00
12pm | 12:00
noon | 12:00
Midnight | 24:00
`,
))
  times(`reads ${typed} as ${time}`, () => {
    assert.match(typed!, timePattern)
    assert.is(clock(typed!), time)
  })

times('reads only times of day', () => {
  for (const typed of ['24:00', '29:00', '8', '0am', '8:00 x', 'at noon', '7 to 8', ''])
    assert.not.match(typed, timePattern)
})

times.run()

const week = (...days: [string, string][]) => new Map(days)
const weekdays: Hours['days'] = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']

const read = suite('readHours(sentence)')

const same = table(
  2,
  `
Monday to Friday, 8:00am to 4:00pm | ${weekdays.map((day) => `${day} 08:00-16:00`).join(', ')}
Mon–Fri 8 a.m. – 4 p.m. | ${weekdays.map((day) => `${day} 08:00-16:00`).join(', ')}
Saturday, 12:00am to 3:00pm; Monday, 8:00am to 4:00pm; Sunday closed | Monday 08:00-16:00, Saturday 00:00-15:00
Saturday to Monday, 8am to 4pm | Monday 08:00-16:00, Saturday 08:00-16:00, Sunday 08:00-16:00
Monday, 8am to 12pm and 1pm to 5 p.m.; Friday, 9am to 2pm | Monday 08:00-12:00, 13:00-17:00, Friday 09:00-14:00
Monday, 8am to noon; Friday, noon to midnight; Sunday, midnight to 1am | Monday 08:00-12:00, Friday 12:00-24:00, Sunday 00:00-01:00
Monday, 8am to 4pm; Saturday by appointment | Monday 08:00-16:00, Saturday appointment
Monday, 8am to 4pm; Monday, 9am to 5pm | nothing
Monday to Friday, 8am to 4pm, not Wednesday | nothing
Closed Sunday. Monday, 8am to 4pm | nothing
Monday, 8am by appointment | nothing
`,
)
for (const [sentence, hours] of same)
  read(`reads ${hours} in "${sentence}"`, () => {
    const found = readHours(sentence!)
    assert.is(found ? [...found].map((day) => day.join(' ')).join(', ') : 'nothing', hours)
  })

read.run()

const words = suite('hoursInWords(week)')

words('combines equal days into a sentence that can be read again', () => {
  const data: Hours[] = [
    { days: ['Saturday'], opens: '09:00', closes: '15:00' },
    { days: weekdays, opens: '08:00', closes: '18:00' },
  ]
  const sentence = hoursInWords(weekOf(data))
  assert.is(sentence, 'Monday to Friday, 8:00am to 6:00pm; Saturday, 9:00am to 3:00pm')
  assert.equal(readHours(sentence), weekOf(data))
})

words('does not join days across a day that is closed or has other hours', () => {
  assert.is(
    hoursInWords(week(['Monday', '08:00-12:00'], ['Wednesday', '08:00-12:00'])),
    'Monday, 8:00am to noon; Wednesday, 8:00am to noon',
  )
})

words('is in another language too, with dashes for ranges', () => {
  const open = week(['Monday', '08:00-12:00, 13:00-17:30'], ['Tuesday', '08:00-12:00, 13:00-17:30'])
  assert.is(hoursInWords(open, 'es'), 'lunes–martes, 8:00–12:00, 13:00–17:30')
  assert.is(hoursInWords(week(['Friday', '12:00-24:00'])), 'Friday, noon to midnight')
})

words.run()
