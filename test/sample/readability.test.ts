import { suite } from 'uvu'
import { medianOf } from '../helpers/median'
import { gradeOf, sentencesOf, wordsOf } from '../helpers/prose'
import { judging } from './judging'

const prose = suite('running text')

const everyPage = judging(prose)

everyPage('has a grade of 8 or less', ({ main }) => {
  const grade = gradeOf(sentencesOf(main))
  return grade > 8 && `grade ${grade.toFixed(1)}`
})

everyPage('keeps the median sentence at 16 words or fewer', ({ main }) => {
  const median = medianOf(sentencesOf(main).map((sentence) => wordsOf(sentence).length))
  return median > 16 && `a median sentence of ${median} words`
})

/** Number of words of running text on a page. */
const limits = { services: [600, 1300], locations: [450, Infinity] } as const

everyPage('says enough on a service or city page, and not too much', ({ path, main }, site) => {
  const [, folder, slug] = /^\/(services|locations)\/(.*)/.exec(path) ?? []
  if (!folder || ![...site.services, ...site.cities].some((one) => one.slug === slug)) return false
  const [least, most] = limits[folder as keyof typeof limits]
  // Hints about photos and jobs are not running text.
  const shown = main.querySelectorAll('#photos, #jobs').flatMap((section) => sentencesOf(section))
  const words = sentencesOf(main).flatMap(wordsOf).length - shown.flatMap(wordsOf).length
  return (words < least || words > most) && `${words} words; it needs ${least} to ${most}`
})

everyPage('has at least three sentences', ({ main }) => {
  const { length } = sentencesOf(main)
  return length < 3 && `${length} sentences`
})

prose.run()
