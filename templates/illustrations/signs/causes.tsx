import { MovingGround, Sky } from '../common/ground'
import { Hatched } from '../common/hatches'
import { crackAlong } from '../common/house-parts'
import { Brick, Turf } from '../common/kit'
import { parsePoints } from '../common/points'

const shrunk = ['40,152 36,178 46,204 40,238', '98,152 104,172 94,196 98,222']
  .map((points) => crackAlong(parsePoints(points), 12, 0.6))
  .join('')

/** Clay that is dry, low and cracked on the left, and wet and high on the right, with the level between them. */
export const SwellingClay = () => (
  <>
    <Sky />
    <MovingGround d="M0 152h124c36 0 40-64 84-64h152v152H0z" />
    <path className="water" opacity=".45" d="M164 240q-10-92 44-152h152v152z" />
    <path className="gap crack" d={shrunk} />
    <path className="ink line" d="M0 152h124c36 0 40-64 84-64h152" />
    <Turf along="0,152 32,152" />
    <Turf along="216,88 360,88" />
    <path className="rain" d="M228 22l-6 18M282 10l-6 18M330 30l-6 18M256 52l-6 18M306 54l-6 18" />
    <path className="level-line" d="M0 120h360" />
    <g className="ink">
      <path className="red" d="M276 128l24 26h-14v44h-20v-44h-14z" />
    </g>
  </>
)

/** A thermometer in the sun, on the wall that dries first. */
export const HotWall = () => (
  <>
    <Sky />
    <MovingGround d="M0 208h164v32H0z" />
    <Turf along="0,208 164,208" />
    <g className="ink">
      <Brick d="M164-4h200v248H164z" />
      <circle className="gas" cx="76" cy="70" r="40" />
      <path
        className="line"
        d="M76 20V4M76 120v16M26 70H10M126 70h16M41 35 30 24M111 105l11 11M41 105l-11 11M111 35l11-11"
      />
      <path className="card" d="M222 28q0-16 16-16h52q16 0 16 16v184q0 16-16 16h-52q-16 0-16-16z" />
      <path className="line" d="M276 48h18M276 74h12M276 100h18M276 126h12M276 152h18" />
      <path className="sky" d="M246 42q0-12 10-12t10 12v120a24 24 0 1 1-20 0z" />
      <path className="red" d="M251 62h10v104a18 18 0 1 1-10 0z" />
    </g>
  </>
)

const parched = ['58,160 62,184 54,206 58,236', '196,160 190,182 198,206 194,230', '308,160 312,186 304,214']
  .map((points) => crackAlong(parsePoints(points), 13, 0.6))
  .join('')

/** A cloudburst on ground that a drought has cracked. */
export const Cloudburst = () => (
  <>
    <Sky />
    <MovingGround d="M0 160h360v80H0z" />
    <path className="gap crack" d={parched} />
    <path className="ink line" d="M0 160h360" />
    <path
      className="rain"
      d="M100 108l-8 24M134 108l-8 24M168 108l-8 24M202 108l-8 24M236 108l-8 24M270 108l-8 24M116 134l-6 18M150 134l-6 18M184 134l-6 18M218 134l-6 18M252 134l-6 18"
    />
    <g className="ink">
      <path
        className="steel"
        transform="translate(-6 14)scale(1.06)"
        d="M84 96a30 30 0 0 1 2-60 46 46 0 0 1 84-14 40 40 0 0 1 68 18 34 34 0 0 1 54 24q2 32-28 32z"
      />
    </g>
  </>
)

/** The frame of a new house on its slab, above fill that lies on a slope. */
export const NewSlab = () => (
  <>
    <Sky />
    <MovingGround d="M0 150h100l260 66v24H0z" />
    <Hatched kind="fill" d="M86 150h274v66L100 150z" />
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
