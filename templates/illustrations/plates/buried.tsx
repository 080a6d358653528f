/**
 * A side yard cut along a trench, with everything that a trench or a drill can hit. The letters are not steps. An
 * engineer would check that public lines have flags in the colors of the American Public Works Association (power red,
 * gas yellow, water blue, sewer green); that the owner's own lines have none; that sprinkler pipe is shallow and the
 * sewer deep; and that the bottom of the trench falls in one direction.
 */
import { MovingGround } from '../common/ground'
import { Concrete, Hatched } from '../common/hatches'
import { Balloon, Label } from '../common/labels'
import { Oak, Roots } from '../common/parts'
import { usePlateWords } from '../../words'
import { HalvedPlate } from './frames'

const grade = 130

/** Public lines that cross the trench: position, depth, radius, and the color of pipe and flag. */
const lines = [
  { x: 186, depth: 62, radius: 6, color: 'red' },
  { x: 250, depth: 72, radius: 7, color: 'gas' },
  { x: 440, depth: 80, radius: 9, color: 'water' },
  { x: 510, depth: 126, radius: 17, color: 'oak' },
]

const rock = 'M760 520c10-190 20-260 60-296q40-24 100-30V520z'

const Yard = () => (
  <>
    <path className="sky" d="M-40-60H920V400H-40z" />
    <path className="topsoil" d={`M-40 ${grade}H920V520H-40z`} />
    <g className="seen">
      <MovingGround d="M-40 154H920V520H-40z" />
      <Hatched kind="limestone" d={rock} />
    </g>
    <g className="seen">
      <path
        className="wood"
        d={Array.from({ length: 7 }, (_, i) => `M${556 + i * 14} ${grade}V70l5-6 5 6v60z`).join('')}
      />
      <path className="line" d="M550 86h106M550 112h106" />
    </g>
    <Roots d="M722 136c20 20 40 20 60 50M708 136c-16 30-30 34-36 74M716 136c0 40 8 60 0 94" />
    <path className="grass" d={`M-40 ${grade}H318M402 ${grade}H920`} />
    <Oak look="seen" at="translate(716 132)scale(.74)" />
    <Concrete d="M320 120h80v18h-80z" />
    <g className="seen">
      {lines.map(({ x, depth, radius, color }) => (
        <g key={color}>
          <circle className={color} cx={x} cy={grade + depth} r={radius} />
          <path className="line" d={`M${x} ${grade}V82`} />
          <path className={color} d={`M${x} 82h20v13h-20z`} />
        </g>
      ))}
      <path className="card" d="M58 164h-5v-38h-4v-6h14v6h-4v38z" />
      <circle className="card" cx="56" cy="166" r="7" />
      <circle className="gas" cx="116" cy="180" r="5" />
    </g>
    <path className="flow" d="M56 116q-14-16-26-14m26 14q14-16 26-14" />
    <path className="ghost line" d="M-40 221 920 233" />
  </>
)

export function Buried() {
  const words = usePlateWords().plates.buried
  return (
    <HalvedPlate
      name="buried"
      art={<Yard />}
      upper="10 60 400 222"
      lower="430 60 400 222"
      wide={
        <>
          <Balloon of="a" at="86,40" to="114,174" />
          <Balloon of="a" at="86,40" to="58,124" text={words.own} />
          <Balloon of="b" at="300,40" to="262,80" text={words.public} />
          <Balloon of="c" at="352,84" to="360,126" text={words.walk} />
          <Balloon of="d" at="560,40" to="577,76" text={words.fence} />
          <Balloon of="e" on="clay" at="620,270" to="672,210" text={words.roots} />
          <Balloon of="f" at="800,100" to="834,218" text={words.rock} />
          <Label on="clay" at="20,252" text={words.bottom} />
        </>
      }
      narrow={
        <>
          <Balloon of="a" at="70,18" to="95,104" />
          <Balloon of="a" at="70,18" to="43,58" text={words.ownShort} />
          <Balloon of="b" on="clay" at="228,174" to="219,134" text={words.publicShort} />
          <Balloon of="c" at="296,24" to="310,58" text={words.walk} />
          <Balloon of="d" on="clay" at="104,294" to="136,252" text={words.fence} />
          <Balloon of="e" on="clay" at="128,378" to="216,334" text={words.roots} />
          <Balloon of="f" on="clay" at="288,380" to="346,368" end text={words.rock} />
        </>
      }
    />
  )
}
