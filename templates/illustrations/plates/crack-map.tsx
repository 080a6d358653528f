/**
 * The front of a brick house with five lines that people call about, and what each means. The letters are not steps.
 * An engineer would check that cracks in brick follow its joints; that crack a climbs toward the corner that dropped
 * and is widest at the top, since the wall bends down there; that crack b runs down toward the end that rose and is
 * widest at the bottom; that the gap beside the frame is a wedge; that a hairline in the slab edge has one width; and
 * that the straight joint with sealant runs the full height of the wall.
 */
import { MovingGround } from '../common/ground'
import { Concrete, Hatched } from '../common/hatches'
import { Crack, alongJoints } from '../common/cracks'
import { Balloon } from '../common/labels'
import { Roof } from '../common/kit'
import { usePlateWords } from '../../words'
import { HalvedPlate } from './frames'

const Front = () => (
  <>
    <path className="sky" d="M-40-60H920V400H-40z" />
    <path className="topsoil" d="M-40 312H920V520H-40z" />
    <g className="seen">
      <MovingGround d="M-40 326H920V520H-40z" />
      <Hatched kind="brick" tone="caliche" d="M60 290V110H830V290z" />
      <Roof d="M40 106 150 60H740l110 46z" />
      <path
        className="card"
        d="M40 104H850v8H40zM150 168h96v72h-96zM414 176h96v64h-96zM326 186h56v104h-56z"
      />
      <path
        className="pane"
        d="M156 174h38v60h-38zM202 174h38v60h-38zM420 182h38v52h-38zM466 182h38v52h-38z"
      />
      <path className="steel" d="M333 193h42v97h-42z" />
      <path className="concrete" d="M144 240h108v6H144zM408 240h108v6H408z" />
      <path className="card" d="M606 186h192v104H606z" />
      <path className="line" d="M606 212h192M606 238h192M606 264h192" />
      <path className="limestone" d="M580 112h6v178h-6z" />
    </g>
    <Concrete d="M60 290H830v34H60z" />
    <Crack along={alongJoints([78, 112], 7, [12, 8])} wide={2.2} thin={0.7} />
    <Crack along={alongJoints([510, 246], 5, [12, 8])} wide={0.7} thin={2.2} />
    <path className="gap" d="M600 186h6v104z" />
    <path className="seen line" d="M290 291l2 12-3 10 2 10" />
    <path className="grass" d="M-40 318H58M832 318H920" />
  </>
)

export function CrackMap() {
  const words = usePlateWords().plates['crack-map']
  return (
    <HalvedPlate
      name="crack-map"
      art={<Front />}
      upper="40 76 450 250"
      lower="400 76 450 250"
      wide={
        <>
          <Balloon of="a" at="40,26" to="86,118" text={words.top} note={words.topNote} />
          <Balloon
            of="b"
            on="clay"
            at="530,352"
            to="552,278"
            end
            text={words.bottom}
            note={words.bottomNote}
          />
          <Balloon of="c" at="650,26" to="584,140" text={words.joint} note={words.jointNote} />
          <Balloon
            of="d"
            on="clay"
            at="290,352"
            to="291,308"
            end
            text={words.hairline}
            note={words.hairlineNote}
          />
          <Balloon of="e" on="clay" at="624,352" to="602,270" text={words.gap} note={words.gapNote} />
        </>
      }
      narrow={
        <>
          <Balloon of="a" on="caliche" at="108,50" to="60,52" text={words.topShort} />
          <Balloon of="d" on="caliche" at="186,160" to="207,184" end text={words.hairline} />
          <Balloon of="b" on="caliche" at="112,250" to="124,358" end text={words.bottomShort} />
          <Balloon of="c" on="caliche" at="196,244" to="147,262" text={words.jointShort} />
          <Balloon of="e" on="caliche" at="196,271" to="163,302" text={words.gapShort} />
        </>
      }
    />
  )
}
