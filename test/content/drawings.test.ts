/** Drawn files show what the content says now. `npm run draw` mends what is found here. */
import '../../generator/production'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { imageSize } from 'image-size'
import { parse } from 'node-html-parser'
import { renderToStaticMarkup } from 'react-dom/server'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { drawingProblems } from '../../generator/drawings/drawing-problems'
import { drawingsOf } from '../../generator/drawings/drawings'
import { markOf } from '../../generator/drawings/mark'
import { formatProblems } from '../../generator/content/problems'
import { routes } from '../../templates/routes'
import { builtSite } from '../helpers/built-site'
import { contentDir, publicDir } from '../helpers/owners-folders'

/** Bytes; larger pictures are not shown by some of the services that show links. */
const limit = 300_000
/** What one of our drawings takes at most. */
const drawnLimit = 80_000

const folders = { contentDir, publicDir }
const pathOf = (address: string) => join(publicDir, address)

const files = suite('drawn files')

files('show what they would show if they were drawn now', async () => {
  const { stale } = drawingProblems((await builtSite()).site, folders)
  assert.is(formatProblems(stale), '')
})

files('are of the size they are drawn in', async () => {
  for (const { address, from } of drawingsOf((await builtSite()).site, folders)) {
    if (typeof from === 'string' || markOf(pathOf(address)) === undefined) continue
    const file = readFileSync(pathOf(address))
    const { width, height } = imageSize(file)
    assert.equal({ width, height }, { width: from.width, height: from.height }, address)
    assert.ok(file.length < drawnLimit, `${address} has ${file.length} bytes`)
  }
})

files.run()

const images = suite('pictures for sharing')

images('have the size that the page tells, and are light enough', async () => {
  for (const { path, document } of (await builtSite()).pages) {
    const tag = (name: string) =>
      document.querySelector(`meta[property="og:image${name}"]`)?.getAttribute('content') ?? ''
    const file = readFileSync(pathOf(new URL(tag('')).pathname))
    const { width, height } = imageSize(file)
    assert.equal([tag(':width'), tag(':height')], [String(width), String(height)], path)
    assert.ok(tag(':alt').length > 20, path)
    assert.ok(file.length < limit, `${path} shows a picture of ${file.length} bytes`)
  }
})

images('are told in the words that they show', async () => {
  const { site, pages } = await builtSite()
  const cards = routes(site).flatMap((route) => route.page().card ?? [])
  for (const { path, document } of pages) {
    const told = (name: string) =>
      document.querySelector(`meta[property="og:image${name}"]`)!.getAttribute('content')!
    const { pathname } = new URL(told(''))
    const card = cards.find(({ address }) => address === pathname)
    if (!card || markOf(pathOf(pathname)) === undefined) continue
    // A page with a picture of its own shows no other's.
    if (card !== cards[0]) assert.match(pathname, `${path}.png`)
    const markup = parse(renderToStaticMarkup(card.picture))
    const words = markup.querySelectorAll('.card-words > *').map((element) => element.text)
    const drawing = markup.querySelector('[role=img]')!.getAttribute('aria-label')!
    assert.ok(words.length > 1)
    for (const shown of [...words, drawing])
      assert.ok(told(':alt').includes(plain(shown)), `${path}: ${shown}`)
  }
})

const plain = (text: string) => text.replaceAll('\u00A0', ' ').trim()

images.run()
