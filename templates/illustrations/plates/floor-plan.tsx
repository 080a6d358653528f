import { usePlateWords } from '../../words'
import { Label } from '../common/labels'
import { parsePoints } from '../common/points'
import { PlateFrames } from './frames'

const piers = parsePoints('17,38 17,84 17,130 17,176 17,222 17,256')
  .map(([x, y]) => `M${x} ${y}h12v12h-12z`)
  .join('')

/**
 * The floor heights of a house whose west wall is low, in inches, with a pier wherever the wall is lifted. An engineer
 * would check that heights fall toward that wall from a highest point, and that lines of equal height lie between.
 */
export function FloorPlan() {
  const words = usePlateWords().plates['floor-plan']
  const drawn = (
    <>
      <path className="outer line" d="M30 20H424V268H30z" />
      <path
        className="inner line"
        d="M30 136h96m34 0h40M200 20v60m0 36v152M200 170h76m34 0h114M310 20v54m0 40v56"
      />
      <path className="even line" d="M93 20c8 60 6 190-4 248M149 20c10 80 8 180-4 248" />
      <path className="red seen" d={piers} />
      <Label middle at="64,66" text="−1.4" />
      <Label middle at="64,208" text="−1.6" />
      <Label middle at="124,66" text="−0.9" />
      <Label middle at="124,208" text="−0.8" />
      <Label middle at="176,66" text="−0.4" />
      <Label middle at="176,208" text="−0.3" />
      <Label middle at="255,66" text="−0.1" />
      <Label middle at="255,152" text="0.0" />
      <Label middle at="255,224" text="−0.1" />
      <Label middle at="368,66" text="−0.2" />
      <Label middle at="368,224" text="−0.2" />
      <Label quiet middle at="64,44" text={words.backBedroom} />
      <Label quiet middle at="64,186" text={words.frontBedroom} />
      <Label quiet middle at="255,44" text={words.kitchen} />
      <Label quiet middle at="368,44" text={words.bath} />
      <Label quiet middle at="368,202" text={words.living} />
      <path className="red seen" d="M30 284h10v10H30z" />
      <Label quiet at="48,294" text={words.pier} />
      <Label quiet end at="424,294" text={words.inches} />
    </>
  )
  return (
    <PlateFrames
      name="floor-plan"
      defs={<g id="d-floor">{drawn}</g>}
      wide={<use href="#d-floor" />}
      narrow={
        <svg width="360" height="400" viewBox="0 0 440 300">
          <use href="#d-floor" />
        </svg>
      }
    />
  )
}
