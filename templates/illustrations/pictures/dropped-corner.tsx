import { DeepGround, MovingGround, Sky, wave } from '../common/ground'
import { Hatched } from '../common/hatches'
import { crackAlong } from '../common/house-parts'
import { Brick, Roof, Turf, Window } from '../common/kit'
import { Oak } from '../common/parts'
import { parsePoints } from '../common/points'

const crack = crackAlong(
  parsePoints(
    '392,149 392,164 376,164 376,180 360,180 360,196 348,196 348,212 336,212 336,228 328,228 328,262',
  ),
  8,
  1,
)

/** A crack in the clay that dried beside the corner. */
const dry = crackAlong(parsePoints('92,304 86,330 97,350 90,384 96,402'), 12, 1)

/** A corner that dropped, where the clay dried beside it. Dashes show where piers go, from its beams to rock. */
export const DroppedCorner = () => (
  <>
    <Sky />
    <path
      className="card seen"
      d="M140 8a18 18 0 0 1 4-36 28 28 0 0 1 50-12 22 22 0 0 1 34 12 18 18 0 0 1 4 36z"
    />
    <g className="seen" transform="translate(620 290)scale(1.15)">
      <Oak x={0} y={0} />
    </g>
    <MovingGround d="M-600 290H10Q90 292 140 318L420 290H1400V480H-600z" />
    <path className="gap crack" d={dry} />
    <g className="seen">
      <DeepGround d={`${wave(-600, 440, 500, 4, -12)}V640H-600z`} />
    </g>
    <Turf along="-600,290 10,290" />
    <Turf along="10,290 60,294 144,316" />
    <Turf along="646,290 1400,290" />
    <path className="ghost" d="M157 364V458H173V364M329 349V458H345V349" />
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
    <path className="level-line" d="M-600 266H1400" />
    <path className="move" d="M104 266h30M104 290h30M119 266v24" />
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
