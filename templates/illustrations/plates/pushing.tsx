import { usePlateWords } from '../../words'
import { DeepGround, LayerName, MovingGround } from '../common/ground'
import { Hatched } from '../common/hatches'
import { Brick, Turf, Window } from '../common/kit'
import { Label, inTwoLines } from '../common/labels'
import { PlateFrames } from './frames'

/**
 * A push pier being driven, in a picture that stands beside a list. An engineer would check that the ram pushes against the
 * bracket, whose seat is under the beam; that the pipe goes through the clay and stands in the rock; and that the hole
 * is beside and below the beam.
 */
export function Pushing() {
  const words = usePlateWords().plates.pushing
  const art = (
    <g id="d-pushing" transform="translate(0 -40)scale(.9)">
      <path className="sky" d="M-20-20H440V540H-20z" />
      <MovingGround d="M-20 190H440V400H-20z" />
      <DeepGround below d="M-20 384q110 14 220 0t240 2V540H-20z" />
      <DeepGround d="M-20 436H440V540H-20z" />
      <path className="topsoil" d="M-20 190H120v18H-20z" />
      <Turf along="-20,190 118,190" />
      <path className="sky" d="M116 182l24 132H300V250H212V182z" />
      <path className="fine seen" d="M118 192l22 122H300V250" />
      <g className="seen">
        <Brick d="M236-20H440V120H236z" />
        <Window at={[300, -14]} size={[108, 86]} />
        <path className="concrete" d="M292 68h124v10H292z" />
        <path className="steel" d="M169 96h22V438h7v12h-36v-12h7zM169 216h22M169 320h22M169 382h22" />
      </g>
      <g className="cut">
        <Hatched kind="concrete" d="M212 120H440V192H318l-14 58h-92z" />
      </g>
      <g className="seen">
        <path className="red" d="M163 188h34v62h81v12h-81v14h-34z" />
        <path className="steel" d="M154 44h52v12h-9v40h13v62h-60V96h13V56h-9zM150 112h60M150 126h60" />
      </g>
      <path className="tube" d="M148 104q-40-6-44 40t-34 34" />
      <g className="seen">
        <path className="steel" d="M20 190v-30h56v30zM44 160v-10h8v10z" />
        <circle className="card" cx="48" cy="130" r="20" />
        <path className="fine" d="M48 130l9-10M36 138a14 14 0 1 1 24 0" />
      </g>
      <Label at={[14, 82]} text={words.pump} leader="48,88 48,106" />
      <Label on="clay" anchor="end" at={[128, 352]} text={words.pipe} leader="134,347 174,347" />
      <Label on="clay" at={[232, 336]} text={inTwoLines(words.bracket)} leader="244,320 244,260" />
      <LayerName at={[232, 424]} />
      <LayerName deepest at={[232, 476]} />
    </g>
  )
  const drawn = <use href="#d-pushing" />
  return <PlateFrames name="pushing" defs={art} wide={drawn} narrow={drawn} />
}
