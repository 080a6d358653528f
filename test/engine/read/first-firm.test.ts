import * as assert from 'uvu/assert'
import { loadSite } from '../../../generator/read/load'
import { suspectFirstFirm } from '../../../generator/read/opinions/first-firm'
import { suspectGoneServices } from '../../../generator/read/opinions/gone-services'
import { suspectGroundWords } from '../../../generator/read/opinions/ground-words'
import type { Found } from '../../../generator/read/opinions/hint'
import { memorySuite } from '../../helpers/in-memory'
import type { InMemory } from '../../helpers/in-memory'

const names = memorySuite('suspectFirstFirm(content, source)')

/** Another firm than Acme of Ada, Texas. */
const first = {
  office: 'Bee, TX',
  firm: ['Bo B.'],
  names: ['Bee', 'Bee County', 'Little Bee River', 'Big Rock', 'Texas', 'I-99'],
  services: ['Mudjacking and foam lifting', 'House leveling'],
  claims: {},
  samples: [],
}

const inOneLine = ({ file, line, words, why }: Found) => `${words} ${file}:${line} ${why}`

/** What is found of the first firm, or of one that differs from it. */
const found = (fixture: InMemory, differing: Partial<typeof first> = {}) =>
  suspectFirstFirm({ ...loadSite(fixture), source: fixture.source }, { ...first, ...differing }).map(
    inOneLine,
  )

const reason = 'is a name of the firm that this content was written for'

names('groups the places of a name, the longest name first', (fixture) => {
  fixture.edit('services/leveling.md', 'Clay moves.', 'Clay moves by the Little Bee\nRiver, and at Bee.')
  fixture.edit('locations/ada.md', 'card: Deep clay.', 'card: Deep clay, like that of Bee.')
  assert.equal(found(fixture), [
    `Bee locations/ada.md:10 ${reason}; also in content/services/leveling.md:32`,
    `Little Bee River services/leveling.md:31 ${reason}`,
  ])
})

names('counts what it does not list', (fixture) => {
  fixture.edit('services/leveling.md', 'Clay moves.', 'Take I-99.\n'.repeat(9))
  const [line] = found(fixture)
  assert.match(line!, /^I-99 .*:35, 4 more$/)
})

names('lets stand what is meant', (fixture) => {
  const right = [
    'Texas is its own state here.',
    'A bee is an insect.',
    'A big rock lies there.',
    'Beer is no name of it.',
    'I-995 is another road.',
    'Ada lies in Ada County.',
    'BEE is written otherwise.',
    'Texans live there.',
    'A Texas-shaped stone.',
    'Nothing of the kind.',
  ]
  fixture.edit('services/leveling.md', 'Clay moves.', right.join('\n\n'))
  const ada = fixture.read('locations/ada.md')
  const noted = ada.replace('name: Ada', '# The source is Bee County.\nname: Ada # not Bee')
  fixture.write('locations/ada.md', `${noted}\n<!-- Source: Bee County,\nBig Rock. -->\n`)
  assert.equal(found(fixture), [])
})

names('lets a firm name its own towns, counties, roads and neighborhoods', (fixture) => {
  fixture.edit('locations/ada.md', 'county: Ada County', 'county: Bee County')
  fixture.write('region.md', fixture.read('region.md').replaceAll('Route 1', 'I-99'))
  fixture.edit('services/leveling.md', 'Clay moves.', 'Clay moves along I-99 and in Bee County.')
  assert.equal(found(fixture), [])
})

names('lets the places of the first firm stand in one of its towns, but not its own names', (fixture) => {
  fixture.edit('services/leveling.md', 'Clay moves.', 'Bo B. of Bee says: by the Little Bee River.')
  const near = { names: [...first.names, 'Ada'] }
  const itsPeople = [`Bo B. services/leveling.md:31 ${reason}`]
  assert.equal(found(fixture, near), itsPeople)
  // With its office in the same town it may be the first firm itself, which its name tells.
  assert.equal(found(fixture, { ...near, office: 'Ada, TX' }), itsPeople)
  assert.equal(found(fixture, { ...near, office: 'Ada, TX', firm: ['Bo B.', 'Acme Leveling'] }), [])
})

names('of services that are gone are found, unless a service or the trade is called so', (fixture) => {
  fixture.edit('services/leveling.md', 'Clay moves.', 'Foam\nlifting, a root barrier, house leveling.')
  fixture.edit('business.md', 'Acme levels houses.', 'Acme does foam lifting and levels houses.')
  const gone = () =>
    suspectGoneServices({ ...loadSite(fixture), source: fixture.source }, first).map(inOneLine)
  const reason = 'is the name of a service that is gone'
  const foam = [`foam lifting business.md:4 ${reason}; also in content/services/leveling.md:31`]
  assert.equal(gone(), foam)
  fixture.edit('redirects.md', '/old', '/services/root-barriers')
  const root = `root barrier services/leveling.md:32 ${reason}`
  assert.equal(gone(), [...foam, root])
  fixture.edit('services/leveling.md', 'name: Leveling', 'name: Foam lifting')
  assert.equal(gone(), [root])
})

names('of a ground are found where no layer, no soil and no service is called so', (fixture) => {
  const foreign = () =>
    suspectGroundWords({ ...loadSite(fixture), source: fixture.source })
      .map(inOneLine)
      .join('\n')
  assert.not.match(foreign(), /^(Clay|rock)/m)
  fixture.write('locations/ada.md', fixture.read('locations/ada.md').replace(/clay|limestone/gi, 'sand'))
  const moves = 'Clay moves, [Answer: is it limestone?].\n\nNo pier\nand beam.'
  fixture.edit('services/leveling.md', 'Clay moves.', moves)
  const said = foreign()
  assert.match(said, /^Clay pages\/faqs.md:12 is in no layer .*; also in .*services\/leveling.md:31/m)
  assert.match(said, /^pier and beam services\/leveling.md:33/m)
  assert.not.match(said, /limestone .*leveling/m)
  fixture.edit('business.md', 'trade: ', 'trade: pier and beam ')
  fixture.edit('region.md', 'name: Loam, kind: topsoil', 'name: Loam, kind: black-clay')
  assert.not.match(foreign(), /^(Clay|pier)/m)
})

names.run()
