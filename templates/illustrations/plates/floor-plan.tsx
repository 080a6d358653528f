import { usePlateWords } from '../../words'
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
      <path className="outer" d="M30 20H424V268H30z" />
      <path
        className="inner"
        d="M30 136h96m34 0h40M200 20v60m0 36v152M200 170h76m34 0h114M310 20v54m0 40v56"
      />
      <path className="even" d="M93 20c8 60 6 190-4 248M149 20c10 80 8 180-4 248" />
      <path className="red seen" d={piers} />
      <g className="on-sky middle">
        {[
          [64, 66, '−1.4'],
          [64, 208, '−1.6'],
          [124, 66, '−0.9'],
          [124, 208, '−0.8'],
          [176, 66, '−0.4'],
          [176, 208, '−0.3'],
          [255, 66, '−0.1'],
          [255, 152, '0.0'],
          [255, 224, '−0.1'],
          [368, 66, '−0.2'],
          [368, 224, '−0.2'],
        ].map(([x, y, height]) => (
          <text key={`${x} ${y}`} x={x} y={y}>
            {height}
          </text>
        ))}
        {(
          [
            [64, 44, words.backBedroom],
            [64, 186, words.frontBedroom],
            [255, 44, words.kitchen],
            [368, 44, words.bath],
            [368, 202, words.living],
          ] as const
        ).map(([x, y, room]) => (
          <text key={`${x} ${y}`} className="note" x={x} y={y}>
            {room}
          </text>
        ))}
      </g>
      <path className="red seen" d="M30 284h10v10H30z" />
      <g className="on-sky">
        <text className="note" x="48" y="294">
          {words.pier}
        </text>
        <text className="note end" x="424" y="294">
          {words.inches}
        </text>
      </g>
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
