import { MovingGround } from '../common/ground'
import { Concrete } from '../common/hatches'
import { Fist } from '../common/hands'

const bolt = (x: number, y: number) => `M${x - 11} ${y}l5-10h12l5 10-5 10h-12z`

/** The bracket of a pier under the beam: a wrench tightens one of its bolts. The pipe goes down beside the beam. */
export const Pier = () => (
  <>
    <MovingGround d="M-20-20H420V260H-20z" />
    <path className="gap" d="M64-20H224V150H350V260H88z" />
    <Concrete d="M224-20H420V150H224z" />
    <g className="ink">
      <path className="steel" d="M142-20h44V260h-44zM142 18h44M142 232h44" />
      <path className="red" d="M128 46h72V150H330v26H128z" />
      <path className="red" d="M200 46h24V150h-24z" />
      <path className="steel" d="M158 52a20 20 0 1 1-3 39L38 108l-3-23 110-15q3-13 13-18z" />
      <path className="dark" d={bolt(164, 72) + bolt(164, 140)} />
      <Fist at={[80, 91]} turn={98} />
    </g>
  </>
)
