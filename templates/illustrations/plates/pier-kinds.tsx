/** The four piers of the plate, the ground they go through and the beam they carry. */
import { MovingGround } from '../common/ground'
import { Concrete, Hatched } from '../common/hatches'
import { Bracket, HelicalPier, Pier } from '../common/piers'

/** The size of each of the four panels, in units of the drawing. */
export const panel = { width: 220, height: 460 }

const grade = 124
const foot = 16
/** Returns the y of a depth below grade. */
export const below = (feet: number) => grade + feet * foot

/** Above this the clay moves with the seasons. */
export const moving = below(8)
const firm = below(11)
const rock = below(15.5)

/** The bottom of the beam and its outer face. */
const beam = { bottom: 154, face: 108 }

/** The ground, the beam and the wall that all four panels share. */
export const Panel = () => (
  <>
    <path className="sky" d="M0 58h220v66H0z" />
    <MovingGround d={`M0 ${grade}h220V${firm}H0z`} />
    <g className="seen">
      <Hatched kind="silty-clay" tone="caliche" d={`M0 ${firm}h220V${rock}H0z`} />
      <Hatched kind="limestone" d={`M-2 ${rock}h224v90H-2z`} />
      <path className="card" d="M-2 0h224v58H-2zM134 58h90v56h-90z" />
      <Hatched kind="brick" d="M110 114V58h10v56z" />
      <path className="wood" d="M124 114V58h10v56z" />
    </g>
    <path className="cut line" d={`M0 ${grade}h108`} />
    <Concrete d="M108 114h116v10H156l-8 30h-40z" />
    <path className="zone line" d={`M0 ${moving}h220`} />
    <path className="seen line" d={[0, 5, 10, 15].map((feet) => `M0 ${below(feet)}h9`).join('')} />
  </>
)

const shaft = beam.face - 14.5

const BracketAtBeam = () => <Bracket x={beam.face} y={beam.bottom} scale={0.5} />

/** In short lengths. */
export const PushPier = () => (
  <g className="seen">
    <Pier x={shaft} top={130} foot={rock} radius={5} />
    <path className="line" d={[4, 7, 10, 13].map((at) => `M${shaft - 5} ${below(at)}h10`).join('')} />
    <BracketAtBeam />
  </g>
)

export const ScrewedPier = () => (
  <g className="seen">
    <HelicalPier
      x={shaft}
      top={130}
      foot={below(15.2)}
      radius={4}
      plates={`${below(11.6)},15 ${below(14.1)},12`}
    />
    <BracketAtBeam />
  </g>
)

/** Cylinders twelve inches high, with a cap, and steel shims between it and the beam. */
export function PressedPilings() {
  const top = beam.bottom + 20
  const count = 9
  const joints = Array.from({ length: count - 1 }, (_, i) => `M118 ${top + (i + 1) * foot}h20`)
  return (
    <>
      <path className="steel seen" d="M112 154h10v8h-10zm22 0h10v8h-10z" />
      <Concrete d={`M108 162h40v12h-10v${count * foot}h-20V174h-10z`} />
      <path className="seen line" d={`M118 174h20${joints.join('')}`} />
    </>
  )
}

/** A shaft of concrete with bars and ties, with shims under the beam. */
export function DrilledPier() {
  const end = below(17)
  return (
    <>
      <path className="steel seen" d="M112 154h10v6h-10zm22 0h10v6h-10z" />
      <Concrete d={`M112 160h32V${end}h-32z`} />
      <path className="bar line" d={`M121 166V${end - 6}M135 166V${end - 6}`} />
      <path
        className="seen line"
        d={[3.5, 6, 8.5, 11, 13.5, 16].map((at) => `M121 ${below(at)}h14`).join('')}
      />
    </>
  )
}
