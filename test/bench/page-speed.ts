/** What loading a page on a slow line and a slow processor takes, by the browser's own count. */
import { randomBytes } from 'node:crypto'
import { statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { Browser } from 'playwright-core'
import { filesOf } from '../../templates/model/page-files'
import { cityPath, faqsPath, homePath, servicePath } from '../../templates/model/urls'
import type { Site } from '../../templates/model/site'
import { openBareTab } from '../browser/helpers/bare-chrome'
import { eventually } from '../helpers/eventually'
import type { Line } from './slow-line'

/** A weak phone on a weak line: 400 ms there and back, 1.6 Mbit/s. */
export const weakLine: Line = { roundTrip: 400, rate: 1_600_000 / 8 }
export const slowdown = 4

const phone = { width: 360, height: 740 }

/** A task longer than this keeps a visitor waiting; what is beyond it is blocking time. */
const longTask = 50 // ms

/** After which a page that has loaded does nothing more of itself. */
const rest = 300 // ms

/** One page of each kind: home, a service, a city, questions. */
export const fourPages = ({ services, cities }: Site) => [
  homePath,
  servicePath(services[0]!),
  cityPath(cities[0]!),
  faqsPath,
]

export interface PageSpeed {
  /** Milliseconds since the visitor asked for the page. */
  firstPaint: number
  largestPaint: number
  /** Score of all layout shifts. */
  shift: number
  /** Milliseconds by which long tasks were too long. */
  blocking: number
}

/** Opens an address on a slow phone that knows nothing of the site. */
export async function loadSlowly(browser: Browser, address: string): Promise<PageSpeed> {
  const context = await browser.newContext({ viewport: phone, hasTouch: true, isMobile: true })
  try {
    await context.addInitScript('globalThis.__name = (named) => named')
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    await page.addInitScript(observe)
    await page.goto(address)
    await page.evaluate(() => document.fonts.ready.then(() => undefined))
    await page.waitForTimeout(rest)
    const { paints, largest, shifts, tasks } = await page.evaluate(
      () => (globalThis as unknown as { observed: Observed }).observed,
    )
    return {
      firstPaint: Math.max(...paints),
      largestPaint: largest.at(-1)!,
      shift: shifts.reduce((sum, value) => sum + value, 0),
      blocking: tasks.reduce((sum, duration) => sum + Math.max(0, duration - longTask), 0),
    }
  } finally {
    await context.close()
  }
}

interface Observed {
  /** Of anything, and of content. */
  paints: number[]
  largest: number[]
  shifts: number[]
  tasks: number[]
}

/** Findings what the browser says of the page. Runs in the page, before anything else. */
function observe() {
  const observed: Observed = { paints: [], largest: [], shifts: [], tasks: [] }
  Object.assign(globalThis, { observed })
  const note = (type: string, into: number[], value: (entry: PerformanceEntry) => number) =>
    new PerformanceObserver((list) => into.push(...list.getEntries().map(value))).observe({
      type,
      buffered: true,
    })
  const at = ({ startTime }: PerformanceEntry) => startTime
  note('paint', observed.paints, at)
  note('largest-contentful-paint', observed.largest, at)
  note('layout-shift', observed.shifts, (entry) => (entry as PerformanceEntry & { value: number }).value)
  note('longtask', observed.tasks, ({ duration }) => duration)
}

/** Milliseconds in which no server could do better: connect, ask, and carry the compressed page. */
export function leastTime(folder: string, path: string, { roundTrip, rate }: Line): number {
  const { size } = statSync(join(folder, `${filesOf(path)[0]}.br`))
  return 2 * roundTrip + (size / rate) * 1000
}

/**
 * Writes a page of nothing but a heading that weighs what `path` does, and gives back its path: how long it
 * takes is the browser's and the machine's doing.
 */
export function writeBarePage(folder: string, path: string): string {
  const { size } = statSync(join(folder, `${filesOf(path)[0]}.br`))
  // Random bytes do not get smaller.
  const ballast = randomBytes(size - barest).toString('base64')
  const html = `<!doctype html><meta name="viewport" content="width=device-width"><title>Bare</title><h1>Bare</h1><p hidden>${ballast}`
  const [file] = filesOf(barePath)
  writeFileSync(join(folder, file!), html)
  writeFileSync(join(folder, `${file}.br`), brotliCompressSync(html))
  return barePath
}

const barePath = '/bare'

/** What the rest of it takes, packed. */
const barest = 130 // bytes

/**
 * Milliseconds from a click on a link of the menu to the first paint of its page, and whether that page
 * was ready before. Without rules, the page is asked for by the click, on a connection that stands.
 */
export async function clickToPaint(
  origin: string,
  to: string,
  { rules, slowdown }: { rules: boolean; slowdown: number },
): Promise<{ time: number; prerendered: boolean }> {
  const tab = await openBareTab({ slowdown })
  const link = `#menu a[href="${to}"]`
  try {
    await tab.goto(`${origin}/about`)
    if (!rules) await tab.evaluate(`document.querySelector('[type=speculationrules]').remove()`)
    await tab.evaluate(noteClick)
    await tab.point(link)
    // As long as a hand takes to press what it points at, and long enough to get ready on a weak line.
    await new Promise((resolve) => setTimeout(resolve, thought))
    await tab.point(link, true)
    let seen: { time: number; prerendered: boolean } | null = null
    await eventually(async () => {
      seen = (await tab.evaluate(readPaint(to))) as typeof seen
      if (!seen) throw new Error(`${to} was not painted`)
    })
    return seen!
  } finally {
    await tab.close()
  }
}

const thought = 3000 // ms

const noteClick = `addEventListener('click', ({ timeStamp }) => {
  localStorage.clicked = performance.timeOrigin + timeStamp
})`

const readPaint = (path: string) => `(() => {
  const paint = performance.getEntriesByName('first-contentful-paint')[0]
  if (location.pathname !== '${path}' || !paint) return null
  const { activationStart } = performance.getEntriesByType('navigation')[0]
  const shown = Math.max(paint.startTime, activationStart)
  return { time: performance.timeOrigin + shown - localStorage.clicked, prerendered: activationStart > 0 }
})()`
