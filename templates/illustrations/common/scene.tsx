import { createContext, useContext } from 'react'
import type { ReactNode } from 'react'

interface SceneProps {
  /** Makes ids unique on the page. */
  name: string
  /** The alt text. */
  alt: string
  /** Labels of the wide framing (640 x 560), in the coordinates of the art. */
  wide: ReactNode
  /** Labels of the narrow framing (360 x 400), in its own coordinates. */
  narrow: ReactNode
  /** The point of the art in the top left corner of the narrow framing, and the scale of the art there. */
  narrowArt: { x: number; y: number; scale: number }
  /** True if the wide framing is only 357 high, around the middle of the art, and the narrow one 234. */
  isLow?: boolean
  /** True if the narrow framing is only 320 high. */
  isShort?: boolean
  children: ReactNode
}

/** True where a scene is drawn without its frame and labels. */
export const ArtOnly = createContext(false)

/** A drawing with two framings, each with its own labels. The art is in the markup once. */
export function Scene({ name, alt, wide, narrow, narrowArt, isLow, isShort, children }: SceneProps) {
  const isArtOnly = useContext(ArtOnly)
  if (isArtOnly) return children
  const art = `d-${name}`
  const { x, y, scale } = narrowArt
  return (
    <div className={`drawing scene soils labels${isLow ? ' shallow' : isShort ? ' short' : ''}`}>
      <svg role="img" aria-label={alt}>
        {/*
          Repeats the class of the drawing, because some browsers match selectors only inside the copy.
        */}
        <defs>
          <g id={art} className="drawing">
            {children}
          </g>
        </defs>
        <svg className="wide" viewBox={isLow ? '48 78 544 357' : '0 0 640 560'}>
          <use href={`#${art}`} />
          {wide}
        </svg>
        <svg className="narrow" viewBox={isLow ? '0 14 360 234' : `0 0 360 ${isShort ? 320 : 400}`}>
          <use href={`#${art}`} x={-x} y={-y} transform={`scale(${scale})`} />
          {narrow}
        </svg>
      </svg>
    </div>
  )
}
