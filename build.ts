/** The whole pipeline, in order: read, plan, bundle, render, check, write, report. */
import './build/production'
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { allProblems } from './build/check-written'
import { bundle } from './build/bundle'
import type { Bundle } from './build/bundle'
import { createLinkChecker } from './build/check-links'
import { compress } from './build/compress'
import { countMissingPictures, leftoverPictures, stalePicture } from './build/drawing-problems'
import { explain } from './build/explain'
import { filesOf } from './build/files'
import { hostFiles } from './build/host-files'
import { openKeeper } from './build/keeper'
import type { Keeper } from './build/keeper'
import { makePages } from './build/make-pages'
import { measures } from './build/measures'
import { countOpenItems } from './build/open-items'
import { oneFile } from './build/one-file'
import { OutputError } from './build/output-error'
import { isFirst, parsePart, tasksOf } from './build/part'
import type { Part } from './build/part'
import * as paths from './build/paths'
import { plan } from './build/plan'
import type { Plan } from './build/plan'
import { publicFiles } from './build/public-files'
import { createRenderer } from './build/render'
import { createProgress, formatReport } from './build/report'
import type { Report } from './build/report'
import { sitemaps } from './build/sitemap'
import { isTree } from './build/tree'
import type { Tree } from './build/tree'
import { hashSources, noteBuilt, readBuilt } from './build/unchanged'
import { openOutput } from './build/write'
import type { Expected, Output } from './build/write'
import { readSite } from './content/load'
import { ContentError, formatProblems } from './content/problems'
import type { Problem } from './content/problems'
import { timed } from './content/stages'
import type { Site } from './content/types'
import { manifestPath } from './templates/urls'

export type BuildOptions = {
  /** Absolute paths. */
  contentDir: string
  publicDir: string
  outDir: string
  /** Keeps the site out of search engines. */
  preview: boolean
  /** Puts a .br and a .gz beside each text file. */
  compress?: boolean
  /** Makes only these pages; copied together, all parts are the whole site. */
  part?: Part
}

export interface BuildResult {
  report: Omit<Report, 'milliseconds'>
  warnings: Problem[]
  /** Nothing was made, because the last build made the same. */
  unchanged?: boolean
}

/**
 * Builds the site into `outDir`, which is replaced as a whole at the very end.
 * @throws {ContentError} with every problem of the content.
 * @throws {RenderError} when a template fails.
 * @throws {OutputError} when the output folder is not ours to replace.
 */
export async function build(options: BuildOptions): Promise<BuildResult> {
  return (await make(options)).result
}

interface Made {
  result: BuildResult
  /** What stands in the output folder. */
  tree: Tree
  assets: Bundle
}

async function make(options: BuildOptions, keeper?: Keeper): Promise<Made> {
  const bundling = keeper?.bundle ? Promise.resolve(keeper.bundle) : bundle()
  bundling.catch(() => {}) // Looked at below; content problems come first.
  const readThread = await oneFile('content/read-thread.ts')
  const open = (pages: number, shares: Expected['shares']) =>
    openOutput(options.outDir, foldersOf(options), { pages, shares })
  // A large site that is much like the last is begun while the content is read.
  let opened = keeper && keeper.size > 0 ? await open(keeper.size, 'last') : undefined
  try {
    const read = readSite({ ...options, readThread, known: keeper?.cities })
    const files = publicFiles(options.publicDir)
    const { site, warnings } = read
    if (!site || read.problems.length > 0) throw new ContentError(allProblems(read, files, await bundling))
    const planned = plan(site, files)
    const assets = await bundling
    const output = (opened ??= await open(planned.routes.length, keeper ? 'next' : 'nothing'))
    if (isFirst(options.part)) output.copy(options.publicDir, files)
    const made = await writeSite({ ...options, ...planned, site, files, assets }, output, keeper)
    const { stale, ...report } = made
    const pictures = isFirst(options.part) ? [...stale, ...leftoverPictures(site, options, files)] : stale
    warnings.push(...pictures)
    report.openItems += pictures.length + countMissingPictures(site, files)
    const compressed = options.compress ? await compress(output, createProgress('compressed')) : undefined
    const tree = timed('write', () => output.commit())
    const told = { ...report, ...(compressed && { compressed }), warnings: warnings.length }
    return { result: { report: told, warnings }, tree, assets }
  } catch (error) {
    opened?.discard()
    throw error
  }
}

/** build(), but what the last build into the folder made and would be the same is kept, unless `fresh`. */
export async function buildOnce(options: BuildOptions, fresh = false): Promise<BuildResult> {
  const { outDir } = options
  const last = fresh || !existsSync(outDir) ? undefined : readBuilt<BuildResult>(outDir)
  const sources = hashSources(options, last?.files)
  if (last && last.sources === sources?.whole && isTree(outDir, last.tree)) {
    // Clears up after builds that were killed, as every build does.
    const output = await openOutput(outDir, foldersOf(options), { pages: 0, shares: 'nothing' })
    output.discard()
    return { ...last.result, unchanged: true }
  }
  // Packed files and parts are for machines that build once.
  if (!sources || options.compress || options.part) return build(options)
  let keeper = openKeeper(outDir, sources, last)
  const { result, tree, assets } = await make(options, keeper).catch((error: unknown) => {
    if (!keeper.used() || error instanceof OutputError) throw error
    // It may come of a file of the site that somebody changed; and what is wrong with the content is told
    // in full only when everything is read and made.
    keeper = openKeeper(outDir, sources, undefined)
    return make(options, keeper)
  })
  // What was changed while it was read may be half in the site.
  if (sources.whole === hashSources(options, sources.files, keeper.unread)?.whole) {
    keeper.save(assets)
    noteBuilt(outDir, sources, { tree, result })
  }
  return result
}

const foldersOf = ({ contentDir, publicDir }: BuildOptions) => [paths.projectDir, contentDir, publicDir]

export interface SiteInput extends Plan {
  site: Site
  /** Addresses of the public files. */
  files: string[]
  assets: Bundle
  preview: boolean
  part?: Part
  publicDir: string
}

interface Written extends Omit<BuildResult['report'], 'warnings'> {
  /** Pictures for sharing that are out of date. */
  stale: Problem[]
}

/**
 * Renders, checks and writes everything but the public files.
 * @throws {AggregateError} of each {RenderError}.
 * @throws {ContentError} with every broken link.
 */
export async function writeSite(
  { site, files, routes, redirects, assets, preview, part, publicDir }: SiteInput,
  output: Pick<Output, 'write' | 'keep'>,
  keeper?: Keeper,
): Promise<Written> {
  const renderer = createRenderer(site, assets, preview)
  const generated = sitemaps(site.business, routes)
  const links = createLinkChecker(
    site,
    routes,
    new Set([...files, ...generated.keys(), ...assets.files.keys(), manifestPath]),
  )
  const made = makePages(tasksOf(site, routes, part), { renderer, links, output, keeper, publicDir })
  const told = { pages: made.pages, stale: made.stale.map((page) => stalePicture(site, page)) }
  timed('check', () => links.finish())
  const openItems = countOpenItems(site)
  if (!isFirst(part)) return { ...told, redirects: 0, openItems }
  for (const { from, to } of redirects) output.write(filesOf(from), renderer.redirect(to))
  const hosts = hostFiles({ ...site, ...assets, inlineHashes: renderer.inlineHashes(), preview })
  for (const [address, { urls, make }] of generated) {
    const file = address.slice(1)
    const stamp = keeper?.file(file, urls)
    if (stamp !== undefined) output.keep([file], stamp)
    else output.write([file], await make())
  }
  for (const [address, contents] of [...hosts, ...assets.files]) output.write([address.slice(1)], contents)
  return { ...told, redirects: redirects.length, openItems }
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    args: process.argv.slice(2),
    options: {
      content: { type: 'string', default: paths.contentDir },
      public: { type: 'string', default: paths.publicDir },
      out: { type: 'string', default: paths.outDir },
      preview: { type: 'boolean', default: false },
      compress: { type: 'boolean', default: false },
      shard: { type: 'string' },
      fresh: { type: 'boolean', default: false },
      timings: { type: 'boolean', default: false },
    },
  })
  const options = {
    contentDir: resolve(values.content),
    publicDir: resolve(values.public),
    outDir: resolve(values.out),
    preview: values.preview,
    compress: values.compress,
    ...(values.shard !== undefined && { part: parsePart(values.shard) }),
  }
  const { report, warnings, unchanged } = await buildOnce(options, values.fresh)
  if (warnings.length > 0) console.warn(formatProblems(warnings))
  console.log(formatReport({ ...report, unchanged, milliseconds: process.uptime() * 1000 }))
  if (values.timings) console.log(JSON.stringify(measures()))
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href)
  main().catch((error: unknown) => {
    console.error(explain(error))
    process.exitCode = 1
  })
