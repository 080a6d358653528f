/** Joins what the shares of a site rendered. */
import type { Site } from '../../templates/model/site'
import type { Route } from '../../templates/page'
import type { CardSource } from '../draw/cards'
import type { Problem } from '../read/problems'
import { linkProblems } from '../render/check-links'
import { RenderError } from '../render/render'
import type { RenderedPages } from './share'

export interface Joined {
  pages: RenderedPages['pages']
  cards: Map<string, CardSource>
  /** The addresses of the pictures that pages show. */
  assets: Set<string>
  /** Broken links of all pages. */
  broken: Problem[]
}

/** @throws {AggregateError} of a {RenderError} for each page that could not be rendered. */
export function joinRendered(
  site: Site,
  routes: readonly Route[],
  rendered: readonly RenderedPages[],
): Joined {
  const failures = rendered.flatMap(({ failures }) => failures)
  if (failures.length > 0) throw new AggregateError(failures.map((message) => new RenderError(message)))
  return {
    pages: rendered.flatMap(({ pages }) => pages),
    cards: new Map(rendered.flatMap(({ cards }) => [...cards])),
    assets: new Set([site.business.socialImage.src, ...rendered.flatMap(({ links }) => [...links.assets])]),
    broken: linkProblems(site, routes, rendered, { allPages: true }),
  }
}
