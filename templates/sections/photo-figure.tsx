import type { Evidence } from '../model/site'
import { Rich } from './rich'
import { Shot } from './shot'

interface PhotoFigureProps {
  photo: Evidence
  /** What is done in it. */
  repair?: string | undefined
}

/** A photo in the style of our drawings, with a line under it. */
export function PhotoFigure({ photo, repair }: PhotoFigureProps) {
  return (
    <figure className="photo-figure">
      <Shot photo={photo} repair={repair} />
      <PhotoCaption caption={photo.caption} />
    </figure>
  )
}

/** The line under a photo; there may be none. */
export function PhotoCaption({ caption }: Pick<Evidence, 'caption'>) {
  return (
    caption && (
      <figcaption className="photo-caption">
        <Rich value={caption} />
      </figcaption>
    )
  )
}
