import { MovingGround } from '../common/ground'
import { Hatched } from '../common/hatches'
import { crackAlong } from '../common/house-parts'
import { Brick } from '../common/kit'
import { parsePoints } from '../common/points'
import { Fist } from './hands'

const crack = crackAlong(parsePoints('384,0 348,0 348,16 318,16 318,32 282,32 282,44'), 6, 1)

/** A jack on the cap of a pier under the beam. Its gauge is in front, and a hand works the lever of the pump. */
export const Lift = () => (
  <>
    <path className="gap" d="M-20-20H420V260H-20z" />
    <MovingGround d="M-20 214q200-10 440 2V260H-20z" />
    <g className="ink">
      <Brick d="M-20-20H420V52H-20z" />
    </g>
    <path className="gap crack" d={crack} />
    <g className="cut">
      <Hatched kind="concrete" d="M-20 52H420V104H-20z" />
    </g>
    <g className="ink">
      <path className="steel" d="M268 190h36v80h-36z" />
      <path className="red" d="M240 178h92v16h-92z" />
      <path className="card" d="M270 128h32v22h-32zM256 104h60v14h-60z" />
      <path className="concrete" d="M276 118h20v12h-20z" />
      <path className="red" d="M258 138h56v40h-56z" />
    </g>
    <path className="outer" d="M258 164q-30 4-34 20t-20 6" />
    <g className="ink">
      <path className="red" d="M94 182H206v34H94z" />
      <path className="steel" d="M142 152h16v30h-16z" />
      <circle className="card" cx="150" cy="116" r="42" />
      <path className="line" d="M122 136a34 34 0 1 1 56 0M150 116l18-20M124 104l8 3M150 82v8M176 104l-8 3" />
      <circle className="dark" cx="150" cy="116" r="5" />
      <path className="steel" d="M96 196 34 150l8-10 64 44z" />
      <Fist at={[56, 160]} turn={-150} flip />
    </g>
  </>
)
