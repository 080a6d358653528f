/**
 * A sheet of floor heights as the crew leaves it: a plan with the heights read before the repair, lines of equal
 * height at every half inch, the piers, and a table of heights before and after. An engineer would check that
 * heights are measured from a marked zero, that each line has lower points inside and higher ones outside, that
 * change is after less before, that the lowest point rose most, and that nothing rose far from the piers. The
 * house and its figures are invented, so the sheet is stamped as an example.
 */
import { PlateFrames } from './frames'
import { Heights, Plan, PlanWords, depth, foot, width } from './reading-plan'
import { change, house, inches, readings } from './readings'
import type { Reading } from './readings'

interface TableProps {
  /** The left end, the right end and the baseline of the first row. */
  left: number
  right: number
  top: number
  step: number
  rows: readonly Reading[]
}

function Table({ left, right, top, step, rows }: TableProps) {
  const columns = [right - 128, right - 64, right]
  return (
    <>
      <g className="on-sky">
        <text className="note" x={left} y={top - step}>
          Point
        </text>
        {['Before', 'After', 'Change'].map((head, i) => (
          <text key={head} className="note end" x={columns[i]} y={top - step}>
            {head}
          </text>
        ))}
      </g>
      <path className="cut line" d={`M${left} ${top - step + 8}H${right}`} />
      <path
        className="hatch"
        d={rows
          .slice(1)
          .map((_, i) => `M${left} ${top + i * step + 8}H${right}`)
          .join('')}
      />
      {rows.map((row, i) => (
        <g key={row.letter} className="on-sky">
          <text className="note" x={left} y={top + i * step}>
            {`${row.letter} ${row.room}`}
          </text>
          {[inches(row.before), inches(row.after), inches(change(row))].map((text, column) => (
            <text key={column} className="figure end" x={columns[column]} y={top + i * step}>
              {text}
            </text>
          ))}
        </g>
      ))}
    </>
  )
}

/** The stamp about the middle at (x, y). */
const Stamp = ({ x, y, scale }: { x: number; y: number; scale: number }) => (
  <g className="on-mark" transform={`translate(${x} ${y})rotate(-7)scale(${scale})`}>
    <path className="stamp" d="M-48-20h96v40h-96z" />
    <text className="title middle" y="6">
      Example
    </text>
  </g>
)

const rows = readings.filter(({ letter }) => letter)

/** A bar of ten feet, which is `ten` units long. */
const ScaleBar = ({ x, y, ten }: { x: number; y: number; ten: number }) => (
  <g className="on-sky">
    <path className="seen line" d={`M${x} ${y}h${ten}v6h${-ten}z`} />
    <path className="dark" d={`M${x} ${y}h${ten / 2}v6h${-ten / 2}z`} />
    <text className="note" x={x} y={y + 22}>
      0
    </text>
    <text className="note end" x={x + ten + 12} y={y + 22}>
      10 ft
    </text>
  </g>
)

const North = ({ x, y }: { x: number; y: number }) => (
  <g className="on-sky">
    <path className="card seen" d={`M${x} ${y - 20}l9 38-9-7-9 7z`} />
    <path className="dark" d={`M${x} ${y - 20}l9 38-9-7z`} />
    <text className="title" x={x + 12} y={y + 5}>
      N
    </text>
  </g>
)

const Key = ({ x, y }: { x: number; y: number }) => (
  <g className="on-sky">
    <path className="red seen" d={`M${x} ${y - 11}h12v12h-12z`} />
    <path className="contour" d={`M${x + 66} ${y - 5}h26`} />
    <text className="note" x={x + 18} y={y}>
      pier
    </text>
    <text className="note" x={x + 98} y={y}>
      equal height
    </text>
  </g>
)

const Dimensions = ({ x, y }: { x: number; y: number }) => (
  <g className="on-card">
    <path
      className="seen line"
      d={`M${x} ${y - 22}h${width}M${x} ${y - 28}v12m${width}-12v12M${x - 22} ${y}v${depth}M${x - 28} ${y}h12m-12 ${depth}h12`}
    />
    <text className="note middle" x={x + width / 2} y={y - 17}>
      {`${house.width}′`}
    </text>
    <text className="note middle" transform={`translate(${x - 17} ${y + depth / 2})rotate(-90)`}>
      {`${house.depth}′`}
    </text>
  </g>
)

function Wide() {
  const [x, y] = [50, 48]
  return (
    <>
      <path className="card" d="M0 0h880v460H0z" />
      <use href="#d-plan" x={x} y={y} />
      <Dimensions x={x} y={y} />
      <PlanWords x={x} y={y} />
      <Heights x={x} y={y} scale={1} of={readings} />
      <ScaleBar x={x} y={396} ten={10 * foot} />
      <Key x={212} y={408} />
      <North x={484} y={408} />
      <path className="seen line" d="M536 24v412" />
      <g className="on-sky">
        <text className="title" x="556" y="40">
          Floor heights, room by room
        </text>
        <text className="note" x="556" y="62">
          in inches; the triangle marks zero
        </text>
      </g>
      <Table left={556} right={860} top={122} step={28} rows={rows} />
      <Stamp x={622} y={402} scale={1.2} />
    </>
  )
}

function Narrow() {
  return (
    <>
      <path className="card" d="M0 0h360v400H0z" />
      <use href="#d-plan" transform="translate(16 16)scale(.71)" />
      <Heights x={16} y={16} scale={0.71} of={rows} />
      <Table left={12} right={348} top={280} step={24} rows={rows.slice(0, 4)} />
      <ScaleBar x={12} y={370} ten={7.1 * foot} />
      <North x={150} y={379} />
      <Stamp x={292} y={379} scale={0.8} />
    </>
  )
}

/** The sheet with all of it, and for phones the plan and the rows that the repair changed most. */
export function ReadingSheet() {
  return (
    <PlateFrames
      name="reading-sheet"
      defs={
        <g id="d-plan">
          <Plan />
        </g>
      }
      wide={<Wide />}
      narrow={<Narrow />}
    />
  )
}
