/** A built site, made once for all tests, in a folder that is removed at the end. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'node-html-parser'
import type { HTMLElement } from 'node-html-parser'
import { build } from '../../build'
import { filesOf } from '../../templates/model/page-files'
import { loadSite } from '../../generator/read/load'
import type { Loaded } from '../../generator/read/load'
import { withPicture } from '../../generator/draw/drawings'
import { readPhotos } from '../../generator/read/pictures/public-photos'
import { routes } from '../../templates/routes'
import { newFolder } from './folder'
import { contentDir, publicDir } from './owners-folders'
import { textOf } from './page-text'

/** A site with everything known about its content, and its pages as built. */
export interface BuiltSite extends Loaded {
  folder: string
  /** In the order of the routes. */
  pages: BuiltPage[]
  /** Pages of the first language, which show the content outside of the language folders. */
  first: BuiltPage[]
}

export interface BuiltPage {
  path: string
  html: string
  document: HTMLElement
  main: HTMLElement
  /** What a visitor reads on the whole page. */
  text: string
}

let built: Promise<BuiltSite> | undefined

/**
 * Returns the owner's site, which `npm test` has built for all processes.
 * @throws what the build throws.
 */
export const builtSite = (): Promise<BuiltSite> =>
  (built ??= process.env.BUILT_SITE
    ? readSite(process.env.BUILT_SITE, contentDir, publicDir)
    : buildSite(contentDir, publicDir))

/**
 * Returns a site from any folders.
 * @throws what the build throws.
 */
export async function buildSite(contentDir: string, publicDir: string): Promise<BuiltSite> {
  const folder = join(newFolder(), 'dist')
  await build({ contentDir, publicDir, outDir: folder, preview: false })
  return readSite(folder, contentDir, publicDir)
}

async function readSite(folder: string, contentDir: string, publicDir: string): Promise<BuiltSite> {
  const loaded = loadSite({ contentDir, publicDir, drafts: false, photos: await readPhotos(publicDir) })
  const site = withPicture(loaded.site)
  const all = routes(site)
  const pages = all.map(({ path }) => readPage(folder, path))
  return { ...loaded, folder, site, pages, first: pages.filter((_, i) => all[i]!.site === site) }
}

function readPage(folder: string, path: string): BuiltPage {
  return pageOf(path, readFileSync(join(folder, filesOf(path)[0]!), 'utf8'))
}

/** Returns a page for tests, from its HTML. */
export function pageOf(path: string, html: string): BuiltPage {
  const document = parse(html)
  const main = document.querySelector('main')!
  return {
    path,
    html,
    document,
    main,
    get text() {
      return textOf(document)
    },
  }
}
