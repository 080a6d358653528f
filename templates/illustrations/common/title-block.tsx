import type { Point } from './points'
import { useDrawingWords } from '../../words'

interface TitleBlockProps {
  /** The lower right corner of the block and of the frame. */
  at: Point
  /** What is drawn, in two or three words. */
  name: string
  /** How it is drawn, unless it is a section that is not to scale. */
  view?: string
}

const width = 172
const height = 52

/** The block in the corner that says what is drawn, and how. */
export function TitleBlock({ at: [x, y], name, view }: TitleBlockProps) {
  const { section } = useDrawingWords()
  const start = x - width + 12
  return (
    <g className="on-sky">
      <path className="card seen" d={`M${x} ${y - height}h${-width}v${height}h${width}zm0 28h${-width}`} />
      <text className="title" x={start} y={y - 32}>
        {name}
      </text>
      <text className="note" x={start} y={y - 8}>
        {view ?? section}
      </text>
    </g>
  )
}
