import type { ReactElement } from 'react'
import type { signPictures } from '../../model/catalog'
import * as repairs from './repairs'
import * as inside from './signs-inside'
import * as outside from './signs-outside'

/** The drawing of each sign of damage and each way to repair, in the size of the pictures of services. */
export const signs: Record<(typeof signPictures)[number], () => ReactElement> = {
  'stair-step-crack': outside.StairStepCrack,
  'garage-crack': outside.GarageCrack,
  'drywall-crack': inside.DrywallCrack,
  'sticking-door': inside.StickingDoor,
  'sloping-floor': inside.SlopingFloor,
  'trim-gap': inside.TrimGap,
  'slab-crack': outside.SlabCrack,
  'leaning-chimney': outside.LeaningChimney,
  'standing-water': outside.StandingWater,
  'sagging-beam': inside.SaggingBeam,
  'gap-under-slab': outside.GapUnderSlab,
  'hairline-crack': outside.HairlineCrack,
  'horizontal-crack': outside.HorizontalCrack,
  'injection-ports': repairs.InjectionPorts,
  stitches: repairs.Stitches,
  sealant: repairs.Sealant,
  'underpinned-footing': repairs.UnderpinnedFooting,
  'crack-gauge': repairs.CrackGauge,
}
