/** The pier in the boring log beside a page, and where it stops. */
import { isGroundKnown } from '../illustrations/common/ground'
import { groundOf } from '../illustrations/common/moving-ground'
import { pierEnd } from '../illustrations/lot/lot-layout'
import type { Carried, Pier } from '../illustrations/lot/lot-layout'
import type { Drawing, Site, SoilLayer } from '../model/site'

/** A pier beside a page: its kind, where it stops, and the word for why it stops there. */
export interface StripEnd {
  kind: Pier
  feet: number
  layer: SoilLayer
  word: string
  /** True if a page gives the usual depth on jobs, which the drawn depth must not contradict. */
  isStated?: boolean
}

/** Services whose drawing shows a pier of their own. */
const pierOf: Partial<Record<Drawing, Pier>> = { 'push-pier': 'push-pier', 'helical-pier': 'helical' }

/** Services that may use any pier. Pages of the others show the log without one. */
const onPiers: readonly Drawing[] = ['foundation', 'slab', 'leveling']

/** The pier that the firm has: a push pier, or else a helical one, or that of the drawing on the home page. */
function usualPier({ services, pages }: Site): Pier | undefined {
  const own = services.flatMap(({ drawing }) => pierOf[drawing ?? 'foundation'] ?? [])
  return own.sort().at(-1) ?? (pages.home.hero.states?.[2] && 'push-pier')
}

export const stripOfService = (drawing: Drawing | undefined, site: Site) =>
  drawing && stripOfRegion(onPiers.includes(drawing) ? usualPier(site) : pierOf[drawing], site)

/** The home page shows the piers of its drawing. */
export const stripOfHome = (site: Site) => stripOfRegion(usualPier(site), site)

/**
 * In the region's ground, all clay moves. A push pier stops on rock, and helical plates hold above it. Where all of it
 * is clay, nobody knows where a pier stops.
 */
function stripOfRegion(support: Pier | undefined, site: Site) {
  if (!support || !isGroundKnown(site.region)) return undefined
  const { layers } = site.region.ground
  const below = layers.find((layer) => groundOf[layer.kind] !== 'clay')
  if (!below) return undefined
  const end = stripIn(
    { layers, support, activeTo: below.from, ...(support === 'helical' && { bearsOn: below.name }) },
    site,
  )
  const isStated = site.services.some(
    ({ drawing, hero }) =>
      pierOf[drawing ?? 'foundation'] === support && hero.facts?.some(({ value }) => isDepth.test(value)),
  )
  return end && { ...end, isStated }
}

const isDepth = /\d\s*(?:feet|foot|ft|pies)\b/i

/** What supports the house on the ground of a city, or on other ground that is given. */
export function stripIn(soil: Carried, { frame }: Site): StripEnd | undefined {
  const end = pierEnd(soil)
  if (!end) return undefined
  const { support: kind, layer, from, to } = end
  return { kind, feet: kind === 'helical' ? to : from, layer, word: frame.strip[kind] }
}

/** Returns the layer at a depth. */
export const layerAt = (feet: number, layers: readonly SoilLayer[]): SoilLayer =>
  layers.find(({ to }) => to === undefined || feet < to) ?? layers.at(-1)!
