/** Plates that stand over steps: their balloons are the numbers of those steps. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { builtSite } from '../helpers/built-site'

const plates = suite('plates over steps')

/** The numbers in balloons, each once. Letters are for drawings that many pages share. */
const numbersIn = (framing: string) =>
  [...new Set([...framing.matchAll(/ number"[^>]*>(\d+)</g)].map(([, number]) => Number(number)))].sort()

plates('have a balloon for each step, and none for a step that is not there', async () => {
  const { folder, pages } = await builtSite()
  for (const { path, document } of pages)
    for (const section of document.querySelectorAll('section:has(.steps)')) {
      const address = section.querySelector('.plate img')?.getAttribute('src')
      const drawn = address ? readFileSync(join(folder, address), 'utf8') : ''
      const framings = drawn.split('<svg class="narrow"').map(numbersIn)
      if (framings.flat().length === 0) continue
      const steps = section.querySelectorAll('.steps > li').map((_, i) => i + 1)
      for (const numbers of framings) assert.equal(numbers, steps, `${path}: ${address}`)
    }
})

plates.run()
