/** The whole pipeline: read, plan, render, check, draw, write. */
import './generator/process/production'
import { makePictures } from './generator/draw/pictures'
import { makeAdmin } from './generator/editor/admin'
import { isProgram, projectDir } from './generator/process/paths'
import { countOpenItems, madeUpOnLiveSite } from './generator/read/opinions/open-items'
import { ContentError } from './generator/read/source/problems'
import { pageProblems, renderPages } from './generator/render/pages'
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
  const { contentDir, publicDir, outDir, preview } = options
  const ended = new AbortController()
  const commits = lastCommits(contentDir, ended.signal)
  let output: Output | undefined
  try {
    const content = await assemble(options)
    lap('read')

    output = openOutput(outDir, [projectDir, contentDir, publicDir])
    const { write } = output
    const { site, routes, redirects } = content
    const rendered = renderPages(content, routes, content, preview, write)
    lap('render')

    const broken = pageProblems(content, rendered, preview)
    const problems = preview ? broken : [...broken, ...madeUpOnLiveSite(content)]
    if (problems.length > 0) throw new ContentError(problems)
    lap('check')

    const { pages, drawn, check } = rendered
    const assets = new Set([site.business.socialImage.src, ...check.assets])
    await makePictures(content, { assets, drawn }, publicDir, (address, bytes) =>
      write([address.slice(1)], bytes),
    )
    lap('draw')

    const { days, missing: undated } = await whenKnown(commits)
    const admin = options.admin
      ? await makeAdmin(options, site.frame.lang, site.business.repository)
      : undefined
    await writeOtherFiles(output, { ...content, publicDir, preview, commits: days, admin })
    const compressed = options.compress ? await compress(output) : undefined
    const report = {
      pages,
      redirects: redirects.length,
      compressed,
      openItems: countOpenItems(content),
      noticesFrom: content.noticesFrom,
      undated,
    }
    output.commit(() => {
      lap('write')
      tell(report)
    })
    return report
  } catch (error) {
    output?.discard()
    throw error
  } finally {
    ended.abort()
  }
}

if (isProgram(import.meta.url)) void runBuild(build)
