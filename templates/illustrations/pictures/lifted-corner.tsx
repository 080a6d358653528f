import { DeepGround, MovingGround, Sky, wave } from '../common/ground'
import { Hatched } from '../common/hatches'
import { crackAlong } from '../common/house-parts'
import { Brick, Roof, Turf, Window } from '../common/kit'
import { Jack, Oak, Pier } from '../common/parts'
import { parsePoints } from '../common/points'

const crack = crackAlong(
  parsePoints(
    '392,149 392,164 376,164 376,180 360,180 360,196 348,196 348,212 336,212 336,228 328,228 328,262',
  ),
  8,
  1,
)

/** A beam with a jack under it, and how far it has to rise. */
const lifts = [
  [165, 22],
  [337, 7],
] as const

/** A corner that dropped, in the middle of its lift: jacks on piers press the beams up to the level line. */
export const LiftedCorner = () => (
  <>
    <Sky />
    <path
      className="card seen"
      d="M140 8a18 18 0 0 1 4-36 28 28 0 0 1 50-12 22 22 0 0 1 34 12 18 18 0 0 1 4 36z"
    />
    <g className="seen" transform="translate(614 290)scale(1.4)">
      <Oak x={0} y={0} />
    </g>
    <MovingGround d="M-600 290H1400V480H-600z" />
    <g className="seen">
      <DeepGround d={`${wave(-600, 440, 500, 4, -12)}V640H-600z`} />
    </g>
    <Turf along="-600,290 84,290" />
    <Turf along="646,290 1400,290" />
    <path className="gap" d="M86 290 104 424H228V336L292 328V424H392V310L420 298V280H150z" />
    <clipPath id="low">
      <path d="M0 0h422v480H0z" />
    </clipPath>
    <clipPath id="level">
      <path d="M420 0h300v480H420z" />
    </clipPath>
    <g clipPath="url(#low)" opacity=".999">
      <House transform="matrix(1 -.086 0 1 0 36)" />
    </g>
    <g clipPath="url(#level)" opacity=".999">
      <House />
    </g>
    {lifts.map(([x, down]) => (
      <g key={x} className="seen" transform={`translate(${x} ${down})`}>
        <Pier x={0} top={388} foot={456 - down} radius={9} />
        <path className="steel" d="M-24 384h48v12h-48z" />
        <g transform="translate(0 386)scale(1.28)">
          <Jack x={0} y={0} />
        </g>
        <path className="card" d="M36 396v-26h-10l20-24 20 24h-10v26z" />
      </g>
    ))}
    <path className="level-line" d="M-600 266H1400" />
  </>
)

function House({ transform }: { transform?: string }) {
  return (
    <g transform={transform}>
      <g className="seen">
        <Brick d="M150 266V140H640V266z" />
        <Roof d="M122 142 238 60H552L668 142z" />
        <path className="card" d="M122 140H668v9H122z" />
        <Window at={[182, 172]} size={[56, 58]} />
        <Window at={[258, 172]} size={[56, 58]} />
        <Window at={[540, 172]} size={[56, 58]} />
        <path className="door" d="M446 178h44v88h-44z" />
      </g>
      <path className="gap crack" d={crack} />
      <g className="cut">
        <Hatched
          kind="concrete"
          d="M144 266H646V340H604l-10-42H520l-8 42H470l-8-42H366l-8 42H316l-8-42H196l-10 42H144z"
        />
      </g>
    </g>
  )
}
