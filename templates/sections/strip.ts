/** What goes down in the boring log beside a page, and where it stops. */
import { groundOf } from '../illustrations/common/moving-ground'
import { pierEnd } from '../illustrations/lot/lot-layout'
import type { Carried, Pier } from '../illustrations/lot/lot-layout'
import type { Drawing, Site, SoilLayer } from '../model/site'

/** A pier beside a page: its kind, where it stops, and the word for why it stops there. */
export interface StripEnd {
  kind: Pier
  /** Below grade. */
  feet: number
  layer: SoilLayer
  word: string
}

/** The pier that the drawing of a service puts under a house. Beside the other services there is the bare log. */
const pierOf: Partial<Record<Drawing, Pier>> = {
  foundation: 'push-pier',
  slab: 'push-pier',
  leveling: 'push-pier',
  'push-pier': 'push-pier',
  'helical-pier': 'helical',
}

/** Beside the page of a service. */
export const stripOfService = (drawing: Drawing | undefined, site: Site) =>
  stripOfRegion(pierOf[drawing ?? 'foundation'], site)

/** Beside the home page: the piers of its drawing. */
export const stripOfHome = (site: Site) => stripOfRegion('push-pier', site)

/** In ground that is no town's, all clay moves. Rock stops a pipe that is pushed; plates hold above it. */
function stripOfRegion(support: Pier | undefined, site: Site) {
  if (!support) return undefined
  const { layers } = site.region.ground
  const below = layers.find((layer) => groundOf[layer.kind] !== 'clay') ?? layers.at(-1)!
  return stripIn(
    { layers, support, activeTo: below.from, ...(support === 'helical' && { bearsOn: below.name }) },
    site,
  )
}

/** Beside the page of a city, or in other ground that is given: what stands under the house on it. */
export function stripIn(soil: Carried, { frame }: Site): StripEnd | undefined {
  const end = pierEnd(soil)
  if (!end) return undefined
  const { support: kind, layer, from, to } = end
  return { kind, feet: kind === 'helical' ? to : from, layer, word: frame.strip[kind] }
}

/** The layer at a depth. */
export const layerAt = (feet: number, layers: readonly SoilLayer[]): SoilLayer =>
  layers.find(({ to }) => to === undefined || feet < to) ?? layers.at(-1)!
