import * as assert from 'uvu/assert'
import { fourPages } from '../bench/page-speed'
import { contentSuite, phone } from '../browser/helpers/suite'
import type { Visit, Visitor } from '../browser/helpers/suite'

/** Higher than what stands above the scripts of any page. */
const tall = { width: 412, height: 1600 }

const firstPiece = contentSuite('first piece of a page')

for (const viewport of [phone, tall])
  firstPiece(`has the call button where it stays, ${viewport.height} px high`, async (visitor) => {
    for (const path of fourPages(visitor.site)) {
      const { html } = visitor.pages.find((page) => page.path === path)!
      const [piece, rest] = html.split('<script type="module"')
      assert.match(rest ?? '', '<section', path)
      assert.is(await bottomOfCall(visitor, path, piece!, viewport), viewport.height, path)
      assert.is(await bottomOfCall(visitor, path, html, viewport), viewport.height, path)
    }
  })

firstPiece.run()

/** Pixels from the top of the screen, where `body` is all that has come of the page. */
async function bottomOfCall(
  { open }: Visitor,
  path: string,
  body: string,
  viewport: Visit['viewport'],
): Promise<number> {
  const page = await open(path, {
    viewport,
    prepare: (page) =>
      page.route(
        ({ pathname }) => pathname === path,
        (route) => route.fulfill({ body, contentType: 'text/html;charset=utf-8' }),
      ),
  })
  const { y, height } = (await page.locator('.call-bar').boundingBox())!
  await page.close()
  return y + height
}
