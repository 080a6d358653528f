/**
 * A corner of a house on clay in four seasons, as the seasonal care guide describes them: the edge rises in spring
 * rain, the corner drops when summer clay shrinks from it, fall rain fills the gap and part of the crack closes, and
 * in winter it hardly moves. Floors are measured when it is highest and lowest. The crack climbs toward the corner
 * that dropped and is widest at the top. The dashed line is level. The tilt is about ten times that of a badly moved
 * house, as the title block says.
 */
import type { ReactNode } from 'react'
import { Crack } from '../common/cracks'
import { HouseCorner } from '../common/house-parts'
import { MovingGround } from '../common/ground'
import { Turf } from '../common/kit'
import { Label } from '../common/labels'
import { Roots } from '../common/parts'
import { usePlateWords } from '../../words'
import { PlateFrames } from './frames'

const panel = { width: 220, height: 276 }
const floor = 168

interface Season {
  name: 'spring' | 'summer' | 'fall' | 'winter'
  /** Degrees that the house turns about its far end. A positive turn raises the corner. */
  turn: number
  /** The surface of the ground, from the left edge to the wall. */
  surface: string
  /** Where grass grows on it. */
  turf: string
  /** The width of the crack at the corner of the window, in units of the house, if it is open. */
  crack?: number
  /** What is beside the house. */
  art: ReactNode
}

const rain = <path className="rain" d="M22 70l-5 15m25 3-5 15m23-40-5 15m25 10-5 15m-53 15-5 15m40-5-5 15" />
const wet = <path className="water" fillOpacity="0.55" d="M0 186q50-4 98-6l6 38q-50 12-104 2z" />

const up = <path className="move" d="M76 166v-24m-5 7 5-7 5 7" />

const spring = (
  <>
    {rain}
    {wet}
    {up}
  </>
)

const summer = (
  <>
    <Crack along="26,183 23,194 29,206 25,222" wide={7} thin={0.5} />
    <Crack along="60,183 63,194 57,205 61,217" wide={7} thin={0.5} />
    <path className="gap" d="M90 183h8v42l-4-10z" />
    <circle className="gas seen sun" cx="46" cy="92" r="15" />
    <path
      className="seen line sun"
      d="M46 70v-8M46 122v-8M16 92h8M68 92h8M25 71l6 6M61 107l6 6M25 113l6-6M61 77l6-6"
    />
    <path className="move" d="M76 142v24m-5-7 5 7 5-7" />
  </>
)

const fall = (
  <>
    {rain}
    {wet}
    <path className="water" d="M91 184h7v34l-4-8z" />
    {up}
  </>
)

const winter = (
  <>
    <path
      className="ink line"
      d="M44 150 24 120 12 110M30 129 32 102M24 120 22 98M44 142 64 112 80 106M57 122 56 96M64 112 68 92M44 134 40 104 34 88M41 112 48 88M36 138 14 132M54 128 76 122"
    />
    <Roots d="M44 184V132" />
  </>
)

const seasons: Season[] = [
  { name: 'spring', turn: 2, surface: 'M0 186q50-2 98-12', turf: '0,186 52,182 94,175', art: spring },
  { name: 'summer', turn: -2, surface: 'M0 184h98', turf: '0,184 18,184', crack: 3, art: summer },
  { name: 'fall', turn: -1, surface: 'M0 185q60-1 98-1', turf: '0,185 40,184 88,184', crack: 1.6, art: fall },
  { name: 'winter', turn: -1, surface: 'M0 184h98', turf: '0,184 88,184', crack: 1.6, art: winter },
]

/** From under the eave down the joints of the brick to the upper corner of the window. */
const inTheJoints = '30,-132 30,-124 42,-124 42,-116 54,-116 54,-108'

const Panel = ({ season: { turn, surface, turf, crack: width, art } }: { season: Season }) => (
  <>
    <path className="sky" d={`M0 0h${panel.width}v${panel.height}H0z`} />
    <MovingGround d={`${surface}H${panel.width}V${panel.height}H0z`} />
    {art}
    <path className="cut line" d={surface} />
    <Turf along={turf} />
    <g transform={`rotate(${turn} 284 ${floor})translate(98 ${floor})scale(.62)`}>
      <use href="#d-corner" />
      {width && <Crack along={inTheJoints} wide={width} thin={0.8} />}
    </g>
    <path className="level" d={`M8 ${floor}h204`} />
  </>
)

export function Seasons() {
  const words = usePlateWords().plates.seasons
  return (
    <PlateFrames
      name="seasons"
      defs={
        <>
          <g id="d-corner">
            <HouseCorner x={0} y={0} />
          </g>
          {seasons.map((season, i) => (
            <g key={season.name} id={`d-${i}`}>
              <Panel season={season} />
            </g>
          ))}
        </>
      }
      wide={
        <>
          {seasons.map(({ name }, i) => (
            <svg key={name} x={i * panel.width} width={panel.width} height={panel.height}>
              <use href={`#d-${i}`} />
              <path className="seen line" d={`M0 0v${panel.height}`} />
              <Label layer at="14,30" text={words[name]} />
              <Label quiet on="clay" at="14,258" text={words[`${name}Note`]} />
            </svg>
          ))}
        </>
      }
      narrow={seasons.map(({ name }, i) => (
        <svg key={name} x={(i % 2) * 180} y={i < 2 ? 0 : 185} width="180" height="185">
          <svg viewBox="0 36 214 220">
            <use href={`#d-${i}`} />
          </svg>
          <path className="seen line" d="M0 185V0h180" />
          <Label layer at="8,16" text={words[name]} />
          <Label quiet on="clay" at="8,173" text={words[`${name}Note`]} />
        </svg>
      ))}
    />
  )
}
