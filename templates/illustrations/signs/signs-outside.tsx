import { MovingGround } from '../common/ground'
import { Hatched } from '../common/hatches'
import { crackAlong } from '../common/house-parts'
import { parsePoints } from '../common/points'

/** Along the joints of the brick, from the corner of the window down. */
const inTheJoints = parsePoints(
  '226,90 226,114 200,114 200,138 174,138 174,162 148,162 148,186 122,186 122,200',
)

/** A brick wall whose crack climbs along the joints to the corner of a window, and is widest at the top. */
export function StairStepCrack() {
  return (
    <>
      <Bricks />
      <g className="ink">
        <path className="limestone" d="M214 0h118v84H214z" />
        <path className="pane" d="M230 0h102v68H230z" />
        <path className="fine" d="M274 0v68" />
        <path className="concrete" d="M206 78h126v12H206z" />
      </g>
      <path className="gap crack" d={crackAlong(inTheJoints, 6.5, 1.8)} />
    </>
  )
}

function Bricks() {
  const rows = Array.from({ length: 8 }, (_, i) => 18 + 24 * i)
  const joints = rows.map((y, i) => `M0 ${y}h320` + row(i % 2 ? 18 : 44, y))
  return (
    <>
      <path className="brick" d="M0 0h320v200H0z" />
      <path className="hatch bold" d={joints.join('')} />
    </>
  )
}

const row = (x: number, y: number) => Array.from({ length: 6 }, (_, i) => `M${x + 52 * i} ${y}v24`).join('')

/** A broken slab, with one half lower than the other. */
export function SlabCrack() {
  return (
    <>
      <path className="sky" d="M0 0h320v200H0z" />
      <path className="gap" d="M0 120h320v60H0z" />
      <MovingGround d="M0 142h120l60 12h140v46H0z" />
      <g className="ink">
        <Hatched kind="concrete" d="M-4 70h176l-10 20 8 16-12 28H-4z" />
        <Hatched kind="concrete" d="M186 92h138v62H172l12-26-8-16z" />
        <path className="line level" d="M176 70h140" />
      </g>
    </>
  )
}

/** A chimney that leans away from the house, with a plumb line beside it. */
export function LeaningChimney() {
  return (
    <>
      <path className="sky" d="M0 0h320v200H0z" />
      <path className="topsoil" d="M0 184h320v16H0z" />
      <path className="grass" d="M0 184h320" />
      <g className="ink">
        <path className="card" d="M-4 92h164v92H-4z" />
        <path className="roof" d="M-4 34 62 20l118 72H-4z" />
        <path className="pane" d="M30 116h52v42H30z" />
        <path className="fine" d="M56 116v42" />
        <g transform="translate(-12)rotate(7 172 184)">
          <path className="brick" d="M172 184V104h12V34h40v70h14v80z" />
          <path fill="url(#h-brick)" d="M172 184V104h12V34h40v70h14v80z" />
          <path className="concrete" d="M178 24h52v12h-52z" />
        </g>
        <path className="level line" d="M160 8v82" />
      </g>
    </>
  )
}

/** A downspout that empties beside the wall, into a puddle that does not drain. */
export function StandingWater() {
  return (
    <>
      <path className="sky" d="M0 0h320v200H0z" />
      <MovingGround d="M0 138h96q24 26 78 26 50 0 76-30 30-10 70-14v80H0z" />
      <path className="grass" d="M250 134q30-10 70-14" />
      <g className="ink">
        <path className="water" d="M92 134h158q-26 32-76 32-54 0-82-32z" />
        <path className="brick" d="M-4-4h70v132H-4z" />
        <path fill="url(#h-brick)" d="M-4-4h70v132H-4z" />
        <Hatched kind="concrete" d="M-4 112h96v64H-4z" />
        <path className="steel" d="M76-4h14v92q0 12 12 14l14 4-3 12-18-4Q76 110 76 92z" />
      </g>
      <path
        className="film thin"
        d="M150 46l-5 16M196 20l-5 16M240 62l-5 16M290 30l-5 16M206 94l-5 16M120 22l-5 16M284 100l-5 16"
      />
      <path className="film thin" d="M118 116q8 6 8 20" />
    </>
  )
}

/** Dry clay that has shrunk away from under the edge of a slab. */
export function GapUnderSlab() {
  return (
    <>
      <path className="sky" d="M0 0h320v200H0z" />
      <path className="gap" d="M86 122h234v66H86z" />
      <MovingGround d="M0 124h88q-4 26 4 46 100 16 228-14v44H0z" />
      <path className="topsoil" d="M0 124h88l-2 18H0z" />
      <path className="grass" d="M0 124h88" />
      <path className="gap" d="M30 127h7l8 29-6 14 6 18-9-17 5-15zM60 127h5l-3 27 3 14-8-14z" />
      <g className="ink">
        <path className="brick" d="M122-4h56v94h-56z" />
        <path fill="url(#h-brick)" d="M122-4h56v94h-56z" />
        <Hatched kind="concrete" d="M106 88h218v38H186l-10 18h-70z" />
      </g>
    </>
  )
}
