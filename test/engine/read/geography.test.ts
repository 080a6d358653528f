import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { directionTo, milesBetween, neighbors, roundedMiles } from '../../../generator/read/kinds/geography'

const roundRock = { latitude: 30.5254, longitude: -97.6659 }
const taylor = { latitude: 30.5743, longitude: -97.4233 }
const sanAntonio = { latitude: 29.4658, longitude: -98.5254 }

const miles = suite('milesBetween(from, to)')

miles('gives whole great-circle miles', () => {
  assert.is(milesBetween(roundRock, taylor), 15)
  assert.is(milesBetween(roundRock, sanAntonio), 89)
  assert.is(milesBetween(roundRock, roundRock), 0)
})

const rounded = suite('roundedMiles(miles)')

rounded('gives what copy says behind "about": to the mile near by, and to the nearest five far away', () => {
  for (let far = 0; far <= 20; far++) assert.is(roundedMiles(far), far)
  for (let far = 21; far < 200; far++) {
    assert.is(roundedMiles(far) % 5, 0)
    assert.ok(Math.abs(roundedMiles(far) - far) <= 2, String(far))
  }
})

rounded.run()

const direction = suite('directionTo(from, to)')

direction('names the nearest of eight directions', () => {
  assert.is(directionTo(roundRock, taylor), 'east')
  assert.is(directionTo(roundRock, sanAntonio), 'southwest')
  const steps = ['north', 'northeast', 'east', 'southeast', 'south', 'southwest', 'west', 'northwest']
  const around = steps.map((_, i) => {
    const angle = (i * Math.PI) / 4
    return directionTo(
      { latitude: 0, longitude: 0 },
      { latitude: Math.cos(angle), longitude: Math.sin(angle) },
    )
  })
  assert.equal(around, steps)
})

const near = suite('neighbors(places, count)')

const line = [0, 1, 2, 3, 9].map((longitude) => ({ latitude: 30, longitude }))

near('lists the nearest first, and never the place itself', () => {
  const lists = neighbors(line, 2)
  assert.equal(
    lists
      .get(line[1]!)!
      .slice(0, 2)
      .map(({ longitude }) => longitude)
      .sort(),
    [0, 2],
  )
  for (const [place, others] of lists) assert.not(others.includes(place))
})

near('has every place listed by a neighbor, however far it lies', () => {
  const lists = neighbors(line, 2)
  for (const place of line)
    assert.ok(
      [...lists.values()].some((others) => others.includes(place)),
      String(place.longitude),
    )
})

near('keeps every list short, when hundreds are at one spot', () => {
  const spot = Array.from({ length: 300 }, () => ({ latitude: 30, longitude: -97 }))
  for (const others of neighbors(spot, 4).values()) assert.ok(others.length <= 8)
})

near('does with one place', () => assert.equal([...neighbors([roundRock], 4).values()], [[]]))

for (const tests of [miles, direction, near]) tests.run()
