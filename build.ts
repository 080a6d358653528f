/** The whole pipeline: read, plan, render, check, draw, write. */
import './generator/process/production'
import { isMainThread } from 'node:worker_threads'
import { makePictures } from './generator/draw/pictures'
import { makeAdmin } from './generator/editor/admin'
import { isProgram, projectDir } from './generator/process/paths'
import { createProgress } from './generator/process/progress'
import { countOpenItems, madeUpOnLiveSite } from './generator/read/opinions/open-items'
import { ContentError } from './generator/read/source/problems'
import { countRendered, isFirst } from './generator/shares/shard'
import { joinRendered } from './generator/shares/join'
import { manifestFile, manifestOf } from './generator/shares/manifest'
import type { Manifest } from './generator/shares/manifest'
import { openShares } from './generator/shares/workers'
import type { Shares } from './generator/shares/workers'
import { assemble } from './generator/site'
import type { BuildOptions } from './generator/terminal/flags'
import type { Report } from './generator/terminal/report'
import { runBuild } from './generator/terminal/run-build'
import { compress } from './generator/write/compress'
import { lastCommits, whenKnown } from './generator/write/last-commits'
import { writeOtherFiles } from './generator/write/other-files'
import { openOutput } from './generator/write/output'
import type { Output } from './generator/write/output'

/**
 * Builds the site and puts it at `outDir`. The old folder is replaced as a whole, at the very end. Returns what was
 * made. Calls `lap` with the name of each stage when it ends, and `tell` with the report once the new site is in
 * place; removing the old one, which takes a while, comes after that.
 * @throws {ContentError} with every problem of the content.
 * @throws {AggregateError} with a {RenderError} for each page whose template fails.
 * @throws {OutputError} when the output folder was not made by this build, or cannot be written.
 */
export async function build(
  options: BuildOptions,
  lap = (_stage: string) => {},
  tell = (_report: Report) => {},
): Promise<Report> {
  const { contentDir, publicDir, outDir, preview, shard } = options
  const ended = new AbortController()
  const commits = lastCommits(contentDir, ended.signal)
  let shares: Shares | undefined
  let manifest: Manifest | undefined
  let output: Output | undefined
  try {
    const content = await assemble(options, async ({ shared, photos }) => {
      manifest = shard && manifestOf(shard, options, shared.reader)
      const opened = (shares = await openShares(shared, { ...options, photos }))
      const progress = createProgress('read', shared.cityFiles.length)
      return {
        store: opened.store,
        read: () => opened.read(progress).finally(() => lap('read')),
        renderLinks: (sources) => opened.render({ ...sources, preview, shard }),
      }
    })
    lap('plan')

    output = openOutput(outDir, [projectDir, contentDir, publicDir])
    const { folder, write, renew } = output
    const { site, sources, routes, redirects, copied, planned } = content
    const progress = createProgress('rendered', countRendered(routes, shard))
    const job = { ...sources, preview, shard, output: { folder, outDir } }
    const rendered = await shares!.render(job, (pages) => {
      progress(pages)
      renew()
    })
    lap('render')

    const { pages, cards, assets, broken } = joinRendered(site.business, content, routes, rendered)
    const problems = preview ? broken : [...broken, ...madeUpOnLiveSite(content)]
    if (problems.length > 0) throw new ContentError(problems)
    lap('check')

    const ownFiles = isFirst(shard) ? copied : undefined
    await makePictures(planned, { assets, cards, ownFiles }, publicDir, (address, bytes) =>
      write([address.slice(1)], bytes),
    )
    lap('draw')

    let undated: string | undefined
    if (isFirst(shard)) {
      const { days, missing } = await whenKnown(commits)
      undated = missing
      const editor = options.admin
        ? await makeAdmin(options, site.frame.lang, site.business.repository)
        : undefined
      await writeOtherFiles(output, { ...content, publicDir, preview, commits: days, admin: editor })
    }
    const compressed = options.compress ? await compress(output) : undefined
    if (manifest) write([manifestFile], JSON.stringify(manifest))
    const report = {
      pages,
      redirects: isFirst(shard) ? redirects.length : 0,
      compressed,
      openItems: countOpenItems(content),
      shortcodes: content.shortcodes,
      noticesFrom: content.noticesFrom,
      undated,
    }
    await output.commit(() => {
      lap('write')
      tell(report)
    })
    return report
  } catch (error) {
    await shares?.close()
    output?.discard()
    throw error
  } finally {
    ended.abort()
    void shares?.close()
  }
}

if (isMainThread && isProgram(import.meta.url)) void runBuild(build)
