/** Plates: their words on the page, and the step numbers in plates above lists of steps. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { builtSite } from '../helpers/built-site'
import { skip } from '../helpers/skip'

const plates = suite('plates')

/** The numbers in balloons, each once. Drawings that many pages share have letters instead. */
const numbersIn = (framing: string) =>
  [...new Set([...framing.matchAll(/ number"[^>]*>(\d+)</g)].map(([, number]) => Number(number)))].sort()

plates('above steps have a balloon for each step, and no other balloon', async () => {
  const { folder, pages } = await builtSite()
  let seen = 0
  for (const { path, document } of pages)
    for (const section of document.querySelectorAll('section:has(.steps)')) {
      const address = section.querySelector('.plate img')?.getAttribute('src')?.split('#', 1)[0]
      const drawn = address ? readFileSync(join(folder, address), 'utf8') : ''
      const framings = drawn.split('<svg class="narrow"').map(numbersIn)
      if (framings.flat().length === 0) continue
      seen += 1
      const steps = section.querySelectorAll('.steps > li').map((_, i) => i + 1)
      for (const numbers of framings) assert.equal(numbers, steps, `${path}: ${address}`)
    }
  if (seen === 0) skip('no plate with numbers stands over steps')
})

plates.run()
