/** The sharing pictures. */
import '../../generator/process/production'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { imageSize } from 'image-size'
import { parse } from 'node-html-parser'
import { renderToStaticMarkup } from 'react-dom/server'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { cardDrawing } from '../../generator/draw/drawings'
import { routes } from '../../templates/routes'
import { builtSite } from '../helpers/built-site'
import { skip } from '../helpers/skip'

/** Bytes. Some services do not show larger pictures. */
const limit = 300_000
/** The most bytes of one of our drawings. */
const drawnLimit = 80_000

const images = suite('pictures for sharing')

images('have the size that the page states, and are light enough', async () => {
  const { folder, pages } = await builtSite()
  for (const { path, document } of pages) {
    const tag = (name: string) =>
      document.querySelector(`meta[property="og:image${name}"]`)?.getAttribute('content') ?? ''
    const file = readFileSync(join(folder, new URL(tag('')).pathname))
    const { width, height } = imageSize(file)
    assert.equal([tag(':width'), tag(':height')], [String(width), String(height)], path)
    assert.ok(tag(':alt').length > 0, path)
    assert.ok(
      file.length < (/\.png$/.test(tag('')) ? drawnLimit : limit),
      `${path} shows a picture of ${file.length} bytes`,
    )
  }
})

images('have alt text with the words that they show', async () => {
  const { site, cityOf, pages } = await builtSite()
  let seen = 0
  const cards = new Map(
    routes(site).flatMap((route) => {
      const { card } = route.page(cityOf)
      return card ? [[cardDrawing(card).address, card] as const] : []
    }),
  )
  for (const { path, document } of pages) {
    const told = (name: string) =>
      document.querySelector(`meta[property="og:image${name}"]`)!.getAttribute('content')!
    const card = cards.get(new URL(told('')).pathname)
    if (!card) continue
    seen += 1
    const drawing = parse(renderToStaticMarkup(card.drawing))
      .querySelector('[role=img]')!
      .getAttribute('aria-label')!
    for (const shown of [...Object.values(card.words), drawing])
      assert.ok(told(':alt').includes(plain(shown)), `${path}: ${shown}`)
  }
  if (seen === 0) skip('each page has a picture of the owner’s')
})

const plain = (text: string) => text.replaceAll('\u00A0', ' ').trim()

images.run()
