/** The layers of the region's ground, for every drawing. */
import { createContext, useContext } from 'react'
import type { SoilKind, SoilLayer, SoilTone } from '../../model/site'

/** The stratum that each kind of soil is drawn and tinted as. */
type Ground = 'clay' | 'caliche' | 'limestone'

const soils: Record<SoilKind, readonly [Ground, SoilTone]> = {
  topsoil: ['clay', 'dark'],
  fill: ['clay', 'tan'],
  'black-clay': ['clay', 'black'],
  clay: ['clay', 'brown'],
  'silty-clay': ['clay', 'tan'],
  'stony-clay': ['clay', 'brown'],
  caliche: ['caliche', 'pale'],
  marl: ['caliche', 'gray'],
  gravel: ['caliche', 'tan'],
  sand: ['caliche', 'tan'],
  silt: ['caliche', 'olive'],
  loess: ['caliche', 'yellow'],
  till: ['caliche', 'brown'],
  shale: ['limestone', 'gray'],
  sandstone: ['limestone', 'pale'],
  chalk: ['limestone', 'pale'],
  limestone: ['limestone', 'gray'],
  rock: ['limestone', 'gray'],
}

export const groundOf = Object.fromEntries(
  Object.entries(soils).map(([kind, [ground]]) => [kind, ground]),
) as Record<SoilKind, Ground>

/** Returns the tone of a layer: its own, or the usual one of its kind. */
export const toneOf = ({ tone, kind }: SoilLayer): SoilTone => tone ?? soils[kind][1]

/** The layers of the region's ground, for drawings that are not about one town. */
export const RegionLayers = createContext<readonly SoilLayer[]>([])

/** Returns the kind of the first layer, which moves houses. Clay when a drawing has no layers. */
export const useMovingKind = (): SoilKind => useContext(RegionLayers)[0]?.kind ?? 'clay'
