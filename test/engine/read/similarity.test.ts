import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { alikePairs, cityTexts } from '../../helpers/similarity'
import { loadSite } from '../../../generator/read/load'
import { fixtureSuite } from '../../helpers/fixture-suite'

const pairs = suite('alikePairs(texts, atLeast)')

const alike = (one: string[], other: string[], atLeast?: number) =>
  alikePairs(
    [one, other].map((pieces, i) => ({ name: `${i}`, pieces })),
    atLeast,
  ).map(({ share, sequences }) => ({ share, sequences }))

pairs('counts the five-word sequences of the shorter text that the longer one has', () => {
  const [short, long] = [['one two three four five six seven'], ['0 one two three four five six and so on']]
  const sequences = ['one two three four five', 'two three four five six']
  for (const atLeast of [undefined, 2 / 3])
    assert.equal(alike(short, long, atLeast), [{ share: 2 / 3, sequences }])
  assert.equal(alike(short, long, 0.67), [])
})

pairs(
  'looks past capitals, punctuation and the kind of apostrophe, and not from one piece into the next',
  () => {
    const [pair] = alike(["The clay, which doesn't rest, moves."], ['the clay which doesn’t rest: moves!'])
    assert.is(pair!.share, 1)
    assert.equal(alike(['one two three four', 'five'], ['one two three four five']), [])
  },
)

pairs.run()

const cities = fixtureSuite('cityTexts(site)')

cities('show a page with only the names swapped as a copy', (fixture) => {
  const words = 'In Ada, Ada County, {miles} miles {direction}, a house stands on clay.'
  fixture.edit('locations/ada.md', 'lead: Ada stands on clay.', `lead: ${words}`)
  fixture.addCity('New Hope')
  const { own, shared } = cityTexts(loadSite(fixture))
  const [{ names, share }] = alikePairs(own) as [ReturnType<typeof alikePairs>[number]]
  assert.equal([names, share], [['ada', 'new-hope'], 1])
  assert.ok(own[0]!.pieces.includes('In town, town, town miles town, a house stands on clay.'))
  assert.ok(shared[0]!.pieces.includes('House leveling in town'), shared[0]!.pieces.join())
})

cities.run()
