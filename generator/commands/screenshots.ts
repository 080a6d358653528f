/** `npm run screenshots`: pictures of pages that together show every component, at four widths, light and dark. */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { launchBrowser } from './browser'
import { runCommand } from '../explain'
import { readFlags, readNumber, UsageError } from '../flags'
import { outDir, projectDir } from '../paths'
import { serve } from './serve'

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

await runCommand(async () => {
  const { values } = readFlags({
    options: {
      out: { type: 'string', default: outDir },
      into: { type: 'string', default: join(projectDir, 'screenshots') },
      pages: { type: 'string' },
      widths: { type: 'string', default: '360,768,1280,1920' },
      schemes: { type: 'string', default: 'light,dark' },
    },
  })
  const widths = values.widths.split(',').map((text) => readNumber(text, 'one of --widths', [1, 10_000]))
  const schemes = values.schemes.split(',').map((text) => {
    if (text === 'light' || text === 'dark') return text
    throw new UsageError(`one of --schemes is "${text}"; write light, dark or light,dark`)
  })
  const pages = values.pages?.split(',') ?? everyComponent
  const site = await serve(values.out)
  const browser = await launchBrowser()
  mkdirSync(values.into, { recursive: true })
  for (const colorScheme of schemes)
    for (const width of widths) {
      const context = await browser.newContext({
        colorScheme,
        viewport: { width, height: 800 },
        reducedMotion: 'reduce',
      })
      const tab = await context.newPage()
      for (const path of pages) {
        await tab.goto(site.origin + path)
        // Pictures further down would load only when they are scrolled into view.
        await tab.evaluate(() =>
          document.querySelectorAll('img').forEach((image) => (image.loading = 'eager')),
        )
        await tab.waitForLoadState('networkidle')
        const name = `${path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')}-${width}-${colorScheme}.png`
        await tab.screenshot({ path: join(values.into, name), fullPage: true })
        console.log(join(values.into, name))
      }
      await context.close()
    }
  await browser.close()
  await site.close()
})
