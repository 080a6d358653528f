import { Fragment } from 'react'
import type { ReactElement } from 'react'
import { blackClay } from '../../drawing-address'
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
import { DroppedCorner } from './dropped-corner'
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

/**
 * One object for each service, and what must be in sight of it: the left and top edge and the width of a frame. A box
 * of other proportions shows more around that.
 */
const pictures: Record<Drawing, [Picture: () => ReactElement, x: number, y: number, width: number]> = {
  foundation: [HousePicture, 22, -8, 320],
  slab: [SlabPicture, 4, -34, 356],
  'pier-and-beam': [PierAndBeamPicture, 20, 42, 320],
  leveling: [LevelingPicture, 24, 62, 312],
  'crawl-space': [CrawlSpacePicture, 44, 62, 320],
  'french-drain': [FrenchDrainPicture, 6, 32, 310],
  'soil-injection': [SoilInjectionPicture, 0, -8, 360],
  'helical-pier': [HelicalPierPicture, -6, 7, 392],
  'push-pier': [PushPierPicture, 30, -14, 340],
  crack: [CrackPicture, 30, 0, 320],
  'root-barrier': [RootBarrierPicture, -30, -30, 420],
  'foam-lifting': [FoamLiftingPicture, 60, -10, 320],
}

/** The large picture of the service that leads. Where its box is small, the file shows the usual one. */
export function LeadPicture() {
  const [Picture] = pictures[leadDrawing]
  return (
    <>
      <svg className="wide night" viewBox="80 44 640 427">
        <DroppedCorner />
      </svg>
      <svg className="narrow night" viewBox={frame(leadDrawing)}>
        <Picture />
      </svg>
    </>
  )
}

function frame(name: Drawing, left = 0) {
  const [, x, y, across] = pictures[name]
  return `${left + x} ${y} ${across} ${(across * pictureSize.height) / pictureSize.width}`
}

/** How far each picture is drawn on every side of a frame. */
const around = 150

/** All of them side by side in one file, each with its surroundings. A fragment selects one. */
export function ServicePictures() {
  const width = pictureSize.width + 2 * around
  const height = pictureSize.height + 2 * around
  return Object.entries(pictures).map(([name, [Picture]], i) => (
    <Fragment key={name}>
      {[name, `${blackClay}-${name}`].map((id) => (
        <view key={id} id={id} viewBox={frame(name as Drawing, i * width)} />
      ))}
      <svg
        x={i * width - around}
        y={-around}
        width={width}
        height={height}
        viewBox={`${-around} ${-around} ${width} ${height}`}
      >
        <Picture />
      </svg>
    </Fragment>
  ))
}
