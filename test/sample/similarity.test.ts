import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { alikePairs, cityTexts } from '../helpers/similarity'
import type { Text } from '../helpers/similarity'
import { builtSite } from '../helpers/built-site'

/** Of the five-word sequences of the shorter page; pages more alike than this look like doorways. */
const limit = 0.35

const similarity = suite('city pages')

/** Fails with the ten pairs most alike, worst first, each with some of the words they share. */
function refuseAlike(texts: Text[]): void {
  const alike = alikePairs(texts, limit)
  const told = alike.slice(0, 10).map(({ names, share, sequences }) => {
    const words = sequences.slice(0, 3).join(' / ')
    return `${(share * 100).toFixed(1)} %  ${names.join(', ')}: ${words}`
  })
  assert.is(alike.length, 0, told.join('\n'))
}

similarity('say different things, once names and facts are made equal', async () => {
  const built = await builtSite()
  const { own } = cityTexts(built)
  assert.is(own.length, built.site.cities.length)
  refuseAlike(own)
})

similarity('are different even with the words that all of them share', async () => {
  const { own, shared } = cityTexts(await builtSite())
  const whole = own.map(({ name, pieces }, i) => ({ name, pieces: [...pieces, ...shared[i]!.pieces] }))
  refuseAlike(whole)
})

similarity('are compared by the words a visitor reads', async () => {
  const built = await builtSite()
  const { own } = cityTexts(built)
  for (const city of built.site.cities) {
    const page = built.pages.find(({ path }) => path.endsWith(`/${city.slug}`))!
    const compared = own.find(({ name }) => name === city.slug)!.pieces.join(' ').length
    assert.ok(compared > page.mainText.length * 0.6, `${city.slug}: ${compared} of ${page.mainText.length}`)
  }
})

similarity.run()
