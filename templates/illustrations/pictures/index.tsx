import { Fragment } from 'react'
import type { ReactElement } from 'react'
import type { Drawing } from '../../model/site'
import {
  CrackPicture,
  FoamLiftingPicture,
  FrenchDrainPicture,
  HousePicture,
  LevelingPicture,
  RootBarrierPicture,
  SoilInjectionPicture,
} from './houses'
import { LiftedCorner } from './lifted-corner'
import {
  CrawlSpacePicture,
  HelicalPierPicture,
  PierAndBeamPicture,
  PushPierPicture,
  SlabPicture,
} from './piers'

/** In pixels, where it is largest. */
export const pictureSize = { width: 360, height: 240 }

/** The drawing that has a large picture too, for the service that stands above the others. */
export const leadDrawing: Drawing = 'slab'

/** One object for each service, and the frame around it: its left and top edge and its width. */
const pictures: Record<Drawing, [Picture: () => ReactElement, x: number, y: number, width: number]> = {
  foundation: [HousePicture, 22, -8, 320],
  slab: [SlabPicture, 0, -20, 360],
  'pier-and-beam': [PierAndBeamPicture, 0, 34, 360],
  leveling: [LevelingPicture, 24, 62, 312],
  'crawl-space': [CrawlSpacePicture, 0, 16, 360],
  'french-drain': [FrenchDrainPicture, 0, 0, 360],
  'soil-injection': [SoilInjectionPicture, 0, -8, 360],
  'helical-pier': [HelicalPierPicture, 0, 20, 360],
  'push-pier': [PushPierPicture, 24, -18, 360],
  crack: [CrackPicture, 0, -12, 360],
  'root-barrier': [RootBarrierPicture, -6, 0, 360],
  'foam-lifting': [FoamLiftingPicture, 40, -18, 360],
}

/** The large picture of the service that leads. Where its box is small, the file shows the usual one. */
export function LeadPicture() {
  const [Picture, x, y, across] = pictures[leadDrawing]
  const { width, height } = pictureSize
  return (
    <>
      <svg className="wide night" viewBox={`0 0 ${2 * width} ${2 * height}`} {...filled}>
        <LiftedCorner />
      </svg>
      <svg className="narrow night" viewBox={`${x} ${y} ${across} ${(across * height) / width}`} {...filled}>
        <Picture />
      </svg>
    </>
  )
}

const filled = { preserveAspectRatio: 'xMidYMid slice' }

/** All of them side by side in one file. A fragment selects one. */
export function ServicePictures() {
  const { width, height } = pictureSize
  return Object.entries(pictures).map(([name, [Picture, x, y, across]], i) => (
    <Fragment key={name}>
      <view id={name} viewBox={`${i * width} 0 ${width} ${height}`} />
      <svg x={i * width} {...pictureSize} viewBox={`${x} ${y} ${across} ${(across * height) / width}`}>
        <Picture />
      </svg>
    </Fragment>
  ))
}
