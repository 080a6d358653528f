/** The ground of the region, of which every drawing knows the layers. */
import { createContext, useContext } from 'react'
import type { SoilKind, SoilLayer } from '../../model/site'

/** How a stratum is drawn and tinted. */
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

/** The layers of the ground of the region, for drawings that are about no one town. */
export const RegionLayers = createContext<readonly SoilLayer[]>([])

/** The first layer, on which houses move: clay in drawings that are given none. */
export const useMovingKind = (): SoilKind => useContext(RegionLayers)[0]?.kind ?? 'clay'
