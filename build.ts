/** The whole pipeline: read, plan, render, check, draw, write. */
import './generator/process/production'
import { makePictures } from './generator/draw/pictures'
import { makeAdmin } from './generator/editor/admin'
import { isProgram, projectDir } from './generator/process/paths'
import { createStopwatch, timings } from './generator/process/progress'
import { countOpenItems, madeUpOnLiveSite } from './generator/read/opinions/open-items'
import { ContentError } from './generator/read/source/problems'
import { pageProblems, renderPages } from './generator/render/pages'
import { assemble } from './generator/site'
import { asGiven } from './generator/terminal/as-given'
import { runCommand } from './generator/terminal/explain'
import { parseFlags } from './generator/terminal/flags'
import type { BuildOptions } from './generator/terminal/flags'
import { formatJson, formatReport } from './generator/terminal/report'
import type { Report } from './generator/terminal/report'
import { compress } from './generator/write/compress'
import { lastCommits } from './generator/write/last-commits'
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

    const { days, missing: undated } = await commits
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

if (isProgram(import.meta.url))
  void runCommand(async () => {
    const { json, ...options } = parseFlags(process.argv.slice(2))
    const stopwatch = createStopwatch()
    await build(options, stopwatch.lap, (report) => {
      if (json) console.log(formatJson(report, timings(stopwatch)))
      else console.log(asGiven(formatReport(report, process.uptime() * 1000)))
    })
  })
