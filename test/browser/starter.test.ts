/** The pages of a new firm, whose towns have none of the fields that may be left out. */
import { join } from 'node:path'
import * as assert from 'uvu/assert'
import { createFirm } from '../../generator/commands/firm/new-firm'
import { projectDir } from '../../generator/process/paths'
import { cityPath, homePath, locationsPath, reviewsPath, servicePath } from '../../templates/model/urls'
import { buildSite } from '../helpers/built-site'
import { newFolder } from '../helpers/folder'
import { settleFirm } from '../helpers/settle-firm'
import { overflow } from './helpers/page-facts'
import { suiteOn } from './helpers/suite'

async function starterSite() {
  const root = join(newFolder(), 'firm')
  await createFirm(['firm', root, '--answers', join(projectDir, 'test/brands/firms/kansas-city.yaml')])
  settleFirm(join(root, 'content'))
  return buildSite(join(root, 'content'), join(root, 'public'))
}

/** Returns words on two lines, and frames with nothing in them. Runs in the page. */
function brokenAndEmpty() {
  const found: string[] = []
  const range = document.createRange()
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const text = walker.currentNode as Text
    if (text.parentElement!.closest('svg, template, legend, [popover]')) continue
    for (const word of text.data.matchAll(/[\p{L}\p{N}]{2,}/gu)) {
      range.setStart(text, word.index)
      range.setEnd(text, word.index + word[0].length)
      const { height } = range.getBoundingClientRect()
      if (height > 1.8 * parseFloat(getComputedStyle(text.parentElement!).fontSize))
        found.push(`broken: ${word[0]}`)
    }
  }
  for (const element of document.querySelectorAll('main *:not(svg, svg *, img, source, input, br)')) {
    const { width, height } = element.getBoundingClientRect()
    const isFull = element.textContent.trim() !== '' || element.querySelector('img, svg, input')
    if (!isFull && width > 0 && height > 8) found.push(`empty: ${element.localName} ${element.className}`)
  }
  return found
}

const starter = suiteOn(starterSite, 'the pages of a new firm')

starter(
  'break no word, show nothing beyond the window, and have no empty frame',
  async ({ open, origin, site }) => {
    const page = await open('/404')
    const [service, city] = [servicePath(site.services[0]!), cityPath(site.cities[0]!)]
    for (const path of [homePath, service, city, reviewsPath, locationsPath]) {
      await page.goto(origin + path)
      for (const width of [360, 1280]) {
        await page.setViewportSize({ width, height: 800 })
        const found = [...(await page.evaluate(overflow)), ...(await page.evaluate(brokenAndEmpty))]
        assert.equal(found, [], `${path} at ${width} px`)
      }
    }
  },
)

starter.run()
