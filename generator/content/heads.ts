/** What pages say of themselves to search engines: titles and descriptions. */
import { byCodePoint } from '../../templates/text'
import type { PageHead } from './notes'
import type { Problem } from './problems'
import type { Reader } from './reader'

/** Characters; search engines cut a longer title or description, and none of them gives a fixed length. */
const titleLimit = 60
const descriptionLimits = [70, 160] as const

const headsOf = ({ notes }: Reader): [file: string, head: PageHead][] =>
  [...notes.heads].sort(([a], [b]) => byCodePoint(a, b))

/** Reports pages with the same title or description: they compete in search, and one is usually an unedited copy. */
export function checkHeads(reader: Reader): void {
  const heads = headsOf(reader)
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

/** `suffix` stands behind each title. */
export function lengthWarnings(reader: Reader, suffix: string): Problem[] {
  const [low, high] = descriptionLimits
  return headsOf(reader).flatMap(([file, head]) => {
    const warn = (field: string, message: string) => [{ ...reader.locate(file, { path: [field] }), message }]
    const title = `${head.title} | ${suffix}`.length
    const description = String(head.description).length
    return [
      ...(title > titleLimit
        ? warn(
            'title',
            `title is ${title} characters with the brand; search results show about ${titleLimit}`,
          )
        : []),
      ...(description < low || description > high
        ? warn('description', `description is ${description} characters; write ${low} to ${high}`)
        : []),
    ]
  })
}
