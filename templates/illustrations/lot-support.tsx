/**
 * What carries the edge of a slab, in the units of the houses. An engineer would check that it stands under the edge
 * beam, not under bare slab, and that it ends below the ground that moves, in the layer that the page names.
 */
import type { LotSupport } from './lot-layout'

/** The underside of the edge beam. */
const beam = 26

/** `rock` is the top of the layer that carries it. */
export function Support({ support, rock }: { support: LotSupport; rock: number }) {
  if (support === 'push-pier') return <PushPier foot={rock + 6} />
  if (support === 'helical') return <Helical top={rock} />
  return support === 'drilled-pier' ? <DrilledPier foot={rock + 8} /> : null
}

/** Its seat is under the beam; the sleeve for the pier stands just outside. */
const Bracket = () => <path fill="var(--clay)" d={`M-11 8h8v${beam - 8}h15v5h-23z`} />

/** The pipe ends in a collar slightly wider than itself. How far it goes into firm ground is not drawn. */
function PushPier({ foot }: { foot: number }) {
  return (
    <g className="seen">
      <path fill="var(--steel)" d={`M-10 14h6V${foot - 5}h2v5h-10v-5h2z`} />
      <Bracket />
    </g>
  )
}

/** Both plates are in the firm layer. Each is one turn of a screw, seen from the side behind its shaft. */
function Helical({ top }: { top: number }) {
  const plate = (y: number, half: number) =>
    `M${-7 - half} ${y + 2}q${half} 5 ${2 * half}-5-${half}-4-${2 * half} 5z`
  return (
    <g className="seen">
      <path fill="var(--steel)" d={plate(top + 9, 7) + plate(top + 22, 6)} />
      <path fill="var(--steel)" d={`M-9 14h4V${top + 27}l-2 6-2-6z`} />
      <Bracket />
    </g>
  )
}

/** Concrete with two bars, right under the beam. It has no bell, and stands on the rock. */
function DrilledPier({ foot }: { foot: number }) {
  return (
    <g className="cut">
      <path fill="var(--concrete)" d={`M1 ${beam}h12V${foot}H1z`} />
      <path className="hatch" d={`M4 ${beam}V${foot - 3}M10 ${beam}V${foot - 3}`} />
    </g>
  )
}
