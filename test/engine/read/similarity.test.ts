import { join } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { alikePairs, candidates, cityTexts, commonSequences, sequenceSets } from '../../helpers/similarity'
import type { Text } from '../../helpers/similarity'
import { loadSite } from '../../../generator/read/load'
import { random } from '../fuzz/random'
import { writeSyntheticContent } from '../../bench/synthetic'
import { fixtureSuite } from '../../helpers/fixture-suite'

const text = (name: string, ...pieces: string[]): Text => ({ name, pieces })

const pairs = suite('alikePairs(texts, atLeast)')

pairs('counts the five-word sequences of the shorter text that the longer one has', () => {
  const a = text('a', 'one two three four five six seven')
  const b = text('b', 'zero one two three four five six and so on')
  assert.equal(alikePairs([a, b]), [{ names: ['a', 'b'], share: 2 / 3 }])
  assert.equal(commonSequences(a, b), ['one two three four five', 'two three four five six'])
})

pairs('looks past capitals, punctuation and the kind of apostrophe', () => {
  const [pair] = alikePairs([
    text('a', "The clay, which doesn't rest, moves."),
    text('b', 'the clay which doesn’t rest: moves!'),
  ])
  assert.is(pair!.share, 1)
})

pairs('does not run sequences from one piece into the next', () => {
  assert.equal(
    alikePairs([text('a', 'one two three four', 'five'), text('b', 'one two three four five')]),
    [],
  )
})

pairs('leaves out what is less alike than asked', () => {
  const a = text('a', 'one two three four five six seven')
  const b = text('b', 'one two three four five eight nine')
  assert.is(alikePairs([a, b], 1 / 3).length, 1)
  assert.is(alikePairs([a, b], 0.34).length, 0)
})

pairs('has no trouble with texts that say nothing', () => {
  assert.equal(alikePairs([text('a'), text('b', 'four words are here'), text('c')], 0.35), [])
})

pairs('finds the same pairs as comparing each with each', () => {
  const { int } = random(1)
  const word = (vocabulary: number) => `w${int(vocabulary)}`
  const texts = Array.from({ length: 40 }, (_, i) =>
    text(
      `${i}`,
      ...Array.from({ length: 1 + (i % 4) }, () => Array.from({ length: 40 }, () => word(3)).join(' ')),
    ),
  )
  const share = (a: Text, b: Text) => {
    const sizes = [a, b].map((t) => new Set(commonSequences(t, t)).size)
    return commonSequences(a, b).length / Math.min(...sizes)
  }
  const all = texts.flatMap((a, i) => texts.slice(i + 1).map((b) => share(a, b)))
  for (const atLeast of [0.05, 0.2, 0.35, 0.5]) {
    const expected = all.filter((share) => share >= atLeast).sort((a, b) => b - a)
    assert.ok(expected.length > 0 && expected.length < all.length, `${atLeast} tells pairs apart`)
    assert.equal(
      alikePairs(texts, atLeast).map(({ share }) => share),
      expected,
    )
  }
})

pairs('compares few pairs of many, even where all pages share a block', () => {
  const pages = 2000
  const block = Array.from({ length: 40 }, (_, i) => `shared${i}`).join(' ')
  const own = (i: number) => Array.from({ length: 160 }, (_, n) => `own${i}x${n}`).join(' ')
  const texts = Array.from({ length: pages }, (_, i) => text(`${i}`, block, own(i)))
  texts.push(text('copy', block, own(7)))
  const compared = [...candidates(sequenceSets(texts), 0.35)]
  assert.equal(compared, [[7, pages]])
  assert.equal(alikePairs(texts, 0.35), [{ names: ['7', 'copy'], share: 1 }])
})

pairs.run()

const cities = fixtureSuite('cityTexts(site)')

cities('show a page with only the names swapped as a copy', (fixture) => {
  const { write, read, edit } = fixture
  edit(
    'locations/ada.md',
    'lead: Ada stands on clay.',
    'lead: In Ada, Ada County, {miles} miles {direction}, a house stands on clay.',
  )
  const copy = read('locations/ada.md')
    .replaceAll('Ada', 'New Hope')
    .replace('78600', '78700')
    .replace('latitude: 30.5', 'latitude: 31.5')
    .replace('title: House', 'title: Home')
    .replace('description: House', 'description: Home')
  write('locations/new-hope.md', copy)
  const { own, shared } = cityTexts(loadSite(fixture))
  assert.equal(alikePairs(own), [{ names: ['ada', 'new-hope'], share: 1 }])
  assert.ok(own[0]!.pieces.includes('In town, town, town miles town, a house stands on clay.'))
  assert.ok(shared[0]!.pieces.includes('House leveling in town'), shared[0]!.pieces.join())
})

cities('take no more time each when there are many', ({ root, contentDir, publicDir }) => {
  const [few, many] = [50, 400]
  const timeFor = (count: number) => {
    const made = join(root, `${count}`)
    writeSyntheticContent(contentDir, made, count)
    const content = loadSite({ contentDir: made, publicDir })
    const begin = process.cpuUsage()
    // The page of the fixture is far shorter than any true one, and the shortest page decides how much of
    // every other has to be compared.
    const texts = cityTexts(content).own.filter(({ name }) => name !== 'ada')
    assert.equal(alikePairs(texts, 0.35), [])
    const { user, system } = process.cpuUsage(begin)
    return user + system
  }
  timeFor(few)
  const [first, then] = [timeFor(few), timeFor(many)]
  const told = `${first} µs for ${few}, ${then} µs for ${many}`
  assert.ok(then < first * (many / few) * 2, told)
})

cities.run()
