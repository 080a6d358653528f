/**
 * What the specification asks of a part of a page. Each need can tell whether it is met, and can spoil
 * the part, so that a test can see it fail.
 */
import { isDeepStrictEqual } from 'node:util'
import { parse } from 'node-html-parser'
import type { HTMLElement } from 'node-html-parser'
import type { Business } from '../../templates/model/site'
import { plain, textOf } from '../helpers/page-text'

export interface Need {
  /** In words, for the message. */
  what: string
  /** Of a need that counts: how many there are. */
  found?: (part: HTMLElement) => number
  met: (part: HTMLElement, business: Business) => boolean
  /** Takes out of the part what meets the need. */
  spoil: (part: HTMLElement, business: Business) => void
}

/** A value of the specification, or one that stands in business.md for its `{phone}` and the like. */
export type Value<T = string> = T | ((business: Business) => T)

const valueOf = <T>(value: Value<T>, business: Business): T =>
  typeof value === 'function' ? (value as (business: Business) => T)(business) : value

/** A part of its own that can be spoiled. */
export const copyOf = (part: HTMLElement): HTMLElement => parse(part.outerHTML)

// Words

/** Words that a visitor reads in the part, in this or another case. */
export function says(...words: Value<string | RegExp>[]): Need[] {
  return words.map((words) => {
    const said = (part: HTMLElement, business: Business) => {
      const value = valueOf(words, business)
      const text = textOf(part)
      return typeof value === 'string'
        ? text.toLowerCase().includes(plain(value).toLowerCase())
        : value.test(text)
    }
    return {
      what: typeof words === 'function' ? 'what business.md says' : `"${String(words)}"`,
      met: said,
      spoil(part, business) {
        while (said(part, business)) innermost(part, (element) => said(element, business)).remove()
      },
    }
  })
}

function innermost(part: HTMLElement, holds: (element: HTMLElement) => boolean): HTMLElement {
  const child = part.children.find(holds)
  if (child) return innermost(child, holds)
  // The words may run through all the children of a copy, which itself cannot be taken away.
  return part.parentNode ? part : (part.children[0] as HTMLElement)
}

// Elements

const countOf = (selector: string) => (part: HTMLElement) => part.querySelectorAll(selector).length

/** So many elements, no more and no fewer. */
export const exactly = (count: number, what: string, selector: string): Need => ({
  what: `exactly ${count} ${what}`,
  found: countOf(selector),
  met: (part) => countOf(selector)(part) === count,
  spoil: (part) => part.querySelector(selector)!.remove(),
})

export const atLeast = (count: number, what: string, selector: string): Need => ({
  what: `at least ${count} ${what}`,
  found: countOf(selector),
  met: (part) => countOf(selector)(part) >= count,
  spoil: (part) =>
    part
      .querySelectorAll(selector)
      .slice(count - 1)
      .forEach((element) => element.remove()),
})

/** In words, with what was found in place of it where that is a number. */
export const complaint = ({ what, found }: Need, part: HTMLElement): string =>
  found ? `needs ${what}, found ${found(part)}` : `needs ${what}`

/** A need that the nth element of a kind has to meet. */
export const nth = (n: number, selector: string, need: Need): Need => ({
  what: `${need.what} in entry ${n + 1}`,
  found: need.found && ((part) => need.found!(part.querySelectorAll(selector)[n] ?? parse(''))),
  met(part, business) {
    const element = part.querySelectorAll(selector)[n]
    return element !== undefined && need.met(element, business)
  },
  spoil: (part, business) => need.spoil(part.querySelectorAll(selector)[n]!, business),
})

/** Elements of which at least one matches, by its text. */
const one = (what: string, selector: string, matches: (element: HTMLElement) => boolean): Need => ({
  what,
  met: (part) => part.querySelectorAll(selector).some(matches),
  spoil: (part) =>
    part
      .querySelectorAll(selector)
      .filter(matches)
      .forEach((element) => element.remove()),
})

const matches = (pattern: string | RegExp, text: string) =>
  typeof pattern === 'string' ? text.toLowerCase() === pattern.toLowerCase() : pattern.test(text)

export const heading = (pattern: string | RegExp): Need =>
  one(`a heading ${pattern}`, 'h1, h2', (element) => matches(pattern, textOf(element)))

/** A titled entry of a list, with words under its title. */
export const entry = (pattern: string | RegExp): Need =>
  one(`an entry ${pattern}`, 'li', (element) => {
    const title = textOf(element.querySelector('h3, b'))
    return matches(pattern, title) && textOf(element).length > title.length + 10
  })

export const entries = (...titles: (string | RegExp)[]): Need[] => titles.map(entry)

/** A question whose words, or those of its answer, fit. */
export const question = (pattern: RegExp): Need =>
  one(`a question on ${pattern}`, 'details', (element) => pattern.test(textOf(element)))

/** Questions with answers, of which one is open at a time. */
export const questions = (count: number, ...topics: RegExp[]): Need[] => [
  exactly(count, 'questions', 'details[name] > summary'),
  exactly(count, 'answers', 'details .answer'),
  {
    what: 'one name for all, so that one is open at a time',
    met(part) {
      const names = part.querySelectorAll('details').map((element) => element.getAttribute('name'))
      return names.length > 0 && names.every((name) => name && name === names[0])
    },
    spoil: (part) => part.querySelector('details')!.removeAttribute('name'),
  },
  ...topics.map(question),
]

/** So many numbered steps, each with words that describe it. */
export const stepCount = (count: number): Need[] => [
  exactly(count, 'steps', 'ol > li'),
  exactly(count, 'descriptions', 'ol > li > :is(p, div):not(.duration)'),
]

/** Numbered steps, each with its title and, where the specification gives one, its duration. */
export const steps = (
  ...titled: (string | RegExp | [title: string | RegExp, duration: string])[]
): Need[] => [
  ...stepCount(titled.length),
  ...titled.flatMap((step, i) => {
    const [title, duration] = Array.isArray(step) ? step : [step]
    return [
      nth(
        i,
        'ol > li',
        one(`a step ${title}`, 'h3', (element) => matches(title, textOf(element))),
      ),
      ...(duration ? says(duration).map((need) => nth(i, 'ol > li', need)) : []),
    ]
  }),
]

/** The four seasons, each with a title, a description, a concern level and a list of tips. */
export const seasons = (leastTips: number): Need[] => [
  exactly(4, 'seasons', '.seasons > li'),
  ...['Spring', 'Summer', 'Fall', 'Winter'].flatMap((season, i) =>
    [
      ...says(new RegExp(`${season}: \\w+`), /\b(high|medium|low) concern\b/i),
      exactly(1, 'description', 'h3 ~ p'),
      atLeast(leastTips, 'tips', 'ul > li'),
    ].map((need) => nth(i, '.seasons > li', need)),
  ),
]

/** A row of a table, with what its cells say. */
export const row = (label: string, ...cells: (string | RegExp)[]): Need =>
  one(`a row "${label}" with ${cells.join(' and ')}`, 'tr', (element) => {
    const given = element.querySelectorAll('td').map(textOf)
    return (
      textOf(element.querySelector('th')) === label &&
      given.length === cells.length &&
      cells.every((cell, i) => (typeof cell === 'string' ? given[i]!.includes(cell) : cell.test(given[i]!)))
    )
  })

/** Links with words, to these addresses. */
export const links = (...paths: string[]): Need[] =>
  paths.map((path) => one(`a link to ${path}`, `a[href="${path}"]`, (element) => textOf(element).length > 0))

/** A link that reads so and leads there. */
export const link = (words: string, path: string): Need =>
  one(`a link "${words}" to ${path}`, `a[href="${path}"]`, (element) => textOf(element).includes(words))

/** A link that calls. */
export const calls: Need = {
  what: 'a link that calls',
  met: (part, { phone }) => part.querySelector(`a[href="tel:${phone}"]`) !== null,
  spoil: (part) => part.querySelectorAll('a[href^="tel:"]').forEach((element) => element.remove()),
}

/** The number in figures, as a link that calls. */
export const phone: Need = {
  what: 'the phone number, as a link that calls',
  met: (part, { phone, facts }) =>
    part
      .querySelectorAll(`a[href="tel:${phone}"]`)
      .some((element) => textOf(element).includes(plain(facts.phone!))),
  spoil: calls.spoil,
}

/** A drawing that says in words what it shows; one that holds links is a group. */
export const picture: Need = atLeast(
  1,
  'picture with words for those who cannot see it',
  '[role="img"][aria-label], [role="group"][aria-label], img[alt]:not([alt=""])',
)

// SectionHead

/** A tag of the head with these attributes, once. */
export const tag = (selector: string, attributes: Record<string, Value<string | RegExp>> = {}): Need => ({
  what: `${selector} ${Object.values(attributes).map(String).join(' ')}`,
  met(part, business) {
    const [element, ...more] = part.querySelectorAll(selector)
    if (!element || more.length > 0) return false
    return Object.entries(attributes).every(([name, expected]) => {
      const value = valueOf(expected, business)
      const given = element.getAttribute(name) ?? ''
      return typeof value === 'string' ? given === value : value.test(given)
    })
  },
  spoil: (part) => part.querySelectorAll(selector).forEach((element) => element.remove()),
})

/** Structured data of a kind, with these properties; the properties may be given by business.md. */
export const data = (
  kind: string,
  properties: Record<string, Value<object | string | undefined>>,
): Need[] => {
  const script = (part: HTMLElement) =>
    part
      .querySelectorAll('script[type="application/ld+json"]')
      .find((element) => JSON.parse(element.text)['@type'] === kind)
  return Object.entries(properties).map(([name, value]) => ({
    what: `${kind}.${name} in the structured data`,
    met(part, business) {
      const element = script(part)
      if (!element) return false
      const given = JSON.parse(element.text)[name]
      const expected = valueOf(value, business)
      return expected instanceof RegExp ? expected.test(given) : isDeepStrictEqual(given, expected)
    },
    spoil(part) {
      const element = script(part)!
      const { [name]: given, ...others } = JSON.parse(element.text)
      element.set_content(JSON.stringify(given === undefined ? { ...others, [name]: 'spoiled' } : others))
    },
  }))
}
