import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { publicDir } from '../../../build/paths'
import { builtSite } from '../../helpers/built-site'

/** Bytes; larger ones are not shown by some of the services that show links. */
const limit = 300_000

const images = suite('social images')

images('are 1200x630, light enough, and one for each service and city that has been drawn', async () => {
  const { pages } = await builtSite()
  const own = new Set<string>()
  for (const { path, html } of pages) {
    const tag = (name: string) =>
      new RegExp(`<meta property="og:image${name}" content="([^"]*)"`).exec(html)?.[1] ?? ''
    const { pathname } = new URL(tag(''))
    const bytes = readFileSync(join(publicDir, pathname))
    // PNG: width and height stand in the first chunk, as 32-bit numbers.
    assert.is(bytes.toString('latin1', 1, 4), 'PNG', path)
    assert.equal([bytes.readUInt32BE(16), bytes.readUInt32BE(20)], [1200, 630], path)
    assert.equal([tag(':width'), tag(':height')], ['1200', '630'], path)
    assert.ok(tag(':alt').length > 20, path)
    assert.ok(bytes.length < limit, `${path}: ${pathname} is ${bytes.length} bytes`)
    if (pathname.includes(path)) own.add(pathname)
  }
  // A city that was just added shows the site's picture until `npm run draw`.
  assert.ok(own.size >= 26)
})

images.run()
