/** Counts of lists: as names that copy may use, and where copy typed a count that is wrong. */
import { inWords, numberIn, numberPattern } from './facts'
import type { Facts } from './facts'
import type { Path } from './front-matter'

/** How many of a kind the whole site has. */
export interface SiteCounts {
  services: number
  cities: number
  reviews: number
  questions: number
}

/** Entries of the list that a section shows; undefined when it has none. */
function listOf(section: unknown): unknown[] | undefined {
  if (typeof section !== 'object' || section === null || Array.isArray(section)) return undefined
  return Object.values(section).find(Array.isArray)
}

/** `{service-count}` and the like, which hold on every page. */
export const siteCountFacts = ({ services, cities, reviews, questions }: SiteCounts): Facts => ({
  'service-count': inWords(services),
  'city-count': inWords(cities),
  'review-count': inWords(reviews),
  'question-count': inWords(questions),
})

/** `{process-count}`, `{neighborhoods-count}` and so on: the entries of each section of a page. */
export function sectionCountFacts(page: object): Facts {
  return Object.fromEntries(
    Object.entries(page).flatMap(([name, section]) => {
      const list = listOf(section)
      return list ? [[`${name.replace(/[A-Z]/g, '-$&').toLowerCase()}-count`, inWords(list.length)]] : []
    }),
  )
}

/** `{count}` in the words of a section: the entries of its own list. */
export function ownCountFacts(section: object): Facts | undefined {
  const list = 'heading' in section ? listOf(section) : undefined
  return list && { count: inWords(list.length) }
}

// Typed counts

export interface Miscount {
  /** Missing for the body. */
  path: Path | undefined
  words: string
  message: string
}

/** Sections whose entries a noun counts; those of `site` are lists of the whole site. */
const counted: Record<string, { sections: string[]; site?: keyof SiteCounts }> = {
  services: { sections: ['services', 'topServices', 'related'], site: 'services' },
  cities: { sections: ['areas', 'cities'], site: 'cities' },
  towns: { sections: ['areas', 'cities'], site: 'cities' },
  questions: { sections: ['faqs'], site: 'questions' },
  answers: { sections: ['faqs'], site: 'questions' },
  reviews: { sections: [], site: 'reviews' },
  pictures: { sections: ['gallery'] },
  neighborhoods: { sections: ['neighborhoods'] },
  steps: { sections: ['process', 'timeline', 'response'] },
}

/** In a heading over a list these count its entries as well. */
const ownNouns = 'repairs|signs|things|ways|methods|points|reasons|limits|seasons|benefits'

const phrase = (nouns: string) =>
  String.raw`\b(${numberPattern})[\s\u00A0]+(?:[a-z]+[\s\u00A0]+)?(${nouns})\b`
const inHeading = new RegExp(phrase(`${Object.keys(counted).join('|')}|${ownNouns}`), 'gi')
const inLabel = new RegExp(phrase(Object.keys(counted).join('|')), 'gi')
/** In a sentence a number may count anything, unless it says that it counts them all. */
const inSentence = new RegExp(
  String.raw`\b(?:all|the|our|these)[\s\u00A0]+${phrase('services|cities|towns|questions|answers|reviews|neighborhoods')}`,
  'gi',
)

/** Labels of a page: the parts of its front matter that are no running text. */
const isLabel = (path: Path) =>
  ['title', 'description', 'value', 'label', 'text'].includes(String(path.at(-1))) && path.length < 4

/**
 * Where a page types a count of its lists, or of the site's, that is another. `textOf` gives the text of a leaf of
 * its front matter `page`, when it is copy.
 */
export function miscounts(
  page: object,
  body: string,
  site: SiteCounts,
  textOf: (leaf: object | string) => string | undefined,
): Miscount[] {
  const found: Miscount[] = []
  const lists = new Map(
    Object.entries(page).flatMap(([name, section]) => {
      const list = listOf(section)
      return list ? [[name, list.length] as const] : []
    }),
  )
  const check = (text: string, path: Path | undefined, own: number | undefined) => {
    const isHeading = own !== undefined && path?.at(-1) === 'heading'
    const pattern = isHeading ? inHeading : path && isLabel(path) ? inLabel : inSentence
    for (const [words, number, noun] of text.matchAll(pattern)) {
      const { sections, site: kind } = counted[noun!.toLowerCase()] ?? { sections: [] }
      const right = [own, ...sections.map((name) => lists.get(name)), kind && site[kind]].filter(
        (count): count is number => Boolean(count),
      )
      if (right.length === 0 || right.includes(numberIn(number!))) continue
      const names = [
        own !== undefined && '{count}',
        kind && `{${kind.slice(0, -1).replace('citie', 'city')}-count}`,
      ]
      const write = names.filter(Boolean).join(' or ') || `{${sections[0]}-count}`
      found.push({
        path,
        words,
        message: `says "${words}", but the right number is ${[...new Set(right)].map(inWords).join(' or ')}; write ${write} in place of the number`,
      })
    }
  }
  const walk = (value: unknown, path: Path, own: number | undefined): void => {
    if (typeof value !== 'string' && (typeof value !== 'object' || value === null)) return
    const text = textOf(value)
    if (text !== undefined) return check(text, path, own)
    const list = 'heading' in (value as object) ? listOf(value) : undefined
    for (const [key, child] of Object.entries(value)) {
      const at = Array.isArray(value) ? Number(key) : key
      walk(child, [...path, at], Array.isArray(child) ? undefined : (list?.length ?? undefined))
    }
  }
  walk(page, [], undefined)
  check(body, undefined, undefined)
  return found
}
