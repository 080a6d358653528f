import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { cityPath, servicePath } from '../../templates/model/urls'
import { builtSite } from '../helpers/built-site'
import type { BuiltPage } from '../helpers/built-site'
import { medianOf } from '../helpers/median'
import { gradeOf, sentencesOf, wordsOf } from '../helpers/prose'

const hardestGrade = 8
const longestMedian = 16
const fewestSentences = 3

/** Words of running text. */
const servicePage = { kind: 'a service page', least: 700, most: 1300 }
const cityPage = { kind: 'a city page', least: 450, most: Infinity }

const prose = suite('running text')

prose('is measured by sentences, words and syllables', () => {
  const hard =
    'Notwithstanding the aforementioned geotechnical considerations, the contractor disclaims responsibility for consequential deterioration.'
  assert.ok(gradeOf([hard]) > 20)
  assert.ok(gradeOf(['The clay is dry.', 'The slab sinks.']) < 1)
  assert.is(medianOf([3, 1, 2]), 2)
  assert.is(medianOf([4, 1, 2, 3]), 2.5)
})

async function offences(judge: (page: BuiltPage, sentences: string[]) => string | undefined | false) {
  const { pages } = await builtSite()
  return pages.flatMap((page) => judge(page, sentencesOf(page.main)) || [])
}

prose(`asks for grade ${hardestGrade} or less on every page`, async () => {
  assert.equal(
    await offences(({ path }, sentences) => {
      const grade = gradeOf(sentences)
      return (
        grade > hardestGrade && `${path}: grade ${grade.toFixed(1)}; a page may be of grade ${hardestGrade}`
      )
    }),
    [],
  )
})

prose(`keeps the median sentence at ${longestMedian} words or fewer on every page`, async () => {
  assert.equal(
    await offences(({ path }, sentences) => {
      const median = medianOf(sentences.map((sentence) => wordsOf(sentence).length))
      return (
        median > longestMedian &&
        `${path}: a median sentence of ${median} words; it may have ${longestMedian}`
      )
    }),
    [],
  )
})

prose('says enough on every service and city page, and not too much', async () => {
  const { site } = await builtSite()
  const counted = new Map([
    ...site.services.map((service) => [servicePath(service), servicePage] as const),
    ...site.cities.map((city) => [cityPath(city), cityPage] as const),
  ])
  assert.equal(
    await offences(({ path, main }, sentences) => {
      const limits = counted.get(path)
      if (!limits) return undefined
      const { kind, least, most } = limits
      // What is told of photos and jobs is not read as a text.
      const shown = main.querySelectorAll('#photos, #jobs').flatMap((section) => sentencesOf(section))
      const words = sentences.flatMap(wordsOf).length - shown.flatMap(wordsOf).length
      if (words < least) return `${path}: ${words} words; ${kind} needs ${least}`
      return words > most && `${path}: ${words} words; ${kind} may have ${most}`
    }),
    [],
  )
})

prose('is found on every page', async () => {
  assert.equal(
    await offences(
      ({ path }, sentences) =>
        sentences.length < fewestSentences &&
        `${path}: ${sentences.length} sentences; a page needs ${fewestSentences}`,
    ),
    [],
  )
})

prose.run()
