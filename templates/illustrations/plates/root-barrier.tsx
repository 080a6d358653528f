/**
 * A sheet in the ground between a live oak and a slab, 20 units to the foot. The numbers are the steps on the root
 * barriers page. An engineer would check that the trunk is less than 20 ft from the wall and the sheet nearer to the
 * slab than to the trunk; that the trench is 2 to 4 ft deep and narrow; that the sheet is a little above the soil,
 * with its ribs toward the tree; that most roots are cut clean at the trench and are in the upper few feet, and one
 * passes below; and that the sheet runs well past the tree.
 */
import { MovingGround } from '../common/ground'
import { Hatched } from '../common/hatches'
import { HouseCorner } from '../common/house-parts'
import { Balloon, Dimension, Label } from '../common/labels'
import { Oak, Roots } from '../common/parts'
import { usePlateWords } from '../../words'
import { PlateFrames } from './frames'

const grade = 206

function Section() {
  return (
    <>
      <path className="sky" d="M-40-60H900V520H-40z" />
      <path className="topsoil" d={`M-40 ${grade}H900V520H-40z`} />
      <g className="seen">
        <MovingGround d="M-40 228H900V520H-40z" />
      </g>
      <Roots d="M248 208c60 24 120 8 166 30 12 6 14 20 12 44M240 208c34 40 100 34 150 52 14 6 20 20 18 40M222 208c-50 24-90 14-150 36M228 208c-10 36-40 46-70 70M238 208c6 36 40 50 66 84M246 208c50 70 120 100 222 98" />
      <path className="ghost" d="M462 240q50 0 94 16" />
      <path className="grass" d={`M-40 ${grade}H432M460 ${grade}H600`} />
      <g transform="translate(232 208)scale(1.24)" className="seen">
        <Oak x={0} y={0} />
      </g>
      <g className="seen">
        <Hatched kind="fill" d={`M432 ${grade - 2}h28v84h-28z`} />
        <path className="steel" d="M443 196h6v92h-6zM437 216h6v4h-6zM437 236h6v4h-6zM437 256h6v4h-6z" />
      </g>
      <path
        className="card seen"
        d="M104 202a5 5 0 1 0 10 0 5 5 0 1 0-10 0M296 202a5 5 0 1 0 10 0 5 5 0 1 0-10 0"
      />
      <path className="flow" d="M97 213v8m12-8v12m12-12v8M289 213v8m12-8v12m12-12v8" />
      <HouseCorner x={580} y={188} />
    </>
  )
}

/** The plan: the line runs well past the crown. */
const Plan = ({ title }: { title: string }) => (
  <>
    <path className="card seen" d="M0 0h150v100H0z" />
    <Hatched kind="concrete" d="M106 34h44v66h-44z" />
    <path className="line seen" d="M150 34h-44v66" />
    <circle className="lawn seen" cx="46" cy="58" r="26" />
    <circle className="wood seen" cx="46" cy="58" r="5" />
    <path className="film" d="M86 12v84" />
    <Label at={[8, 19]} text={title} />
  </>
)

export function RootBarrierPlate() {
  const words = usePlateWords().plates['root-barrier']
  return (
    <PlateFrames
      name="root-barrier"
      defs={
        <>
          <g id="d-section">
            <Section />
          </g>
          <g id="d-plan">
            <Plan title={words.plan} />
          </g>
        </>
      }
      wide={
        <>
          <use href="#d-section" />
          <use href="#d-plan" x="14" y="270" />
          <Balloon of={1} at={[392, 36]} to={[336, 80]} />
          <Label at={[410, 41]} text={words.tree} />
          <Balloon of={2} at={[446, 148]} />
          <Dimension at={[254, 172]} across={190} />
          <Dimension at={[448, 172]} across={130} />
          <Label at={[464, 153]} text={words.line} />
          <Dimension on="clay" at={[478, grade]} down={84} />
          <Balloon of={3} at={[500, 272]} />
          <Label on="clay" at={[518, 277]} text={words.trench} note={words.trenchNote} />
          <Balloon of={4} on="clay" at={[500, 318]} to={[447, 284]} />
          <Label on="clay" at={[518, 323]} text={words.sheet} note={words.sheetNote} />
          <Balloon of={5} at={[30, 168]} to={[106, 200]} />
          <Label at={[48, 173]} text={words.water} />
        </>
      }
      narrow={
        <>
          <svg viewBox="190 -40 450 500">
            <use href="#d-section" />
          </svg>
          <Balloon of={1} at={[184, 46]} to={[116, 92]} />
          <Label at={[201, 51]} text={words.treeShort} />
          <Balloon of={2} at={[206, 144]} />
          <Dimension at={[50, 172]} across={152} />
          <Dimension at={[208, 172]} across={104} />
          <Label at={[223, 149]} text={words.lineShort} />
          <Balloon of={3} on="clay" at={[240, 290]} to={[214, 250]} />
          <Label on="clay" at={[257, 295]} text={words.trenchShort} />
          <Balloon of={4} on="clay" at={[130, 322]} to={[205, 258]} />
          <Label on="clay" at={[147, 327]} text={words.sheet} />
          <Balloon of={5} on="clay" at={[40, 358]} to={[85, 196]} />
          <Label on="clay" at={[57, 363]} text={words.waterShort} />
        </>
      }
    />
  )
}
