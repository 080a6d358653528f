import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { routes } from '../../../templates/routes'
import { fixtureSite } from '../../browser/helpers/fixture-site'
import { pageOf } from '../../helpers/built-site'
import { bareAssets, barePage } from '../../bench/floor'
import { plainPage } from '../../bench/plain'

const floor = suite('the floor that builds are measured against')

floor('has the words of every page that is built', async () => {
  const built = await fixtureSite()
  const { site, pages } = built
  const assets = await bareAssets()
  const bare = routes(site).map((route) => pageOf(route.path, barePage(built, route, assets)))
  assert.is(bare.length, pages.length)
  for (const [i, { path, text, html }] of pages.entries()) {
    assert.is(bare[i]!.text, text, path)
    assert.is(pageOf(path, plainPage(html)()).text, text, path)
  }
})

floor.run()
