import type { ReactElement } from 'react'
import type { workPictures } from '../../model/catalog'
import {
  CrackGauge,
  InjectionPorts,
  NewCrack,
  PadOnRock,
  PierDepths,
  ResinCartridges,
  Sealant,
  Shims,
  Stitches,
  UnderpinnedFooting,
} from './repairs'
import {
  Clipboard,
  FloorMap,
  Folder,
  HouseKey,
  LaserLevel,
  PipeCamera,
  Stamp,
  TapeMeasure,
  Truck,
  Warranty,
  WateringCan,
  Wheelbarrow,
} from './tools'

/** The drawing of each tool and each way to repair, one object each, in the size of the signs of damage. */
export const work: Record<(typeof workPictures)[number], () => ReactElement> = {
  'laser-level': LaserLevel,
  clipboard: Clipboard,
  wheelbarrow: Wheelbarrow,
  'pipe-camera': PipeCamera,
  stamp: Stamp,
  truck: Truck,
  'floor-map': FloorMap,
  'tape-measure': TapeMeasure,
  'house-key': HouseKey,
  folder: Folder,
  warranty: Warranty,
  'watering-can': WateringCan,
  'injection-ports': InjectionPorts,
  stitches: Stitches,
  sealant: Sealant,
  'resin-cartridges': ResinCartridges,
  'new-crack': NewCrack,
  'underpinned-footing': UnderpinnedFooting,
  'crack-gauge': CrackGauge,
  'pad-on-rock': PadOnRock,
  'pier-depths': PierDepths,
  shims: Shims,
}
