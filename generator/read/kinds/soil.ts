/** Checks a city's ground and the house on it: what the drawing cannot show, and what it must not show. */
import {
  belowMoving,
  isDeep,
  isWeathered,
  pierEnd,
  pierEnds,
} from '../../../templates/illustrations/lot/lot-layout'
import type { Pier } from '../../../templates/illustrations/lot/lot-layout'
import type * as T from '../../../templates/model/site'
import type { ContentFile, Path } from '../source/content-file'
import type { ValidOf, ValidParts } from '../source/parse'
import * as schema from '../../../templates/model/schema'
import { suggest } from '../../../templates/model/suggest'

/** Everything that decides whether a house and its ground fit together. */
type Lot = Omit<T.Soil, 'caption'>

/** Reports a problem with a field of the soil. */
type Report = (field: keyof T.Soil, message: string) => void

/** Reports layers that are out of order, and a house or pier that does not fit them. */
export function checkSoil(file: ContentFile, soil: ValidOf<typeof schema.soil> | undefined): void {
  const follow = checkDepths(file, ['soil', 'layers'], soil?.layers)
  // If the layers cannot be read, house and pier cannot be checked against them.
  if (!schema.soil.safeParse(file.data.soil).success) return
  const whole = soil as Lot
  const { activeFrom, activeTo } = whole
  const report: Report = (field, message) => file.report(['soil', field], message)
  if (activeTo === 0) report('activeTo', 'is 0; leave it out where the ground does not move')
  if (activeFrom !== undefined && activeTo === undefined)
    report('activeFrom', 'needs activeTo, the greatest depth to which the ground moves')
  if (activeFrom !== undefined && activeTo && activeFrom >= activeTo)
    report('activeFrom', `is ${activeFrom}, but activeTo is ${activeTo}; give the lesser depth here`)
  if (checkHouse(whole, report) && follow) checkPier({ ...whole, layers: withEnds(whole.layers) }, report)
}

/** Returns each layer with its end, which is where the next one begins. The last has none. */
export const withEnds = <Layer extends Pick<T.SoilLayer, 'from' | 'to'>>(layers: Layer[]): Layer[] =>
  layers.map((layer, i) => (i + 1 < layers.length ? { ...layer, to: layers[i + 1]!.from } : layer))

/**
 * Reports layers in the list at `path` that do not start at grade and go down, or whose end contradicts the next layer.
 * Returns true when they are in order. A depth that contradicts several others is reported once.
 */
export function checkDepths(file: ContentFile, path: Path, layers: ValidParts<T.SoilLayer[]> = []): boolean {
  // If a layer between them is unreadable, depths cannot be compared.
  if (layers.length === 0 || layers.some((layer) => layer?.from === undefined)) return false
  const whole = layers as T.SoilLayer[]
  let follow = true
  const report = (i: number, field: 'from' | 'to', message: string) => {
    file.report([...path, i, field], message)
    follow = false
  }
  if (whole[0]!.from !== 0)
    report(0, 'from', `is ${whole[0]!.from}, but the first layer begins at 0, the grade`)
  // Where the layer above begins. When two depths contradict each other, uses the smaller, which causes fewer problems
  // below.
  let above = 0
  whole.slice(1).forEach(({ from }, i) => {
    const { to } = whole[i]!
    if (to !== undefined && to !== from) {
      report(
        i,
        'to',
        `is ${to}, but the next layer begins at ${from}; correct one of them, or leave "to" out`,
      )
      const deeper = [to, from].filter((depth) => depth > above)
      if (deeper.length > 0) above = Math.min(...deeper)
      return
    }
    if (from <= above)
      report(i + 1, 'from', `is ${from}, but a layer above begins at ${above}; list them from the top down`)
    above = from
  })
  if (whole.at(-1)!.to !== undefined)
    report(whole.length - 1, 'to', 'must be left out of the last layer, which goes on down')
  return follow
}

/** Reports a house that does not fit its support or its layers. Returns true when a pier can be checked. */
function checkHouse(soil: Lot, report: Report): boolean {
  const { layers, house = 'ranch-slab', support = 'none', bearsOn } = soil
  const onPosts = house === 'cottage-on-posts'
  if (house === 'cut-and-fill-lot' && layers[0]!.kind !== 'fill')
    report('house', 'is "cut-and-fill-lot", whose first layer must be of the kind fill')
  else if (house === 'cut-and-fill-lot' && layers.length === 1)
    report('house', 'is "cut-and-fill-lot", which is cut into a layer below the fill; write it')
  if (support === 'posts' && !onPosts)
    report('support', `is "posts", but the house is "${house}"; posts carry a cottage-on-posts`)
  if (onPosts && isDeep(support)) {
    report(
      'support',
      `is "${support}", which goes under the beam of a slab; a cottage-on-posts has posts or none`,
    )
    return false
  }
  if (bearsOn === undefined) return true
  const names = layers.map(({ name }) => name)
  const count = names.filter((name) => name === bearsOn).length
  if (count === 0)
    report('bearsOn', `is "${bearsOn}", which is not the name of a layer; ${suggest(bearsOn, names)}`)
  if (count > 1) report('bearsOn', `is "${bearsOn}", the name of ${count} layers; give each its own name`)
  return count === 1
}

/** What each pier needs from the layer that carries it. */
const needs: Record<Pier, string> = {
  'push-pier': `a push pier ends ${pierEnds['push-pier'].length} ft inside its layer`,
  helical: `the plates of a helical pier take ${pierEnds.helical.length} ft`,
  'drilled-pier': `a drilled pier ends ${pierEnds['drilled-pier'].length} ft inside its layer`,
}

/** Reports a pier that would end in weathered ground, or in a layer other than the one that carries it. */
function checkPier(soil: Lot, report: Report): void {
  const end = pierEnd(soil)
  if (end && isWeathered(end.layer)) {
    const field = soil.bearsOn === undefined ? 'support' : 'bearsOn'
    const message = `is "${soil.bearsOn ?? end.support}", whose pier would end in "${end.layer.name}", and weathered ground carries none; name a deeper layer in bearsOn`
    return report(field, message)
  }
  // Adding feet as floating-point numbers gives tiny errors.
  if (!end || end.to <= (end.layer.to ?? Infinity) + 1e-6) return
  const { support, layer, from, to } = end
  const feet = (depth: number) => Number(depth.toFixed(2))
  const place = support === 'helical' ? `${feet(from)} to ${feet(to)} ft` : `${feet(to)} ft`
  const why = `ends at ${layer.to} ft; ${needs[support]}, at least ${belowMoving} ft below the ground that moves and clear of the beam, here at ${place}`
  if (soil.bearsOn !== undefined)
    report('bearsOn', `is "${layer.name}", which ${why}; name a deeper layer, or correct a depth`)
  else
    report(
      'support',
      `is "${support}", but "${layer.name}", the first firm layer below the ground that moves, ${why}; name a deeper layer in bearsOn, or correct a depth`,
    )
}
