import * as assert from 'uvu/assert'
import { loadSite } from '../../../generator/read/load'
import { namesPattern } from '../../../generator/read/opinions/names'
import { memorySuite } from '../../helpers/in-memory'

const names = memorySuite('names in content')

names('are found as whole words, the longest first, even when broken over lines', () => {
  const found = (text: string) => text.match(namesPattern(['Bee', 'Little Bee River', 'I-99']))
  assert.equal(found('Clay by the Little Bee\nRiver, at Bee and I-99.'), ['Little Bee\nRiver', 'Bee', 'I-99'])
  assert.is(found('A bee is an insect. I-995 is a road. BEE, Beer.'), null)
})

names('of services that are gone are found, unless a service or the trade has that name', (fixture) => {
  fixture.edit('services/leveling.md', 'Clay moves.', 'Foam\nlifting, a root barrier, house leveling.')
  const gone = () =>
    loadSite(fixture)
      .suspect()
      .flatMap(({ kind, file, words }) => (kind === 'gone' ? `${words} in ${file}` : []))
  assert.equal(gone(), [])
  fixture.edit('redirects.md', '/old', '/services/root-barriers')
  assert.equal(gone(), ['root barrier in services/leveling.md'])
  fixture.edit('business.md', 'Acme levels houses.', 'Acme sets a root barrier.')
  assert.equal(gone(), ['root barrier in business.md', 'root barrier in services/leveling.md'])
  fixture.edit('services/leveling.md', 'name: Leveling', 'name: Root barriers')
  assert.equal(gone(), [])
})

names.run()
