import { Readable } from 'node:stream'
import type { Transform } from 'node:stream'
import { SitemapIndexStream, SitemapStream, streamToPromise } from 'sitemap'
import type { WrittenPicture } from '../read/source/findings'
import { hreflangs } from '../../templates/head'
import type { Route } from '../../templates/page'
import type { Business } from '../../templates/model/site'
import { absolute, sitemapPath } from '../../templates/model/urls'

/** The most addresses in one sitemap, set by sitemaps.org. */
export const sitemapLimit = 50_000

/**
 * Returns the sitemap files by address: one, or an index and its parts. A page without an `updated` date gets the day
 * of the last commit of its file, if that is known. Each page lists the pictures of its file.
 */
export async function sitemaps(
  business: Business,
  routes: readonly Route[],
  commits: ReadonlyMap<string, string> = new Map(),
  pictures: readonly Pick<WrittenPicture, 'file' | 'address'>[] = [],
): Promise<Map<string, string>> {
  const shown = new Map<string, Set<string>>()
  for (const { file, address } of pictures)
    if (address !== undefined) shown.set(file, (shown.get(file) ?? new Set()).add(address))
  const urls = routes
    .filter(({ listed }) => listed)
    .map(({ path, source, dates, alternates }) => ({
      url: absolute(business, path),
      lastmod: dates?.updated ?? commits.get(source),
      links: hreflangs(alternates).map(({ code, path }) => ({ lang: code, url: absolute(business, path) })),
      img: [...(shown.get(source) ?? [])].map((address) => ({ url: absolute(business, address) })),
    }))
  if (urls.length <= sitemapLimit) return new Map([[sitemapPath, await sitemap(urls)]])
  const files = new Map<string, string>()
  for (let i = 0; i * sitemapLimit < urls.length; i++)
    files.set(`/sitemap-${i + 1}.xml`, await sitemap(urls.slice(i * sitemapLimit, (i + 1) * sitemapLimit)))
  const parts = [...files.keys()].map((path) => ({ url: absolute(business, path) }))
  return new Map([[sitemapPath, await collect(parts, new SitemapIndexStream())], ...files])
}

interface Entry {
  url: string
  /** The day the page was last updated: "2026-03-14". */
  lastmod?: string | undefined
  img?: { url: string }[]
  links?: { lang: string; url: string }[]
}

const sitemap = (entries: Entry[]) => {
  // By default the stream adds four namespaces, and most of them are not used here.
  const xmlns = {
    news: false,
    xhtml: entries.some(({ links }) => links && links.length > 0),
    image: entries.some(({ img }) => img && img.length > 0),
    video: false,
  }
  return collect(entries, new SitemapStream({ xmlns, lastmodDateOnly: true }))
}

const collect = async (entries: Entry[], stream: Transform) =>
  (await streamToPromise(Readable.from(entries).pipe(stream))).toString()
