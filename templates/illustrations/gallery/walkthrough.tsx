import { Hatched } from '../common/hatches'
import { crackAlong } from '../common/house-parts'
import { Brick } from '../common/kit'
import { parsePoints } from '../common/points'
import { inches, readings } from '../common/readings'
import { useWords } from '../../words'
import { Hold, Thumb } from './hands'

const crack = crackAlong(parsePoints('-24,-29 -29,-20 -26,-14 -32,-7 -30,0'), 6, 1)

/** Of the reading sheet: three points, from the low corner up. */
const points = readings.filter(({ letter }) => letter && 'ABF'.includes(letter))

interface HalfProps {
  when: 'before' | 'after'
  /** The middle of the half. */
  x: number
}

/** A half of the sheet: the house, and how far below level its floor was read. */
function Half({ when, x }: HalfProps) {
  const word = useWords().jobs[when]
  const isBefore = when === 'before'
  const bars = points.map((point, i) => `M${x - 26 + 19 * i} 148h13v${Math.round(-22 * point[when])}h-13z`)
  return (
    <>
      <g transform={`translate(${x + 31} 146)${isBefore ? 'rotate(-9)' : ''}`}>
        <Hatched kind="brick" d="M-62 0V-29H0V0z" />
        <path className="roof" d="M-69-29-31-53 7-29z" />
        <path className="door" d="M-20 0v-21h12V0z" />
        <path className="card" d="M-54-22h14v13h-14z" />
        {isBefore && <path className="gap" d={crack} />}
      </g>
      <path className="line dash" d={`M${x - 40} 148h80`} />
      <path className={isBefore ? 'red' : 'door'} d={bars.join('')} />
      <g className="on-sky" stroke="none">
        <text className="middle" x={x} y="80">
          {word}
        </text>
        <text className="middle" x={x} y="210">
          {inches(points[0]![when])}″
        </text>
      </g>
    </>
  )
}

/** Readings from before and after, on a clipboard at the front door. The owner and the foreman both hold it. */
export const Walkthrough = () => (
  <>
    <g className="ink">
      <Brick d="M-20-20H420V260H-20z" />
      <path className="card" d="M72-20H312V260H72z" />
      <path className="door" d="M84-20H300V260H84z" />
      <Hold at={[86, 186]} turn={152} flip />
      <Hold at={[298, 186]} turn={28} />
      <path className="wood" d="M92 42H292V232H92z" />
      <path className="card" d="M101 56H283V223H101z" />
      <path className="steel" d="M168 32h48v20h-48zM182 24h20v10h-20z" />
      <path className="line" d="M192 66V213" />
      <Half when="before" x={149} />
      <Half when="after" x={235} />
      <Thumb at={[86, 186]} turn={152} flip />
      <Thumb at={[298, 186]} turn={28} />
    </g>
  </>
)
