import { MovingGround } from '../common/ground'
import { Concrete } from '../common/hatches'
import { Crack } from '../common/cracks'
import { Brick } from '../common/kit'
import { Fist } from '../common/hands'

/** A jack on the cap of a pier under the beam. Its gauge is in front, and a hand works the lever of the pump. */
export const Lift = () => (
  <>
    <path className="gap" d="M-20-20H420V260H-20z" />
    <MovingGround d="M-20 214q200-10 440 2V260H-20z" />
    <g className="ink">
      <Brick d="M-20-20H420V52H-20z" />
    </g>
    <Crack along="384,0 348,0 348,16 318,16 318,32 282,32 282,44" wide={2.2} thin={0.8} />
    <Concrete d="M-20 52H420V104H-20z" />
    <g className="ink">
      <path className="steel" d="M304 190h36v80h-36z" />
      <path className="red" d="M276 178h92v16h-92z" />
      <path className="card" d="M306 128h32v22h-32zM292 104h60v14h-60z" />
      <path className="concrete" d="M312 118h20v12h-20z" />
      <path className="red" d="M294 138h56v40h-56z" />
    </g>
    <path className="outer line" d="M294 164q-26 4-30 20t-20 6" />
    <g className="ink">
      <path className="red" d="M140 182H252v34H140z" />
      <path className="steel" d="M192 152h16v30h-16z" />
      <circle className="card" cx="200" cy="116" r="42" />
      <path className="line" d="M172 136a34 34 0 1 1 56 0M200 116l18-20M174 104l8 3M200 82v8M226 104l-8 3" />
      <circle className="dark" cx="200" cy="116" r="5" />
      <path className="steel" d="M144 204 66 106l17-14 79 94z" />
      <Fist at={[106, 142]} turn={141} flip />
    </g>
  </>
)
