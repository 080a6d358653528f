import { Brick } from '../common/kit'
import { inches, readings } from '../common/readings'
import { useWords } from '../../words'
import { Hold, Thumb } from '../common/hands'

/** The low corner, which the repair raised. */
const corner = readings.find(({ letter }) => letter === 'A')!

/** Where both houses stand. A frame much wider than high shows all that is on the sheet. */
const floor = 145

interface HalfProps {
  when: 'before' | 'after'
  /** The middle of the half. */
  x: number
}

/** A half of the sheet: the house, and how far below level its low corner was read. Once repaired, it is drawn level. */
function Half({ when, x }: HalfProps) {
  const isLow = when === 'before'
  return (
    <>
      <g transform={`translate(${x + 42} ${floor})${isLow ? 'rotate(-13.3)' : ''}`}>
        <path className="brick" d="M-72 0V-34H0V0z" />
        <path className="roof" d="M-80-32-56-58h40L8-32z" />
        <path className="card" d="M-63-25h19v14h-19z" />
        <path className="door" d="M-29 0v-25h16V0z" />
        <path className="concrete" d="M-76 0H4v7h-80z" />
      </g>
      <path className="level-line" d={`M${x - 45} ${floor}h92`} />
      {isLow && <path className="move" d={`M${x - 52} ${floor}h15m-7.5 0v17m-7.5 0h15`} />}
      <g className="on-sky" stroke="none" transform={`translate(${x} 74)scale(.9)`}>
        <text className="middle large">{useWords().jobs[when]}</text>
        <text className="middle large" y="126">
          {inches(corner[when])}″
        </text>
      </g>
    </>
  )
}

const left = { at: [72, 162], turn: 130, flip: true, scale: 0.78 } as const
const right = { at: [312, 162], turn: 50, scale: 0.78 } as const

/** Readings from before and after, on a clipboard at the front door. The owner and the foreman both hold it. */
export const Walkthrough = () => (
  <>
    <g className="ink">
      <Brick d="M-20-20H420V260H-20z" />
      <path className="card" d="M48-20H336V260H48z" />
      <path className="door" d="M60-20H324V260H60z" />
      <Hold {...left} />
      <Hold {...right} />
      <path className="wood" d="M68 34H316V224H68z" />
      <path className="card" d="M78 46H306V212H78z" />
      <path className="concrete" d="M160 26q0-6 6-6h10q2-12 16-12t16 12h10q6 0 6 6v22h-64z" />
      <path className="line" d="M160 38h64" />
      <path className="line" d="M192 58V190M96 202H178M210 202h78" />
      <Half when="before" x={135} />
      <Half when="after" x={249} />
      <Thumb {...left} />
      <Thumb {...right} />
    </g>
  </>
)
