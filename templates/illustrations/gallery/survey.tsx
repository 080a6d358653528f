import { Hold, Thumb } from '../common/hands'

const hand = { at: [221, 158], turn: -9 } as const

/** Their ends, around the far edge of the rod. */
const fingers = `M171 130${'h13a8 8 0 0 1 0 17h-13a8 8 0 0 1 0-17zm0 17'.repeat(4)}`

/** The height of a floor: a hand holds the rod upright, and the level line of the instrument meets its target. */
export const Survey = () => (
  <>
    <path className="plaster" d="M-20-20H420V190H-20z" />
    <g className="ink">
      <path className="wood" d="M326-20H420V168H326z" />
      <path className="line" d="M346 150V8H420" />
      <path className="card" d="M296-20h30V168h-30z" />
      <path className="line" d="M304-20V168" />
      <path className="card" d="M-20 168H420v22H-20z" />
      <path className="gap" d="M-20 190H420L-20 206z" />
      <path className="wood" d="M-20 206 420 190V260H-20zM100 202 70 260M212 198 198 260M318 194l12 66" />
    </g>
    <path className="level" d="M76 88H176" />
    <g className="ink">
      <path className="wood" d="M46 110h12l44 128H90zM46 110h12L20 238H8zM46 110h12v114H46z" />
      <path className="card" d="M30 104h44v12H30z" />
      <path className="gas" d="M24 66h56v40H24z" />
      <path className="steel" d="M38 53h28v13H38z" />
      <path className="sky" d="M58 80h22v16H58z" />
      <Hold {...hand} />
      <path className="card" d="M174-20h36V216l-36 2z" />
      <path
        className="line"
        d={`M174 4h18${[20, 36, 124, 204].map((y, i) => `M174 ${y}h${i % 2 ? 20 : 11}`).join('')}`}
      />
      <path className="red" d="M152 58h80v60H152z" />
      <path className="card" d="M164 72h32v32H164z" />
      <path className="line" d="M164 88h32" />
      <path className="glove" d={fingers} />
      <Thumb {...hand} />
    </g>
  </>
)
