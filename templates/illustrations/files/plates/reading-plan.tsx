/** The plan of the reading sheet: walls, lines of equal height, piers, and what is written on it. */
import { contours, house, inches, piers, zero } from './readings'
import type { Reading } from './readings'

/** Units of the drawing to a foot on the plan, which a narrow framing shrinks. */
export const foot = 11
export const width = house.width * foot
export const depth = house.depth * foot

/** A place on the plan, whose upper left corner is the northwest one of the house. */
const place = ([east, north]: readonly [number, number]) =>
  [Math.round(east * foot), Math.round((house.depth - north) * foot)] as const

/** Walls inside, with gaps for doors, in the units of the plan from its northwest corner. */
const inside = 'M0 121h44M76 121h89v-22M165 55V0M165 121h22M220 121h22V0M0 170h99M132 170h33v138M242 308v-88'

/** The openings of the outer walls; a window has a pane. */
const windows = 'M44 0h66M187 0h33M297 0h77M462 55v66M462 209v66M0 33v55M0 209v55M66 308h44M319 308h88'
const door = 'M187 308h38'
const swings =
  'M187 308v-38a38 38 0 0 1 38 38M44 121v-32a32 32 0 0 1 32 32M99 170v33a33 33 0 0 0 33-33M187 121v-33a33 33 0 0 1 33 33'

/** All of the plan that has no words, so that it can be shrunk. */
export function Plan() {
  return (
    <>
      <path className="wall" d={`M0 0h${width}v${depth}H0z`} />
      <path className="wall-core" d={`M0 0h${width}v${depth}H0z`} />
      <path className="opening" d={windows + door} />
      <path className="seen line" d={windows} />
      <path className="cut line" d={inside} />
      <path className="hatch" d={swings} />
      <path
        className="contour"
        d={contours
          .map(
            ({ east, north }) =>
              `M0 ${place([0, north])[1]}A${east * foot} ${north * foot} 0 0 1 ${place([east, 0]).join(' ')}`,
          )
          .join('')}
      />
      <path
        className="red seen"
        d={piers
          .map(
            (at) =>
              `M${place(at)
                .map((n) => n - 6)
                .join(' ')}h12v12h-12z`,
          )
          .join('')}
      />
    </>
  )
}

interface OnPlan {
  /** The northwest corner of the house in the framing, and how much the plan is shrunk. */
  x: number
  y: number
  scale: number
}

/** The heights on the plan, and the mark of the point they are measured from. */
export function Heights({ x, y, scale, of }: OnPlan & { of: readonly Reading[] }) {
  const put = (at: readonly [number, number]) => {
    const [east, south] = place(at)
    return [Math.round(x + east * scale), Math.round(y + south * scale)] as const
  }
  const [east, south] = put(zero)
  return (
    <g className="on-card">
      {of.map(({ at, before, letter }) => {
        const [px, py] = put(at)
        return (
          <g key={at.join()} className={before <= -1 ? 'on-mark' : undefined}>
            <circle className="dot" cx={px} cy={py} r="2" />
            <text className="figure middle" x={px} y={py + 16}>
              {inches(before)}
            </text>
            {letter && (
              <text className="note" x={px + 7} y={py + 2}>
                {letter}
              </text>
            )}
          </g>
        )
      })}
      <path className="dot" d={`M${east} ${south}l-7-11h14z`} />
      <text className="figure middle" x={east} y={south + 16}>
        {inches(0)}
      </text>
    </g>
  )
}

const rooms: [east: number, north: number, name: string][] = [
  [7.4, 20.4, 'Bed 1'],
  [18.6, 23, 'Bath'],
  [34, 19, 'Kitchen'],
  [4.6, 14.4, 'Hall'],
  [4.6, 6.6, 'Bed 2'],
  [19.6, 4.4, 'Entry'],
  [32, 6.6, 'Living'],
]

/** The names of rooms, and the heights of the lines. */
export function PlanWords({ x, y }: { x: number; y: number }) {
  return (
    <>
      <g className="on-quiet">
        {rooms.map(([east, north, name]) => {
          const [px, py] = place([east, north])
          return (
            <text key={name} className="note middle" x={x + px} y={y + py}>
              {name}
            </text>
          )
        })}
      </g>
      <g className="on-contour">
        {contours.map(({ level, east, north, label }) => {
          const angle = (label * Math.PI) / 180
          const [px, py] = place([east * Math.cos(angle), north * Math.sin(angle)])
          return (
            <text key={level} className="note middle" x={x + px} y={y + py + 5}>
              {inches(level)}
            </text>
          )
        })}
      </g>
    </>
  )
}
