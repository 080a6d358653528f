import * as assert from 'uvu/assert'
import { loadSite } from '../../../generator/read/load'
import { suspectGoneServices } from '../../../generator/read/opinions/gone-services'
import { namesPattern, suspectNames } from '../../../generator/read/opinions/names'
import type { Found } from '../../../generator/read/opinions/hint'
import { memorySuite } from '../../helpers/in-memory'
import type { InMemory } from '../../helpers/in-memory'

const names = memorySuite('suspectNames(source, pattern, why)')

const inOneLine = ({ file, line, words, why }: Found) => `${words} ${file}:${line} ${why}`

const found = ({ source }: InMemory, ...wanted: string[]) =>
  suspectNames(source, namesPattern(wanted), 'is a name').map(inOneLine)

names(
  'lists the places of each name, prefers the longest name, and counts places it does not list',
  (fixture) => {
    fixture.edit('services/leveling.md', 'Clay moves.', 'Clay moves by the Little Bee\nRiver, and at Bee.')
    fixture.edit('locations/ada.md', 'card: Deep clay.', 'card: Deep clay, like that of Bee.')
    assert.equal(found(fixture, 'Bee', 'Little Bee River'), [
      'Bee locations/ada.md:10 is a name; also in content/services/leveling.md:32',
      'Little Bee River services/leveling.md:31 is a name',
    ])
    fixture.edit('services/leveling.md', 'River', 'Take I-99.\n'.repeat(9))
    assert.match(found(fixture, 'I-99')[0]!, /^I-99 .*:36, 4 more$/)
  },
)

names('finds none inside other words, in comments and in questions', (fixture) => {
  const right = ['A bee is an insect.', 'I-995 is a road.', 'BEE, Beer.', '[Answer: is it Bee?]']
  fixture.edit('services/leveling.md', 'Clay moves.', right.join('\n\n'))
  fixture.write('locations/ada.md', `${fixture.read('locations/ada.md')}\n<!-- Source: Bee,\nI-99. -->\n`)
  assert.equal(found(fixture, 'Bee', 'I-99'), [])
})

names('finds services that are gone, unless a service or the trade has that name', (fixture) => {
  fixture.edit('services/leveling.md', 'Clay moves.', 'Foam\nlifting, a root barrier, house leveling.')
  const gone = () => suspectGoneServices({ ...loadSite(fixture), source: fixture.source }).map(inOneLine)
  assert.equal(gone(), [])
  fixture.edit('redirects.md', '/old', '/services/root-barriers')
  const root = 'root barrier services/leveling.md:32 is the name of a service that is gone'
  assert.equal(gone(), [root])
  fixture.edit('business.md', 'Acme levels houses.', 'Acme sets a root barrier.')
  assert.equal(gone(), [
    `root barrier business.md:4 is the name of a service that is gone; also in content/services/leveling.md:32`,
  ])
  fixture.edit('services/leveling.md', 'name: Leveling', 'name: Root barriers')
  assert.equal(gone(), [])
})

names.run()
