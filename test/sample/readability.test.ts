import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { Site } from '../../templates/model/site'
import { builtSite } from '../helpers/built-site'
import type { BuiltPage } from '../helpers/built-site'
import { medianOf } from '../helpers/median'
import { gradeOf, sentencesOf, wordsOf } from '../helpers/prose'

const prose = suite('running text')

/** A test of every page, from what is wrong with its sentences. */
const everyPage = (
  sentence: string,
  judge: (sentences: string[], page: BuiltPage, site: Site) => string | false,
) =>
  prose(sentence, async () => {
    const { pages, site } = await builtSite()
    const found = pages.map((page) => [page.path, judge(sentencesOf(page.main), page, site)])
    assert.equal(
      found.filter(([, wrong]) => wrong),
      [],
    )
  })

everyPage('asks for grade 8 or less', (sentences) => {
  const grade = gradeOf(sentences)
  return grade > 8 && `grade ${grade.toFixed(1)}`
})

everyPage('keeps the median sentence at 16 words or fewer', (sentences) => {
  const median = medianOf(sentences.map((sentence) => wordsOf(sentence).length))
  return median > 16 && `a median sentence of ${median} words`
})

/** Words of running text that pages have. */
const limits = { services: [700, 1300], locations: [450, Infinity] } as const

everyPage('says enough on a service or city page, and not too much', (sentences, { path, main }, site) => {
  const [, folder, slug] = /^\/(services|locations)\/(.*)/.exec(path) ?? []
  if (!folder || ![...site.services, ...site.cities].some((one) => one.slug === slug)) return false
  const [least, most] = limits[folder as keyof typeof limits]
  // What is told of photos and jobs is not read as a text.
  const shown = main.querySelectorAll('#photos, #jobs').flatMap((section) => sentencesOf(section))
  const words = sentences.flatMap(wordsOf).length - shown.flatMap(wordsOf).length
  return (words < least || words > most) && `${words} words; it needs ${least} to ${most}`
})

everyPage('has three sentences at least', ({ length }) => length < 3 && `${length} sentences`)

prose.run()
