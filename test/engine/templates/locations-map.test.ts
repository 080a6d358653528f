import '../../../generator/production'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { narrow, wide } from '../../../templates/illustrations/locations-map'
import { balcones, interstate } from '../../../templates/illustrations/map-data'
import type { MapFrame } from '../../../templates/illustrations/map-frame'
import { distance, overlap, touches } from '../../../templates/illustrations/map-geometry'
import { boxOf } from '../../../templates/illustrations/map-labels'
import { layoutMap } from '../../../templates/illustrations/map-layout'

interface Place {
  name: string
  latitude: number
  longitude: number
}

/** As close together, and as far apart, as a contractor's towns are. */
const towns: [name: string, latitude: number, longitude: number][] = [
  ['Cedar Park', 30.5105, -97.8197],
  ['Georgetown', 30.6668, -97.6953],
  ['Hutto', 30.5374, -97.5516],
  ['Jarrell', 30.8127, -97.613],
  ['Killeen', 31.0755, -97.7297],
  ['Kyle', 29.9936, -97.8858],
  ['Leander', 30.5728, -97.8633],
  ['Liberty Hill', 30.6635, -97.9077],
  ['Pflugerville', 30.4525, -97.602],
  ['Round Rock', 30.5254, -97.6659],
  ['San Antonio', 29.4658, -98.5254],
  ['San Marcos', 29.8736, -97.938],
  ['Taylor', 30.5743, -97.4233],
  ['Temple', 31.1076, -97.3894],
]
const fourteen = towns.map(([name, latitude, longitude]): Place => ({ name, latitude, longitude }))
const bastrop: Place = { name: 'Bastrop', latitude: 30.11, longitude: -97.32 }

/** The same on every run. */
function pseudoRandom(seed: number) {
  return () => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647
}
const random = pseudoRandom(42)
const many = (count: number) =>
  Array.from({ length: count }, (_, i): Place => ({
    name: `Some Town ${i}`,
    latitude: 29.4 + 1.7 * random(),
    longitude: -98.5 + 1.1 * random(),
  }))

const grounds = [
  { border: balcones, side: 'left', size: { width: 90, height: 36 } },
  { border: balcones, side: 'right', size: { width: 120, height: 36 } },
] as const
const layoutOf = (places: Place[], frame: MapFrame) =>
  layoutMap(places, frame, [interstate, balcones], grounds)

const map = suite('layout of the locations map')

for (const [framing, frame] of Object.entries({ wide, narrow })) {
  for (const [what, places] of Object.entries({ fourteen, 'fourteen and Bastrop': [...fourteen, bastrop] })) {
    map(`${framing}, ${what}: every city has a label and a target of 24 pixels`, () => {
      const { pins } = layoutOf(places, frame)
      pins.forEach(({ label, target }, i) => {
        assert.ok(label, `${places[i]!.name} has no label`)
        assert.ok(target >= 12, `${places[i]!.name} has a target of ${2 * target}`)
      })
    })
  }

  for (const [what, places] of Object.entries({
    fourteen,
    'fourteen and Bastrop': [...fourteen, bastrop],
    'fourteen and 40 more': [...fourteen, bastrop, ...many(40)],
    'one city': [bastrop],
    'two cities in one place': [bastrop, { ...bastrop, name: 'Bastrop Again' }],
  })) {
    const { pins, height, inset, words } = layoutOf(places, frame)
    const named = pins.map((pin, i) => ({ pin, name: places[i]!.name }))
    const boxes = named.flatMap(({ pin, name }) => {
      const { label } = pin
      return label ? [{ pin, name, box: boxOf(label, name, frame) }] : []
    })

    map(`${framing}, ${what}: no label covers another label, a pin or the name of a ground`, () => {
      boxes.forEach(({ pin, name, box }, i) => {
        const withSpace = { ...box, left: box.left - 7, right: box.right + 7 }
        for (const other of boxes.slice(i + 1))
          assert.not(overlap(withSpace, other.box), `${name} and ${other.name}`)
        for (const other of named)
          if (other.pin !== pin)
            assert.not(touches(box, other.pin, 9), `${name} and the pin of ${other.name}`)
        for (const word of words) if (word) assert.not(overlap(box, word), `${name} and the name of a ground`)
      })
    })

    map(`${framing}, ${what}: every pin and label is on the map, and no two targets overlap`, () => {
      assert.is(pins.length, places.length)
      for (const { x, y } of pins) assert.ok(x > 8 && x < frame.width - 8 && y > 8 && y < height - 8)
      for (const { name, box } of boxes)
        assert.ok(box.left >= 0 && box.right <= frame.width && box.top >= 0 && box.bottom <= height, name)
      pins.forEach((pin, i) => {
        for (const other of pins.slice(i + 1))
          assert.ok(distance(pin, other) >= pin.target + other.target - 0.01)
      })
    })

    map(`${framing}, ${what}: the inset covers no city and not what it shows`, () => {
      if (!inset) return
      assert.ok(distance(inset.from, inset.to) > inset.from.r + inset.to.r)
      for (const place of places) {
        const dot = layoutOf(places, frame).project(place)
        assert.ok(distance(dot, inset.to) > inset.to.r, place.name)
      }
    })
  }
}

map('fourteen and 40 more: at least two in three keep their labels', () => {
  const { pins } = layoutOf([...fourteen, ...many(40)], wide)
  assert.ok(pins.filter(({ label }) => label).length * 3 >= pins.length * 2)
})

map('lays out ten thousand cities, and finds a place for every pin', () => {
  const places = many(10_000)
  assert.is(layoutOf(places, wide).pins.length, places.length)
})

map.run()
