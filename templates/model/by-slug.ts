const indexes = new WeakMap<readonly object[], Map<string, object>>()

/**
 * Those of the given slugs, in their order. Looking through ten thousand cities for each of them would
 * take longer than making the page.
 */
export function bySlug<T extends { slug: string }>(all: readonly T[], slugs: readonly string[]): T[] {
  const index = indexes.get(all) ?? new Map(all.map((one) => [one.slug, one]))
  indexes.set(all, index)
  return slugs.map((slug) => index.get(slug) as T)
}
