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

plates('have one title block, on the page, with the caption in it', async () => {
  const { folder, site, first: pages } = await builtSite()
  let seen = 0
  for (const { path, document } of pages)
    for (const plate of document.querySelectorAll('.plate')) {
      seen += 1
      // The reading sheet is part of its page, not a file.
      const address = plate.querySelector('img')?.getAttribute('src')?.split('#', 1)[0]
      const { title, view } =
        Object.entries(site.plates.plates).find(([name]) => address?.endsWith(`/${name}.svg`))?.[1] ??
        site.frame.readingSheet
      const [block, ...others] = plate.querySelectorAll('figcaption')
      assert.is(others.length, 0, path)
      assert.is(block!.querySelector('b')!.text, title, path)
      assert.is(block!.querySelector('small')!.text, view, path)
      const drawn = address ? readFileSync(join(folder, address), 'utf8') : ''
      assert.not.match(drawn, `>${title}<`, `${address} says its title again`)
    }
  assert.ok(seen > 0)
})

/** A picture loads no font, so a serif font that it names differs between devices. */
plates("use the page's sans-serif font, except for figures, whose font they contain", async () => {
  const { folder, pages } = await builtSite()
  const addresses = pages.flatMap(({ document }) =>
    document.querySelectorAll('.plate img').map((img) => img.getAttribute('src')!.split('#', 1)[0]!),
  )
  for (const address of new Set(addresses)) {
    const style = /<style>([\s\S]*?)<\/style>/.exec(readFileSync(join(folder, address), 'utf8'))![1]!
    const fonts = [...style.matchAll(/\.title\b[^{]*\{[^}]*font(?:-family)?:[^;}]*var\((--\w+)\)/g)]
    assert.is(fonts.at(-1)?.[1] ?? '--sans', '--sans', address)
  }
})

plates.run()
