/**
 * What an owner can do for the soil around a slab: on the left in a dry spell, on the right in rain, 24 units to the
 * foot. The letters are not steps. An engineer would check that the hose is a foot or two from the wall, so that it
 * wets the soil and not the slab; that some slab is visible above the bed; that roof water leaves the pipe beyond the
 * bed; and that the ground falls away from the wall on both sides.
 */
import { MovingGround } from '../common/ground'
import { Concrete } from '../common/hatches'
import { Balloon, Dimension, Label } from '../common/labels'
import { House, Oak } from '../common/parts'
import { usePlateWords } from '../../words'
import { HalvedPlate } from './frames'

const surface = 'M-40 236H60q90-2 240-14H580q120 10 190 26l150 4'

const Section = () => (
  <>
    <path className="sky" d="M-40-60H920V400H-40z" />
    <path className="topsoil" d={`${surface}V520H-40z`} />
    <g className="seen" transform="translate(0 22)">
      <MovingGround d={`${surface}V520H-40z`} />
    </g>
    <path className="water" fillOpacity=".55" d="M222 227q30-2 56-5c12 30 4 66-22 66s-44-34-34-61z" />
    <g className="seen">
      <Oak at="translate(76 238)scale(.85)" />
      <House x={304} y={206} scale={0.907} />
      <path className="oak" d="M612 226q-6-24 12-26t18 16q16-10 20 4 14-4 14 12z" />
      <path className="card" d="M590 118h18v12h-18zM580 128h20v76l8 14 126 22-1 8-130-22-13-20v-74h-10z" />
    </g>
    <Concrete d="M300 206H580v72h-36l-12-44H348l-12 44h-36z" />
    <path className="cut line" d="M-40 236H60q90-2 240-14M580 222q120 10 190 26l150 4" />
    <circle className="card seen" cx="250" cy="221" r="6" />
    <path className="flow" d="M238 236v10m12-8v14m12-16v10M738 246q14 4 22 2M776 242l50 4-9-6m9 6-10 4" />
    <path
      className="rain"
      d="M650 50l-5 15m35-10-5 15m43-37-5 15m35 10-5 15m-83 45-5 15m65-5-5 15m55-35-5 15m75-30-5 15"
    />
  </>
)

export function Watering() {
  const words = usePlateWords().plates.watering
  return (
    <HalvedPlate
      name="watering"
      art={<Section />}
      upper="40 80 396 220"
      lower="480 73 396 220"
      wide={
        <>
          <Label layer at="14,30" text={words.dry} />
          <Label layer at="640,30" text={words.rain} />
          <Dimension at="250,194" across={50} />
          <Balloon of="a" on="clay" at="172,300" to="247,225" end text={words.hose} note={words.hoseNote} />
          <Balloon of="b" on="clay" at="318,316" to="306,213" text={words.slab} note={words.slabNote} />
          <Balloon of="c" on="clay" at="640,304" to="690,240" end text={words.pipe} note={words.pipeNote} />
          <Balloon of="d" at="790,190" to="806,246" />
          <Label at="866,168" end text={words.slope} />
        </>
      }
      narrow={
        <>
          <Label layer at="12,20" text={words.dry} />
          <Dimension at="191,104" across={45} />
          <Balloon of="a" on="clay" at="132,176" to="189,131" end text={words.hose} />
          <Balloon of="b" on="clay" at="274,176" to="242,122" text={words.slabShort} />
          <Label layer at="150,222" text={words.rain} />
          <Balloon of="c" on="clay" at="112,380" to="160,343" text={words.pipe} />
          <Balloon of="d" at="282,312" to="296,356" />
          <Label at="350,290" end text={words.slopeShort} />
        </>
      }
    />
  )
}
