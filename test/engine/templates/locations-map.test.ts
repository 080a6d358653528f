import '../../../generator/process/production'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { narrow, wide } from '../../../templates/illustrations/map/locations-map'
import { distance } from '../../../templates/illustrations/map/map-geometry'
import type { Box, Dot } from '../../../templates/illustrations/map/map-geometry'
import { layoutMap } from '../../../templates/illustrations/map/map-layout'
import type { MapFrame, MapLayout } from '../../../templates/illustrations/map/map-layout'
import type { Place } from '../../../templates/model/values'
import type { Region } from '../../../templates/model/site'
import { haversine } from '../../helpers/raw-content'
import { drawingWords } from '../../helpers/with-words'
import { random } from '../fuzz/random'

/** Parses "Ada 30.5 -97.6, Bee 30.6 -97.5" into places with these names, at these degrees north and east. */
const placesOf = (text: string): Place[] =>
  text.split(/,\s+/).map((place) => {
    const [, name, latitude, longitude] = /^(.*?) ?(\S+) (\S+)$/.exec(place)!
    return { name: name!, latitude: Number(latitude), longitude: Number(longitude) }
  })

/** As close together, and as far apart, as a contractor's towns may be: nearest to Round Rock first. */
const fourteen = placesOf(`Round Rock 30.5254 -97.6659, Pflugerville 30.4525 -97.602, Hutto 30.5374 -97.5516,
  Cedar Park 30.5105 -97.8197, Georgetown 30.6668 -97.6953, Leander 30.5728 -97.8633, Taylor 30.5743 -97.4233,
  Liberty Hill 30.6635 -97.9077, Jarrell 30.8127 -97.613, Killeen 31.0755 -97.7297, Kyle 29.9936 -97.8858,
  Temple 31.1076 -97.3894, San Marcos 29.8736 -97.938, San Antonio 29.4658 -98.5254`)
const bastrop: Place = { name: 'Bastrop', latitude: 30.11, longitude: -97.32 }

/** A road and a fault that cross the crowd, and ground on both sides of the fault. */
const ground: Region['map'] = {
  lines: [
    {
      name: 'I-35',
      kind: 'road',
      points: placesOf(`32.01 -97.13, 31.55 -97.13, 31.09 -97.36, 30.82 -97.6, 30.63 -97.69, 30.51 -97.68,
        30.27 -97.74, 29.99 -97.87, 29.88 -97.94, 29.7 -98.12, 29.42 -98.49, 29.14 -98.9`),
    },
    {
      name: 'Fault',
      kind: 'fault',
      points: placesOf(`32.01 -97.3, 31.55 -97.27, 31.06 -97.5, 30.93 -97.57, 30.65 -97.72, 30.5 -97.71,
        30.26 -97.79, 30.05 -97.92, 29.89 -97.97, 29.72 -98.17, 29.6 -98.45, 29.48 -98.9, 29.3 -99.8`),
    },
  ],
  areas: [
    { name: 'Limestone', note: 'Hills', kind: 'limestone', along: 'Fault', points: placesOf('32.01 -99.8') },
    { name: 'Clay', kind: 'clay', along: 'Fault', points: placesOf('28 -99.8, 28 -96, 32.01 -96') },
  ],
  places: placesOf('Austin 30.27 -97.74'),
}

const { int } = random(42)
const many = (count: number) =>
  Array.from({ length: count }, (_, i): Place => ({
    name: `Some Town ${i}`,
    latitude: 29.4 + int(17_000) / 10_000,
    longitude: -98.5 + int(11_000) / 10_000,
  }))

const layoutOf = (places: Place[], frame: MapFrame, land = ground) =>
  layoutMap(places, land, frame, drawingWords)

/** The marks of towns, without the cities for orientation. */
const townsOf = ({ pins }: MapLayout) => pins.filter(({ place }) => !ground.places.includes(place))

const boxesOf = ({ pins }: MapLayout) =>
  pins.flatMap(({ label, place: { name } }) => (label ? [{ name, box: label.box }] : []))

const overlap = (a: Box, b: Box) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

/** How far a dot is from a box. */
const gap = ({ left, top, right, bottom }: Box, { x, y }: Dot) =>
  Math.hypot(Math.max(left - x, x - right, 0), Math.max(top - y, y - bottom, 0))

const map = suite('layout of the locations map')

for (const [framing, frame] of Object.entries({ wide, narrow })) {
  for (const [what, places] of Object.entries({
    three: fourteen.slice(0, 3),
    fourteen,
    'fourteen and Bastrop': [...fourteen, bastrop],
    sixty: [...fourteen, ...many(46)],
    'four hundred': [...fourteen, ...many(386)],
    'one city': [bastrop],
    'two cities in one place': [bastrop, { ...bastrop, name: 'Bastrop Again' }],
  })) {
    const layout = layoutOf(places, frame)
    const { pins, linked, scaleBar, areas, width, height } = layout
    const towns = townsOf(layout)

    map(`${framing}, ${what}: no label covers a label, a mark or the name of a ground`, () => {
      const boxes = boxesOf(layout)
      boxes.forEach(({ name, box }, i) => {
        const withSpace = { ...box, left: box.left - 7, right: box.right + 7 }
        for (const other of boxes.slice(i + 1))
          assert.not(overlap(withSpace, other.box), `${name}, ${other.name}`)
        for (const other of pins)
          if (other.place.name !== name) assert.ok(gap(box, other) >= 9, `${name}, ${other.place.name}`)
        for (const { words } of areas) assert.not(words && overlap(box, words), name)
      })
    })

    map(`${framing}, ${what}: every mark and label is on the map, and no two targets overlap`, () => {
      const miles = (height * scaleBar.miles) / scaleBar.length
      assert.ok(miles > 31, `only ${miles} miles high`)
      assert.equal(new Set(towns.map(({ place }) => place)), new Set(places))
      const isOn = (x: number, y: number) => x >= 0 && x <= width && y >= 0 && y <= height
      for (const { x, y, place } of pins) assert.ok(isOn(x - 8, y - 8) && isOn(x + 8, y + 8), place.name)
      for (const { name, box } of boxesOf(layout))
        assert.ok(isOn(box.left, box.top) && isOn(box.right, box.bottom), name)
      if (!linked) return
      towns.forEach((pin, i) => {
        for (const other of towns.slice(i + 1)) assert.ok(distance(pin, other) >= 24, pin.place.name)
      })
    })

    map(`${framing}, ${what}: north is up, and distances are those of the scale bar`, () => {
      towns.slice(0, 60).forEach((pin, i) => {
        for (const other of towns.slice(i + 1)) {
          if (pin.beyond ?? other.beyond) continue
          const [a, b] = [pin.place, other.place]
          if (Math.abs(a.latitude - b.latitude) > 0.02) assert.is(pin.y < other.y, a.latitude > b.latitude)
          if (Math.abs(a.longitude - b.longitude) > 0.02)
            assert.is(pin.x > other.x, a.longitude > b.longitude)
          const measured = (distance(pin, other) / scaleBar.length) * scaleBar.miles
          assert.ok(
            Math.abs(measured - haversine(a, b)) <=
              0.015 * haversine(a, b) + (2 * scaleBar.miles) / scaleBar.length,
            `${a.name} to ${b.name}: ${haversine(a, b).toFixed(1)} miles, on the map ${measured.toFixed(1)}`,
          )
        }
      })
    })
  }
}

map(
  'on a phone the map of fourteen towns is less than 620 px high, and an arrow at its edge points to the farthest',
  () => {
    const { height, pins } = layoutOf(fourteen, narrow)
    assert.ok(height <= 620, `${height}`)
    const [far, ...others] = pins.filter(({ beyond }) => beyond !== undefined)
    assert.equal(others, [])
    assert.is(far!.place.name, 'San Antonio')
    assert.is(Math.min(far!.x, height - far!.y), 12)
    assert.ok(far!.beyond! < -90 && far!.beyond! > -180, `southwest: ${far!.beyond}`)
  },
)

map.run()
