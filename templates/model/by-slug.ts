import type { CitySummary, Site } from './site'

const indexes = new WeakMap<readonly object[], Map<string, object>>()

/**
 * Returns the entries with these slugs, in the order of the slugs, without those that the list lacks, such as drafts.
 * Keeps an index of each list, so that a page does not search ten thousand cities for every slug.
 */
export function bySlug<T extends { slug: string }>(all: readonly T[], slugs: readonly string[]): T[] {
  const index = indexes.get(all) ?? new Map(all.map((one) => [one.slug, one]))
  indexes.set(all, index)
  return slugs.flatMap((slug) => (index.get(slug) as T | undefined) ?? [])
}

const nearestTowns = 6

/** The towns of the home page: those it names, or the nearest. One is missing while its file has a problem. */
export const homeTowns = ({ cities, pages: { home } }: Pick<Site, 'cities' | 'pages'>): CitySummary[] =>
  home.areas?.cities ? bySlug(cities, home.areas.cities) : cities.slice(0, nearestTowns)
