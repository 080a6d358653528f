import { usePlateWords } from '../../words'
import { LayerNames } from '../common/ground'
import { Label, inTwoLines } from '../common/labels'
import { PushPierArt } from '../cutaways/push-pier'
import { PlateFrames } from './frames'

/** A push pier being driven: the cutaway of the push pier, in a picture that stands beside a list. */
export function Pushing() {
  const words = usePlateWords().plates.pushing
  const art = (
    <g id="d-pushing">
      <g transform="scale(.8)translate(-76 -6)">
        <PushPierArt />
      </g>
      <Label at="14,60" text={words.pump} to="43,66 43,82" />
      <Label on="clay" end at="126,286" text={words.pipe} to="132,281 168,281" />
      <Label on="clay" at="216,268" text={inTwoLines(words.bracket)} to="236,252 236,225" />
      <LayerNames at="216,344" deepest="216,391" />
    </g>
  )
  const drawn = <use href="#d-pushing" />
  return <PlateFrames name="pushing" defs={art} wide={drawn} narrow={drawn} />
}
