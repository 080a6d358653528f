/** Which pages a shard makes. */
import type { Route } from '../../templates/page'

/** A share of the pages, so that several machines make one large site. */
export interface Shard {
  /** From 1 to `of`. */
  number: number
  of: number
}

/** The first shard holds, besides its pages, whatever there is one of: public files, sitemap, host files. */
export const isFirst = (shard: Shard | undefined): boolean => shard === undefined || shard.number === 1

/** Whether a shard writes the page at this place in the list of routes. */
export const isWritten = (index: number, shard: Shard | undefined): boolean =>
  shard === undefined || index % shard.of === shard.number - 1

/**
 * Whether a shard renders a page. Pages that are not about one city are few and link to all others: each shard
 * renders them all, so that its check of links knows the whole site.
 */
export const isRendered = (
  route: Pick<Route, 'template'>,
  index: number,
  shard: Shard | undefined,
): boolean => route.template !== 'city' || isWritten(index, shard)

/** How many pages a shard renders. */
export const countRendered = (routes: readonly Route[], shard: Shard | undefined): number =>
  routes.filter((route, i) => isRendered(route, i, shard)).length
