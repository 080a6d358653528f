/**
 * `npm run bench -- N ...`: builds the real content with N made-up cities beside it, as whole processes. Medians of
 * several runs. On Node 20 and two cores:
 *
 *      14 cities   1.19 s  120 MB
 *   1,000          5.46 s  316 MB
 *  10,000         18.99 s  649 MB, and for 9 % of the time the main thread works alone
 *
 * Since these were measured a build also flushes the new site to the disk, which takes 0.03 to 0.13 s for the real
 * content and 4 s for 10,000 cities.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { bundleProgram } from '../../generator/process/bundle-program.mjs'
import { contentDir, publicDir } from '../../generator/process/paths'
import { runCommand } from '../../generator/terminal/explain'
import { medianOf } from '../helpers/median'
import { readCounts, writeSyntheticContent } from './synthetic'
import { timedBuild } from './timed'
import type { Run } from './timed'

/** Stages in which workers are at work; in all others the main thread is alone. */
const shared = ['read', 'render']

function measure(count: number): string {
  const root = mkdtempSync(join(tmpdir(), 'bench-'))
  try {
    const content = join(root, 'content')
    writeSyntheticContent(contentDir, content, count)
    // Large ones take half a minute each.
    const runs = Array.from({ length: count > 3000 ? 3 : 5 }, () => {
      rmSync(join(root, 'dist'), { recursive: true, force: true })
      return timedBuild(content, publicDir, join(root, 'dist'))
    })
    const median = (of: (run: Run) => number) => medianOf(runs.map(of))
    const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`
    const whole = median((run) => run.whole)
    const stages = Object.keys(runs[0]!.stages).map(
      (stage) => [stage, median((run) => run.stages[stage]!)] as const,
    )
    const together = stages.filter(([stage]) => shared.includes(stage)).reduce((sum, [, ms]) => sum + ms, 0)
    return [
      `${count} cities beside the real content, ${runs[0]!.pages} pages, ${runs.length} runs`,
      `  ${seconds(whole)}, processor ${seconds(median((run) => run.cpu))}, ${Math.round(median((run) => run.peak) / 1e6)} MB at most`,
      `  ${stages.map(([stage, ms]) => `${stage} ${seconds(ms)}`).join(', ')}`,
      `  for ${((100 * (whole - together)) / whole).toFixed(0)} % of the time the main thread works alone`,
    ].join('\n')
  } finally {
    rmSync(root, { recursive: true, force: true })
  }
}

await runCommand(async () => {
  const counts = readCounts('bench', [14, 1000, 10_000])
  console.log(`Node ${process.version}, ${cpus().length} cores`)
  // Made once, so that no run pays for it.
  await bundleProgram('build.ts')
  for (const count of counts) console.log(measure(count))
})
