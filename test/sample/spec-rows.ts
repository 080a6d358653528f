/** Reads the rows of the specification. Each says what a part of a page shows, in words that stand for needs. */
import { atLeast, entry, exactly, heading, link, nth, phone, picture, question } from './needs'
import { questions, row, says, seasons, step, stepCount } from './needs'
import type { Need } from './needs'

export interface Part {
  /** As the specification calls it. */
  name: string
  /** A selector, or words in the heading of the section. */
  at: string | RegExp
  needs: Need[]
}

/** Needs that have a name. */
export type Known = Record<string, (words: string) => Need[]>

/** The top of a page. */
export const top = 'main > div:has(h1)'

/** Text between slashes is a pattern. */
function patternOr(words: string): string | RegExp {
  const [, pattern, flags] = /^\/(.*)\/(i?)$/.exec(words) ?? []
  return pattern === undefined ? words : new RegExp(pattern, flags)
}

const listOf = (words: string) => words.split(' + ')
const patterns = (words: string) => listOf(words).map(patternOr)

/** "6 signs: h3" */
function counted(words: string): [count: number, what: string, selector: string] {
  const [, count, what, selector] = /^(\d+) (.+?): (.+)$/.exec(words)!
  return [Number(count), what!, selector!]
}

function testimonials(count: number): Need[] {
  const each = [
    exactly(1, 'rating of 5', '[aria-label="5 of 5 stars"]'),
    exactly(1, 'text', 'blockquote'),
    exactly(1, 'name', 'figcaption b'),
    exactly(1, 'location', '.place'),
    exactly(1, 'service', '.review-of a[href^="/services/"]'),
  ]
  return [
    exactly(count, 'testimonials', 'figure'),
    ...Array.from({ length: count }, (_, i) => each.map((need) => nth(i, 'figure', need))).flat(),
  ]
}

const usual: Known = {
  'at least': (words) => [atLeast(...counted(words))],
  exactly: (words) => [exactly(...counted(words))],
  heading: (words) => [heading(words ? patternOr(words) : /./)],
  says: (words) => says(...patterns(words)),
  entries: (words) => patterns(words).map(entry),
  links: (words) => listOf(words).map((path) => link('', path)),
  link: (words) => [link(...(words.split(' -> ') as [string, string]))],
  question: (words) => [question(patternOr(words) as RegExp)],
  questions: (words) => questions(Number(words)),
  seasons: (words) => seasons(Number(words)),
  testimonials: (words) => testimonials(Number(words)),
  phone: () => [phone],
  picture: () => [picture],
  // Their number, or each with its title and, if the specification has one, its duration.
  steps(words) {
    if (/^\d+$/.test(words)) return stepCount(Number(words))
    const steps = listOf(words).map((words) => words.split(': '))
    return [
      ...stepCount(steps.length),
      ...steps.flatMap(([title, duration], i) =>
        [step(patternOr(title!)), ...(duration ? says(duration) : [])].map((need) => nth(i, 'ol > li', need)),
      ),
    ]
  },
  // "Holes: 5/8 inch + 1-2 inches"
  row(words) {
    const [label, cells] = words.split(': ')
    return [row(label!, ...patterns(cells!))]
  },
}

/**
 * Returns a need from its words. "in 2 of li: " before it means that one element must meet it.
 * @throws for unknown words.
 */
function readNeed(words: string, known: Known): Need[] {
  const [, place, selector, rest] = /^in (\d+) of (.+?): (.+)$/.exec(words) ?? []
  if (rest) return readNeed(rest, known).map((need) => nth(Number(place) - 1, selector!, need))
  const verb = Object.keys(known).find((verb) => words === verb || words.startsWith(`${verb} `))
  if (verb === undefined) throw new Error(`the table says "${words}", which is no need`)
  return known[verb]!(words.slice(verb.length + 1))
}

/**
 * Returns parts by page. A page is a line of its own. Each part is a row below it: its name, its place, and its needs,
 * with "; " between needs and " + " between words. A row continues in lines that are indented more.
 */
export function readRows(table: string, own: Known): Record<string, Part[]> {
  const pages: Record<string, Part[]> = {}
  let parts: Part[] = []
  const lines = table
    .trim()
    .replace(/\n {6}/g, ' ')
    .split('\n')
  for (const line of lines) {
    if (!line.startsWith(' ')) parts = pages[line] ??= []
    else {
      const [name = '', at = '', needs = ''] = line.trim().split(/ \| ?/)
      parts.push({
        name,
        at: at.startsWith('/') ? patternOr(at) : at.replace(/^top\b/, top),
        needs: needs.split('; ').flatMap((need) => readNeed(need, { ...usual, ...own })),
      })
    }
  }
  return pages
}
