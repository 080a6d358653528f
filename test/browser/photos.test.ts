import * as assert from 'uvu/assert'
import { photoLimits } from '../../generator/draw/photo-files'
import { everything } from '../helpers/everything'
import { browserSuite } from './helpers/suite'
import type { Visitor } from './helpers/suite'

const photos = browserSuite('a photo')

interface Loaded {
  path: string
  bytes: number
}

/** Returns the photo files that a new visitor loads on this screen when scrolling to the end of a page. */
async function load({ browser, origin }: Visitor, path: string, screen: [width: number, density: number]) {
  const [width, deviceScaleFactor] = screen
  const context = await browser.newContext({ viewport: { width, height: 740 }, deviceScaleFactor })
  try {
    const page = await context.newPage()
    const loading: Promise<Loaded>[] = []
    page.on('response', (response) => {
      const { pathname } = new URL(response.url())
      if (/^\/assets\/.*\.(avif|webp|jpg)$/.test(pathname))
        loading.push(response.body().then(({ length }) => ({ path: pathname, bytes: length })))
    })
    await page.goto(origin + path)
    const photo = page.getByAltText('Our crew')
    await photo.scrollIntoViewIfNeeded()
    await photo.evaluate((image: HTMLImageElement) => image.decode())
    return await Promise.all(loading)
  } finally {
    await context.close()
  }
}

const screens: [name: string, screen: [number, number], width: number, most: number][] = [
  ['a phone', [360, 1], 720, photoLimits.phone],
  ['a phone of 4 pixels to each CSS pixel', [360, 4], 720, photoLimits.phone],
  ['a tablet', [768, 2], 1440, photoLimits.desk],
  ['a desk', [1280, 1], 720, photoLimits.phone],
  ['a desk of 2', [1280, 2], 1440, photoLimits.desk],
]
for (const [name, screen, width, most] of everything ? screens : screens.slice(1, 3))
  photos(`is loaded once on ${name}, as AVIF of ${width} pixels`, async (visitor) => {
    const loaded = await load(visitor, '/about', screen)
    assert.is(loaded.length, 1, JSON.stringify(loaded))
    const [{ path, bytes }] = loaded as [Loaded]
    assert.match(path, new RegExp(`^/assets/our-crew-[0-9a-f]{10}-${width}\\.avif$`))
    assert.ok(bytes > 2000 && bytes <= most, `${path} is ${bytes} bytes`)
  })

photos('has its space and its color before it loads, so that nothing moves', async ({ open, origin }) => {
  for (const [path, alt] of [
    ['/about', 'Our crew'],
    ['/services/leveling', 'A pit'],
  ] as const) {
    const page = await open('/faqs', { fresh: true })
    // This photo never loads.
    await page.route(/\/assets\/.*\.avif$/, () => {})
    await page.goto(origin + path, { waitUntil: 'commit' })
    const photo = page.getByAltText(alt)
    await photo.scrollIntoViewIfNeeded()
    const { width, height, color, isLoaded } = await photo.evaluate((image: HTMLImageElement) => ({
      width: image.clientWidth,
      height: image.clientHeight,
      color: getComputedStyle(image).backgroundColor,
      isLoaded: image.complete && image.naturalWidth > 0,
    }))
    assert.not(isLoaded)
    assert.ok(Math.abs(width / height - 1.5) < 0.01, `${width} x ${height}`)
    // The scene in the photo has this hue.
    const [red, green, blue] = color.match(/\d+/g)!.map(Number) as [number, number, number]
    assert.is.not(color, 'rgba(0, 0, 0, 0)')
    assert.ok(Math.max(red, green, blue) - Math.min(red, green, blue) > 20, color)
  }
})

photos.run()
