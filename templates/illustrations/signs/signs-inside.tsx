import { MovingGround } from '../common/ground'
import { Hatched } from '../common/hatches'
import { crackAlong } from '../common/house-parts'
import { Window } from '../common/kit'
import { parsePoints } from '../common/points'

const Wall = () => <path className="plaster" d="M0-150H360V390H0z" />

/** In drywall a crack follows no joints, and is widest where it starts. */
const overTheDoor = parsePoints('170,97 188,84 200,80 216,62 236,56 252,38 268,32 280,19')

/** A crack from the corner of a door frame to the ceiling. */
export function DrywallCrack() {
  return (
    <>
      <Wall />
      <g className="seen">
        <path className="caliche" d="M-4-150H364V18H-4z" />
        <path className="wood" d="M-4 96H170V390H-4z" />
        <path className="door" d="M-4 114H152V390H-4zM-4 138H126V390" />
        <circle className="gas" cx="138" cy="206" r="6" />
      </g>
      <path className="gap crack" d={crackAlong(overTheDoor, 15, 1)} />
    </>
  )
}

/** A door that rubs at the top of a frame that is no longer square. */
export function StickingDoor() {
  return (
    <>
      <Wall />
      <g className="seen">
        <path className="wood" d="M-4 222H364V244H-4z" />
        <path className="wood" d="M98 224 110 18l156 14-8 192z" />
        <path className="gap" d="M118 224 128 40l120 10-6 174z" />
        <path className="door" d="M122 222l6-164 112 0 4 164z" />
        <path className="fine" d="M142 76h80l2 50h-84zM140 146h84l2 56h-88z" />
        <circle className="gas" cx="230" cy="140" r="6" />
      </g>
    </>
  )
}

/** A pencil rolls down a floor that should be level. */
export function SlopingFloor() {
  return (
    <>
      <path className="card" d="M0 0h360v240H0z" />
      <g className="seen">
        <Window at={[44, 16]} size={[104, 76]} />
        <path className="plaster" d="M-4 116 364 168v20L-4 136z" />
        <path className="wood" d="M-4 136 364 188v56H-4z" />
        <path className="fine" d="M60 145l-24 99M160 159l-24 85M260 173l-24 71M340 185l-20 59" />
      </g>
      <path className="level-line" d="M0 136H360" />
      <g className="seen" transform="rotate(8 250 200)">
        <path className="gas" d="M226 196 306 148l10 5 4 12-80 48z" />
        <path className="fine" d="M232 200l82-48M238 208l80-48" />
        <path className="wood" d="M306 148l32-12-18 29-4-12z" />
        <path className="fine" d="M329 139l9-3-5 8z" />
        <path className="gap" d="M330 139l8-3-5 8z" />
        <path className="foam" d="M220 194l12-4 12 8 2 12-10 6-13-8z" />
      </g>
      <path className="fine seen" d="M170 176h34M178 190h30M170 204h34" />
    </>
  )
}

/** Trim that has come away from the ceiling. */
export function TrimGap() {
  return (
    <>
      <Wall />
      <g className="seen">
        <path className="card" d="M-4-4h368v66H-4z" />
        <path className="gap" d="M44 62h320v48z" />
        <path className="wood" d="M-4 62h68l300 42v60L44 118l-48-2z" />
        <path className="fine" d="M-4 78h66l302 42M-4 100h62l306 44" />
      </g>
    </>
  )
}

const pier = (x: number, y: number) => `M${x} ${y}h40v72h14v18h-68v-18h14z`

/** A beam that sags onto a pier that has sunk. */
export function SaggingBeam() {
  const joists = [20, 88, 156, 224, 292].map((x, i) => `M${x} ${[38, 52, 60, 52, 38][i]}h24v28h-24z`).join('')
  return (
    <>
      <path className="under" d="M0-150H360V390H0z" />
      <MovingGround d="M0 200q120 6 180 12 60-8 180-12V390H0z" />
      <g className="seen">
        <Hatched kind="concrete" d={pier(24, 108) + pier(296, 108) + pier(160, 138)} />
        <path className="wood" d={joists} />
        <path className="wood" d="M-4 64q184 66 368 0v40q-184 66-368 0z" />
        <path className="card" d="M-4 20q184 44 368 0v22q-184 44-368 0z" />
      </g>
      <path className="level-line" d="M0 20h360" />
    </>
  )
}
