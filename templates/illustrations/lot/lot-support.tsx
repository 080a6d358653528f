/**
 * What supports the edge of a slab, in the units of the houses. An engineer would check that it is under the edge
 * beam, not under bare slab, and that it ends below the ground that moves, in the layer that the page names.
 */
import type { PierEnd } from './lot-layout'

/** The underside of the edge beam. */
const beam = 26

/** A pier that ends here, under a beam that has gone down by `drop`. */
export function Support({ end: { support, from, to }, drop }: { end: PierEnd; drop: number }) {
  if (support === 'push-pier') return <PushPier foot={units(to)} drop={drop} />
  if (support === 'helical') return <Helical top={units(from)} drop={drop} />
  return <DrilledPier foot={units(to)} drop={drop} />
}

/** Converts feet to units, rounded to a tenth. */
const units = (feet: number) => Math.round(feet * 100) / 10

/** The seat is under the beam. The sleeve for the pier is just outside. */
const Bracket = ({ drop }: { drop: number }) => (
  <path fill="var(--clay)" d={`M-11 ${8 + drop}h8v${beam - 8}h15v5h-23z`} />
)

/** The pipe ends in a collar slightly wider than itself. Its depth in firm ground is not drawn. */
function PushPier({ foot, drop }: { foot: number; drop: number }) {
  return (
    <g className="seen">
      <path fill="var(--steel)" d={`M-10 ${14 + drop}h6V${foot - 5}h2v5h-10v-5h2z`} />
      <Bracket drop={drop} />
    </g>
  )
}

/**
 * Both plates and the tip are within two feet of its top. Each plate is one turn of a screw, seen from the side behind
 * its shaft.
 */
function Helical({ top, drop }: { top: number; drop: number }) {
  const plate = (y: number, half: number) =>
    `M${-7 - half} ${y + 2}q${half} 5 ${2 * half}-5-${half}-4-${2 * half} 5z`
  return (
    <g className="seen">
      <path fill="var(--steel)" d={plate(top + 4.5, 7) + plate(top + 15.5, 6)} />
      <path fill="var(--steel)" d={`M-9 ${14 + drop}h4V${top + 16}l-2 4-2-4z`} />
      <Bracket drop={drop} />
    </g>
  )
}

/** Concrete with two bars, directly under the beam. It has no bell, and goes two feet into the rock. */
function DrilledPier({ foot, drop }: { foot: number; drop: number }) {
  return (
    <g className="cut">
      <path fill="var(--concrete)" d={`M1 ${beam + drop}h12V${foot}H1z`} />
      <path className="hatch" d={`M4 ${beam + drop}V${foot - 3}M10 ${beam + drop}V${foot - 3}`} />
    </g>
  )
}
