import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { builtSite } from '../helpers/built-site'

const sections = suite('sections of services and towns')

/** What a section has that is not plain text. Words made of Markdown take no drawing, and links are a list to use. */
const relief = 'img, svg, table, .steps, .notice, .advice, .prose, .links'

/** Its HTML is as large as a page may be, so that no drawing can be added to it. */
const full = '/locations/round-rock'

sections('never follow each other with bare text twice', async () => {
  const { pages } = await builtSite()
  const judged = pages.filter(({ path }) => /^\/(services|locations)\//.test(path) && path !== full)
  assert.ok(judged.length > 0)
  for (const { path, main } of judged) {
    const blocks = main.querySelectorAll('section.stratum')
    const bare = blocks.map((block) => block.querySelector(relief) === null)
    const twice = blocks.filter((_, i) => bare[i] && bare[i + 1]).map(({ id }) => id)
    assert.equal(twice, [], `${path}: bare text, and bare text after it`)
  }
})

sections.run()
