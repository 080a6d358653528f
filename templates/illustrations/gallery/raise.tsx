import { MovingGround } from '../common/ground'
import { Hatched } from '../common/hatches'
import { Crack, alongJoints } from '../common/cracks'

/** From the corner of the window down to the slab. */
const inTheJoints = `${alongJoints([632, 176], 5, [-26, 21])} 506,281 506,300`

/** Left of 520 the house slopes down to the corner that sank, by a part of the distance. */
const bend = { at: 520, slope: 0.07 }
const sunk = { transform: `matrix(1 ${-bend.slope} 0 1 0 ${bend.slope * bend.at})` }

/**
 * Jacks lift the corner of a slab that sank, toward the line where it was. The crack in the brick closes while someone
 * watches a gauge. Each jack is on the cap of a pier that continues below the picture, presses a plate under the beam,
 * and has a hose to the pump on its board. Where the slab is lowest, the jack has come out least.
 */
export const Raise = () => (
  <g transform="scale(.4)">
    <path className="sky" d="M0 0h960v600H0z" />
    <path className="gap" d="M96 372H960V530H96z" />
    <g className="ink">
      <MovingGround d="M-4 366H88L108 500q420 44 856 0V604H-4z" />
      <path className="lawn" d="M-4 346H90l3 28H-4z" />
      <path className="brick" d="M520-4H964V300H520" />
      <path transform="scale(1.25)" fill="url(#h-brick)" d="M416-4H772V240H416" />
      <g {...sunk}>
        <path className="brick" d="M524 300H140V-40H524" />
        <path transform="scale(1.25)" fill="url(#h-brick)" d="M419 240H112V-32H419" />
      </g>
      <path className="pane" d="M640 36h190v124H640z" />
      <path className="line" d="M735 36v124M640 98h190" />
      <path className="concrete" d="M624 160h222v18H624z" />
      <Crack along={inTheJoints} wide={5} thin={2} />
      <Hatched kind="concrete" d="M120 328 520 300H964V372H520L120 400z" />
      {[200, 420, 780].map((x) => (
        <Jack key={x} x={x} />
      ))}
      <path className="hose line" d="M234 460q30 36 62 16M386 460q-14 24-32 16M454 460q150 70 292 0" />
      <path className="wood" d="M246 524h156v14H246z" />
      <path className="red" d="M270 448h108v76H270z" />
      <circle className="card" cx="324" cy="486" r="28" />
      <path className="line" d="M324 486l14-17M303 486h6M324 465v6M339 486h6" />
    </g>
    <path className="level-line" d="M40 292H960" />
    <path className="move" d="M70 292h36M70 326h36M88 292v34" />
    <g className="ink" fill="var(--on-topsoil)">
      {[200, 420].map((x) => (
        <path key={x} d={`M${x} ${dropAt(x) + 304}l24 28h-13v30h-22v-30h-13z`} />
      ))}
    </g>
  </g>
)

const dropAt = (x: number) => Math.max(0, Math.round(bend.slope * (bend.at - x)))

/** A bottle jack on a pier, under the slab. */
function Jack({ x }: { x: number }) {
  const top = 372 + dropAt(x)
  return (
    <g>
      <path className="steel" d={`M${x - 22} 500h44v110h-44z`} />
      <path className="steel" d={`M${x - 44} 486h88v18h-88z`} />
      <path className="card" d={`M${x - 14} ${top}h28V430h-28z`} />
      <path className="red" d={`M${x - 34} 426h68v60h-68z`} />
      <path className="dark" d={`M${x - 26} ${top}h52v14h-52z`} />
    </g>
  )
}
