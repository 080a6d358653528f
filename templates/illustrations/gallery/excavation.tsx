import { MovingGround } from '../common/ground'
import { Hatched } from '../common/hatches'
import { Arm, Hand, Standing } from './people'

/**
 * A hole beside a footing, dug by hand, with the soil on a tarp. It reaches just far enough under the footing for the
 * bracket. Soil and digger are on the side away from the house.
 */
export function Excavation() {
  return (
    <>
      <path className="sky" d="M0 0h960v600H0z" />
      <path className="topsoil" d="M0 340h960v60H0z" />
      <MovingGround d="M0 372h960v228H0z" />
      <path className="grass" d="M0 340h960" />
      <path className="sky" d="M430 334h170v158h90v64H474z" />
      <g className="ink">
        <path className="line dash" d="M430 340l44 216h216v-64" />
        <path className="brick" d="M600-4h100v310H600z" />
        <path fill="url(#h-brick)" d="M600-4h100v310H600z" />
        <path className="sky" d="M760 70h204v130H760z" />
        <path className="card" d="M700-4h264v310H700zM770 60h194v140H770z" />
        <path className="pane" d="M784 74h180v112H784z" />
        <path className="fine" d="M874 74v112" />
        <Hatched kind="concrete" d="M584 300h380v62H712l-14 130H584z" />
        <path className="water" d="M40 340q140-20 290 0l10 12H28z" />
        <MovingGround d="M70 338q30-60 74-72 40-34 76 2 50 14 84 70z" />
        <Standing x={392} y={338} crew>
          <path className="wood" d="M52-206l9-4 88 260-10 4z" />
          <path className="steel" d="M130 40l28-10 22 62q-12 22-30 14z" />
          <Arm crew d="M-6-206l14 58 64 6" />
          <Arm crew d="M2-208l22 36 34-14" />
          <Hand at={[64, -188]} />
          <Hand at={[80, -142]} />
        </Standing>
      </g>
    </>
  )
}
