/** The section across the road uses the region's names, and is complete without them. */
import { renderToStaticMarkup } from 'react-dom/server'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { TwoGrounds } from '../../../templates/illustrations/plates/two-grounds'
import type { Region } from '../../../templates/model/site'
import { withWords } from '../../helpers/with-words'

const section = suite('section across the road')

const points = [{ latitude: 30, longitude: -97 }]
const lines: Region['map']['lines'] = [
  { name: 'Old Creek fault', kind: 'fault', points },
  { name: 'Route 9', kind: 'road', points },
]
const areas: Region['map']['areas'] = [
  { name: 'Hard stone', note: 'The Ridge', kind: 'limestone', points },
  { name: 'Gumbo', note: 'The Bottoms', kind: 'clay', points },
]

const wordsOf = (map: Partial<Region['map']>) => {
  const region = { map: { lines: [], areas: [], places: [], ...map } } as unknown as Region
  const drawn = renderToStaticMarkup(withWords(<TwoGrounds region={region} />))
  return [...drawn.matchAll(/>([^<>]+)</g)].map(([, words]) => words!)
}
const own = wordsOf({})

section('names the road, the fault, the ground and the country of the region', () => {
  const words = wordsOf({ lines, areas })
  const expected = [...lines, ...areas].flatMap((one) => ('note' in one ? [one.name, one.note!] : [one.name]))
  assert.equal([...new Set(words.filter((word) => !own.includes(word)))].sort(), expected.sort())
})

section('adds only words for what the drawing shows', () => {
  assert.equal([...new Set(own)].sort(), [
    'East',
    'Fill',
    'West',
    'packs down',
    'shrinks and swells',
    'stays put',
  ])
})

section.run()
