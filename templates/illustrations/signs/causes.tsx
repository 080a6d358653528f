import type { ReactNode } from 'react'
import { DryClay, Rubble, Sky, WetClay, useOnDryClay } from '../common/ground'
import { Hatched } from '../common/hatches'
import { HouseCorner, crackAlong } from '../common/house-parts'
import { Turf } from '../common/kit'
import { Label } from '../common/labels'
import { parsePoints } from '../common/points'
import { useDrawingWords } from '../../words'

/** The corner of a house whose far end stays. A positive turn raises the corner. */
const Corner = ({ turn, children }: { turn: number; children?: ReactNode }) => (
  <g transform={`rotate(${turn} 366 146)translate(180 146)scale(.64)`}>
    <HouseCorner x={0} y={0} />
    {children}
  </g>
)

const cracks = (...all: string[]) => all.map((points) => crackAlong(parsePoints(points), 12, 0.6)).join('')

const sheltered = cracks('262,176 258,186 265,196 261,210', '326,174 331,184 324,194 328,204')

/** Clay that is wet and high at the corner of a house, which it lifts, and dry and cracked farther under it. */
export function SwellingClay() {
  const { wet, dry } = useDrawingWords().grounds
  return (
    <>
      <Sky />
      <DryClay d="M170 172h194v72H170z" />
      <path className="gap crack" d={`M190 130h176v46h-176z${sheltered}`} />
      <WetClay d="M0 152q96-16 184-14l8 38h28q10 30-14 68H0z" />
      <path className="water" d={drops} />
      <Turf along="0,152 60,144 120,140 178,138" />
      <path
        className="rain"
        d="M34 66l-6 18M78 34l-6 18M122 70l-6 18M92 98l-6 18M46 110l-6 18M138 22l-6 18M30 20l-6 18"
      />
      <Corner turn={5} />
      <path className="red ink" d="M196 178l20 20h-12v16h-16v-16h-12z" />
      <g className={useOnDryClay()}>
        <text x="14" y="230">
          {wet}
        </text>
        <text className="end" x="350" y="230">
          {dry}
        </text>
      </g>
    </>
  )
}

const drops = ['22 166', '52 184', '84 162', '112 186', '142 160', '156 190']
  .map((at) => `M${at}q12 15 0 18-12-3 0-18z`)
  .join('')

const parched = cracks('34,162 30,184 40,202 34,230', '92,162 97,182 88,200 92,222')

/** In units of the house: from under the eave to the upper corner of the window. */
const bent = crackAlong(parsePoints('30,-132 30,-124 42,-124 42,-116 54,-116 54,-108'), 9, 2)

/** The sun on the side of a house that dries first. Its corner has sunk, and there is a gap beside it. */
export const HotWall = () => (
  <>
    <Sky />
    <DryClay d="M0 162h364v82H0z" />
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

/** A cloudburst on ground that a drought has cracked. The rain runs into the gap beside a house. */
export const Cloudburst = () => (
  <>
    <Sky />
    <DryClay d="M0 162h364v82H0z" />
    <path className="gap crack" d={parched} />
    <path className="water" d="M150 160h180q-50 42-124 54-36 2-56-54z" />
    <path className="flow" d="M4 157h34m10 0h34m10 0h40q12 0 20 14" />
    <path
      className="rain"
      d="M34 94l-8 24M66 94l-8 24M98 94l-8 24M130 94l-8 24M20 126l-6 18M52 126l-6 18M84 126l-6 18M116 126l-6 18M148 126l-6 18"
    />
    <Corner turn={-3}>
      <path className="gap crack" d={bent} />
    </Corner>
    <path
      className="steel ink"
      transform="translate(-56 10)scale(.74)"
      d="M84 96a30 30 0 0 1 2-60 46 46 0 0 1 84-14 40 40 0 0 1 68 18 34 34 0 0 1 54 24q2 32-28 32z"
    />
  </>
)

/** The frame of a new house on its slab, above fill that lies on a slope. */
export const NewSlab = () => (
  <>
    <Sky />
    <DryClay d="M0 150h100l260 66v24H0z" />
    <Rubble d="M86 150h274v66L100 150z" />
    <g className="seen">
      <path
        className="wood"
        d="M42 76h276v10H42zM42 118h276v10H42zM42 86h10v32H42zM86 86h10v32H86zM130 86h10v32h-10zM175 86h10v32h-10zM220 86h10v32h-10zM264 86h10v32h-10zM308 86h10v32h-10zM24 76 180 10l156 66h-26L180 22 50 76zM175 24h10v52h-10z"
      />
    </g>
    <path className="ink line" d="M100 150l260 66" />
    <g className="cut">
      <Hatched kind="concrete" d="M34 128h292v42h-42l-12-22H88l-12 22H34z" />
    </g>
    <Turf along="0,150 32,150" />
    <Turf along="328,150 360,150" />
  </>
)

const split = cracks('142,146 147,164 138,180 142,204', '180,146 176,160 182,172 179,190')

/** One rain on deep clay that shrinks from a house and, uphill, on a house half on limestone and half on fill. */
export function ClayAndRock() {
  const { clay, rock, fill } = useDrawingWords().grounds
  return (
    <>
      <Sky />
      <path
        className="rain"
        d="M140 76l-6 18M164 72l-6 18M188 76l-6 18M212 72l-6 18M128 106l-6 18M152 102l-6 18M176 106l-6 18M200 102l-6 18"
      />
      <path
        className="steel ink"
        transform="translate(100 12)scale(.44)"
        d="M84 96a30 30 0 0 1 2-60 46 46 0 0 1 84-14 40 40 0 0 1 68 18 34 34 0 0 1 54 24q2 32-28 32z"
      />
      <DryClay d="M-4 146H240v98H-4z" />
      <path className="gap crack" d={`M-4 146h124q-8 42-38 42-46-6-86-28z${split}`} />
      <g className="seen">
        <Hatched kind="limestone" d="M200 147l22 9 74 4 40-32 30-4v122H226z" />
        <Rubble d="M202 147l36-26h110l-12 7-40 32-74-4z" />
      </g>
      <path className="fault" d="M200 146l26 98" />
      <g transform="rotate(3 -50 132)translate(100 132)scale(-.5 .5)">
        <HouseCorner x={0} y={0} />
        <path className="gap crack" d={bent} />
      </g>
      <g transform="rotate(-3 404 112)translate(254 112)scale(.5)">
        <HouseCorner x={0} y={0} />
        <path className="gap crack" d={bent} />
      </g>
      <Turf along="168,146 178,146" />
      <Turf along="192,146 202,146 238,121 252,121" />
      <g className={useOnDryClay()}>
        <text x="16" y="222">
          {clay}
        </text>
      </g>
      <Label on="limestone" at={[252, 222]} text={rock} />
      <Label on="limestone" at={[300, 190]} text={fill} leader="308,172 302,142" />
    </>
  )
}
