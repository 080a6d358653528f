/** The whole pipeline, in order: read, plan, bundle, make, check, write, report. */
import './generator/production'
import { isMainThread } from 'node:worker_threads'
import { readShared, readSite } from './generator/content/load'
import { countOpenItems } from './generator/content/open-items'
import { photoKey } from './generator/content/photo'
import { ContentError, formatProblems } from './generator/content/problems'
import type { Problem } from './generator/content/problems'
import { drawAll, drawingOfCard, iconDrawings, svgDrawings, withPicture } from './generator/drawings/drawings'
import type { Drawing } from './generator/drawings/drawings'
import { runCommand } from './generator/explain'
import { parseFlags } from './generator/flags'
import type { BuildOptions } from './generator/flags'
import { compress } from './generator/output/compress'
import { writeOtherFiles } from './generator/output/other-files'
import { openOutput } from './generator/output/output'
import type { Output } from './generator/output/output'
import { publicFiles } from './generator/output/public-files'
import { svgWarnings } from './generator/output/svg-scripts'
import { isProgram, projectDir } from './generator/paths'
import { allProblems } from './generator/pages/broken-content'
import { bundle } from './generator/pages/bundle'
import { linkProblems } from './generator/pages/check-links'
import { otherAddresses, plan } from './generator/pages/plan'
import { RenderError } from './generator/pages/render'
import { possibleFiles, unshownPhotos, writePhotos } from './generator/photos/photo-files'
import { readPhotos } from './generator/photos/read-photos'
import { createProgress } from './generator/progress'
import { formatReport } from './generator/report'
import type { Report } from './generator/report'
import { countMade, isFirst } from './generator/shard'
import { createStopwatch, timings } from './generator/stopwatch'
import { openShares } from './generator/workers'

export interface BuildResult {
  report: Omit<Report, 'milliseconds'>
  warnings: Problem[]
}

/**
 * Builds the site into `outDir`, which is replaced as a whole at the very end. `lap` is told the name of each stage
 * when it ends.
 * @throws {ContentError} with every problem of the content.
 * @throws {AggregateError} of a {RenderError} for each page whose template fails.
 * @throws {OutputError} when the output folder is not ours to replace, or cannot be written.
 */
export async function build(options: BuildOptions, lap = (_stage: string) => {}): Promise<BuildResult> {
  const { contentDir, publicDir, outDir, preview, shard } = options
  // esbuild is a process of its own: begun now, it is done when the content is read.
  const bundling = bundle()
  bundling.catch(() => {}) // Problems of the content come first.

  const inPublic = publicFiles(publicDir)
  const photos = await readPhotos(publicDir, inPublic)
  const shared = readShared({ ...options, photos })
  const shares = await openShares(shared, { ...options, photos })
  let output: Output | undefined
  try {
    lap('start')
    const cityFiles = await shares.read()
    lap('read')

    const content = readSite(shared, cityFiles, shares.store)
    const { cities, suspicions } = content
    const site = content.site && withPicture(content.site)
    const copied = inPublic.filter((address) => !photos.has(photoKey(address)))
    const photoFiles = possibleFiles(photos)
    const bundled = await bundling
    const svgs = site ? svgDrawings(site.region) : new Map<string, Drawing>()
    const drawings = new Map([...svgs].map(([name, { address }]) => [name, address]))
    const files = otherAddresses(copied, bundled, [...photoFiles.keys(), ...drawings.values()])
    const job = { cities, files, bundle: bundled, drawings, preview, shard }
    if (!site || content.problems.length > 0) {
      const made = site ? await shares.make(job) : []
      throw new ContentError(allProblems(content, files, copied, made))
    }
    const { routes, redirects } = plan(site, copied)
    lap('plan')

    output = openOutput(outDir, [projectDir, contentDir, publicDir])
    const { folder } = output
    const others = { site, routes, redirects, bundle: bundled, publicDir, publicFiles: copied, preview }
    const [made] = await Promise.all([
      shares.make({ ...job, output: { folder, outDir } }, createProgress('made', countMade(routes, shard))),
      isFirst(shard) && writeOtherFiles(output, others),
    ])
    lap('make')

    const failures = made.flatMap((share) => share.failures)
    if (failures.length > 0) throw new AggregateError(failures.map((message) => new RenderError(message)))
    const pictures = new Map(made.flatMap(({ pictures }) => [...pictures]))
    const shown = new Set([site.business.socialImage.src, ...made.flatMap(({ links }) => [...links.assets])])
    const broken = linkProblems(site, routes, made, { allPages: true })
    // A shard does not see all pages.
    if (!shard) broken.push(...unshownPhotos(photos, photoFiles, shown, site.jobs))
    if (broken.length > 0) throw new ContentError(broken)
    const warnings = isFirst(shard) ? svgWarnings(publicDir, copied) : []
    lap('check')

    await writePhotos(
      output,
      publicDir,
      [...shown].flatMap((path) => photoFiles.get(path) ?? []),
    )
    lap('photos')

    const drawn = [
      ...[...svgs.values()].filter(({ address }) => shown.has(address)),
      ...[...pictures].map(([address, source]) => drawingOfCard(address, source)),
      ...(isFirst(shard) ? iconDrawings(copied) : []),
    ]
    await drawAll(drawn, ({ address }, bytes) => output!.write([address.slice(1)], bytes))
    lap('drawings')

    const compressed = options.compress ? await compress(output) : undefined
    await output.commit()
    lap('write')

    const report = {
      pages: made.flatMap((share) => share.pages),
      redirects: isFirst(shard) ? redirects.length : 0,
      compressed,
      warnings: warnings.length,
      suspicions: suspicions.length,
      openItems: countOpenItems(site),
    }
    return { report, warnings }
  } catch (error) {
    await shares.close()
    output?.discard()
    throw error
  } finally {
    void shares.close()
  }
}

async function main(): Promise<void> {
  const options = parseFlags(process.argv.slice(2))
  const stopwatch = createStopwatch()
  const { report, warnings } = await build(options, stopwatch.lap)
  if (warnings.length > 0) console.warn(formatProblems(warnings))
  console.log(formatReport({ ...report, milliseconds: process.uptime() * 1000 }))
  if (options.timings) console.log(JSON.stringify(timings(stopwatch)))
}

if (isMainThread && isProgram(import.meta.url)) void runCommand(main)
