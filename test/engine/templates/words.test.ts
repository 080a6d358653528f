import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { homePath } from '../../../templates/model/urls'
import { buildSite } from '../../helpers/built-site'
import { fixtureFolders } from '../../helpers/fixture'

const words = suite('words on parts of sections')

words('are those of content', async () => {
  const { site, pages } = await buildSite(fixtureFolders.contentDir, fixtureFolders.publicDir)
  const { document } = pages.find(({ path }) => path === homePath)!
  const { labels } = site.frame
  assert.is(document.querySelector('.states legend')!.text, labels.ground)
  assert.equal(
    document.querySelectorAll('.concern').map(({ text }) => text),
    site.pages.home.seasons.items.map(({ concernLevel }) => labels[concernLevel]),
  )
  const totals = pages.flatMap((page) => page.document.querySelectorAll('.total span'))
  for (const total of totals) assert.is(total.text, labels.total)
})

words.run()
