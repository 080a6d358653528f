/** The words that a new firm begins with, in the drawings of all services. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as assert from 'uvu/assert'
import { createFirm } from '../../generator/commands/firm/new-firm'
import { knownServices } from '../../generator/commands/firm/offers'
import { drawings } from '../../templates/model/catalog'
import { buildSite } from '../helpers/built-site'
import { newFolder } from '../helpers/folder'
import { settleFirm } from '../helpers/settle-firm'
import { judgeLabels } from './helpers/judge-labels'
import { suiteOn } from './helpers/suite'

const tulsa = 'Tulsa, Tulsa County, OK, 74103, 36.154, -95.993'
const answers = {
  ...{ name: 'Green Country Piering', owner: 'Ann Lee', phone: '(918) 555-0142', street: '12 Elm Street' },
  ...{ office: tulsa, region: 'Green Country', foundations: 'slab', clay: 'yes', towns: tulsa },
  ...{ ground: 'clay 6, shale', services: knownServices.join(', ') },
}

async function starterSite() {
  const root = join(newFolder(), 'tulsa')
  const file = `${root}.yaml`
  writeFileSync(file, JSON.stringify(answers))
  await createFirm(['firm', root, '--answers', file])
  settleFirm(join(root, 'content'))
  return buildSite(join(root, 'content'), join(root, 'public'))
}

const labels = suiteOn(starterSite, 'labels in the drawings of a new firm')

labels('are legible, in their picture, and touch no other', async ({ open, site }) => {
  const drawn = new Set(site.services.map(({ drawing }) => drawing))
  assert.is(drawn.size, drawings.length)
  const page = await open('/', { script: false, reducedMotion: 'reduce' })
  const found: string[] = []
  for (const { slug } of site.services) {
    await page.goto(new URL(`/services/${slug}`, page.url()).href)
    assert.ok(await page.locator('main .drawing.scene text').count(), slug)
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      const { wrong } = await judgeLabels(page)
      found.push(...wrong.map((one) => `${slug} at ${width} px: ${one}`))
    }
  }
  assert.equal(found, [])
})

labels.run()
