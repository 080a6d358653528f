/** The plan of the reading sheet: walls, lines of equal height, piers and labels. */
import { contours, house, inches, piers, readings, zero } from '../common/readings'
import { parsePoints } from '../common/points'

/** Units of the drawing per foot. */
const foot = 11
const width = house.width * foot
const depth = house.depth * foot

/** Returns the place of a point on the plan, whose origin is the northwest corner of the house. */
const place = ([east, north]: readonly [number, number]) =>
  [Math.round(east * foot), Math.round((house.depth - north) * foot)] as const

/** Inside walls with gaps for doors, in units from the northwest corner. */
const inside = 'M0 121h44M76 121h89v-22M165 55V0M165 121h22M220 121h22V0M0 170h99M132 170h33v138M242 308v-88'

/** Openings in the outer walls. A window has a pane. */
const windows = 'M44 0h66M187 0h33M297 0h77M462 55v66M462 209v66M0 33v55M0 209v55M66 308h44M319 308h88'
const door = 'M187 308h38'
const swings =
  'M187 308v-38a38 38 0 0 1 38 38M44 121v-32a32 32 0 0 1 32 32M99 170v33a33 33 0 0 0 33-33M187 121v-33a33 33 0 0 1 33 33'

/** The lowest floor after the repair. Lines at lower heights shrink into the corner. */
const lowest = Math.min(...readings.map(({ after }) => after))

/** The plan with the heights before and after the repair. CSS shows one of the two. */
export const ReadingPlan = ({ alt, rooms }: { alt: string; rooms: string[] }) => (
  <svg viewBox="-12 -14 486 362" role="img" aria-label={alt}>
    <path className="wall line" d={`M0 0h${width}v${depth}H0z`} />
    <path className="wall line lining" d={`M0 0h${width}v${depth}H0z`} />
    <path className="wall line opening" d={windows + door} />
    <path className="seen line" d={windows} />
    <path className="cut line" d={inside} />
    <path className="line swing" d={swings} />
    {contours.map(({ level, east, north }) => (
      <g key={level} className={level < lowest ? 'contour closes' : 'contour'}>
        <path
          d={`M0 ${place([0, north])[1]}A${east * foot} ${north * foot} 0 0 1 ${place([east, 0]).join(' ')}`}
        />
        <text x={place([east, 0])[0]} y={depth + 26}>
          {inches(level)}
        </text>
      </g>
    ))}
    {piers.map((at) => {
      const [x, y] = place(at)
      return <path key={at.join()} className="seen pier" d={`M${x - 6} ${y - 6}h12v12h-12z`} />
    })}
    {roomPlaces.map((at, i) => {
      const [x, y] = place(at)
      return (
        <text key={i} className="room" x={x} y={y}>
          {rooms[i]}
        </text>
      )
    })}
    {readings.map(({ at, before, after, letter, figure = [0, 20] }) => {
      const [x, y] = place(at)
      const [middle, base] = [x + figure[0], y + figure[1]]
      return (
        <g key={at.join()} className={letter ? 'point' : 'point spare'}>
          <circle cx={x} cy={y} r="2.5" />
          {letter && (
            <text x={x + 14} y={y + 3}>
              {letter}
            </text>
          )}
          <text className="figure was" x={middle} y={base}>
            {inches(before)}
          </text>
          <text className="figure now" x={middle} y={base}>
            {inches(after)}
          </text>
        </g>
      )
    })}
    <Zero />
  </svg>
)

/** Where the level was set up. */
function Zero() {
  const [x, y] = place(zero)
  return (
    <g className="point">
      <path d={`M${x} ${y}l-7-11h14z`} />
      <text className="figure" x={x} y={y + 20}>
        {inches(0)}
      </text>
    </g>
  )
}

/** Places of the room names: feet east and north. */
const roomPlaces = parsePoints('7.4,20.4 18.6,22.2 34,18.4 7.4,14.2 7.2,4.9 18.5,4.1 32,6.6')
