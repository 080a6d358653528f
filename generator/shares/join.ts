import type { Site } from '../../templates/model/site'
import type { Route } from '../../templates/page'
import type { CardSource } from '../draw/cards'
import type { ReadSite } from '../read/load'
import type { Problem } from '../read/source/problems'
import { linkProblems } from '../render/check-links'
import { rawMarkProblems } from '../render/raw-marks'
import { RenderError } from '../render/render'
import type { RenderedPages } from './share'

export interface Joined {
  pages: RenderedPages['pages']
  cards: Map<string, CardSource>
  /** Addresses of the pictures that pages show. */
  assets: Set<string>
  /** Broken links on all pages, and marks that no page should print. */
  broken: Problem[]
}

/** A mistake in a template fails on every page that uses it, so the rest are only counted. */
const mostFailures = 10

/**
 * Joins what the shares rendered.
 * @throws {AggregateError} with a {RenderError} for each of the first ten failures.
 */
export function joinRendered(
  { socialImage }: Site['business'],
  content: Pick<ReadSite, 'find' | 'links' | 'locate' | 'questions' | 'redirects'>,
  routes: readonly Route[],
  rendered: readonly RenderedPages[],
): Joined {
  const failures = rendered.flatMap(({ failures }) => failures)
  if (failures.length > 0) {
    const more = failures.length - mostFailures
    const told = failures.slice(0, mostFailures)
    if (more > 0) told.push(`${more} more pages could not be rendered`)
    throw new AggregateError(told.map((message) => new RenderError(message)))
  }
  return {
    pages: rendered.flatMap(({ pages }) => pages),
    cards: new Map(rendered.flatMap(({ cards }) => [...cards])),
    assets: new Set([socialImage.src, ...rendered.flatMap(({ links }) => [...links.assets])]),
    broken: [
      ...linkProblems(content, routes, rendered, { allPages: true }),
      ...rawMarkProblems(
        content,
        rendered.flatMap(({ rawMarks }) => rawMarks),
      ),
    ],
  }
}
