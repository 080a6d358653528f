import type { Page, Request } from 'playwright-core'
import * as assert from 'uvu/assert'
import { everything } from '../helpers/everything'
import { fourPages } from '../helpers/four-pages'
import { eventually } from '../helpers/eventually'
import { pagesOfAllClasses } from '../browser/helpers/every-page'
import { browsersOwn, contentSuite, desktop, phone } from '../browser/helpers/suite'

/** Chromium loads a lazy picture within this many pixels below the screen, if it knows nothing about the connection. */
const lazyMargin = 3000

const speed = contentSuite('speed')

speed(
  'shows its first screen, including the drawing, from the HTML alone',
  async ({ open, origin, site }) => {
    const page = await open('/404', {
      prepare: (page) => page.route('**/*.*', (route) => route.abort()),
    })
    for (const path of fourPages(site))
      for (const viewport of everything ? [phone, desktop] : [phone]) {
        await page.setViewportSize(viewport)
        await page.goto(origin + path)
        const seen = await page.evaluate(() => ({
          font: [...document.fonts].find(({ family }) => family === 'Besley')?.status,
          // A drawing may extend beyond its frame.
          drawing: [...document.querySelectorAll('.hero svg[role=img], .hero svg[role=img] g')].some(
            (part) => {
              const { top, width, height } = part.getBoundingClientRect()
              // On a phone, the words come first and the drawing follows.
              return width > 200 && height > 100 && top < 1.5 * innerHeight
            },
          ),
        }))
        assert.equal(seen, { font: 'error', drawing: true }, `${path} at ${viewport.width} px`)
        await eventually(async () =>
          assert.ok(
            await page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length > 0),
            `${path} paints`,
          ),
        )
      }
  },
)

speed('requests page, font and script once each, and only pictures near the view', async (visitor) => {
  const page = await visitor.open('/404')
  const session = await page.context().newCDPSession(page)
  for (const path of pagesOfAllClasses(visitor)) {
    await session.send('Network.clearBrowserCache')
    const { requests, near } = await load(page, visitor.origin + path)
    const own = requests.filter((address) => !browsersOwn.test(address))
    const pictures = own.filter((address) => /\.(svg|png|jpe?g|webp|avif)$/.test(address))
    const others = own.filter((address) => !pictures.includes(address))
    const kinds = others.map((address) => address.replace(/-\w{8}\./, '.'))
    assert.equal(kinds.sort(), ['/assets/besley-700.woff2', '/assets/index.js', path].sort(), path)
    for (const picture of pictures) assert.ok(near.includes(picture), `${path} asks for ${picture}`)
  }
  await session.detach()
})

speed.run()

/** Opens a page on a phone, waits until it is idle, and returns what it loaded. */
async function load(page: Page, url: string) {
  // Whatever the page before still asks for.
  await page.goto('about:blank')
  const requests: string[] = []
  const note = (request: Request) => requests.push(new URL(request.url()).pathname)
  page.on('request', note)
  await page.goto(url)
  await page.waitForLoadState('networkidle')
  const near = await page.evaluate(
    (margin) =>
      [...document.images]
        .filter((image) => image.getBoundingClientRect().top < innerHeight + margin)
        .map((image) => new URL(image.currentSrc || image.src).pathname),
    lazyMargin,
  )
  page.off('request', note)
  return { near, requests }
}
