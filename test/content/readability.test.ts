import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { builtSite } from '../helpers/built-site'
import type { BuiltPage } from '../helpers/built-site'
import { medianOf } from '../helpers/median'
import { gradeOf, sentencesOf, wordsOf } from '../helpers/prose'

const hardestGrade = 8
const longestMedian = 16

/** Words of running text. */
const wordCounts: [kind: string, path: RegExp, least: number, most: number][] = [
  ['service page', /^\/services\/./, 700, 1300],
  ['city page', /^\/locations\/./, 450, Infinity],
]

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
      return grade > hardestGrade && `${path}: grade ${grade.toFixed(1)}`
    }),
    [],
  )
})

prose(`keeps the median sentence at ${longestMedian} words or fewer on every page`, async () => {
  assert.equal(
    await offences(({ path }, sentences) => {
      const median = medianOf(sentences.map((sentence) => wordsOf(sentence).length))
      return median > longestMedian && `${path}: a median of ${median} words`
    }),
    [],
  )
})

prose('says enough on every service and city page, and not too much', async () => {
  assert.equal(
    await offences(({ path }, sentences) => {
      const words = sentences.flatMap(wordsOf).length
      const [kind, , least, most] = wordCounts.find(([, pattern]) => pattern.test(path)) ?? []
      return kind !== undefined && (words < least! || words > most!) && `${path}: ${words} words on a ${kind}`
    }),
    [],
  )
})

prose('is found on every page', async () => {
  assert.equal(await offences(({ path }, sentences) => sentences.length < 3 && path), [])
})

prose.run()
