/** What pictures and plates are put together from, so that grass, roofs and windows look alike everywhere. */
import { Hatched } from './hatches'
import { parsePoints } from './points'

/** Pixels between two tufts, and how much the next ones differ. The same line always has the same grass. */
const [spacing, variation] = [30, [0, 9, -6, 4, -9, 7]] as const

/** Grass along a line, with blades: "-20,92 48,92". */
export function Turf({ along }: { along: string }) {
  const points = parsePoints(along)
  const blades = points.slice(1).flatMap(([x2, y2], i) => {
    const [x1, y1] = points[i]!
    const count = Math.max(1, Math.round((x2 - x1) / spacing))
    return Array.from({ length: count }, (_, n) => {
      const at = (n + 0.5) / count
      const shift = variation[(n + i) % variation.length]! / (x2 - x1)
      const share = Math.min(0.95, Math.max(0.05, at + shift))
      return blade(x1 + share * (x2 - x1), y1 + share * (y2 - y1), 4 + (n % 3))
    })
  })
  return (
    <>
      <path className="grass" d={`M${points.map(([x, y]) => `${x} ${y}`).join('L')}`} />
      <path className="blade" d={blades.join('')} />
    </>
  )
}

const blade = (x: number, y: number, high: number) => {
  const up = (part: number) => Math.round(10 * part * high) / 10
  return `M${Math.round(x)} ${Math.round(y)}l-${up(0.6)}-${up(1)}m${up(0.6)} ${up(1)}v-${up(1.3)}m0 ${up(1.3)}l${up(0.7)}-${up(0.9)}`
}

/** A rain cloud, about 250 wide and 110 high. */
export const cloud =
  'M84 96a30 30 0 0 1 2-60 46 46 0 0 1 84-14 40 40 0 0 1 68 18 34 34 0 0 1 54 24q2 32-28 32z'

/** A wall of brick. */
export const Brick = ({ d }: { d: string }) => <Hatched kind="brick" d={d} />

/** A roof with its courses of shingles. */
export const Roof = ({ d }: { d: string }) => (
  <>
    <path className="roof" d={d} />
    <path fill="url(#h-shingle)" d={d} />
  </>
)

/** A window with a white frame and a cross in it, or a plain pane. */
export function Window({ at: [x, y], size: [width, height], plain = false }: WindowProps) {
  const cross = plain
    ? ''
    : `m${width / 2 - 4} 0v${height - 8}m${4 - width / 2} ${4 - height / 2}h${width - 8}`
  return (
    <>
      <path className="card" d={`M${x} ${y}h${width}v${height}h${-width}z`} />
      <path className="pane" d={`M${x + 4} ${y + 4}h${width - 8}v${height - 8}h${8 - width}z${cross}`} />
    </>
  )
}

interface WindowProps {
  at: readonly [x: number, y: number]
  size: readonly [width: number, height: number]
  plain?: boolean
}
