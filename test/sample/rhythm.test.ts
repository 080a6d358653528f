/** The sections of each page, from top to bottom: no two that look alike follow each other. */
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { HTMLElement } from 'node-html-parser'
import { builtSite } from '../helpers/built-site'

const rhythm = suite('the sections of the sample')

/** How a section can look, by what it holds; the first that fits counts. */
const looks: [look: string, selector: string][] = [
  ['words across', '.prose.across'],
  ['words beside their heading', '.prose.aside'],
  ['columns', '.items'],
  ['rows', '.ruled'],
  ['numbered steps', '.steps'],
  ['a line of times', '.timeline'],
  ['a table', 'table'],
  ['cards', '.grid'],
  ['a box', '.notice'],
  ['reviews', '.testimonials'],
  ['questions', '.accordion'],
  ['links', '.links'],
  ['names', '.names'],
  ['figures', '.facts'],
  ['a gallery', '.gallery'],
  ['the number to call', '.tel'],
  ['a drawing', '.plate'],
  ['one sentence', '.in > p'],
]

const lookOf = (section: HTMLElement) => looks.find(([, selector]) => section.querySelector(selector))?.[0]

rhythm('do not look like the section above', async () => {
  const { pages } = await builtSite()
  let seen = 0
  for (const { path, main } of pages) {
    const sections = main.querySelectorAll('section')
    const found = sections.map(lookOf)
    found.forEach((look, i) => {
      const id = sections[i]!.id
      assert.ok(look, `${path}#${id} has a look that this test does not know`)
      assert.is.not(look, found[i - 1], `${path}#${id} follows another section of this look`)
    })
    seen += sections.length
  }
  assert.ok(seen > 0)
})

rhythm.run()
