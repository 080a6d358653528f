import { Fragment } from 'react'
import { blackClay } from '../../drawing-address'
import type { Drawing } from '../../model/site'
import { cutaways } from '../cutaways'
import { ArtOnly } from '../common/scene'

/** In pixels, where it is largest. */
export const pictureSize = { width: 360, height: 240 }

/** The part of each repair's cutaway that is its picture: the left and top edge and the width. */
const crops: Record<Drawing, [x: number, y: number, width: number]> = {
  foundation: [90, 0, 470],
  slab: [40, 90, 480],
  'pier-and-beam': [130, 110, 460],
  leveling: [0, 20, 620],
  'crawl-space': [90, 110, 460],
  'french-drain': [0, 20, 640],
  'soil-injection': [10, 50, 500],
  'helical-pier': [190, 150, 420],
  'push-pier': [90, 10, 460],
  crack: [120, 70, 400],
  'root-barrier': [0, 0, 600],
  'foam-lifting': [20, 0, 500],
}

/** The width and height of a cutaway. */
const art = { width: 640, height: 560 }

/** All of them below each other in one file. A fragment selects one. */
export const ServicePictures = () => (
  <ArtOnly value>
    {Object.entries(crops).map(([name, [x, y, width]], i) => {
      const Cutaway = cutaways[name as Drawing]
      const height = (width * pictureSize.height) / pictureSize.width
      return (
        <Fragment key={name}>
          {[name, `${blackClay}-${name}`].map((id) => (
            <view key={id} id={id} viewBox={`${x} ${i * art.height + y} ${width} ${height}`} />
          ))}
          <svg y={i * art.height} {...art}>
            <Cutaway />
          </svg>
        </Fragment>
      )
    })}
  </ArtOnly>
)
