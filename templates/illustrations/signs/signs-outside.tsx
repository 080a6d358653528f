import { MovingGround, Sky } from '../common/ground'
import { Concrete, Hatched } from '../common/hatches'
import { Crack, alongJoints } from '../common/cracks'
import { Brick, Roof, Turf, Window } from '../common/kit'
import { Oak } from '../common/parts'
import { Penny } from '../common/penny'
import { useHasSlab } from '../../words'

/** From the window along the joints of the brick, which are 24 by 8, to the end of the slab. */
const inTheJoints = `${alongJoints([150, 64], 7, [-12, 8])} 66,120`

/** What is left of the window slopes down to the corner that sank. */
const sunk = { transform: 'matrix(1 -.07 0 1 0 10.6)' }

/** The corner of a brick house that sank. From there a crack climbs to a window, widest at the top, and a penny is held to it. */
export const StairStepCrack = () => (
  <g transform="translate(0 4)scale(1.5)">
    <Sky />
    <Oak look="ink" at="translate(38 133)scale(.34)" />
    <g className="ink">
      <path className="brick" d="M66 16H250V122H152L66 128z" />
    </g>
    <path fill="url(#h-brick)" d="M152 16H250V120H152z" />
    <g {...sunk}>
      <path fill="url(#h-brick)" d="M66 8H152V120H66z" />
    </g>
    <g className="ink">
      <Roof d="M44 15.6 78-16H250V8H152z" />
      <path className="card" d="M44 15.6 152 8H250V18H152L44 25.6z" />
      <g {...sunk}>
        <Crack along={inTheJoints} wide={2.3} thin={0.7} />
      </g>
      <Window at={[150, 25]} size={[54, 36]} />
      <path className="concrete" d="M145 60H209V66H145zM62 126.3 152 120H250V150H152L62 156z" />
    </g>
    <path className="gap" d="M46 133H62V147L190 132V170H46z" />
    <g className="ink">
      <MovingGround d="M-20 133H46l10 17q70-4 130-16l64-2V200H-20z" />
    </g>
    <path className="level-line" d="M16 120H250" />
    <Turf along="-20,133 46,133" />
    <Turf along="186,134 250,132" />
    <Penny at={[172, 112]} of={[-116, -27]} scale={0.5} />
  </g>
)

/** From the eave along the joints of the brick to the corner of the garage door. */
const overTheGarage = alongJoints([126, 16], 6, [12, 8])

/** A garage whose left corner sank. A crack climbs from the other corner of its door to the eave. */
export function GarageCrack() {
  const left = { transform: 'matrix(1 -.06 0 1 0 11.3)' }
  return (
    <g transform="translate(0 4)scale(1.5)">
      <Sky />
      <g className="ink">
        <path className="brick" d="M56 12H250V130H188L56 138z" />
      </g>
      <path fill="url(#h-brick)" d="M188 12H250V128H188z" />
      <path fill="url(#h-brick)" d="M56 4H188V128H56z" {...left} />
      <g className="ink">
        <Roof d="M34 15.2 68-16H250V6H188z" />
        <path className="card" d="M34 15.2 188 6H250V16H188L34 25.2z" />
        <g {...left}>
          <Crack along={overTheGarage} wide={2.3} thin={0.9} />
        </g>
        <path className="concrete" d="M52 136 188 128H250V142H188L52 151z" />
      </g>
      <path className="gap" d="M38 141H52V151L80 142V170H38z" />
      <g className="ink">
        <MovingGround d="M-20 141H38l8 13 34-6L188 138H260V200H-20z" />
        <path className="card" d="M78 70.6 188 64V132H78z" />
        <path className="gap" d="M84 77 182 71V132H84z" />
        <path className="card" d="M84 78H182V130H84z" />
        <path className="concrete" d="M74 132H192L214 170H50z" />
      </g>
      <g className="seen">
        <path className="line" d={`M84 95.3H182M84 112.6H182${row(99) + row(116.3)}`} />
        <path className="pane" d={row(81.7)} />
      </g>
      <Turf along="-20,141 38,141" />
      <Turf along="200,139 250,138" />
    </g>
  )
}

/** Panels of a garage door. */
const row = (y: number) => [89, 121, 153].map((x) => `M${x} ${y}h24v10h-24z`).join('')

/** A floor that broke: its right half sank from the baseboard and the door, and a boot stands at the lip. */
export const SlabCrack = () => (
  <>
    <path className="plaster" d="M0 0h360v126H0z" />
    <path className="under" d="M190 126H364v30H190z" />
    <g className="ink">
      <path className="card" d="M-4 100H240V126H-4zM-4 107H240M258-4H364V126H258zM280-4H370V98H280z" />
      <path className="wood" d="M236-4h22V126h-22z" />
      <path className="line" d="M242-4V126" />
      <path className="gap" d="M180 126h18v70H-4v-34H180z" />
      <MovingGround d="M-4 166H84q60 0 80 15t44 14H364V244H-4z" />
      <path className="roof" d="M97 118V64h47q-1 18 10 26 8 6 18 8 15 4 15 20z" />
      <path className="line" d="M97 104q16-6 22 14M160 93q-8 8-6 25" />
      <path className="dark" d="M95 117h94q2 9-3 9h-62l-4-4h-4l-2 4H97q-3 0-2-9z" />
      <path className="door" d="M92 74q-6-30-4-80h62q4 40-2 78-30 6-56 2z" />
      <path className="line" d="M91 66q28 6 58-2M134-4q4 30 0 68" />
    </g>
    <path className="trickle line" d="M130 80l16-4M136 89l18-7M144 97l18-6" />
    <g className="cut" transform="scale(.5)">
      <Hatched kind="concrete" d="M-8 252H382l-14 26 16 24-22 34H-8z" />
      <Hatched kind="concrete" d="M396 304H728v86H374l22-36-16-26z" />
    </g>
    <Crack along="90,170 98,190 88,206 96,232" wide={5} thin={0.6} />
    <Crack along="270,198 263,212 272,226 266,242" wide={5} thin={0.6} />
    <path className="level-line" d="M194 126H360" />
    <path className="move" d="M204 128h18M204 150h18M213 128v22" />
  </>
)

/** A chimney that leans away from the house, with a plumb line beside it. */
export const LeaningChimney = () => (
  <>
    <Sky />
    <MovingGround d="M0 214H360V240H0z" />
    <g className="seen">
      <path className="card" d="M-4 98H192V214H-4zM-4 116H192M-4 134H192M-4 152H192M-4 170H192M-4 188H192" />
      <Window at={[32, 124]} size={[64, 50]} />
    </g>
    <Crack along="202,96 201,150 199,208" wide={17} thin={1} />
    <g className="seen">
      <Roof d="M-4 8H116l88 88v6H-4z" />
      <g transform="rotate(6 206 206)">
        <Brick d="M200 206V118h14V30h52v88h14v88z" />
        <path className="concrete" d="M206 18h68v14h-68z" />
      </g>
    </g>
    <Concrete d="M188 206h104v22H188z" />
    <path className="level-line" d="M202 0V206" />
    <Turf along="0,214 186,214" />
    <Turf along="294,214 360,214" />
  </>
)

/** A downspout that empties beside the wall, into a puddle that does not drain. */
export const StandingWater = () => (
  <>
    <Sky />
    <MovingGround d="M0 166h108q27 30 88 30 56 0 86-34 33-12 78-16v94H0z" />
    <Turf along="282,160 320,148 360,144" />
    <g className="seen">
      <path className="water" d="M104 162h178q-29 36-86 36-61 0-92-36z" />
      <Brick d="M-4-4h78v158H-4z" />
    </g>
    <Concrete d="M-8 134h116v76H-8z" />
    <path className="steel seen" d="M86-4h16v116q0 14 13 16l16 5-4 14-20-5Q86 134 86 112z" />
    <path
      className="rain"
      d="M168 56l-6 18M220 24l-6 18M270 74l-6 18M326 36l-6 18M232 112l-6 18M134 26l-6 18M320 110l-6 18"
    />
    <path className="rain" d="M132 140q9 7 9 24" />
  </>
)

/** Dry clay that has shrunk away from the edge of a house. */
export function GapUnderSlab() {
  const hasSlab = useHasSlab()
  return (
    <>
      <Sky />
      <MovingGround d="M-4 106H364V600H-4z" />
      <g className="seen">
        <Brick d="M176-200H364V70H176z" />
      </g>
      {hasSlab ? (
        <path className="gap" d="M130 106H364V146q-44 4-84 26-70 34-136 10-16-30-14-76z" />
      ) : (
        <path className="gap" d="M130 106H160V226q-24-40-30-120z" />
      )}
      {!hasSlab && <path className="under" d="M204 86H372V260H204z" />}
      <g className="cut">
        {!hasSlab && <path className="wood" d="M156 70H372V86H156z" />}
        <Hatched kind="concrete" d={hasSlab ? 'M156 70H372V110H250l-12 50h-82z' : 'M156 86H204V260H156z'} />
      </g>
      <Crack along="34,106 31,134 40,160 34,200" wide={11} thin={0.5} />
      <Crack along="88,106 92,128 84,148 90,176" wide={11} thin={0.5} />
      <Turf along="0,106 28,106" />
      <Turf along="42,106 82,106" />
      <Turf along="94,106 130,106" />
    </>
  )
}

/** A hairline in a concrete slab, far narrower than the penny that lies beside it. All frames show the whole penny. */
export const HairlineCrack = () => (
  <>
    <Hatched kind="concrete" d="M0 0h360v240H0z" />
    <g className="seen">
      <path
        className="line"
        d="M246-10 238 20l6 22-14 34 8 20-16 28 7 26-13 30 8 28-6 20 10 30M230 150l18 22 4 24"
      />
      <circle className="wood" cx="148" cy="122" r="54" />
      <circle className="fine" cx="148" cy="122" r="46" />
    </g>
    <path className="ink line" d="M124 109l11-8v42m-10 0h20M172 115a11 11 0 1 0 0 17M164 103v41" />
  </>
)

/** A block wall below the ground that wet soil pushes in, with a crack along its middle. */
export const HorizontalCrack = () => (
  <>
    <path className="concrete" d="M0 0h360v240H0z" />
    <path className="hatch bold" d={blocks} />
    <Crack along="-4,132 52,126 104,136 176,124 240,134 300,128 364,136" wide={4} thin={2.5} />
    <g className="seen">
      <path className="wood" d="M-4 218H364V244H-4z" />
    </g>
  </>
)

/** Blocks of 90 by 44. */
const blocks = Array.from({ length: 5 }, (_, i) => {
  const y = 44 * (i + 1)
  const ends = Array.from({ length: 5 }, (_, n) => `M${90 * n + (i % 2 ? 0 : 45)} ${y - 44}v44`)
  return `M0 ${y}h360${ends.join('')}`
}).join('')
