import { Readable } from 'node:stream'
import type { Transform } from 'node:stream'
import { SitemapIndexStream, SitemapStream, streamToPromise } from 'sitemap'
import type { Business } from '../../templates/site'
import type { Route } from '../../templates/page'
import { absolute, sitemapPath } from '../../templates/urls'

/** Addresses one sitemap may hold; sitemaps.org. */
export const sitemapLimit = 50_000

export interface Sitemap {
  /** What it lists. */
  urls: string[]
  /** Its XML, which is the same for the same list. */
  make: () => Promise<string>
}

/** The sitemap files, by address: one, or an index and its parts. */
export function sitemaps(business: Business, routes: Route[]): Map<string, Sitemap> {
  const urls = routes.filter(({ listed }) => listed).map(({ path }) => absolute(business, path))
  if (urls.length <= sitemapLimit) return new Map([[sitemapPath, sitemap(urls)]])
  const parts = new Map<string, Sitemap>()
  for (let i = 0; i * sitemapLimit < urls.length; i++)
    parts.set(`/sitemap-${i + 1}.xml`, sitemap(urls.slice(i * sitemapLimit, (i + 1) * sitemapLimit)))
  const index = [...parts.keys()].map((path) => absolute(business, path))
  return new Map([
    [sitemapPath, { urls: index, make: () => write(index, new SitemapIndexStream()) }],
    ...parts,
  ])
}

// Without this the stream adds four namespaces that nothing here uses.
const xmlns = { news: false, xhtml: false, image: false, video: false }

const sitemap = (urls: string[]): Sitemap => ({
  urls,
  make: () => write(urls, new SitemapStream({ xmlns })),
})

const write = async (urls: string[], stream: Transform) =>
  (await streamToPromise(Readable.from(urls.map((url) => ({ url }))).pipe(stream))).toString()
