/** The ground of a city and the house on it: what the drawing of the lot cannot show, or must not. */
import { bearingOf, isDeep } from '../../templates/illustrations/lot-layout'
import type * as T from '../../templates/site'
import type { ContentFile, Path } from './content-file'
import type { Sound } from './parse'
import { suggest } from './suggest'

/** Reports layers with gaps between them, and a house or a pier that does not go with the layers. */
export function checkSoil(file: ContentFile, soil: Sound<T.Soil> | undefined): void {
  const layers = soil?.layers ?? []
  checkDepths(file, ['soil', 'layers'], layers)
  if (layers.length > 0 && layers.every((layer) => layer?.from !== undefined))
    checkLot(file, { ...soil, layers } as T.Soil)
}

/** Reports layers, the list at `path`, that leave a gap, overlap, or have no end or one too many. */
export function checkDepths(file: ContentFile, path: Path, layers: Sound<T.SoilLayer[]> = []): void {
  // Between layers that cannot be read, depths mean nothing.
  if (layers.some((layer) => layer?.from === undefined)) return
  let depth: number | undefined = 0
  for (const [i, { from, to }] of (layers as T.SoilLayer[]).entries()) {
    const at = [...path, i]
    const isLast = i === layers.length - 1
    if (from !== depth)
      file.report([...at, 'from'], `is ${from}, but the layer above ends at ${depth ?? 'no depth'}`)
    if (!isLast && (to === undefined || to <= from))
      file.report([...at, 'to'], 'must be deeper than "from", for every layer but the last')
    if (isLast && to !== undefined)
      file.report([...at, 'to'], 'must be left out of the last layer, which goes on down')
    depth = to
  }
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
