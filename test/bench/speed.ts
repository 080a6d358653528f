/**
 * `npm run speed -- RUNS`: how soon pages are seen by a weak phone on a weak line, as Chromium emulates both. Medians of
 * several runs, the pages in turn, so that a noisy machine troubles all of them. It fails when a page shifts, or blocks
 * a visitor for a moment, each time.
 */
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { build } from '../../build'
import { serve } from '../../generator/commands/dev/serve'
import { contentDir, publicDir } from '../../generator/process/paths'
import { loadSite } from '../../generator/read/load'
import { runCommand } from '../../generator/terminal/explain'
import { readFlags, readNumber } from '../../generator/terminal/flags'
import { phone } from '../browser/helpers/suite'
import { withFolder } from '../helpers/folder'
import { fourPages } from '../helpers/four-pages'
import { medianOf } from '../helpers/median'
import { launchBrowser } from '../tools/browser'

/** Milliseconds there and back, and bytes a second each way. */
const line = { offline: false, latency: 400, downloadThroughput: 200_000, uploadThroughput: 200_000 }
const slowdown = 4

/** Milliseconds: a longer task keeps a visitor waiting; and after the second a page does nothing more of itself. */
const [longTask, rest] = [50, 300]

/** With fewer runs, one moment in which the machine did something else looks like a fault of a page. */
const leastRuns = 3

const measures = ['paint', 'largest-contentful-paint', 'layout-shift', 'longtask'] as const
type Seen = Record<(typeof measures)[number], number[]>

/** Notes what the browser says of a page. Runs in the page, before anything else. */
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

/** Opens an address with an empty cache; gives back milliseconds, and the score of all layout shifts. */
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

await runCommand(() => {
  const { words } = readFlags('speed')
  const runs = readNumber(words.join(' ') || '7', 'the number of runs', [leastRuns, 1000])
  return withFolder(async (root) => {
    await build({ contentDir, publicDir, outDir: join(root, 'dist'), preview: false, compress: true })
    const site = await serve(join(root, 'dist'))
    const browser = await launchBrowser()
    const paths = fourPages(loadSite({ contentDir, publicDir }).site)
    const loads = new Map(paths.map((path) => [path, [] as Awaited<ReturnType<typeof load>>[]]))
    await load(browser, site.origin)
    for (let run = 0; run < runs; run++)
      for (const [path, all] of loads) all.push(await load(browser, site.origin + path))
    await browser.close()
    await site.close()
    for (const [path, all] of loads) {
      const [first, largest] = (['first', 'largest'] as const).map((name) =>
        Math.round(medianOf(all.map((one) => one[name]))),
      )
      console.log(`${path}  first paint ${first} ms, largest paint ${largest} ms`)
      // What is so each time is no noise.
      if (all.some(({ shift, blocking }) => shift === 0 && blocking === 0)) continue
      console.error(`${path} shifts or blocks each time; it must do neither`)
      process.exitCode = 1
    }
  })
})
