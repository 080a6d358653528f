import { Fragment } from 'react'
import type { ReactElement } from 'react'
import { blackClay } from '../../drawing-address'
import type { Drawing } from '../../model/site'
import { cutaways } from '../cutaways'
import { ArtOnly } from '../common/scene'
import { signs } from '../signs/index'

/** In pixels, where it is largest. */
export const pictureSize = { width: 360, height: 240 }

/** The part of each repair's cutaway that is its picture: the left and top edge and the width. */
const crops: Record<Drawing, Crop> = {
  foundation: [90, 0, 470],
  slab: [40, 90, 480],
  'pier-and-beam': [150, 100, 490],
  leveling: [0, 20, 620],
  'crawl-space': [90, 110, 460],
  'french-drain': [100, 44, 364],
  'soil-injection': [10, 50, 500],
  'helical-pier': [190, 150, 420],
  'push-pier': [90, 10, 460],
  crack: [112, 130, 288],
  'root-barrier': [0, 0, 600],
  'foam-lifting': [20, 0, 500],
}

type Crop = readonly [x: number, y: number, width: number]

/** The width and height of a cutaway. */
const cutaway = { width: 640, height: 560 }

export const ServicePictures = () => (
  <ArtOnly value>
    <Sheet of={cutaways} size={cutaway} cropOf={(name) => crops[name]} />
  </ArtOnly>
)

export const SignPictures = () => (
  <Sheet of={signs} size={pictureSize} cropOf={() => [0, 0, pictureSize.width]} />
)

interface SheetProps<Name extends string> {
  of: Record<Name, () => ReactElement>
  size: typeof pictureSize
  cropOf: (name: Name) => Crop
}

/** Pictures below each other in one file. A fragment selects one, so that a page with six of them loads one file. */
const Sheet = <Name extends string>({ of, size, cropOf }: SheetProps<Name>) =>
  (Object.keys(of) as Name[]).map((name, i) => {
    const Art: () => ReactElement = of[name]
    const [x, y, width] = cropOf(name)
    const height = (width * pictureSize.height) / pictureSize.width
    return (
      <Fragment key={name}>
        {[name, `${blackClay}-${name}`].map((id) => (
          <view key={id} id={id} viewBox={`${x} ${i * size.height + y} ${width} ${height}`} />
        ))}
        <svg y={i * size.height} {...size}>
          <Art />
        </svg>
      </Fragment>
    )
  })
