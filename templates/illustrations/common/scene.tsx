import { createContext, useContext } from 'react'
import type { ReactNode } from 'react'

interface SceneProps {
  /** Makes ids unique on the page. */
  name: string
  /** What the drawing shows, for those who cannot see it. */
  alt: string
  /** The labels of the framing of 640 x 560, in the coordinates of the art. */
  wide: ReactNode
  /** The labels of the framing of 360 x 400, in its own coordinates. */
  narrow: ReactNode
  /** The point of the art that lands in the top left corner of the narrow framing, and how the art is scaled. */
  narrowArt: { x: number; y: number; scale: number }
  children: ReactNode
}

/** Whether scenes give their art alone, without framings and labels: pictograms are details of it. */
export const ArtOnly = createContext(false)

/** A drawing with two framings, each with its own labels; the art is in the markup once. */
export function Scene({ name, alt, wide, narrow, narrowArt, children }: SceneProps) {
  const isArtOnly = useContext(ArtOnly)
  if (isArtOnly) return children
  const art = `d-${name}`
  const { x, y, scale } = narrowArt
  return (
    <div className="drawing scene soils labels">
      <svg role="img" aria-label={alt}>
        {/*
          The group repeats the class because some browsers match selectors inside the copies only, where the root of
          the drawing is out of sight.
        */}
        <defs>
          <g id={art} className="drawing">
            {children}
          </g>
        </defs>
        <svg className="wide" viewBox="0 0 640 560">
          <use href={`#${art}`} />
          {wide}
        </svg>
        <svg className="narrow" viewBox="0 0 360 400">
          <use href={`#${art}`} x={-x} y={-y} transform={`scale(${scale})`} />
          {narrow}
        </svg>
      </svg>
    </div>
  )
}
