/** Which pages a shard makes. */
import type { Route } from '../templates/page'
import type { Shard } from './flags'

/** The first shard holds, besides its pages, whatever there is one of: public files, sitemap, host files. */
export const isFirst = (shard: Shard | undefined): boolean => shard === undefined || shard.number === 1

/** Whether a shard writes the page at this place in the list of routes. */
export const isWritten = (index: number, shard: Shard | undefined): boolean =>
  shard === undefined || index % shard.of === shard.number - 1

/**
 * Whether a shard renders a page. Pages that are not about one city are few and link to all others: each shard
 * renders them all, so that its check of links knows the whole site.
 */
export const isMade = (route: Pick<Route, 'template'>, index: number, shard: Shard | undefined): boolean =>
  route.template !== 'city' || isWritten(index, shard)

/** How many pages a shard renders. */
export const countMade = (routes: readonly Route[], shard: Shard | undefined): number =>
  routes.filter((route, i) => isMade(route, i, shard)).length
