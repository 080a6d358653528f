/** The sharing pictures. */
import '../../generator/process/production'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { imageSize } from 'image-size'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { builtSite } from '../helpers/built-site'

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

images.run()
