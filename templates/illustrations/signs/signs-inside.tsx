import { MovingGround } from '../common/ground'
import { Hatched } from '../common/hatches'
import { Crack } from '../common/cracks'
import { Window } from '../common/kit'

const Wall = () => <path className="plaster" d="M0-150H360V390H0z" />

/** A crack from the corner of a door frame to the ceiling. A frame much wider than high shows the door's knob too. */
export const DrywallCrack = () => (
  <>
    <Wall />
    <g className="seen">
      <path className="caliche" d="M-4-150H364V34H-4z" />
      <path className="card" d="M-4 34H364V52H-4zM-4 40H364" />
      <path className="wood" d="M-4 112H168V390H-4z" />
      <path className="gap" d="M-4 126H152V390H-4z" />
      <path className="door" d="M-4 127 147 132V390H-4z" />
      <path className="fine" d="M-4 146 68 148V390M84 390V149L130 151V390" />
      <circle className="gas" cx="138" cy="174" r="6" />
      <path className="card" d="M216 146h28v42h-28zM226 158h8v18h-8z" />
    </g>
    {/* In drywall a crack follows no joints, and is widest where it starts. */}
    <Crack along="168,112 186,103 196,101 212,86 230,82 246,68 262,65 278,53" wide={4} thin={0.8} />
  </>
)

/** A door that rubs at the top of a frame that is no longer square. */
export const StickingDoor = () => (
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

/** A pencil rolls down a floor that should be level. */
export const SlopingFloor = () => (
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

/** Trim that has come away from the ceiling. */
export const TrimGap = () => (
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

const pier = (x: number, y: number, foot: number) => `M${x - 16} ${y}h32V${foot - 12}h14v14h-60v-14h14z`

/** Of the floor, which sags by 22 in its middle. */
const sag = (y: number) => `M-4 ${y}q184 44 368 0`

/** A beam that sags onto a pier that has sunk, below a room where a china cabinet leans. */
export function SaggingBeam() {
  const joists = [14, 75, 136, 197, 258, 319].map(
    (x, i) => `M${x} ${[114, 126, 133, 133, 126, 114][i]}h27v30h-27z`,
  )
  return (
    <>
      <path className="plaster" d="M0-150H360V136H0z" />
      <path className="under" d={`${sag(106)}V390H-4z`} />
      <g className="seen">
        <path className="wood" d="M252 28 312 31 310 72 250 69z" />
        <path className="pane" d="M259 36 304 38 303 64 258 62z" />
        <path className="oak" d="M258 54q20-14 46 0L303 64 258 62z" />
        <g transform="translate(98 122)rotate(6)">
          <path className="wood" d="M-42 0V-98h84V0zM-48-104h96v8h-96z" />
          <path className="pane" d="M-36-90h33v50h-33zM3-90h33v50H3z" />
          <path className="line" d="M-36-64h33M3-64h33M-42-34h84M0-34V0M-7-22v8M7-22v8" />
          <path className="card" d={[-28, -15, 11, 24].map((x) => plate(x, -71) + plate(x, -47)).join('')} />
        </g>
        <MovingGround d="M-4 202H122q14 2 20 18h76q6-16 20-18H364V390H-4z" />
        <Hatched kind="concrete" d={pier(36, 154, 204) + pier(324, 154, 204) + pier(180, 172, 221)} />
        <path className="wood" d={joists.join('')} />
        <path className="wood" d={`${sag(134)}v24q-184 44-368 0z`} />
        <path className="card" d={`${sag(103)}v12q-184 44-368 0z`} />
      </g>
      <path className="level-line" d="M0 103h360" />
    </>
  )
}

/** A plate on its edge, on a shelf. */
const plate = (x: number, y: number) => `M${x - 6} ${y}a6 6 0 1 1 12 0 6 6 0 1 1-12 0`
