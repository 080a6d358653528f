/**
 * `npm run speed -- RUNS`: how soon a slow phone on a slow connection shows the pages. Chromium emulates both. Compares
 * them with the last commit and with a fixed one, because many small losses add up that no pair of commits shows.
 * Prints medians of several runs. The pages alternate, so that a noisy machine slows all of them. It fails when a page
 * shifts, or blocks a visitor for a moment, in every run.
 */
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { build } from '../../build'
import { serve } from '../../generator/commands/dev/serve'
import { contentDir, projectDir, publicDir } from '../../generator/process/paths'
import { loadSite } from '../../generator/read/load'
import { runCommand } from '../../generator/terminal/explain'
import { readFlags, readNumber } from '../../generator/terminal/flags'
import { phone } from '../browser/helpers/suite'
import { withFolder } from '../helpers/folder'
import { fourPages } from '../helpers/four-pages'
import { medianOf } from '../helpers/median'
import { launchBrowser } from '../tools/browser'

/** Pages must not be slower than at this commit. Change it by hand when a loss is worth it. */
const fixed = 'a45f0483'

/** Milliseconds there and back, and bytes per second in each direction. */
const line = { offline: false, latency: 400, downloadThroughput: 200_000, uploadThroughput: 200_000 }
const slowdown = 4

/** Milliseconds. A longer task keeps a visitor waiting. After `rest`, a page does nothing more by itself. */
const [longTask, rest] = [50, 300]

/** With fewer runs, a moment in which the machine was busy looks like a mistake in a page. */
const leastRuns = 3

const measures = ['paint', 'largest-contentful-paint', 'layout-shift', 'longtask'] as const
type Seen = Record<(typeof measures)[number], number[]>

/** Records what the browser reports about a page. Runs in the page, before anything else. */
function observe(types: readonly string[]) {
  const seen: Record<string, number[]> = {}
  Object.assign(globalThis, { seen })
  for (const type of types) {
    const numbers: number[] = (seen[type] = [])
    const note = (entry: PerformanceEntry & { value?: number }) =>
      numbers.push(entry.value ?? (entry.duration || entry.startTime))
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true })
  }
}

/** Opens an address with an empty cache. Returns milliseconds and the sum of all layout shifts. */
async function load(browser: Browser, address: string) {
  const context = await browser.newContext({ viewport: phone, hasTouch: true, isMobile: true })
  try {
    await context.addInitScript('globalThis.__name = (named) => named')
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    await session.send('Network.emulateNetworkConditions', line)
    await page.addInitScript(observe, measures)
    await page.goto(address)
    await page.evaluate(() => document.fonts.ready.then(() => undefined))
    await page.waitForTimeout(rest)
    const seen = await page.evaluate(() => (globalThis as unknown as { seen: Seen }).seen)
    const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)
    return {
      first: Math.max(...seen.paint),
      largest: seen['largest-contentful-paint'].at(-1)!,
      shift: sum(seen['layout-shift']),
      blocking: sum(seen.longtask.map((duration) => Math.max(0, duration - longTask))),
    }
  } finally {
    await context.close()
  }
}

/** @throws the command's message when it fails. */
function run(command: string, args: string[], cwd: string): string {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8', maxBuffer: 2 ** 30 })
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}: ${stderr || stdout}`)
  return stdout.trim()
}

/** Builds the site of a commit with its own packages, in its own folder, which is kept for the next time. */
function siteOf(commit: string, root: string): string {
  const sha = run('git', ['rev-parse', '--verify', `${commit}^{commit}`], projectDir)
  const kept = join(projectDir, 'node_modules/.cache/speed', sha)
  if (existsSync(kept)) return kept
  console.log(`builds ${sha.slice(0, 8)}`)
  const folder = join(root, sha)
  const archive = join(root, `${sha}.tar`)
  mkdirSync(folder)
  run('git', ['archive', '--output', archive, sha], projectDir)
  run('tar', ['-xf', archive], folder)
  run('npm', ['ci', '--no-audit', '--no-fund'], folder)
  run('npm', ['run', 'build', '--', '--compress'], folder)
  cpSync(join(folder, 'dist'), kept, { recursive: true })
  return kept
}

/** The commit to compare with: the last one if files have changed since, else the one before. */
const commitBefore = () => (run('git', ['status', '--porcelain'], projectDir) ? 'HEAD' : 'HEAD^')

await runCommand(() => {
  const { words } = readFlags('speed')
  const runs = readNumber(words.join(' ') || '7', 'the number of runs', [leastRuns, 1000])
  return withFolder(async (root) => {
    await build({ contentDir, publicDir, outDir: join(root, 'dist'), preview: false, compress: true })
    const folders = {
      now: join(root, 'dist'),
      before: siteOf(commitBefore(), root),
      [fixed]: siteOf(fixed, root),
    }
    const sites = await Promise.all(
      Object.entries(folders).map(async ([name, folder]) => ({ name, site: await serve(folder) })),
    )
    const browser = await launchBrowser()
    const paths = fourPages(loadSite({ contentDir, publicDir }).site)
    const loads = paths.flatMap((path) =>
      sites.map(({ name, site }) => ({
        ...{ path, name, address: site.origin + path },
        all: [] as Awaited<ReturnType<typeof load>>[],
      })),
    )
    await load(browser, sites[0]!.site.origin)
    for (let run = 0; run < runs; run++)
      for (const { address, all } of loads) all.push(await load(browser, address))
    await browser.close()
    for (const { site } of sites) await site.close()
    for (const path of paths) {
      const [now, ...others] = loads.filter((each) => each.path === path)
      const median = ({ all }: (typeof loads)[number], measure: 'first' | 'largest') =>
        Math.round(medianOf(all.map((one) => one[measure])))
      const told = (measure: 'first' | 'largest') =>
        `${median(now!, measure)} ms (${others.map((each) => `${each.name} ${median(each, measure)}`).join(', ')})`
      console.log(`${path}  first paint ${told('first')}, largest paint ${told('largest')}`)
      // What happens every time is not noise.
      if (now!.all.some(({ shift, blocking }) => shift === 0 && blocking === 0)) continue
      console.error(`${path} shifts or blocks each time; it must do neither`)
      process.exitCode = 1
    }
  })
})
