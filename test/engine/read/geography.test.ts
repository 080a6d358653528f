import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { roundedMiles } from '../../../generator/read/copy/facts'
import { directionTo, milesBetween, neighbors } from '../../../generator/read/kinds/geography'

const roundRock = { latitude: 30.5254, longitude: -97.6659 }
const taylor = { latitude: 30.5743, longitude: -97.4233 }
const sanAntonio = { latitude: 29.4658, longitude: -98.5254 }

const geography = suite('geography')

geography('milesBetween(from, to) returns whole great-circle miles', () => {
  assert.is(milesBetween(roundRock, taylor), 15)
  assert.is(milesBetween(roundRock, sanAntonio), 89)
  assert.is(milesBetween(roundRock, roundRock), 0)
})

geography('roundedMiles(miles) rounds to the mile near by, and to five miles far away', () => {
  for (let far = 0; far <= 20; far++) assert.is(roundedMiles(far), far)
  for (let far = 21; far < 200; far++) {
    assert.is(roundedMiles(far) % 5, 0)
    assert.ok(Math.abs(roundedMiles(far) - far) <= 2, String(far))
  }
})

geography('directionTo(from, to) names the nearest of eight directions', () => {
  assert.is(directionTo(roundRock, taylor), 'east')
  assert.is(directionTo(roundRock, sanAntonio), 'southwest')
  const steps = ['north', 'northeast', 'east', 'southeast', 'south', 'southwest', 'west', 'northwest']
  for (const [i, step] of steps.entries()) {
    const angle = (i * Math.PI) / 4
    const there = { latitude: Math.cos(angle), longitude: Math.sin(angle) }
    assert.is(directionTo({ latitude: 0, longitude: 0 }, there), step)
  }
})

geography('directionTo(from, to) narrows degrees of longitude by the latitude halfway', () => {
  const at = (latitude: number, longitude: number) => ({ latitude, longitude })
  assert.is(directionTo(at(60, 0), at(60.4, 1)), 'northeast')
  assert.is(directionTo(at(-60, 0), at(-60.4, -1)), 'southwest')
  assert.is(directionTo(at(0, 0), at(60, 150)), 'northeast')
  assert.is(directionTo(at(0, 0), at(60, 30)), 'northeast')
  assert.is(directionTo(at(60, 0), at(0, 30)), 'southeast')
})

const line = [0, 1, 2, 3, 9].map((longitude) => ({ latitude: 30, longitude }))

geography(
  'neighbors(places, count) lists the nearest, never the place itself, and every place at least once',
  () => {
    const lists = neighbors(line, 2)
    // Nearest first.
    assert.equal(
      lists.get(line[4]!)!.map(({ longitude }) => longitude),
      [3, 2],
    )
    assert.equal(
      lists.get(line[0]!)!.map(({ longitude }) => longitude),
      [1, 2],
    )
    // The last place is far away, but it has two neighbors, and both list it.
    for (const neighbor of [line[2]!, line[3]!]) assert.ok(lists.get(neighbor)!.includes(line[4]!))
    for (const [place, others] of lists) {
      assert.not(others.includes(place))
      assert.ok(
        [...lists.values()].some((listed) => listed.includes(place)),
        String(place.longitude),
      )
    }
  },
)

geography(
  'neighbors(places, count) returns short lists for hundreds at one spot, and works for a single place',
  () => {
    const spot = Array.from({ length: 300 }, () => ({ latitude: 30, longitude: -97 }))
    for (const others of neighbors(spot, 4).values()) assert.ok(others.length <= 8)
    assert.equal([...neighbors([roundRock], 4).values()], [[]])
  },
)

geography.run()
