const indexes = new WeakMap<readonly object[], Map<string, object>>()

/**
 * Returns the entries with these slugs, in the order of the slugs. Keeps an index of each list, so that a page does
 * not search ten thousand cities for every slug.
 */
export function bySlug<T extends { slug: string }>(all: readonly T[], slugs: readonly string[]): T[] {
  const index = indexes.get(all) ?? new Map(all.map((one) => [one.slug, one]))
  indexes.set(all, index)
  return slugs.map((slug) => index.get(slug) as T)
}
