import { MovingGround } from '../common/ground'
import { Hatched } from '../common/hatches'
import { Brick, Turf } from '../common/kit'
import { useHasSlab } from '../../words'
import { Fist } from '../common/hands'

/** A hole beside the footing, dug by hand: the shovel stands in its bottom, and the soil lies on the other side. */
export const Excavation = () => (
  <>
    <path className="sky" d="M-20-20H420V260H-20z" />
    <g className="ink">
      <MovingGround d="M-20 96H96l26 108H318V120H420V260H-20z" />
      <MovingGround d="M-20 96V62Q20 34 52 58 74 70 84 96z" />
    </g>
    <Turf along="-20,96 96,96" />
    <g className="ink">
      <Brick d="M286-20H420V76H286z" />
    </g>
    <g className="cut">
      {useHasSlab() ? (
        <Hatched kind="concrete" d="M262 76H420V128H352l-12 64h-78z" />
      ) : (
        <>
          <path className="under" d="M318 92H420V120H318z" />
          <path className="wood" d="M262 76H420V92H262z" />
          <Hatched kind="concrete" d="M262 92H318V164H342V192H262z" />
        </>
      )}
    </g>
    <g className="ink">
      <path className="wood" d="M113-20h24l65 157-20 8z" />
      <path className="steel" d="M172 142l40-16q26 36 22 82-36-20-62-66z" />
      <path className="line" d="M192 136l20 44" />
      <Fist at={[151, 48]} turn={-23} />
    </g>
    <MovingGround d="M176 204q34-26 76 0v12H176z" />
    <path className="ink line" d="M176 204q34-26 76 0" />
  </>
)
