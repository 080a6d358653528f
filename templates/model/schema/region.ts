/** region.md: what the drawings and the map show of the region. */
import { heroFoundations, heroHouses, heroTrees, lineKinds, soilKinds } from '../catalog'
import { layer } from './entries'
import { between, file, group, list, oneOf, text } from './fields'

const place = { latitude: between('degrees north', -90, 90), longitude: between('degrees east', -180, 180) }

const point = group('a point: latitude and longitude', place)

const line = group('a line: name, kind and points', {
  name: text('what the legend calls it, "I-35"'),
  kind: oneOf('how it is drawn', lineKinds),
  points: list('its points, from one end to the other', point, 2),
})

const area = group('an area: name, note, kind, along and points', {
  name: text('the ground, "Limestone"'),
  note: text('the country it is in, "Hill Country"').optional(),
  kind: oneOf('the drafting pattern', soilKinds),
  along: text('the name of the line that is one of its borders').optional(),
  points: list('its corners; with "along", those that follow the end of the line', point, 1),
})

const landmark = group('a place: name, latitude and longitude', {
  name: text('a city that readers know and that has no page here'),
  ...place,
})

export const region = file({
  ground: group('the ground in drawings that are about no one town; without it, no page draws a section', {
    layers: list('the layers under the topsoil, from the top down', layer, 1),
    moves: text('how much of the first layer moves, "2–12 ft moves"').optional(),
  }).optional(),
  hero: group('what stands in the drawing of the home page: house, tree and foundation', {
    house: oneOf('the house', heroHouses),
    tree: oneOf('the tree', heroTrees),
    foundation: oneOf('what the house stands on, "slab" if left out', heroFoundations).optional(),
  }),
  map: group('the map of the cities: lines, areas, places', {
    lines: list('roads, rivers and faults', line, 0).default([]),
    areas: list('the ground that is painted', area, 0).default([]),
    places: list('cities in gray, to find one’s way by', landmark, 0).default([]),
  }),
})

/** region.md of a second language: the names of what region.md draws, in the same order. */
export const regionWords = file({
  ground: group('the words of the ground: layers and moves', {
    layers: list(
      'the names of all layers, from the top down',
      group('a layer: name', { name: layer.shape.name }),
    ),
    moves: region.shape.ground.unwrap().shape.moves,
  }),
})
