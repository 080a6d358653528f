/** The layers of the region's ground, for every drawing. */
import { createContext, useContext } from 'react'
import { soils } from '../../model/catalog'
import type { SoilKind, SoilLayer, SoilTone } from '../../model/site'

export const groundOf = Object.fromEntries(
  Object.entries(soils).map(([kind, [ground]]) => [kind, ground]),
) as { [Kind in SoilKind]: (typeof soils)[Kind][0] }

/** Returns the tone of a layer: its own, or the usual one of its kind. */
export const toneOf = ({ tone, kind }: SoilLayer): SoilTone => tone ?? soils[kind][1]

/** The layers of the region's ground, for drawings that are not about one town. */
export const RegionLayers = createContext<readonly SoilLayer[]>([])

/** Returns the kind of the first layer, which moves houses. Clay when a drawing has no layers. */
export const useMovingKind = (): SoilKind => useContext(RegionLayers)[0]?.kind ?? 'clay'
