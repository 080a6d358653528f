/**
 * `npm test`: checks types and lint, and runs the suites below test/. Each runs even if one before it failed,
 * and the last line counts them. `npm test -- WORD ...` runs the suites whose path matches one of the words. `--quick`
 * runs only what takes a minute. `--all` runs everything, in full.
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runCommand } from '../generator/terminal/explain'
import { readFlags, UsageError } from '../generator/terminal/flags'
import { projectDir } from '../generator/process/paths'
import { contentDir, publicDir } from './helpers/owners-folders'
import { firstDifference, record } from './sample/recorded'
import { commandJob, isVisit, matching, quickFiles, runAll, suiteJobs, testFiles, usualFiles } from './suites'
import type { Job } from './suites'

const sample = /^test\/sample\//

type Flags = Record<'all' | 'quick' | 'sample', boolean>

/** The requested suites. */
function chosen({ all, quick, sample: onlySample }: Flags, words: readonly string[]): string[] {
  if (all && quick) throw new UsageError('take --quick or --all')
  const files = quick ? quickFiles(testFiles()) : testFiles()
  const named = words.length > 0 ? matching(files, words) : files
  if (onlySample) return named.filter((file) => sample.test(file))
  if (words.length > 0) return named
  return all ? files : usualFiles(files)
}

/** Leaves out the suites of the sample content once the owner has changed it. */
function withoutSample(files: string[]): string[] {
  const changed = firstDifference(contentDir)
  if (changed === undefined || !files.some((file) => sample.test(file))) return files
  console.log(
    `test/sample skipped: content/ is no longer the sample that was recorded (${changed}); ` +
      '`npm run sample` runs it all the same, and records content/ again when it passes',
  )
  return files.filter((file) => !sample.test(file))
}

/**
 * Finds or installs the browser before the processes start, because they would get in each other's way. Without one,
 * leaves out the suites that visit pages, except in CI.
 */
async function withBrowser(files: string[]): Promise<string[]> {
  if (!files.some(isVisit)) return files
  const { findBrowser } = await import('./tools/browser')
  try {
    process.env.CHROME_PATH = findBrowser()
    return files
  } catch (error) {
    const left = files.filter((file) => !isVisit(file))
    if (process.env.CI || left.length === 0) throw error
    console.log(`${files.length - left.length} suites that visit pages skipped: ${(error as Error).message}`)
    return left
  }
}

/** Builds the owner's site for all processes, unless .ci/run has. If that fails, each suite that needs it says why. */
function shareSite(files: readonly string[]): void {
  if (process.env.BUILT_SITE || !files.some((file) => /^test\/(content|sample)\//.test(file))) return
  const root = mkdtempSync(join(tmpdir(), 'shared-site-'))
  process.on('exit', () => rmSync(root, { recursive: true, force: true }))
  const folder = join(root, 'dist')
  const build = ['generator/process/launch.mjs', 'build.ts', '--out', folder]
  const folders = ['--content', contentDir, '--public', publicDir]
  const { status } = spawnSync(process.execPath, [...build, ...folders], { cwd: projectDir })
  if (status === 0) process.env.BUILT_SITE = folder
}

/** Says what a whole run will do, and how long it takes on two idle cores. */
const plan = (suites: number, { all, quick }: Flags): string =>
  `Checks types, lint and ${suites} suites. This takes about ${
    all ? 'ten minutes' : quick ? 'a minute' : 'two minutes; npm test -- --quick takes one'
  }.`

await runCommand(async () => {
  const { values, words } = readFlags('test')
  const asked = chosen(values, words)
  if (asked.length === 0) throw new UsageError(`no suite matches ${words.join(' ')}`)
  const files = await withBrowser(values.sample ? asked : withoutSample(asked))
  const begin = performance.now()
  const whole = words.length === 0 && !values.sample
  if (whole) console.log(plan(files.length, values))
  const jobs: Job[] = [
    ...suiteJobs(files),
    // Short jobs come last, so that no core is idle at the end.
    ...(whole ? ['typecheck', 'lint'].map(commandJob) : []),
    ...(whole && values.all ? ['format:check', 'firefox', 'webkit'].map(commandJob) : []),
  ]

  const records = values.sample && words.length === 0 && files.length === asked.length
  process.env.TEST_EVERYTHING = values.all ? '1' : '0'
  shareSite(files)
  const results = await runAll(jobs)
  const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)
  const failed = sum(results.map((result) => result.failed))
  if (records && failed === 0) record(contentDir)
  const minutes = ((performance.now() - begin) / 60_000).toFixed(1)
  console.log(`in ${minutes} minutes\n${sum(results.map(({ passed }) => passed))} passed, ${failed} failed`)
  process.exitCode = failed > 0 ? 1 : 0
})
