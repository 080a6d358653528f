import type { ReactNode } from 'react'

interface ViewBox {
  labels: ReactNode
}

interface NarrowViewBox extends ViewBox {
  /** The point of the art that lands in the frame's top left corner. */
  x: number
  y: number
  scale?: number
}

interface SceneProps {
  /** Makes ids unique on the page. */
  name: string
  /** What the drawing shows, for those who cannot see it. */
  alt: string
  /** 640 x 560, in the coordinates of the art. */
  wide: ViewBox
  /** 360 x 400, in its own coordinates; the art is moved and scaled into it. */
  narrow: NarrowViewBox
  children: ReactNode
}

/** A drawing with two framings, each with its own labels; the art is in the markup once. */
export function Scene({ name, alt, wide, narrow, children }: SceneProps) {
  const art = `d-${name}`
  return (
    <div className="drawing scene soils labels">
      <svg role="img" aria-label={alt}>
        <Art id={art}>{children}</Art>
        <svg className="wide" viewBox="0 0 640 560">
          <use href={`#${art}`} />
          {wide.labels}
        </svg>
        <svg className="narrow" viewBox="0 0 360 400">
          <Placed art={art} {...narrow} />
          {narrow.labels}
        </svg>
      </svg>
    </div>
  )
}

/**
 * Shapes to be placed by `use`. The group repeats the class because some browsers match
 * selectors inside the copy only, where the drawing's root is out of sight.
 */
export function Art({ id, children }: { id: string; children: ReactNode }) {
  return (
    <defs>
      <g id={id} className="drawing">
        {children}
      </g>
    </defs>
  )
}

/** The art moved so that its point (x, y) is at the frame's top left corner, then scaled. */
export function Placed({ art, x, y, scale }: { art: string; x: number; y: number; scale?: number }) {
  return <use href={`#${art}`} x={-x} y={-y} transform={scale ? `scale(${scale})` : undefined} />
}
