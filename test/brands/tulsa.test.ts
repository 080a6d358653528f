/**
 * A second firm, in another state: written with `npm run new -- firm` and its answers as an owner gives them. Its site
 * is judged by the suites that judge any content, and says nothing of the first firm.
 */
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { suspectFirstFirm } from '../../generator/read/opinions/first-firm'
import { folderSource } from '../../generator/read/files/content-folder'
import { openItems } from '../../generator/read/opinions/open-items'
import { buildSite } from '../helpers/built-site'
import type { BuiltSite } from '../helpers/built-site'
import { everything } from '../helpers/everything'
import { judgeContent } from '../helpers/judge-content'

const firm = fileURLToPath(new URL('tulsa', import.meta.url))
const [content, publicDir] = [join(firm, 'content'), join(firm, 'public')]

let building: Promise<BuiltSite> | undefined
const built = () => (building ??= buildSite(content, publicDir))

const tulsa = suite('a firm in Tulsa')

tulsa('says no proper name of the first firm', async () =>
  assert.equal(suspectFirstFirm({ ...(await built()), source: folderSource(content) }), []),
)

tulsa('works in five towns of two states, and answered every question', async () => {
  const loaded = await built()
  const { site } = loaded
  assert.equal(site.cities.map(({ name, state }) => `${name}, ${state.code}`).sort(), [
    'Broken Arrow, OK',
    'Fayetteville, AR',
    'Jenks, OK',
    'Owasso, OK',
    'Tulsa, OK',
  ])
  assert.is(site.services.length, 6)
  assert.equal(site.testimonials, [])
  assert.equal(
    openItems(loaded).filter(({ message }) => message.includes('[Answer')),
    [],
  )
})

/** Those that need no browser and draw no pictures; the others hold the copy to what the sample keeps to. */
const suites = [
  ...['html', 'structured-data', 'links', 'truth', 'budgets', 'strip'].map((name) => `content/${name}`),
  'sample/uniqueness',
  'sample/similarity',
  'sample/readability',
  'sample/voice',
]
const slow = ['content/accessibility', 'content/every-page', 'content/drawings']

if (everything)
  tulsa('passes the suites that judge any content, and those on plain words', async () => {
    const { folder } = await built()
    const judged = { content, public: publicDir, built: folder }
    assert.is(await judgeContent(judged, [...suites, ...slow]), '')
  })

tulsa.run()
