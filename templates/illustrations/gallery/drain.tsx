import { MovingGround } from '../common/ground'
import { Hatched } from '../common/hatches'
import { Turf } from '../common/kit'
import { Fist } from '../common/hands'

/** A trench with fabric on its sides: a hand lays the pipe on gravel, with its slots down. */
export const Drain = () => (
  <>
    <path className="sky" d="M-20-20H420V260H-20z" />
    <g className="ink">
      <MovingGround d="M-20 58H66L96 260H-20zM420 58H318L288 260H420z" />
      <path className="topsoil" d="M-20 58H66l3 18H-20zM420 58H318l-3 18H420z" />
    </g>
    <Turf along="-20,58 60,58" />
    <Turf along="324,58 420,58" />
    <g className="ink">
      <path className="under" d="M78 78H306L282 260H102z" />
      <Hatched kind="gravel" d="M92 190q50-14 98-6t102 4L282 260H102z" />
    </g>
    <path className="liner rim line" d="M40 50Q72 46 76 68L104 260M344 50q-32-4-36 18L280 260" />
    <path className="liner line" d="M40 50Q72 46 76 68L104 260M344 50q-32-4-36 18L280 260" />
    <g className="ink">
      <circle className="card" cx="192" cy="144" r="54" />
      <circle className="under" cx="192" cy="144" r="40" />
      <path className="dark" d="M158 178l-10 12 8 6 10-11zM226 178l10 12-8 6-10-11zM186 184h12v14h-12z" />
      <Fist at={[229, 115]} turn={-38} />
    </g>
  </>
)
