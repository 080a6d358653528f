import type { Route } from '../../templates/page'

/** Which part of a large site one machine makes. */
export interface Shard {
  /** From 1 to `of`. */
  number: number
  of: number
}

/** The first shard also writes everything there is only one of: public files, sitemap, host files. */
export const isFirst = (shard: Shard | undefined): boolean => shard === undefined || shard.number === 1

/** True when this shard writes the page at `index` in the list of routes. */
export const isWritten = (index: number, shard: Shard | undefined): boolean =>
  shard === undefined || index % shard.of === shard.number - 1

/**
 * True when this shard renders the page. Every shard renders all pages that are not about one city, because they are
 * few and link to all others. That way each shard's link check knows the whole site.
 */
export const isRendered = (
  route: Pick<Route, 'template'>,
  index: number,
  shard: Shard | undefined,
): boolean => route.template !== 'city' || isWritten(index, shard)

export const countRendered = (routes: readonly Route[], shard: Shard | undefined): number =>
  routes.filter((route, i) => isRendered(route, i, shard)).length
