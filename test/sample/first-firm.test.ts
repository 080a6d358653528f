import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { folderSource } from '../../generator/read/files/content-folder'
import { loadSite } from '../../generator/read/load'
import { suspectFirstFirm } from '../../generator/read/opinions/first-firm'
import { withFolder } from '../helpers/folder'
import { rawFile } from '../helpers/raw-content'
import { contentDir, publicDir } from '../helpers/owners-folders'
import { Copy } from './copy'
import { firstFirmOf, recordedFirstFirm } from './first-firm'

const firstFirm = suite('names of the first firm')

firstFirm('are those that stand in its content, as `npm run sample` writes them down', () => {
  assert.equal(recordedFirstFirm(), firstFirmOf(contentDir))
})

firstFirm('hold its towns, counties, roads, faults, rivers and neighborhoods', () => {
  const { office, names } = recordedFirstFirm()
  assert.is(office, 'Round Rock, TX')
  const own = 'Round Rock, Hutto, Texas, Williamson County, I-35, Balcones, Brushy Creek'
  for (const name of own.split(', ')) assert.ok(names.includes(name), name)
  for (const name of ['Monday', 'August', 'Google', 'Clay', 'French', 'The', 'Foundation'])
    assert.not(names.includes(name), name)
})

firstFirm('are found everywhere once the office has moved, and nowhere before', () => {
  const content = loadSite({ contentDir, publicDir })
  const { site, cityOf } = content
  const source = folderSource(contentDir)
  assert.equal(suspectFirstFirm({ ...content, source }), [])
  const { address } = site.business
  const tulsa = { city: 'Tulsa', region: 'OK', regionName: 'Oklahoma', county: 'Tulsa County' }
  const moved = {
    ...site,
    business: { ...site.business, region: 'Green Country', address: { ...address, ...tulsa } },
    cities: [],
    region: { ...site.region, map: { lines: [], areas: [], places: [] } },
  }
  const found = suspectFirstFirm({ site: moved, cityOf, source })
  const names = found.map(({ words }) => words)
  for (const name of ['Round Rock', 'Texas', 'Central Texas', 'I-35', 'Hutto', 'Blackland'])
    assert.ok(names.includes(name), name)
  assert.is(new Set(names).size, names.length)
})

firstFirm('are left alone in a firm of one of its towns, but for its street', () =>
  withFolder(async (folder) => {
    const copy = new Copy(folder)
    const { name, postalCode, latitude, longitude } = rawFile(contentDir, 'locations/georgetown.md').data
    for (const [field, value] of Object.entries({ city: name, postalCode, latitude, longitude }))
      copy.edit('business.md', new RegExp(`(?<=^  ${field}: ).*`, 'm'), `"${value}"`)
    const { suspect, ...content } = loadSite({ contentDir: copy.content, publicDir })
    const found = suspectFirstFirm({ ...content, source: folderSource(copy.content) }).map(
      ({ words }) => words,
    )
    assert.equal(found, ['100 Sample Street'])
    assert.equal(
      suspect().filter(({ kind }) => kind === 'town' || kind === 'distance'),
      [],
    )
  }),
)

firstFirm.run()
