/** What pages say of themselves to search engines: titles and descriptions. */
import { byCodeUnit } from '../../../templates/model/text'
import type { Findings, PageHead } from '../source/findings'
import type { Reader } from '../reader'
import type { Suspicion } from '../opinions/suspicions'

/** Characters; search engines cut a longer title or description, and none of them gives a fixed length. */
const titleLimit = 60
const descriptionLimits = [70, 160] as const

const headsOf = ({ heads }: Findings): [file: string, head: PageHead][] =>
  [...heads].sort(([a], [b]) => byCodeUnit(a, b))

/** Reports pages with the same title or description: they compete in search, and one is usually an unedited copy. */
export function checkHeads(reader: Reader): void {
  const heads = headsOf(reader.findings)
  for (const field of ['title', 'description'] as const) {
    const seen = new Map<unknown, string>()
    for (const [file, { [field]: value }] of heads) {
      // That it is empty was reported already.
      if (typeof value !== 'string' || value === '') continue
      const first = seen.get(value)
      const message = `${field} is the same as in ${first}; write one of its own`
      if (first) reader.report({ file, path: [field] }, message)
      else seen.set(value, file)
    }
  }
}

/** Suspects titles and descriptions that search results cut or that say little. `suffix` stands behind each title. */
export function suspectLengths({ findings }: Reader, suffix: string): Suspicion[] {
  const [low, high] = descriptionLimits
  return headsOf(findings).flatMap(([file, { title, description }]) => {
    if (typeof title !== 'string' || typeof description !== 'string') return []
    const whole = `${title} | ${suffix}`.length
    const suspect = (field: string, words: string, why: string): Suspicion => ({
      kind: 'length',
      file,
      path: [field],
      words,
      why,
    })
    return [
      ...(whole > titleLimit
        ? [
            suspect(
              'title',
              title,
              `is a title of ${whole} characters with the brand; search results show about ${titleLimit}`,
            ),
          ]
        : []),
      ...(description.length < low || description.length > high
        ? [
            suspect(
              'description',
              description,
              `is a description of ${description.length} characters; ${low} to ${high} are shown whole`,
            ),
          ]
        : []),
    ]
  })
}
