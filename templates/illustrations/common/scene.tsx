import { createContext, useContext } from 'react'
import type { ReactNode } from 'react'
import type { Drawing } from '../../model/site'
import { useDrawingWords, usePlateWords } from '../../words'

interface SceneProps {
  /** The service that it shows, or another name that makes ids unique on the page. */
  name: string
  /** The alt text and, for the block in the corner, what is drawn and how. By default, those of the service. */
  words?: SceneWords
  /** Labels of the wide framing (640 x 560), in the coordinates of the art. */
  wide: ReactNode
  /** Labels of the narrow framing (360 x 400), in its own coordinates. */
  narrow: ReactNode
  /** The point of the art in the top left corner of the narrow framing, and the scale of the art there. */
  narrowArt: { x: number; y: number; scale: number }
  /** Lower framings: in a shallow scene 357 around the middle of the art, and 234. In a short one the narrow is 320. */
  shape?: 'shallow' | 'short'
  /** True if the block is in the left corner of the narrow framing. */
  isTitleLeft?: boolean
  children: ReactNode
}

interface SceneWords {
  alt: string
  title?: string
  /** How it is drawn, unless it is a section that is not to scale. */
  view?: string
}

/** True where a scene is drawn without its frame and labels. */
export const ArtOnly = createContext(false)

/** A drawing with two framings, each with its own labels. The art is in the markup once. */
export function Scene({ name, words, wide, narrow, narrowArt, shape, isTitleLeft, children }: SceneProps) {
  const isArtOnly = useContext(ArtOnly)
  const { services } = usePlateWords()
  const said = words ?? services[name as Drawing]
  if (isArtOnly) return children
  const art = `d-${name}`
  const { x, y, scale } = narrowArt
  const isShallow = shape === 'shallow'
  const height = shape === 'short' ? 320 : 400
  return (
    <div className={`drawing scene soils labels${shape ? ` ${shape}` : ''}`}>
      <svg role="img" aria-label={said.alt}>
        {/* Repeats the class of the drawing, because some browsers match selectors only inside the copy. */}
        <defs>
          <g id={art} className="drawing">
            {children}
          </g>
        </defs>
        <svg className="wide" viewBox={isShallow ? '48 78 544 357' : '0 0 640 560'}>
          <use href={`#${art}`} />
          {wide}
          <TitleBlock words={said} at="468 508" />
        </svg>
        <svg className="narrow" viewBox={isShallow ? '0 14 360 234' : `0 0 360 ${height}`}>
          <use href={`#${art}`} x={-x} y={-y} transform={`scale(${scale})`} />
          {narrow}
          <TitleBlock words={said} at={`${isTitleLeft ? 0 : 188} ${height - 52}`} />
        </svg>
      </svg>
    </div>
  )
}

/** The block in the corner that says what is drawn, and how. `at` is its upper left corner. */
function TitleBlock({ words: { title, view }, at }: { words: SceneWords; at: string }) {
  const { section } = useDrawingWords()
  if (!title) return null
  return (
    <g className="on-sky" transform={`translate(${at})`}>
      <path className="card seen" d="M0 0h172v52H0zm0 28h172" />
      <text className="title" x="12" y="20">
        {title}
      </text>
      <text className="note" x="12" y="44">
        {view ?? section}
      </text>
    </g>
  )
}
