/** What the specification requires of a part of a page. */
import { parse } from 'node-html-parser'
import type { HTMLElement } from 'node-html-parser'
import type { Business } from '../../templates/model/site'
import { plain, textOf } from '../helpers/page-text'

export interface Need {
  /** In words, for the message. */
  what: string
  /** For a need that counts: the number found. */
  found?: (part: HTMLElement) => number
  met: (part: HTMLElement, business: Business) => boolean
}

// Words

/** Words that a visitor reads in the part, whatever their capitals. */
export const says = (...words: (string | RegExp)[]): Need[] =>
  words.map((words) => ({
    what: `"${String(words)}"`,
    met(part) {
      const text = textOf(part)
      return typeof words === 'string'
        ? text.toLowerCase().includes(plain(words).toLowerCase())
        : words.test(text)
    },
  }))

// Elements

const countOf = (selector: string) => (part: HTMLElement) => part.querySelectorAll(selector).length

/** Exactly this many elements. */
export const exactly = (count: number, what: string, selector: string): Need => ({
  what: `exactly ${count} ${what}`,
  found: countOf(selector),
  met: (part) => countOf(selector)(part) === count,
})

export const atLeast = (count: number, what: string, selector: string): Need => ({
  what: `at least ${count} ${what}`,
  found: countOf(selector),
  met: (part) => countOf(selector)(part) >= count,
})

/** In words. For a number, with what was found instead. */
export const complaint = ({ what, found }: Need, part: HTMLElement): string =>
  found ? `needs ${what}, found ${found(part)}` : `needs ${what}`

/** A need that the nth element of a kind must meet. */
export const nth = (n: number, selector: string, need: Need): Need => ({
  what: `${need.what} in entry ${n + 1}`,
  found: need.found && ((part) => need.found!(part.querySelectorAll(selector)[n] ?? parse(''))),
  met(part, business) {
    const element = part.querySelectorAll(selector)[n]
    return element !== undefined && need.met(element, business)
  },
})

/** Elements. The text of at least one must match. */
const one = (what: string, selector: string, matches: (element: HTMLElement) => boolean): Need => ({
  what,
  met: (part) => part.querySelectorAll(selector).some(matches),
})

const matches = (pattern: string | RegExp, text: string) =>
  typeof pattern === 'string' ? text.toLowerCase() === pattern.toLowerCase() : pattern.test(text)

export const heading = (pattern: string | RegExp): Need =>
  one(
    `a heading ${pattern}`,
    'h1, h2, h3',
    (element) => !element.closest('li') && matches(pattern, textOf(element)),
  )

/** A titled entry of a list, with words under its title. */
export const entry = (pattern: string | RegExp): Need =>
  one(`an entry ${pattern}`, 'li', (element) => {
    const title = textOf(element.querySelector('h3, h4, b'))
    return matches(pattern, title) && textOf(element).length > title.length + 10
  })

/** A question that matches in its words or in those of its answer. */
export const question = (pattern: RegExp): Need =>
  one(`a question on ${pattern}`, 'details', (element) => pattern.test(textOf(element)))

/** Questions with answers, of which one is open at a time. */
export const questions = (count: number): Need[] => [
  exactly(count, 'questions', 'details[name] > summary'),
  exactly(count, 'answers', 'details .answer'),
  {
    what: 'one name for all, so that one is open at a time',
    met: (part) =>
      new Set(part.querySelectorAll('details').map((element) => element.getAttribute('name'))).size === 1,
  },
]

/** This many steps in the first list of a part, each with a description. */
export const stepCount = (count: number): Need[] => [
  inFirstList(count, 'steps', 'li'),
  inFirstList(count, 'descriptions', 'li > :is(p, div):not(.duration)'),
]

function inFirstList(count: number, what: string, selector: string): Need {
  const found = (part: HTMLElement) => part.querySelector('ol')?.querySelectorAll(selector).length ?? 0
  return { what: `exactly ${count} ${what}`, found, met: (part) => found(part) === count }
}

/** The title of a step. */
export const step = (title: string | RegExp): Need =>
  one(`a step ${title}`, 'h3, h4', (element) => matches(title, textOf(element)))

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

/** A link with this target, and with this text if the words matter. */
export const link = (words: string, path: string): Need =>
  one(`a link "${words}" to ${path}`, `a[href="${path}"]`, (element) => {
    const text = textOf(element)
    return text.length > 0 && text.includes(words)
  })

/** The phone number in digits, as a link that calls. */
export const phone: Need = {
  what: 'the phone number, as a link that calls',
  met: (part, { phone, facts }) =>
    part
      .querySelectorAll(`a[href="tel:${phone}"]`)
      .some((element) => textOf(element).includes(plain(facts.phone!))),
}

/** A drawing with a text alternative. A drawing that contains links is a group. */
export const picture: Need = atLeast(
  1,
  'picture with words for people who cannot see it',
  '[role="img"][aria-label], [role="group"][aria-label], img[alt]:not([alt=""])',
)
