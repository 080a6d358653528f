/** `--shard K/N`: a part of the pages, so that many machines make one large site. */
import type { CitySummary, Site } from '../templates/site'
import type { Route } from '../templates/page'

export interface Part {
  /** From 1 to `of`. */
  number: number
  of: number
}

/** Mistakes in what was asked for. */
export class PartError extends Error {
  override name = 'PartError'
}

/** "2/5" @throws {PartError} */
export function parsePart(text: string): Part {
  const [, number = 0, of = 0] = (/^(\d{1,6})\/(\d{1,6})$/.exec(text) ?? []).map(Number)
  if (number < 1 || number > of)
    throw new PartError(`--shard is "${text}"; write the part and how many there are, 2/5`)
  return { number, of }
}

/** A page to be made. Those that are not written are made for what they show of the whole site. */
export interface Task {
  route: Route
  written: boolean
  /** Its style sheets are those of a page before it; see refuseNewStyle(). */
  ofKnownShape?: boolean
}

/** The first part holds, besides its pages, whatever there is one of: public files, sitemap, host files. */
export const isFirst = (part: Part | undefined): boolean => part === undefined || part.number === 1

/**
 * What is made for a part, and in which order. Pages that are no city's are few, and link to all others:
 * each part makes them all, so that its checks see the whole site.
 */
export function tasksOf(site: Site, routes: readonly Route[], part: Part | undefined): Task[] {
  if (!part) return routes.map((route) => ({ route, written: true }))
  const tasks = routes.map((route, i) => ({ route, written: i % part.of === part.number - 1 }))
  const shapes = new Set(oneOfEachShape(site).map(({ file }) => file))
  const [cities, others] = [tasks.filter(isCity), tasks.filter((task) => !isCity(task))]
  return [
    ...others,
    ...cities.filter(({ route }) => shapes.has(route.source)),
    ...cities
      .filter(({ route, written }) => written && !shapes.has(route.source))
      .map((task) => ({ ...task, ofKnownShape: true })),
  ]
}

/**
 * The first part writes the policy for the style sheets of all pages, most of which it does not make. A page
 * that its shape did not foretell would be shown without style.
 * @throws {PartError}
 */
export function refuseNewStyle({ route, ofKnownShape }: Task, before: number, after: number): void {
  if (ofKnownShape && after > before)
    throw new PartError(`${route.path} has style sheets that no page of its shape has; build the site whole`)
}

const isCity = ({ route }: Task) => route.template === 'city'

/**
 * One city of each shape. Cities that fill the same fields have pages of the same sections, and so of the
 * same style sheets: the pages of these cities show which combinations there are without making all pages.
 */
function oneOfEachShape({ cities, city }: Site): CitySummary[] {
  const shapes = new Map<string, CitySummary>()
  for (const summary of cities) {
    const { nearby, ...copy } = city(summary)
    const shape = shapeOf(copy)
    if (!shapes.has(shape)) shapes.set(shape, summary)
  }
  return [...shapes.values()]
}

/** The names of the fields that are filled, whatever stands in them. */
function shapeOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return ''
  if (Array.isArray(value)) return `[${[...new Set(value.map(shapeOf))].sort().join()}]`
  const fields = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  return `{${fields.map(([name, child]) => name + shapeOf(child)).join()}}`
}
