/** The whole pipeline, in order: read, plan, bundle, render, check, write, report. */
import './generator/production'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { allProblems } from './generator/pages/check-written'
import { bundle } from './generator/pages/bundle'
import type { Bundle } from './generator/pages/bundle'
import { createLinkChecker } from './generator/pages/check-links'
import { compress } from './generator/output/compress'
import { countMissingPictures, leftoverPictures, stalePicture } from './generator/drawings/drawing-problems'
import { explain } from './generator/explain'
import { filesOf } from './generator/pages/files'
import { hostFiles } from './generator/output/host-files'
import { makePages } from './generator/pages/make-pages'
import { measures } from './generator/measures'
import { countOpenItems } from './generator/content/open-items'
import { oneFile } from './generator/one-file'
import { isFirst, parsePart, tasksOf } from './generator/part'
import type { Part } from './generator/part'
import * as paths from './generator/paths'
import { plan } from './generator/pages/plan'
import type { Plan } from './generator/pages/plan'
import { publicFiles } from './generator/output/public-files'
import { createRenderer } from './generator/pages/render'
import { createProgress, formatReport } from './generator/report'
import type { Report } from './generator/report'
import { sitemaps } from './generator/output/sitemap'
import { openOutput } from './generator/output/write'
import type { Output } from './generator/output/write'
import { readSite } from './generator/content/load'
import { ContentError, formatProblems } from './generator/content/problems'
import type { Problem } from './generator/content/problems'
import { timed } from './generator/content/stages'
import type { Site } from './templates/site'
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
}

/**
 * Builds the site into `outDir`, which is replaced as a whole at the very end.
 * @throws {ContentError} with every problem of the content.
 * @throws {RenderError} when a template fails.
 * @throws {OutputError} when the output folder is not ours to replace.
 */
export async function build(options: BuildOptions): Promise<BuildResult> {
  const bundling = bundle()
  bundling.catch(() => {}) // Looked at below; content problems come first.
  const readThread = await oneFile('generator/content/read-thread.ts')
  let output: Output | undefined
  try {
    const read = readSite({ ...options, readThread })
    const files = publicFiles(options.publicDir)
    const { site, warnings } = read
    if (!site || read.problems.length > 0) throw new ContentError(allProblems(read, files, await bundling))
    const planned = plan(site, files)
    const assets = await bundling
    output = await openOutput(options.outDir, foldersOf(options), {
      pages: planned.routes.length,
      shares: 'nothing',
    })
    if (isFirst(options.part)) output.copy(options.publicDir, files)
    const made = await writeSite({ ...options, ...planned, site, files, assets }, output)
    const { stale, ...report } = made
    const pictures = isFirst(options.part) ? [...stale, ...leftoverPictures(site, options, files)] : stale
    warnings.push(...pictures)
    report.openItems += pictures.length + countMissingPictures(site, files)
    const compressed = options.compress ? await compress(output, createProgress('compressed')) : undefined
    timed('write', () => output!.commit())
    return { report: { ...report, ...(compressed && { compressed }), warnings: warnings.length }, warnings }
  } catch (error) {
    output?.discard()
    throw error
  }
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
  output: Pick<Output, 'write'>,
): Promise<Written> {
  const renderer = createRenderer(site, assets, preview)
  const generated = sitemaps(site.business, routes)
  const links = createLinkChecker(
    site,
    routes,
    new Set([...files, ...generated.keys(), ...assets.files.keys(), manifestPath]),
  )
  const made = makePages(tasksOf(site, routes, part), { renderer, links, output, publicDir })
  const told = { pages: made.pages, stale: made.stale.map((page) => stalePicture(site, page)) }
  timed('check', () => links.finish())
  const openItems = countOpenItems(site)
  if (!isFirst(part)) return { ...told, redirects: 0, openItems }
  for (const { from, to } of redirects) output.write(filesOf(from), renderer.redirect(to))
  const hosts = hostFiles({ ...site, ...assets, inlineHashes: renderer.inlineHashes(), preview })
  for (const [address, { make }] of generated) {
    const file = address.slice(1)
    output.write([file], await make())
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
  const { report, warnings } = await build(options)
  if (warnings.length > 0) console.warn(formatProblems(warnings))
  console.log(formatReport({ ...report, milliseconds: process.uptime() * 1000 }))
  if (values.timings) console.log(JSON.stringify(measures()))
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href)
  main().catch((error: unknown) => {
    console.error(explain(error))
    process.exitCode = 1
  })
