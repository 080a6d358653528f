/** Piers and what carries a house on them. Colors are attributes, because some style sheets have no class for them. */
import { parsePoints } from './points'

interface PipeProps {
  /** The center of the pipe. */
  x: number
  top: number
  /** The lower end of the pier. */
  foot: number
  /** Half the width of the pipe. */
  radius?: number
}

/** A steel pipe that ends in a collar slightly wider than itself. */
export function Pier({ x, top, foot, radius = 6 }: PipeProps) {
  const [width, lip] = [2 * radius, radius / 2]
  return (
    <path
      fill="var(--steel)"
      d={`M${x - radius} ${top}h${width}V${foot - width}h${lip}v${width}h${-width - 2 * lip}v${-width}h${lip}z`}
    />
  )
}

/** A steel shaft with a tip. `plates` are depths and half the widths, "390,32 522,25". Each is one turn of a screw: half of it is behind the shaft, and half in front. */
export function HelicalPier({ x, top, foot, radius = 6, plates }: PipeProps & { plates: string }) {
  /** Half of each plate: the upper one, or the lower one. */
  const halves = (side: -1 | 1) =>
    parsePoints(plates).map(
      ([y, half]) => `M${x - half} ${y + half / 4}q${half} ${side * half * 0.6} ${2 * half} ${-half / 2}z`,
    )
  return (
    <g fill="var(--steel)">
      <path d={halves(-1).join('')} />
      <path
        d={`M${x - radius} ${top}h${2 * radius}V${foot - 2 * radius}L${x} ${foot}L${x - radius} ${foot - 2 * radius}z`}
      />
      <path d={halves(1).join('')} />
    </g>
  )
}

/** The head of a pier that carries a beam whose underside is at y: a plate on a sleeve. */
export function PierHead({ x, y, radius = 6 }: { x: number; y: number; radius?: number }) {
  const [plate, sleeve] = [2 * radius + 9, radius + 5]
  return (
    <path
      fill="var(--clay)"
      d={`M${x - plate} ${y}h${2 * plate}v8H${x + sleeve}v20h${-2 * sleeve}v-20H${x - plate}z`}
    />
  )
}

/**
 * The bracket that carries the beam whose lower left corner is at (x, y): a seat under the beam, a plate on its face,
 * and a sleeve for the pier, whose center is 29 to the left.
 */
export const Bracket = ({ x, y, scale = 1 }: { x: number; y: number; scale?: number }) => (
  <path
    fill="var(--clay)"
    transform={`translate(${x} ${y})scale(${scale})`}
    d="M-51-70h44v-10h7V0h50v12H-51z"
  />
)
