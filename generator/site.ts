/** The only place where a site is built from its files, for the build, the dev server and every command. */
import { planPictures } from './draw/pictures'
import type { PlannedPictures } from './draw/pictures'
import { readSite } from './read/load'
import type { Loaded } from './read/load'
import type { ReaderOptions } from './read/reader'
import { readInput } from './read/shared'
import type { Input } from './read/shared'
import { ContentError } from './read/source/problems'
import { bundle, inColors } from './render/bundle'
import { allProblems } from './render/pages'
import type { PageSources } from './render/pages'
import { clashes, fileAddresses, missingRepository } from './render/plan'
import type { Route } from '../templates/page'
import { routes } from '../templates/routes'

/** All of a site except its pages. It has none of the problems that can be found before pages are made. */
export interface Assembled extends Loaded, PageSources, PlannedPictures, Omit<Input, 'shared'> {
  site: Loaded['site']
  routes: Route[]
}

interface AssembleOptions extends ReaderOptions {
  /** True if the owner's editor is part of the site. */
  admin?: boolean | undefined
  /** Leaves out the problems of broken content that only its pages show: the dev server looks at each save. */
  quick?: boolean
}

/**
 * Reads and plans a site.
 * @throws {ContentError} with every problem that can be found before pages are made.
 */
export async function assemble(options: AssembleOptions): Promise<Assembled> {
  // esbuild runs in its own process. Started now, it is done when the content has been read.
  const bundling = bundle()
  bundling.catch(() => {}) // Problems of the content come first.
  const { shared, ...files } = await readInput(options)
  const content = readSite(shared)
  const bundled = inColors(await bundling, content.site?.business.theme)
  const { site, ...pictures } = planPictures(content.site, files.photos, content.shownPictures)
  const addresses = fileAddresses(files.copied, bundled, pictures.photoFiles.keys())
  const sources = { ...pictures, bundle: bundled, addresses }
  const { problems } = content
  if (options.admin && site && !site.business.repository) problems.push(missingRepository(content))
  const pages = site ? routes(site) : []
  if (!site || problems.length > 0)
    throw new ContentError(allProblems({ ...content, site }, pages, sources, files.copied, options))
  const clashing = clashes(content, pages, files.copied, options.admin)
  if (clashing.length > 0) throw new ContentError(clashing)
  return { ...content, ...files, ...sources, site, routes: pages, redirects: site.redirects }
}
