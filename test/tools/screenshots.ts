/** `npm run screenshots`: builds, and draws pages that together show every component, or the requested ones. */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { build } from '../../build'
import { launchBrowser } from './browser'
import { runCommand } from '../../generator/terminal/explain'
import { readFlags, readNumber, UsageError } from '../../generator/terminal/flags'
import { contentDir, outDir, publicDir } from '../../generator/process/paths'
import { serve } from '../../generator/commands/dev/serve'

const everyComponent = [
  '/',
  '/services',
  '/services/foundation-repair',
  '/services/steel-push-piers',
  '/locations',
  '/locations/round-rock',
  '/locations/hutto',
  '/about',
  '/reviews',
  '/faqs',
  '/nothing-here',
]

/** The ways to view a page. Zoomed to 200 %, a page has half the width at twice the scale. */
const modes = {
  light: { colorScheme: 'light' },
  dark: { colorScheme: 'dark' },
  print: {},
  'forced-colors': { forcedColors: 'active' },
  zoomed: { deviceScaleFactor: 2 },
  'no-script': { javaScriptEnabled: false },
} as const
type Mode = keyof typeof modes

await runCommand(async () => {
  const { values } = readFlags('screenshots')
  const widths = values.widths.split(',').map((text) => readNumber(text, 'one of --widths', [1, 10_000]))
  const chosen = values.modes.split(',').map((text) => {
    if (Object.hasOwn(modes, text)) return text as Mode
    throw new UsageError(`one of --modes is "${text}"; write one of ${Object.keys(modes).join(', ')}`)
  })
  const pages = values.pages?.split(',') ?? everyComponent
  const wrong = pages.find((path) => !path.startsWith('/'))
  if (wrong !== undefined) throw new UsageError(`--pages names "${wrong}"; write "/${wrong}"`)
  if (values.out === undefined) await build({ contentDir, publicDir, outDir, preview: false })
  const site = await serve(values.out ?? outDir)
  const browser = await launchBrowser()
  mkdirSync(values.into, { recursive: true })
  for (const mode of chosen)
    for (const width of widths) {
      const context = await browser.newContext({
        viewport: { width: mode === 'zoomed' ? Math.round(width / 2) : width, height: 800 },
        reducedMotion: 'reduce',
        ...modes[mode],
      })
      const tab = await context.newPage()
      if (mode === 'print') await tab.emulateMedia({ media: 'print' })
      for (const path of pages) {
        await tab.goto(site.origin + path)
        // Pictures farther down would only load when they are scrolled into view.
        await tab.evaluate(() =>
          document.querySelectorAll('img').forEach((image) => (image.loading = 'eager')),
        )
        await tab.waitForLoadState('networkidle')
        const name = `${path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')}-${width}-${mode}.png`
        await tab.screenshot({ path: join(values.into, name), fullPage: true })
        console.log(join(values.into, name))
      }
      await context.close()
    }
  await browser.close()
  await site.close()
})
