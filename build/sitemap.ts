import { Readable } from 'node:stream'
import { SitemapIndexStream, SitemapStream, streamToPromise } from 'sitemap'
import type { Business } from '../content/types'
import type { Route } from '../templates/page'
import { absolute, sitemapPath } from '../templates/urls'

/** Addresses one sitemap may hold; sitemaps.org. */
export const sitemapLimit = 50_000

/** The sitemap files, by address: one, or an index and its parts. */
export async function sitemaps(business: Business, routes: Route[]): Promise<Map<string, string>> {
  const urls = routes.filter(({ listed }) => listed).map(({ path }) => absolute(business, path))
  if (urls.length <= sitemapLimit) return new Map([[sitemapPath, await sitemap(urls)]])
  const parts = new Map<string, string>()
  for (let i = 0; i * sitemapLimit < urls.length; i++)
    parts.set(`/sitemap-${i + 1}.xml`, await sitemap(urls.slice(i * sitemapLimit, (i + 1) * sitemapLimit)))
  return new Map([
    [sitemapPath, await index([...parts.keys()].map((path) => absolute(business, path)))],
    ...parts,
  ])
}

async function sitemap(urls: string[]): Promise<string> {
  // Without this the stream adds four namespaces that nothing here uses.
  const xmlns = { news: false, xhtml: false, image: false, video: false }
  const stream = new SitemapStream({ xmlns })
  return (await streamToPromise(Readable.from(urls.map((url) => ({ url }))).pipe(stream))).toString()
}

async function index(urls: string[]): Promise<string> {
  return (
    await streamToPromise(Readable.from(urls.map((url) => ({ url }))).pipe(new SitemapIndexStream()))
  ).toString()
}
