/** The ground of a city and the house on it: what the drawing of the lot cannot show, or must not. */
import { bearingOf, isDeep } from '../../templates/illustrations/lot-layout'
import type * as T from '../../templates/site'
import type { ContentFile, Path } from './content-file'
import type { Sound } from './parse'
import * as schema from './schema'
import { suggest } from './suggest'

/** Reports layers that do not follow each other, and a house or a pier that does not go with the layers. */
export function checkSoil(file: ContentFile, soil: Sound<T.Soil> | undefined): void {
  const follow = checkDepths(file, ['soil', 'layers'], soil?.layers)
  // What does not go with a part that cannot be read means nothing.
  if (!schema.soil.safeParse(file.data.soil).success) return
  if (follow) checkLot(file, soil as T.Soil)
}

/** Each layer with its end, which is where the next begins; the last has none. */
export const withEnds = <Layer extends Pick<T.SoilLayer, 'from' | 'to'>>(layers: Layer[]): Layer[] =>
  layers.map((layer, i) => (i + 1 < layers.length ? { ...layer, to: layers[i + 1]!.from } : layer))

/**
 * Reports layers, the list at `path`, that do not go down from grade, or have an end that contradicts the next. Tells
 * whether they follow each other. Of a depth that contradicts several others it reports one.
 */
export function checkDepths(file: ContentFile, path: Path, layers: Sound<T.SoilLayer[]> = []): boolean {
  // Between layers that cannot be read, depths mean nothing.
  if (layers.length < 2 || layers.some((layer) => layer?.from === undefined)) return false
  const whole = layers as T.SoilLayer[]
  let follow = true
  const report = (i: number, field: 'from' | 'to', message: string) => {
    file.report([...path, i, field], message)
    follow = false
  }
  if (whole[0]!.from !== 0)
    report(0, 'from', `is ${whole[0]!.from}, but the first layer begins at 0, the grade`)
  // Where the layer above begins. Of two depths that contradict each other one is wrong, and the lesser allows more.
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

function checkLot(file: ContentFile, soil: T.Soil): void {
  const { layers, house = 'ranch-slab', support = 'none', bearsOn, activeTo = 0 } = soil
  const onPosts = house === 'cottage-on-posts'
  if (support === 'posts' && !onPosts)
    file.report(
      ['soil', 'support'],
      `is "posts", but the house is "${house}"; posts carry a cottage-on-posts`,
    )
  if (onPosts && isDeep(support))
    file.report(
      ['soil', 'support'],
      `is "${support}", which goes under the beam of a slab; a cottage-on-posts has posts or none`,
    )
  if (house === 'cut-and-fill-lot' && layers[0]!.kind !== 'fill')
    file.report(['soil', 'house'], 'is "cut-and-fill-lot", whose first layer must be of the kind fill')
  const names = layers.flatMap(({ name }) => name ?? [])
  if (bearsOn !== undefined && !names.includes(bearsOn)) {
    file.report(['soil', 'bearsOn'], `is "${bearsOn}", the name of no layer; ${suggest(bearsOn, names)}`)
    return
  }
  const { name, from } = bearingOf(soil)
  if (isDeep(support) && from < activeTo)
    file.report(
      ['soil', bearsOn === undefined ? 'support' : 'bearsOn'],
      `would end in "${name}", which begins at ${from} ft; the ground moves down to ${activeTo} ft (activeTo), and a pier must end below that`,
    )
}
