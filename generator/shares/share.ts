/**
 * A share of a site is every Nth city and page: read, checked, rendered and written. A small site is one share, made
 * in the main thread; of a large one each worker makes a share, with the same code.
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
  'contentDir' | 'publicDir' | 'photos' | 'allPictures' | 'today'
> {
  /** From 0. */
  number: number
  of: number
}

/** What is needed to render the pages of any share: plain data, too. */
export interface RenderJob extends PageSources {
  /** Keeps every page out of search engines. */
  preview: boolean
  /** Where the pages are written; without it they are only looked at. */
  output?: OutputFolder | undefined
  shard?: Shard | undefined
}

/** What came of it: plain data too. */
export interface RenderedPages {
  /** Pages that were written, with the size of their HTML. */
  pages: { path: string; bytes: number }[]
  /** Messages about pages that could not be rendered. */
  failures: string[]
  /** What the pictures for sharing are drawn from, by their addresses. */
  cards: Map<string, CardSource>
  links: LinkFacts
  /** What pages print that no content means. */
  rawMarks: RawMark[]
}

/** Cities in a batch. A worker sends what it read batch by batch, because thousands would fill its memory. */
const batchSize = 200

/** Told how many more cities are read, or pages rendered. */
export type Progress = (pages: number) => void

export interface Share {
  /** Reads some more cities of this share; none when all are read. */
  read: () => CityFile[]
  /** Renders the pages of this share, and writes them. */
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
      const renderer = createRenderer({ site, cityOf }, job.bundle, job.preview, {
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
