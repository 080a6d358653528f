/**
 * What supports the edge of a slab, in the units of the houses. An engineer would check that it is under the edge
 * beam, not under bare slab, and that it ends below the ground that moves, in the layer that the page names.
 */
import { Bracket, HelicalPier, Pier } from '../common/piers'
import type { PierEnd } from './lot-layout'

/** The underside of the edge beam. */
const beam = 26

/** Converts feet to units, rounded to a tenth. */
const units = (feet: number) => Math.round(feet * 100) / 10

/** A pier that ends here, under a beam that has gone down by `drop`. */
export function Support({ end: { support, from, to }, drop }: { end: PierEnd; drop: number }) {
  const [top, foot] = [units(from), units(to)]
  if (support === 'drilled-pier') return <DrilledPier top={beam + drop} foot={foot} />
  const pipe = { x: -7, top: 14 + drop }
  return (
    <g className="seen">
      {support === 'push-pier' ? (
        <Pier {...pipe} foot={foot} radius={3} />
      ) : (
        // Both plates and the tip are within two feet of its end.
        <HelicalPier {...pipe} foot={foot} radius={2} plates={`${top + 4.5},7 ${top + 14},6`} />
      )}
      <Bracket x={0} y={beam + drop} scale={0.25} />
    </g>
  )
}

/** Concrete with two bars, directly under the beam. It has no bell, and goes two feet into the rock. */
const DrilledPier = ({ top, foot }: { top: number; foot: number }) => (
  <g className="cut">
    <path fill="var(--concrete)" d={`M1 ${top}h12V${foot}H1z`} />
    <path className="hatch" d={`M4 ${top}V${foot - 3}M10 ${top}V${foot - 3}`} />
  </g>
)
