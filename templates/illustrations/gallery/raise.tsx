import { MovingGround } from '../common/ground'
import { Hatched } from '../common/hatches'
import { crackAlong } from '../common/house-parts'
import { parsePoints } from '../common/points'

/** From the corner of the window down to the slab. */
const inTheJoints = parsePoints('626,190 602,190 602,206 554,206 554,222 506,222 506,242')

/**
 * Jacks lift the beam at the edge of a slab, and the crack in the brick closes while someone watches a gauge. Each
 * jack is on the cap of a pier that continues below the picture, presses a plate under the beam, and has a hose to the
 * pump on its board. All get the same pressure, so the beam rises evenly.
 */
export function Raise() {
  return (
    <g transform="scale(.4)">
      <path className="sky" d="M0 0h960v600H0z" />
      <MovingGround d="M0 470h960v130H0z" />
      <path className="gap" d="M0 320h960v160H0z" />
      <MovingGround d="M0 460q480 40 960 0v140H0z" />
      <g className="ink">
        <path className="brick" d="M-4-4h968v244H-4z" />
        <path fill="url(#h-brick)" d="M-4-4h968v244H-4z" />
        <path className="pane" d="M640 20h190v150H640z" />
        <path className="line" d="M735 20v150M640 95h190" />
        <path className="concrete" d="M624 170h222v18H624z" />
        <path className="gap crack" strokeWidth="0" d={crackAlong(inTheJoints, 8, 1)} />
        <Hatched kind="concrete" d="M-4 240h968v84H-4z" />
        <Jack x={180} />
        <Jack x={480} />
        <Jack x={780} />
        <path className="hose" d="M214 412q30 40 66 22M446 412q-24 40-62 22M514 412q116 76 232 0" />
        <path className="wood" d="M252 476h160v14H252z" />
        <path className="red" d="M276 396h112v80H276z" />
        <circle className="card" cx="332" cy="434" r="30" />
        <path className="line" d="M332 434l15-18M310 434h6M332 412v6M348 434h6" />
        <path className="level line" d="M0 232h960" />
        <path
          fill="var(--on-topsoil)"
          d="M162 308v-56h-26l44-52 44 52h-26v56zM762 308v-56h-26l44-52 44 52h-26v56z"
        />
      </g>
    </g>
  )
}

/** A bottle jack on a pier, under the slab. */
function Jack({ x }: { x: number }) {
  return (
    <g transform={`translate(${x} 0)`}>
      <path className="steel" d="M-22 450h44v160h-44z" />
      <path className="steel" d="M-44 436h88v18h-88z" />
      <path className="red" d="M-34 372h68v64h-68z" />
      <path className="card" d="M-14 336h28v36h-28z" />
      <path className="dark" d="M-26 324h52v14h-52z" />
    </g>
  )
}
