import { MovingGround } from '../common/ground'
import { Hatched } from '../common/hatches'

/**
 * A French drain uphill of a house, which is on the left: a pipe with its slots down, bedded in gravel, in a trench
 * lined with fabric. Water comes down the slope and stops at the trench, which is away from the footing.
 */
export function Drain() {
  return (
    <>
      <path className="sky" d="M0 0h960v600H0z" />
      <path className="topsoil" d="M0 258 960 222v98H0z" />
      <MovingGround d="M0 308 960 272v328H0z" />
      <path className="grass" d="M0 258 960 222" />
      <g className="ink">
        <path className="brick" d="M-4-4h210v214H-4z" />
        <path fill="url(#h-brick)" d="M-4-4h210v214H-4z" />
        <path className="pane" d="M-4 40h120v120H-4z" />
        <path className="line" d="M50 40v120" />
        <Hatched kind="concrete" d="M-4 200h240v200H130V270H-4z" />
        <path className="card" d="M420 242l252-9-26 311H446z" />
        <Hatched kind="gravel" d="M432 252l228-8-25 288H457z" />
        <circle className="card" cx="546" cy="440" r="66" />
        <path className="water" d="M494 462h104q-14 36-52 36t-52-36z" />
        <circle className="line" cx="546" cy="440" r="52" />
        <path className="dark" d="M506 476l-14 16 10 8 14-16zM586 476l14 16-10 8-14-16z" />
        <path className="oak" d="M700 234q-16-36 14-44 0-34 32-22 22-24 38 4 32-4 22 28 26 10 6 34z" />
        <path className="oak" d="M840 229q-12-26 12-34 4-26 28-16 20-14 30 8 26 0 16 24 14 8 2 18z" />
      </g>
      <path
        className="film"
        d="M860 330q-44 4-70 30t-90 22M820 430q-44-4-66 14t-74 14M920 520q-60-6-100-4t-150-10"
      />
      <path
        className="film thin"
        d="M330 40l-10 34M440 90l-10 34M560 30l-10 34M680 110l-10 34M800 50l-10 34M900 130l-10 34M380 160l-10 34M760 170l-10 34M500 180l-10 34"
      />
    </>
  )
}
