/**
 * A share is every Nth city and page of a site: read, checked, rendered and written. A small site is a single share,
 * made in the main thread. On a large site each worker makes one, with the same code.
 */
import type { Route } from '../../templates/page'
import { routes } from '../../templates/routes'
import { CityStore } from '../read/kinds/city'
import { citySource, joinSite, readCities, readShared } from '../read/load'
import type { CityFile } from '../read/kinds/city'
import type { SharedContent } from '../read/load'
import type { ReaderOptions } from '../read/reader'
import type { CardSource } from '../draw/cards'
import { drawnImage, withPicture } from '../draw/drawings'
import { createWriter } from '../write/write'
import type { OutputFolder } from '../write/write'
import { createLinkCollector } from '../render/check-links'
import type { LinkFacts } from '../render/check-links'
import { filesOf } from '../../templates/model/page-files'
import { rawMarksIn } from '../render/raw-marks'
import type { RawMark } from '../render/raw-marks'
import { RenderError, createRenderer } from '../render/render'
import type { PageSources } from '../site'
import { isRendered, isWritten } from './shard'
import type { Shard } from './shard'

export interface ShareOptions extends Pick<
  ReaderOptions,
  'contentDir' | 'publicDir' | 'photos' | 'allPictures' | 'preview' | 'today'
> {
  /** From 0. */
  number: number
  of: number
}

/** What any share needs to render its pages. Plain data, so that it can be sent to a worker. */
export interface RenderJob extends PageSources {
  /** Adds noindex to every page. */
  preview: boolean
  /** Where pages are written. Without it, pages are rendered and their links collected, but nothing is written. */
  output?: OutputFolder | undefined
  shard?: Shard | undefined
}

/** What rendering a share returns. Plain data too. */
export interface RenderedPages {
  /** Pages that were written, with the bytes of their HTML. */
  pages: { path: string; bytes: number }[]
  /** Messages about pages that could not be rendered. */
  failures: string[]
  /** What each sharing picture is drawn from, by the address of the picture. */
  cards: Map<string, CardSource>
  links: LinkFacts
  /** Marks that no page should print, such as "{phone}" or "undefined". */
  rawMarks: RawMark[]
}

/** Cities per batch. A worker sends cities in batches, because thousands in one message would fill its memory. */
const batchSize = 200

/** Called with how many more cities were read, or pages rendered. */
export type Progress = (pages: number) => void

export interface Share {
  /** Reads the next batch of this share's cities. Empty when all are read. */
  read: () => CityFile[]
  /** Renders this share's pages and writes them. @throws {OutputError} */
  render: (job: RenderJob, progress: Progress) => RenderedPages
}

export function createShare(
  options: ShareOptions,
  shared: SharedContent = readShared(options),
  store = new CityStore(),
): Share {
  const isNth = (_: unknown, i: number) => i % options.of === options.number
  const files = new Set(shared.cityFiles.filter(isNth))
  const isMine = (route: Route, i: number) =>
    route.template === 'city' ? files.has(route.source) : isNth(route, i)
  const unread = [...files]
  return {
    read: () => readCities(shared, unread.splice(0, batchSize), store),
    render(job, progress) {
      const site = withPicture(joinSite(shared, job.cities)!)
      const cityOf = citySource(shared, job.cities, store)
      const all = routes(site)
      const collector = createLinkCollector(site, all, job.addresses)
      const writer = job.output && createWriter(job.output)
      const rendered: RenderedPages = {
        pages: [],
        failures: [],
        cards: new Map(),
        links: collector.facts,
        rawMarks: [],
      }
      const renderer = createRenderer({ cityOf }, job.bundle, job.preview, {
        addressOf: (name) => job.drawings.get(name) ?? name,
        imageOf(page) {
          const image = drawnImage(page, (address, source) => rendered.cards.set(address, source))
          rendered.links.assets.add(image.src)
          return image
        },
      })
      const render = (route: Route, i: number) => {
        const { html, links } = renderer.page(route)
        collector.page(route, links)
        rendered.rawMarks.push(...rawMarksIn(html, route, job.preview))
        if (!writer || !isWritten(i, job.shard)) return
        writer.write(filesOf(route.path), html)
        rendered.pages.push({ path: route.path, bytes: Buffer.byteLength(html) })
      }
      all.forEach((route, i) => {
        if (!isMine(route, i) || !isRendered(route, i, job.shard)) return
        try {
          render(route, i)
        } catch (error) {
          if (!(error instanceof RenderError)) throw error
          rendered.failures.push(error.message)
        }
        progress(1)
      })
      return rendered
    },
  }
}
