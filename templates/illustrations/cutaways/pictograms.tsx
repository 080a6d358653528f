import { Fragment } from 'react'
import type { Drawing } from '../../model/site'
import { cutaways } from './'
import { ArtOnly } from '../common/scene'

/** In pixels. */
export const pictogramSize = { width: 96, height: 64 }

/** The top left corner and the width of the detail of each cutaway that shows what the service works on. */
const details: Record<Drawing, [x: number, y: number, width: number]> = {
  foundation: [116, 4, 410],
  slab: [70, 116, 410],
  'pier-and-beam': [290, 150, 350],
  leveling: [0, 84, 450],
  'crawl-space': [160, 140, 370],
  'french-drain': [2, 286, 300],
  'soil-injection': [190, 76, 390],
  'helical-pier': [150, 150, 400],
  'push-pier': [90, 20, 420],
  crack: [150, 64, 330],
  'root-barrier': [56, 40, 510],
  'foam-lifting': [0, 20, 500],
}

/** A detail of each cutaway, side by side in one file. A fragment selects one. */
export function Pictograms() {
  const { width, height } = pictogramSize
  return (
    <ArtOnly value>
      {Object.entries(details).map(([name, [x, y, across]], i) => {
        const Named = cutaways[name as Drawing]
        return (
          <Fragment key={name}>
            <view id={name} viewBox={`${i * width} 0 ${width} ${height}`} />
            <svg
              x={i * width}
              {...pictogramSize}
              viewBox={`${x} ${y} ${across} ${(across * height) / width}`}
            >
              <Named />
            </svg>
          </Fragment>
        )
      })}
    </ArtOnly>
  )
}
