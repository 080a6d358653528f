/** Suites whose tests visit a built site in a browser. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { suite } from 'uvu'
import { projectDir } from '../../../generator/process/paths'
import { serve } from '../../../generator/commands/dev/serve'
import type { Served } from '../../../generator/commands/dev/serve'
import { builtSite } from '../../helpers/built-site'
import type { BuiltSite } from '../../helpers/built-site'
import { engine, launch } from './engine'
import { fixtureSite } from './fixture-site'

/** For a failing test, the state of the browser is saved here. Git ignores it. */
const outputDir = join(projectDir, 'test/output')

/** The most milliseconds for any step. A step that takes longer will never end. */
const patience = 20_000

/** Requests that the browser sends for itself at any time. */
export const browsersOwn = /icon|manifest/

export const phone = { width: 360, height: 740 }
export const desktop = { width: 1280, height: 800 }

export interface Visit {
  /** Default: a phone. */
  viewport?: { width: number; height: number }
  /** False: a visitor without JavaScript. */
  script?: boolean
  colorScheme?: 'light' | 'dark'
  reducedMotion?: 'reduce' | 'no-preference'
  hasTouch?: boolean
  /** True opens a separate window with an empty cache. It takes three times as much processor time as a page. */
  fresh?: boolean
  /** Runs on the empty page before it goes anywhere: adds routes, scripts, listeners. */
  prepare?: (page: Page) => unknown
}

export interface Visitor extends BuiltSite {
  origin: string
  browser: Browser
  /** Opens a page of the site, and closes it after the test. */
  open: (path: string, visit?: Visit) => Promise<Page>
}

type Run = (visitor: Visitor) => unknown

/** One browser serves all the suites of a process. The last suite closes it. */
let launching: Promise<Browser> | undefined
let suitesLeft = 0

/** A suite that visits the fixture, whatever the owner writes. */
export const browserSuite = (name: string) => suiteOn(fixtureSite, name)

/** A suite that visits the owner's site. It must pass for any content. */
export const contentSuite = (name: string) => suiteOn(builtSite, name)

/**
 * A suite with its own server, which its first test starts (uvu hides what `before` throws). It is closed after the
 * last test.
 */
export function suiteOn(site: () => Promise<BuiltSite>, name: string) {
  const tests = suite(name)
  let starting: Promise<Shared> | undefined
  suitesLeft++
  tests.after(async () => {
    const shared = await starting?.catch(() => undefined)
    await shared?.served.close()
    if (--suitesLeft === 0) await (await launching?.catch(() => undefined))?.close()
  })
  const test = (sentence: string, run: Run) =>
    tests(sentence, async () => {
      const { built, browser, served } = await (starting ??= start(await site()))
      const used = new Set<BrowserContext>()
      const open: Visitor['open'] = async (path, visit = {}) => {
        const context = await contextFor(browser, visit)
        const [first] = used.has(context) || visit.prepare ? [] : context.pages()
        used.add(context)
        const page = first ?? (await context.newPage())
        // Firefox sends keys only to the tab in front.
        await page.bringToFront()
        await page.setViewportSize(visit.viewport ?? phone)
        const { colorScheme = 'light', reducedMotion = 'no-preference' } = visit
        await page.emulateMedia({ colorScheme, reducedMotion })
        await visit.prepare?.(page)
        await page.goto(served.origin + path)
        return page
      }
      try {
        await run({ ...built, browser, origin: served.origin, open })
      } catch (error) {
        throw await withEvidence(error, [...used], `${name} ${sentence}`)
      } finally {
        await Promise.all([...used].map(clearUp))
      }
    })
  return Object.assign(test, { run: tests.run })
}

export async function press(page: Page, ...keys: string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key)
}

interface Shared {
  built: BuiltSite
  browser: Browser
  served: Served
}

async function start(built: BuiltSite): Promise<Shared> {
  const browser = await (launching ??= launch())
  return { built, browser, served: await serve(built.folder) }
}

/**
 * Open windows, by the options that a tab cannot change, because a window costs about as much as four pages. The site
 * stores only its files in them.
 */
const windows = new Map<string, Promise<BrowserContext>>()

function contextFor(browser: Browser, visit: Visit): Promise<BrowserContext> {
  if (visit.fresh) return newContext(browser, visit)
  const { script = true, hasTouch = false } = visit
  const key = JSON.stringify({ script, hasTouch })
  const known = windows.get(key) ?? newWindow(browser, visit)
  windows.set(key, known)
  return known
}

/**
 * Its first tab stays open, because a window closes with its last tab, and opening either is slow. The first visit of
 * each test that prepares nothing uses this tab.
 */
async function newWindow(browser: Browser, visit: Visit): Promise<BrowserContext> {
  const context = await newContext(browser, visit)
  await context.newPage()
  return context
}

/** Closes what a test has opened in a window, and the window if no other test uses it. Empties its first tab. */
async function clearUp(context: BrowserContext): Promise<void> {
  const shared = await Promise.all(windows.values())
  if (!shared.includes(context)) return context.close()
  const [first, ...others] = context.pages()
  await Promise.all(others.map((page) => page.close()))
  if (!first || first.url() === 'about:blank') return
  await first.unrouteAll()
  await first.emulateMedia({ media: null })
  await first.mouse.move(0, 0)
  await first.goto('about:blank')
}

async function newContext(browser: Browser, { script = true, hasTouch }: Visit): Promise<BrowserContext> {
  // Firefox cannot turn scripts off for one window, so there they fail to load.
  const blocked = !script && engine === 'firefox'
  const context = await browser.newContext({
    viewport: phone,
    hasTouch,
    javaScriptEnabled: script || blocked,
  })
  context.setDefaultTimeout(patience)
  // tsx adds calls of its own helper to functions that run in the page.
  await context.addInitScript('globalThis.__name = (named) => named')
  if (blocked) await context.route('**/*.js', (route) => route.abort())
  return context
}

/** Returns the error, with the path of a picture and the HTML of each open page. */
export async function withEvidence(
  thrown: unknown,
  contexts: BrowserContext[],
  name: string,
): Promise<Error> {
  const error = thrown instanceof Error ? thrown : new Error(String(thrown))
  const calls = error.stack?.split('\n').filter((line) => /^\s+at /.test(line)) ?? []
  mkdirSync(outputDir, { recursive: true })
  const pages = contexts.flatMap((context) => context.pages()).filter((page) => page.url() !== 'about:blank')
  for (const [i, page] of pages.entries()) {
    const path = join(outputDir, `${name.replace(/\W+/g, '-')}-${i + 1}`)
    try {
      writeFileSync(`${path}.html`, await page.content())
      await page.screenshot({ path: `${path}.png`, timeout: patience })
      error.message += `\n    ${page.url()} is kept in ${path}.png and .html`
    } catch (reason) {
      error.message += `\n    ${page.url()} could not be kept: ${(reason as Error).message}`
    }
  }
  // The stack starts with the message, which uvu would print a second time.
  error.stack = [error.name, ...calls].join('\n')
  return error
}
