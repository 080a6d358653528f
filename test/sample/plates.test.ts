/** Where the plates of the sample stand. */
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { plates } from '../../templates/illustrations/plates/sizes'
import { builtSite } from '../helpers/built-site'

const places = suite('the plates of the sample')

places('stand each on one page or two', async () => {
  const { pages } = await builtSite()
  const used = pages.flatMap(({ path, document }) =>
    document
      .querySelectorAll('.plate img')
      .map((img) => ({ path, name: /\/([\w-]+)\.svg/.exec(img.getAttribute('src')!)![1]! })),
  )
  for (const plate of Object.keys(plates)) {
    const on = used.filter(({ name }) => name === plate).map(({ path }) => path)
    assert.ok(on.length >= 1 && on.length <= 2, `${plate} is on ${on.length} pages: ${on.join(', ')}`)
  }
})

places.run()
