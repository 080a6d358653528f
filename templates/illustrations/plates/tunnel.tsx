/**
 * A slab house in section with two piers under inside beams: one reached by a tunnel from outside, one through a hole
 * in the floor. An engineer would check that both piers are under beams of the slab, not under its thin middle; that
 * the tunnel starts in a pit beside the edge beam, goes under it and is high enough to kneel in; and that the hole is
 * cut beside the beam, without cutting the beam.
 */
import { MovingGround } from '../common/ground'
import { Concrete, Hatched } from '../common/hatches'
import { Balloon, Label } from '../common/labels'
import { Pier, PierHead } from '../common/piers'
import { usePlateWords } from '../../words'
import { HalvedPlate } from './frames'

const grade = 172

const Section = () => (
  <>
    <path className="sky" d="M-40-60H920V400H-40z" />
    <path className="card" d="M134-60H816V160H134z" />
    <path className="topsoil" d={`M-40 ${grade}H130V192H820V${grade}H920V520H-40z`} />
    <g className="seen">
      <MovingGround d="M-40 192H920V520H-40z" />
    </g>
    <path className="sky" d="M40 165l14 121H390V222h-36l8-40H176l-10 40h-36v-57z" />
    <path className="seen line" d="M41 172l13 114H390V222h-36" />
    <path className="sky" d="M576 160h38v22l8 40h46v64h-92z" />
    <path className="seen line" d="M576 182v104h92v-64" />
    <path className="topsoil seen" d="M-20 172q10-34 24-32t24 32z" />
    <g className="seen">
      <Hatched kind="brick" d="M134 160V-60h18V160zM798 160V-60h18V160z" />
      <path className="wood" d="M152 154H576v6H152zM614 154H798v6H614z" />
      <path className="card" d="M412 154V-60h10v214z" />
      <path className="steel" d="M250 154v-8h-8v-30q0-10 12-10h112q12 0 12 10v30h-8v8h-8v-8H258v8z" />
      <path className="line" d="M258 134h104M310 108v26" />
      <path className="card" d="M720 154l8-30h34l8 30z" />
      <path className="line" d="M724 138h42" />
    </g>
    <path className="flow dash" d="M550 152V70h112v82" />
    <g className="seen">
      <Pier x={334} top={242} foot={400} />
      <Pier x={644} top={242} foot={400} />
    </g>
    <Concrete d="M130 160H576v22H362l-8 40h-40l-8-40H176l-10 40h-36z" />
    <Concrete d="M614 160H820v62h-36l-10-40H672l-8 40h-40l-8-40h-2z" />
    <g className="seen">
      <PierHead x={334} y={222} />
      <PierHead x={644} y={222} />
    </g>
    <path className="grass" d={`M-40 ${grade}H40M822 ${grade}H920`} />
  </>
)

export function Tunnel() {
  const words = usePlateWords().plates.tunnel
  return (
    <HalvedPlate
      name="tunnel"
      art={<Section />}
      upper="20 76 414 230"
      lower="442 76 414 230"
      wide={
        <>
          <Label layer at="172,36" text={words.outside} note={words.outsideNote} />
          <Label layer at="460,36" text={words.inside} note={words.insideNote} />
          <Balloon of="a" at="34,110" to="80,196" />
          <Label at="18,84" text={words.pit} />
          <Label at="196,232" text={words.tunnel} note={words.tunnelNote} />
          <Balloon of="b" on="clay" at="410,318" to="340,300" text={words.pier} />
          <Balloon of="c" at="490,118" to="549,126" />
          <Label at="538,92" end text={words.sheet} />
          <Balloon of="d" on="clay" at="530,252" to="594,176" end text={words.cut} />
        </>
      }
      narrow={
        <>
          <Label layer at="124,22" text={words.outsideShort} />
          <Balloon of="a" at="24,50" to="52,104" text={words.pitShort} />
          <Label at="150,140" text={words.tunnel} />
          <Balloon of="b" on="clay" at="340,176" to="280,156" />
          <Label layer at="14,222" text={words.insideShort} />
          <Balloon of="c" at="116,236" to="95,244" text={words.sheetShort} />
          <Balloon of="d" on="clay" at="60,352" to="132,288" />
          <Label on="clay" at="14,384" text={words.cut} />
          <Balloon of="b" on="clay" at="238,376" to="182,352" text={words.pierShort} />
        </>
      }
    />
  )
}
