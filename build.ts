/** The whole pipeline: read, plan, render, check, draw, write. */
import './generator/process/production'
import { isMainThread } from 'node:worker_threads'
import { makePictures, planPictures } from './generator/draw/pictures'
import { makeAdmin } from './generator/editor/admin'
import { isProgram, projectDir } from './generator/process/paths'
import { createProgress } from './generator/process/progress'
import { readInput } from './generator/read/input'
import { readSite } from './generator/read/load'
import { countOpenItems } from './generator/read/opinions/open-items'
import { ContentError } from './generator/read/source/problems'
import { allProblems } from './generator/render/broken-content'
import { bundle, inColors } from './generator/render/bundle'
import { fileAddresses, missingRepository, plan } from './generator/render/plan'
import { countRendered, isFirst } from './generator/shares/shard'
import { joinRendered } from './generator/shares/join'
import { manifestFile, manifestOf } from './generator/shares/manifest'
import { openShares } from './generator/shares/workers'
import type { BuildOptions } from './generator/terminal/flags'
import type { Report } from './generator/terminal/report'
import { runBuild } from './generator/terminal/run-build'
import { compress } from './generator/write/compress'
import { lastCommits } from './generator/write/last-commits'
import { writeOtherFiles } from './generator/write/other-files'
import { openOutput } from './generator/write/output'
import type { Output } from './generator/write/output'

/**
 * Builds the site into `outDir`, replaced as a whole at the very end. `lap` is told the name of each stage that ended,
 * and `tell` what was made: once it is in its place, and before the last site is removed, which takes a while.
 * @throws {ContentError} with every problem of the content.
 * @throws {AggregateError} of a {RenderError} for each page whose template fails.
 * @throws {OutputError} when the output folder is not ours to replace, or cannot be written.
 */
export async function build(
  options: BuildOptions,
  lap = (_stage: string) => {},
  tell = (_report: Report) => {},
): Promise<Report> {
  const { contentDir, publicDir, outDir, preview, shard, admin } = options
  // esbuild is a process of its own: begun now, it is done when the content is read.
  const bundling = bundle()
  bundling.catch(() => {}) // Problems of the content come first.
  const commits = lastCommits(contentDir)

  const { copied, withMetadata, photos, shared } = await readInput(options)
  const manifest = shard && manifestOf(shard, options, shared.reader)
  const shares = await openShares(shared, { ...options, photos })
  let output: Output | undefined
  try {
    const cityFiles = await shares.read(createProgress('read', shared.cityFiles.length))
    const content = readSite(shared, cityFiles, shares.store)
    lap('read')

    const bundled = inColors(await bundling, content.site?.business.theme)
    const { site, pictures } = planPictures(content.site, photos)
    const files = fileAddresses(copied, bundled, pictures.addresses)
    const { cities, problems } = content
    const job = { cities, files, bundle: bundled, drawings: pictures.drawings, preview, shard }
    if (admin && site && !site.business.repository) problems.push(missingRepository(content))
    if (!site || problems.length > 0)
      throw new ContentError(await allProblems(content, files, copied, () => shares.render(job), admin))
    const { routes, redirects } = plan({ ...content, site }, copied, admin)
    lap('plan')

    output = openOutput(outDir, [projectDir, contentDir, publicDir])
    const { folder, write, renew } = output
    const progress = createProgress('rendered', countRendered(routes, shard))
    const rendered = await shares.render({ ...job, output: { folder, outDir } }, (pages) => {
      progress(pages)
      renew()
    })
    lap('render')

    const { pages, cards, assets, broken } = joinRendered(site.business, content, routes, rendered)
    if (broken.length > 0) throw new ContentError(broken)
    lap('check')

    const ownFiles = isFirst(shard) ? copied : undefined
    await makePictures(pictures, { assets, cards, ownFiles }, publicDir, (address, bytes) =>
      write([address.slice(1)], bytes),
    )
    lap('draw')

    if (isFirst(shard)) {
      const editor = admin ? await makeAdmin(options, site.business.repository) : undefined
      const planned = {
        site,
        routes,
        redirects,
        bundle: bundled,
        preview,
        commits: await commits,
        pictures: content.pictures,
        admin: editor,
      }
      await writeOtherFiles(output, { ...planned, publicDir, copied, withMetadata })
    }
    const compressed = options.compress ? await compress(output) : undefined
    if (manifest) write([manifestFile], JSON.stringify(manifest))
    const report = {
      pages,
      redirects: isFirst(shard) ? redirects.length : 0,
      compressed,
      openItems: countOpenItems({ ...content, site }),
    }
    await output.commit(() => {
      lap('write')
      tell(report)
    })
    return report
  } catch (error) {
    await shares.close()
    output?.discard()
    throw error
  } finally {
    void shares.close()
  }
}

if (isMainThread && isProgram(import.meta.url)) void runBuild(build)
