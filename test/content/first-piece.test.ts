import * as assert from 'uvu/assert'
import { fourPages } from '../bench/page-speed'
import { contentSuite, phone } from '../browser/helpers/suite'
import type { Visitor } from '../browser/helpers/suite'

/** Higher than what stands above the scripts of any page. */
const tall = { width: 412, height: 1600 }

const firstPiece = contentSuite('first piece of a page')

firstPiece('has the call button where it stays, on a usual phone and on a tall one', async (visitor) => {
  for (const path of fourPages(visitor.site)) {
    const { html } = visitor.pages.find((page) => page.path === path)!
    const [piece, rest] = html.split('<script type="module"')
    assert.match(rest ?? '', '<section', path)
    for (const body of [piece!, html])
      assert.equal(await bottomsOfCall(visitor, path, body), [phone.height, tall.height], path)
  }
})

firstPiece.run()

/** Pixels from the top of each screen, where `body` is all that has come of the page. */
async function bottomsOfCall({ open }: Visitor, path: string, body: string): Promise<number[]> {
  const page = await open(path, {
    prepare: (page) =>
      page.route(
        ({ pathname }) => pathname === path,
        (route) => route.fulfill({ body, contentType: 'text/html;charset=utf-8' }),
      ),
  })
  const bottoms: number[] = []
  for (const viewport of [phone, tall]) {
    await page.setViewportSize(viewport)
    const { y, height } = (await page.locator('.call-bar').boundingBox())!
    bottoms.push(y + height)
  }
  await page.close()
  return bottoms
}
