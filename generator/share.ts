/**
 * A share of a site is every Nth city and page: read, checked, rendered and written. A small site is one share, made
 * in the main thread; of a large one each worker makes a share, with the same code.
 */
import type { Route } from '../templates/page'
import { routes } from '../templates/routes'
import type { Cities } from './content/cities'
import type { CityFile, CityStore } from './content/city'
import { joinSite, readCities, readShared } from './content/load'
import type { SharedContent } from './content/load'
import type { ReaderOptions } from './content/reader'
import type { CardSource } from './drawings/cards'
import { drawnImage, withPicture } from './drawings/drawings'
import { createWriter } from './output/write'
import type { OutputFolder } from './output/write'
import type { Bundle } from './pages/bundle'
import { createLinkCollector } from './pages/check-links'
import type { LinkFacts } from './pages/check-links'
import { filesOf } from './pages/page-files'
import { RenderError, createRenderer } from './pages/render'
import { isMade, isWritten } from './shard'
import type { Shard } from './flags'

export interface ShareOptions extends Pick<
  ReaderOptions,
  'contentDir' | 'publicDir' | 'photos' | 'allPictures'
> {
  /** From 0. */
  number: number
  of: number
}

/** What is needed to make the pages of any share: plain data, so that it can be sent to a worker. */
export interface MakeJob {
  cities: Cities
  bundle: Bundle
  /** The addresses of drawings, by name. */
  drawings: ReadonlyMap<string, string>
  /** Addresses of the files that are not pages. */
  files: ReadonlySet<string>
  /** Keeps every page out of search engines. */
  preview: boolean
  /** Where the pages are written; without it they are only looked at. */
  output?: OutputFolder | undefined
  shard?: Shard | undefined
}

/** What came of it: plain data too. */
export interface MadePages {
  /** Pages that were written, with the size of their HTML. */
  pages: { path: string; bytes: number }[]
  /** Messages about pages that could not be rendered. */
  failures: string[]
  /** What the pictures for sharing are drawn from, by their addresses. */
  pictures: Map<string, CardSource>
  links: LinkFacts
}

/** Cities in a batch. A worker sends what it read batch by batch, because thousands would fill its memory. */
const batchSize = 200

/** Told how many more pages are made. */
export type Progress = (pages: number) => void

export interface Share {
  /** Reads some more cities of this share; none when all are read. */
  read: () => CityFile[]
  /** Makes the pages of this share. */
  make: (job: MakeJob, progress: Progress) => MadePages
}

export function createShare(
  options: ShareOptions,
  shared: SharedContent = readShared(options),
  store: CityStore = new Map(),
): Share {
  const isNth = (_: unknown, i: number) => i % options.of === options.number
  const files = new Set(shared.cityFiles.filter(isNth))
  const isMine = (route: Route, i: number) =>
    route.template === 'city' ? files.has(route.source) : isNth(route, i)
  const unread = [...files]
  return {
    read: () => readCities(shared, unread.splice(0, batchSize), store),
    make(job, progress) {
      const site = withPicture(joinSite(shared, job.cities, store)!)
      const all = routes(site)
      const collector = createLinkCollector(site, all, job.files)
      const writer = job.output && createWriter(job.output)
      const made: MadePages = { pages: [], failures: [], pictures: new Map(), links: collector.facts }
      const renderer = createRenderer(site, job.bundle, job.preview, {
        addressOf: (name) => job.drawings.get(name) ?? name,
        imageOf(page) {
          const image = drawnImage(page, (address, source) => made.pictures.set(address, source))
          made.links.assets.add(image.src)
          return image
        },
      })
      const make = (route: Route, i: number) => {
        const { html, links } = renderer.page(route)
        collector.page(route, links)
        if (!writer || !isWritten(i, job.shard)) return
        writer.write(filesOf(route.path), html)
        made.pages.push({ path: route.path, bytes: Buffer.byteLength(html) })
      }
      all.forEach((route, i) => {
        if (!isMine(route, i) || !isMade(route, i, job.shard)) return
        try {
          make(route, i)
        } catch (error) {
          if (!(error instanceof RenderError)) throw error
          made.failures.push(error.message)
        }
        progress(1)
      })
      return made
    },
  }
}
