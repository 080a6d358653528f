import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import * as assert from 'uvu/assert'
import { everything } from '../helpers/everything'
import { fourPages } from '../helpers/four-pages'
import { contentSuite } from '../browser/helpers/suite'
import type { Visitor } from '../browser/helpers/suite'

/** The home page has the highest top, with the most that could move. */
const pathsOf = ({ site }: Visitor) => fourPages(site).slice(0, everything ? undefined : 1)

const firstPiece = contentSuite('first piece of a page')

firstPiece(
  'does not move when it ends before or in its drawing and the rest comes later',
  async (visitor) => {
    for (const path of pathsOf(visitor)) {
      const { html } = visitor.pages.find((page) => page.path === path)!
      const figure = /<figure[^>]*>|<div class="(?:drawing|figure)[^>]*>/.exec(html)
      assert.ok(figure, path)
      for (const at of [figure.index, figure.index + figure[0].length]) {
        const shift = await shiftOf(visitor, path, [html.slice(0, at), html.slice(at)])
        // All that may be left is a glyph of a system font that loads late.
        assert.ok(shift < 0.005, `${path} in two pieces, cut at ${at}, moves by ${shift}`)
      }
    }
  },
)

firstPiece.run()

/** The layout shift, as browsers count it, when a page arrives in two pieces, the second after the first is painted. */
async function shiftOf({ open, folder }: Visitor, path: string, pieces: [string, string]): Promise<number> {
  let finish = () => {}
  const server = createServer((request, response) => {
    if (request.url !== path) {
      const file = join(folder, request.url!)
      return response.writeHead(existsSync(file) ? 200 : 404).end(existsSync(file) && readFileSync(file))
    }
    response.writeHead(200, { 'content-type': 'text/html;charset=utf-8' }).write(pieces[0])
    finish = () => response.end(pieces[1])
  }).listen(0)
  const page = await open('/404')
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`
  await page.goto(origin + path, { waitUntil: 'commit' })
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
  finish()
  await page.waitForLoadState('load')
  const shift = await page.evaluate(async () => {
    let sum = 0
    const add = (entries: PerformanceEntryList) => {
      for (const entry of entries) sum += (entry as unknown as { value: number }).value
    }
    const observer = new PerformanceObserver((list) => add(list.getEntries()))
    observer.observe({ type: 'layout-shift', buffered: true })
    await document.fonts.ready
    for (let i = 0; i < 3; i++) await new Promise((resolve) => requestAnimationFrame(resolve))
    add(observer.takeRecords())
    return sum
  })
  await page.close()
  server.close()
  return shift
}
