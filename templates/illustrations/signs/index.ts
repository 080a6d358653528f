import type { ReactElement } from 'react'
import type { signPictures } from '../../model/catalog'
import {
  CrackGauge,
  InjectionPorts,
  PadOnRock,
  Sealant,
  Shims,
  Stitches,
  UnderpinnedFooting,
} from './repairs'
import { DrywallCrack, SaggingBeam, SlopingFloor, StickingDoor, TrimGap } from './signs-inside'
import {
  GapUnderSlab,
  GarageCrack,
  HairlineCrack,
  HorizontalCrack,
  LeaningChimney,
  SlabCrack,
  StairStepCrack,
  StandingWater,
} from './signs-outside'

/** The drawing of each sign of damage and each way to repair, in the size of the pictures of services. */
export const signs: Record<(typeof signPictures)[number], () => ReactElement> = {
  'stair-step-crack': StairStepCrack,
  'garage-crack': GarageCrack,
  'drywall-crack': DrywallCrack,
  'sticking-door': StickingDoor,
  'sloping-floor': SlopingFloor,
  'trim-gap': TrimGap,
  'slab-crack': SlabCrack,
  'leaning-chimney': LeaningChimney,
  'standing-water': StandingWater,
  'sagging-beam': SaggingBeam,
  'gap-under-slab': GapUnderSlab,
  'hairline-crack': HairlineCrack,
  'horizontal-crack': HorizontalCrack,
  'injection-ports': InjectionPorts,
  stitches: Stitches,
  sealant: Sealant,
  'underpinned-footing': UnderpinnedFooting,
  'crack-gauge': CrackGauge,
  'pad-on-rock': PadOnRock,
  shims: Shims,
}
