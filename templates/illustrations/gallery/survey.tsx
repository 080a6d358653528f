import { Fist } from '../common/hands'

/** The height of a floor: a hand holds the rod upright, and the level line of the instrument meets its target. */
export const Survey = () => (
  <>
    <path className="plaster" d="M-20-20H420V190H-20z" />
    <g className="ink">
      <path className="card" d="M30 14h86v84H30z" />
      <path className="sky" d="M35 19h76v74H35zM73 19v74M35 56h76" />
      <path className="wood" d="M326-20H420V168H326z" />
      <path className="line" d="M346 150V8H420" />
      <path className="card" d="M296-20h30V168h-30z" />
      <path className="line" d="M304-20V168" />
      <path className="card" d="M-20 168H420v22H-20z" />
      <path className="card" d="M62 122h24v32H62z" />
      <path className="line" d="M70 130v6M78 130v6M70 142v6M78 142v6" />
      <path className="gap" d="M-20 190H420L-20 206z" />
      <path className="wood" d="M-20 206 420 190V260H-20zM100 202 70 260M212 198 198 260M318 194l12 66" />
    </g>
    <path className="level" d="M-20 102H176" />
    <g className="ink">
      <path className="card" d="M176-20h32V212l-32 2z" />
      <path
        className="line"
        d={`M176 4h18${[24, 44, 64, 124, 144, 164, 184, 204].map((y, i) => `M176 ${y}h${i % 2 ? 18 : 10}`).join('')}`}
      />
      <path className="red" d="M160 84h64v36h-64z" />
      <path className="card" d="M168 92h20v20h-20z" />
      <path className="line" d="M168 102h20" />
      <Fist at={[192, 165]} turn={-9} grip={16} />
    </g>
  </>
)
