import type { ReactNode } from 'react'
import { DryClay, Sky, WetClay, useOnDryClay } from '../common/ground'
import { Hatched } from '../common/hatches'
import { HouseCorner, crackAlong } from '../common/house-parts'
import { Brick, Turf, cloud } from '../common/kit'
import { parsePoints } from '../common/points'
import type { Point } from '../common/points'
import { CuppedHand } from '../common/hands'
import { useDrawingWords } from '../../words'

/** The corner of a house whose far end stays. A positive turn raises the corner. */
const Corner = ({ turn, children }: { turn: number; children?: ReactNode }) => (
  <g transform={`rotate(${turn} 366 146)translate(180 146)scale(.64)`}>
    <HouseCorner x={0} y={0} />
    {children}
  </g>
)

const cracks = (...all: string[]) => all.map((points) => crackAlong(parsePoints(points), 12, 0.6)).join('')

/** A dry clod of clay in a hand. Wet, it fills the dashes. */
export const SwellingClay = () => (
  <>
    <Sky />
    <path className="water" d={drops([26, 30], [272, 12], [304, 54])} />
    <path className="level-line" d="M24 100 44 46 92 16 128 22 164 4 226 18 268 62 276 124 240 172H60z" />
    <g className="cut">
      <DryClay d="M48 102 64 58 100 36 128 42 160 26 212 38 244 72 252 118 232 160 180 184 104 182 62 146z" />
    </g>
    <path
      className="gap crack"
      d={cracks('100,36 112,76 96,104 112,140', '160,26 152,66 184,96 176,130', '244,72 210,84 184,96')}
    />
    <g className="seen">
      <CuppedHand at={[158, 146]} scale={1.55} />
    </g>
  </>
)

/** A slab that wet clay has raised in its middle, over a broken pipe. Its floor has cracked at the top. */
export function DomedSlab() {
  const { wet, dry } = useDrawingWords().grounds
  return (
    <>
      <Sky />
      <path className="plaster" d="M28-4H332V124H28z" />
      <DryClay d="M-4 150H60Q180 116 300 150H364V244H-4z" />
      <WetClay d="M72 244Q74 180 104 138Q180 118 256 138Q286 180 288 244z" />
      <path
        className="water"
        d={drops([122, 152], [148, 146], [212, 146], [238, 152], [98, 168], [262, 168])}
      />
      <g className="seen">
        <Brick d="M14-4H38V130H14zM322-4H346V130H322z" />
        <path className="wood" transform="rotate(5 250 112)" d="M224 118V22h54v96z" />
        <path className="door" transform="rotate(2 250 112)" d="M231 118V30h40v88z" />
        <path className="card" d="M-4 198H152l10 6-8 6 6 6H-4zM364 198H206l-8 5 10 7-6 6H364z" />
      </g>
      <path className="flow" d="M164 200q4-10 0-20m16 22v-36m16 32q-6-8-2-20" />
      <g className="cut">
        <Hatched kind="concrete" d="M6 128Q180 80 354 128V184H312l-8-32Q180 112 56 152l-8 32H6z" />
      </g>
      <path className="gap crack" d={cracks('150,105 155,114 149,122 153,130')} />
      <path className="level-line" d="M0 128H360" />
      <g className={useOnDryClay()}>
        <text className="middle" x="156" y="235">
          {wet}
        </text>
        <text className="end" x="352" y="235">
          {dry}
        </text>
      </g>
    </>
  )
}

const drops = (...all: Point[]) => all.map(([x, y]) => `M${x} ${y}q12 15 0 18-12-3 0-18z`).join('')

/** A thermometer on the wall that the sun is on. */
export const Thermometer = () => (
  <>
    <Sky />
    <g className="ink">
      <circle className="gas" cx="80" cy="78" r="36" />
      <path
        className="line sun"
        d="M80 28V10M80 128v18M30 78H12M130 78h18M45 43 32 30M115 113l13 13M45 113l-13 13M115 43l13-13"
      />
    </g>
    <g className="seen">
      <Hatched kind="brick" d="M166-4H364V244H166z" />
      <path className="card" d="M220 36a28 28 0 0 1 56 0V142a48 48 0 1 1-56 0z" />
      <path className="red" d="M242 58h12V156a28 28 0 1 1-12 0z" />
    </g>
    <path className="ink line" d="M260 46h16m-16 20h10m-10 20h16m-16 20h10m-10 20h16" />
  </>
)

const parched = cracks('34,162 30,184 40,202 34,230', '92,162 97,182 88,200 92,222')

/** In units of the house: from under the eave to the upper corner of the window. */
const bent = crackAlong(parsePoints('30,-132 30,-124 42,-124 42,-116 54,-116 54,-108'), 9, 2)

/** The sun on the side of a house that dries first. Its corner has sunk, and there is a gap beside it. */
export const HotWall = () => (
  <>
    <Sky />
    <DryClay d="M-4 162H364V600H-4z" />
    <path className="gap crack" d={`M160 162h176q-56 42-130 54-36 2-46-54z${parched}`} />
    <g className="ink">
      <circle className="gas" cx="76" cy="70" r="32" />
      <path
        className="line sun"
        d="M76 24V8M76 116v16M30 70H14M122 70h16M43 37 32 26M109 103l11 11M43 103l-11 11M109 37l11-11"
      />
    </g>
    <Corner turn={-4}>
      <path className="gap crack" d={bent} />
    </Corner>
    <Turf along="0,162 22,162" />
  </>
)

/** A cloudburst on the cracked bed of a pond, which it has half filled. */
export const Cloudburst = () => (
  <>
    <Sky />
    <DryClay d="M-4 104H364V244H-4z" />
    <path
      className="inner"
      d="M0 126l34 8 40-10 44 12 46-10 60 8M0 176l52-12 62 16 58-16 40 10M0 222l40-8 70 20 66-20M34 134l18 30-12 50M118 136l-4 44-4 54M164 126l8 38 4 50M74 124V104M52 164M210 134l-38 30M6 104 0 126"
    />
    <g className="seen">
      <path className="water" d="M364 116Q262 118 222 142T176 196 150 244H364z" />
    </g>
    <path
      className="trickle"
      d="M262 146q14-8 28 0t28 0M226 182q14-8 28 0t28 0M282 214q14-8 28 0t28 0M206 222q10-6 20 0t20 0"
    />
    <path
      className="rain"
      d="M216 82l-8 24M248 82l-8 24M280 82l-8 24M312 82l-8 24M344 82l-8 24M200 112l-6 18M232 112l-6 18M264 112l-6 18M296 112l-6 18M328 112l-6 18"
    />
    <path className="steel ink" transform="translate(106 8)scale(.82)" d={cloud} />
  </>
)

/** The forms of a new slab, with its steel, between survey stakes. Behind it, the frames of three new houses. */
export const NewSlab = () => (
  <>
    <Sky />
    <DryClay d="M-4 98H364V244H-4z" />
    <g className="seen">
      {[26, 140, 254].map((x) => (
        <g key={x} transform={`translate(${x} 34)scale(.5)`}>
          <path className="wood" d={frame} />
        </g>
      ))}
      <path className="wood" d="M96 132H300L340 200v14H24v-14z" />
      <path className="caliche" d="M102 140H294L324 198H40z" />
    </g>
    <path
      className="bar"
      d="M92 152H300M78 166H308M62 182H316M140 140 100 198M180 140 160 198M218 140 222 198M256 140 280 198"
    />
    <g className="seen">
      <path className="card" d="M16 150h10v70l-5 10-5-10zM334 150h10v70l-5 10-5-10z" />
      <path className="gas" d="M26 154h30l-8 9 8 9H26zM334 154h-30l8 9-8 9h30z" />
    </g>
  </>
)

/** Of a house, 160 wide, standing at 128. */
const frame =
  'M0 56H160v8H0zM0 120H160v8H0zM0 64h9v56H0zM38 64h9v56h-9zM76 64h9v56h-9zM114 64h9v56h-9zM151 64h9v56h-9zM-16 56 80-10 176 56H154L80 6 6 56zM76 4h9v52h-9z'
