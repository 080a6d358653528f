/** The only place where a site is built from its files, for the build, the dev server and every command. */
import { planPictures } from './draw/pictures'
import type { PlannedPictures } from './draw/pictures'
import { readInput } from './read/input'
import type { Input } from './read/input'
import type { Cities } from './read/kinds/cities'
import type { CityFile } from './read/kinds/city'
import { CityStore } from './read/kinds/city'
import { readCities, readSite } from './read/load'
import type { Loaded, ReadSite } from './read/load'
import type { ReaderOptions } from './read/reader'
import { ContentError } from './read/source/problems'
import { allProblems } from './render/broken-content'
import { bundle, inColors } from './render/bundle'
import type { Bundle } from './render/bundle'
import type { LinkFacts } from './render/check-links'
import { fileAddresses, missingRepository, plan } from './render/plan'
import type { Plan } from './render/plan'

/** What pages are rendered from, besides the content of their files. Plain data, so that it can be sent to a worker. */
export interface PageSources {
  cities: Cities
  bundle: Bundle
  /** The addresses of drawings, by name. */
  drawings: ReadonlyMap<string, string>
  /** The addresses of all files that are not pages. */
  addresses: ReadonlySet<string>
}

/** All of a site except its pages. It has none of the problems that can be found before pages are made. */
export interface Assembled extends Loaded, Plan, Omit<Input, 'shared'> {
  sources: PageSources
  bundle: Bundle
  /** Photos and drawings that pages may show. */
  planned: PlannedPictures
}

/** How to read cities (there may be thousands), and how to render pages. */
export interface Workshop {
  store: CityStore
  /** All cities, in the order of their files. */
  read: () => Promise<readonly CityFile[]>
  /** Returns the links of the pages when content has problems, as far as pages can be made. */
  renderLinks: (sources: PageSources) => Promise<readonly { links: LinkFacts }[]>
}

interface AssembleOptions extends ReaderOptions {
  /** True if the owner's editor is part of the site. */
  admin?: boolean | undefined
}

/** Reads cities in this thread, and renders nothing. */
function here({ shared }: Input): Workshop {
  const store = new CityStore()
  return {
    store,
    read: async () => readCities(shared, shared.cityFiles, store),
    renderLinks: async () => [],
  }
}

/**
 * Reads the content even if it has problems.
 * @throws {ContentError} when a folder is missing.
 */
export async function readAnyway(options: ReaderOptions): Promise<ReadSite> {
  const { shared } = await readInput(options)
  const store = new CityStore()
  return readSite(shared, readCities(shared, shared.cityFiles, store), store)
}

/**
 * Reads and plans a site.
 * @throws {ContentError} with every problem that can be found before pages are made.
 */
export async function assemble(
  options: AssembleOptions,
  open: (input: Input) => Workshop | Promise<Workshop> = here,
): Promise<Assembled> {
  // esbuild runs in its own process. Started now, it is done when the content has been read.
  const bundling = bundle()
  bundling.catch(() => {}) // Problems of the content come first.
  const { shared, ...files } = await readInput(options)
  const { store, read, renderLinks } = await open({ shared, ...files })
  const content = readSite(shared, await read(), store)
  const bundled = inColors(await bundling, content.site?.business.theme)
  const { site, pictures: planned } = planPictures(content.site, files.photos, content.shownPictures)
  const { cities, problems } = content
  const addresses = fileAddresses(files.copied, bundled, planned.addresses)
  const sources = { cities, bundle: bundled, drawings: planned.drawings, addresses }
  if (options.admin && site && !site.business.repository) problems.push(missingRepository(content))
  if (!site || problems.length > 0)
    throw new ContentError(
      await allProblems(content, addresses, files.copied, () => renderLinks(sources), options.admin),
    )
  const whole = { ...content, site }
  return {
    ...whole,
    ...files,
    sources,
    bundle: bundled,
    planned,
    ...plan(whole, files.copied, options.admin),
  }
}
