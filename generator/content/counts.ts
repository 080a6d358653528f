/** Counts of lists: as names that copy may use, and where copy typed a count that is wrong. */
import type { ContentFile, Path } from './content-file'
import { inWords, numberIn, numberPattern } from './facts'
import type { Facts } from './facts'
import { MarkdownField } from './schema'

/** How many of a kind the whole site has. */
export type SiteCounts = Record<'service' | 'city' | 'review' | 'question', number>

/** Entries of the list that a section shows; undefined when it has none. */
function listOf(section: unknown): unknown[] | undefined {
  if (typeof section !== 'object' || section === null || Array.isArray(section)) return undefined
  return Object.values(section).find(Array.isArray)
}

/** The sections of a page that show a list, each with the number of its entries. */
const countsOf = (page: object): [section: string, count: number][] =>
  Object.entries(page).flatMap(([name, section]) => {
    const list = listOf(section)
    return list ? [[name, list.length] as [string, number]] : []
  })

/** `{service-count}` and the like, which hold on every page. */
export const siteCountFacts = (counts: SiteCounts): Facts =>
  Object.fromEntries(Object.entries(counts).map(([kind, count]) => [`${kind}-count`, inWords(count)]))

/** `{process-count}`, `{neighborhoods-count}` and so on: the entries of each section of a page. */
export const sectionCountFacts = (page: object): Facts =>
  Object.fromEntries(
    countsOf(page).map(([name, count]) => [
      `${name.replace(/[A-Z]/g, '-$&').toLowerCase()}-count`,
      inWords(count),
    ]),
  )

/** `{count}` in the words of a section: the entries of its own list. */
export function ownCountFacts(section: object): Facts | undefined {
  const list = 'heading' in section ? listOf(section) : undefined
  return list && { count: inWords(list.length) }
}

// Typed counts

/** Sections whose entries a noun counts; those of `site` are lists of the whole site. */
const counted: Record<string, { sections: string[]; site?: keyof SiteCounts }> = {
  services: { sections: ['services', 'topServices', 'related'], site: 'service' },
  cities: { sections: ['areas', 'cities'], site: 'city' },
  towns: { sections: ['areas', 'cities'], site: 'city' },
  questions: { sections: ['faqs'], site: 'question' },
  answers: { sections: ['faqs'], site: 'question' },
  reviews: { sections: [], site: 'review' },
  pictures: { sections: ['gallery'] },
  neighborhoods: { sections: ['neighborhoods'] },
  steps: { sections: ['process', 'timeline', 'response'] },
}

const phrase = (nouns: string) =>
  String.raw`\b(${numberPattern})[\s\u00A0]+(?:[a-z]+[\s\u00A0]+)?(${nouns})\b`
const nouns = Object.keys(counted).join('|')
/** In a heading over a list further nouns count its entries as well. */
const inHeading = new RegExp(
  phrase(`${nouns}|repairs|signs|things|ways|methods|points|reasons|limits|seasons|benefits`),
  'gi',
)
const inLabel = new RegExp(phrase(nouns), 'gi')
/** In a sentence a number may count anything, unless it says that it counts them all. */
const inSentence = new RegExp(
  String.raw`\b(?:all|the|our|these)[\s\u00A0]+${phrase('services|cities|towns|questions|answers|reviews|neighborhoods')}`,
  'gi',
)

/** Labels of a page: the parts of its front matter that are no running text. */
const isLabel = (path: Path) =>
  ['title', 'description', 'value', 'label', 'text'].includes(String(path.at(-1))) && path.length < 4

/** Reports where a file types a count of the lists in its front matter `page`, or of the site's, that is another. */
export function checkCounts(file: ContentFile, page: object, site: SiteCounts): void {
  const lists = new Map(countsOf(page))
  const check = (text: string, path?: Path, own?: number) => {
    const isHeading = own !== undefined && path?.at(-1) === 'heading'
    const pattern = isHeading ? inHeading : path && isLabel(path) ? inLabel : inSentence
    for (const [words, number, noun] of text.matchAll(pattern)) {
      const { sections, site: kind } = counted[noun!.toLowerCase()] ?? { sections: [] }
      const counts = [own, ...sections.map((name) => lists.get(name)), kind && site[kind]].filter(Boolean)
      const right = [...new Set(counts as number[])]
      if (right.length === 0 || right.includes(numberIn(number!))) continue
      const names = [own !== undefined && '{count}', kind && `{${kind}-count}`].filter(Boolean)
      const write = names.join(' or ') || `{${sections[0]}-count}`
      const message = `says "${words}", but the right number is ${right.map(inWords).join(' or ')}; write ${write} in place of the number`
      file.report(path, message, words)
    }
  }
  const walk = (value: unknown, path: Path, own?: number): void => {
    if (value instanceof MarkdownField) return check(value.source, path, own)
    if (typeof value === 'string') return check(value, path, own)
    if (typeof value !== 'object' || value === null) return
    const count = 'heading' in value ? listOf(value)?.length : undefined
    for (const [key, child] of Object.entries(value))
      walk(
        child,
        [...path, Array.isArray(value) ? Number(key) : key],
        Array.isArray(child) ? undefined : count,
      )
  }
  walk(page, [])
  check(file.body)
}
