import type { ReactElement } from 'react'
import type { signPictures } from '../../model/catalog'
import { DrywallCrack, SaggingBeam, SlopingFloor, StickingDoor, TrimGap } from './signs-inside'
import {
  GapUnderSlab,
  HairlineCrack,
  HorizontalCrack,
  LeaningChimney,
  SlabCrack,
  StairStepCrack,
  StandingWater,
} from './signs-outside'

/** The drawing of each sign of damage, without words, in the size of the pictures of services. */
export const signs: Record<(typeof signPictures)[number], () => ReactElement> = {
  'stair-step-crack': StairStepCrack,
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
}
