import { Readable } from 'node:stream'
import { SitemapStream, streamToPromise } from 'sitemap'
import type { WrittenPicture } from '../read/source/findings'
import { hreflangs } from '../../templates/head'
import type { Route } from '../../templates/page'
import type { Business } from '../../templates/model/site'
import { absolute } from '../../templates/model/urls'

/**
 * Returns the sitemap. A page without an `updated` date gets the day of the last commit of its file, if that is known.
 * Each page lists the pictures of its file.
 */
export async function sitemap(
  business: Business,
  routes: readonly Route[],
  commits: ReadonlyMap<string, string> = new Map(),
  pictures: readonly Pick<WrittenPicture, 'file' | 'address'>[] = [],
): Promise<string> {
  const shown = new Map<string, Set<string>>()
  for (const { file, address } of pictures)
    if (address !== undefined) shown.set(file, (shown.get(file) ?? new Set()).add(address))
  const entries = routes
    .filter(({ listed }) => listed)
    .map(({ path, source, dates, alternates }) => ({
      url: absolute(business, path),
      lastmod: dates?.updated ?? commits.get(source),
      links: hreflangs(alternates).map(({ code, path }) => ({ lang: code, url: absolute(business, path) })),
      img: [...(shown.get(source) ?? [])].map((address) => ({ url: absolute(business, address) })),
    }))
  // By default the stream adds four namespaces, and most of them are not used here.
  const xmlns = {
    news: false,
    xhtml: entries.some(({ links }) => links.length > 0),
    image: entries.some(({ img }) => img.length > 0),
    video: false,
  }
  const stream = new SitemapStream({ xmlns, lastmodDateOnly: true })
  return (await streamToPromise(Readable.from(entries).pipe(stream))).toString()
}
