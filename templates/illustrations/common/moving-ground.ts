/** The layers of the region's ground, for every drawing. */
import { createContext, useContext } from 'react'
import type { SoilKind, SoilLayer } from '../../model/site'

/** The stratum that each kind of soil is drawn and tinted as. */
export const groundOf: Record<SoilKind, 'clay' | 'caliche' | 'limestone'> = {
  topsoil: 'clay',
  fill: 'clay',
  'black-clay': 'clay',
  clay: 'clay',
  'silty-clay': 'clay',
  'stony-clay': 'clay',
  caliche: 'caliche',
  marl: 'caliche',
  gravel: 'caliche',
  sand: 'caliche',
  silt: 'caliche',
  loess: 'caliche',
  till: 'caliche',
  shale: 'limestone',
  sandstone: 'limestone',
  chalk: 'limestone',
  limestone: 'limestone',
  rock: 'limestone',
}

/** The layers of the region's ground, for drawings that are not about one town. */
export const RegionLayers = createContext<readonly SoilLayer[]>([])

/** Returns the kind of the first layer, which moves houses. Clay when a drawing has no layers. */
export const useMovingKind = (): SoilKind => useContext(RegionLayers)[0]?.kind ?? 'clay'
