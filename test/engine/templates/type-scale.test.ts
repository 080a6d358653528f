import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { projectDir } from '../../../generator/process/paths'

const scale = suite('type scale')

/** Paper has a scale of its own. */
const exempt = 'print.css'

/** Each size and weight more is one more font that a phone sets up, which takes a weak one about 3 ms. */
scale('is the only place of sizes, with two weights for text and one for headings', () => {
  for (const folder of ['styles', 'sections'])
    for (const name of readdirSync(join(projectDir, 'templates', folder)).filter((name) =>
      name.endsWith('.css'),
    )) {
      if (name === exempt) continue
      const css = readFileSync(join(projectDir, 'templates', folder, name), 'utf8')
      const fonts = [...css.matchAll(/font(?:-size)?: ([^;]+);/g)].map(([, value]) => value!)
      const strange = fonts.filter((value) => value !== 'inherit' && !/var\(--(step|small|title)/.test(value))
      assert.equal(strange, [], name)
      const weights = [...css.matchAll(/font(?:-weight)?: (\d{3})\b/g)].map(([, weight]) => weight!)
      assert.equal(
        weights.filter((weight) => !['400', '650', '700'].includes(weight)),
        [],
        name,
      )
    }
})

scale.run()
