import * as assert from 'uvu/assert'
import { fourPages } from '../bench/page-speed'
import { browserSuite, phone } from './helpers/suite'
import type { Visitor } from './helpers/suite'

/** Higher than what stands above the scripts of any page. */
const tall = { width: 412, height: 1600 }

const firstPiece = browserSuite('first piece of a page')

for (const viewport of [phone, tall])
  firstPiece(`has the call button where it stays, ${viewport.height} px high`, async (visitor) => {
    for (const path of fourPages(visitor.site)) {
      const { html } = visitor.pages.find((page) => page.path === path)!
      const piece = html.slice(0, html.indexOf('<script type="module"'))
      assert.is(await bottomOfCall(visitor, path, piece), viewport.height, path)
      assert.is(await bottomOfCall(visitor, path, html), viewport.height, path)
    }

    /** Pixels from the top of the screen. */
    async function bottomOfCall({ open }: Visitor, path: string, body: string): Promise<number> {
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
  })

firstPiece.run()
