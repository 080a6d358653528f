/** Parts that share a section because they have one subject. They keep the fragments that links use. */
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { HTMLElement } from 'node-html-parser'
import { builtSite } from '../helpers/built-site'
import { withHeading } from '../helpers/folded'

const joints = suite('sections')

/** The part, and the fragment of the section that contains it. */
const places = [
  ['limits', 'decide'],
  ['costs', 'decide'],
  ['checks', 'decide'],
  ['benefits', 'decide'],
  ['estimate', 'price'],
  ['timeline', 'process'],
] as const

const levelOf = (part: HTMLElement | null) => Number(part?.querySelector('h2, h3')?.tagName.slice(1))

joints('contain the parts of one subject, under headings one level lower', async () => {
  const { pages } = await builtSite()
  for (const { path, document } of pages)
    for (const [part, whole] of places) {
      const found = document.querySelector(`main #${part}`)
      const section = document.querySelector(`main #${whole}`)
      if (!found || (!section && whole !== 'decide')) continue
      assert.ok(section?.querySelector(`#${part}`), `${path}: #${part}`)
      if (section!.querySelector('h2'))
        assert.is(levelOf(withHeading(found)), levelOf(section) + 1, `${path}: #${part}`)
    }
})

joints('joined to the one above are never the first of a page or of a layer', async () => {
  const { pages } = await builtSite()
  const joined = pages.flatMap(({ document }) => document.querySelectorAll('.joined'))
  assert.ok(joined.length > 0)
  for (const section of joined) {
    assert.is(section.previousElementSibling?.tagName, 'SECTION')
    assert.not(section.querySelector('.edge, .stop'))
  }
})

joints.run()
