import { crackAlong } from '../common/house-parts'
import { parsePoints } from '../common/points'
import { useDrawingWords } from '../../words'
import type { crackWidths } from '../../model/catalog'

/** Units of the drawing per millimeter. */
const scale = 3.6
/** A penny, by the U.S. Mint, in millimeters. */
const penny = { thickness: 1.52, diameter: 19.05 }
const size = 110

/** How wide each crack is, in pennies, and of each penny on edge in it the middle, and how it leans, in degrees. */
const gaps: Record<(typeof crackWidths)[number], { wide: number; pennies: [at: number, lean: number][] }> = {
  hairline: { wide: 0.2, pennies: [] },
  penny: {
    wide: 2.2,
    pennies: [
      [-0.5, 0],
      [0.5, 0],
    ],
  },
  'three-pennies': {
    wide: 6,
    pennies: [
      [-1.9, 3],
      [-0.3, -4],
      [1.6, 4],
    ],
  },
}

/** A crack in concrete beside a penny, or with the pennies on edge that fit into it, to scale. */
export function CrackWidth({ of }: { of: (typeof crackWidths)[number] }) {
  const { cracks } = useDrawingWords()
  const { wide, pennies } = gaps[of]
  const [thick, high] = [penny.thickness * scale, penny.diameter * scale]
  const middle = pennies.length > 0 ? size / 2 : 92
  const along = parsePoints('4,-4 -1,10 2,20 0,26 0,86 3,94 -2,102 1,114')
  const crack = crackAlong(along, wide * thick, wide * thick)
  return (
    <div className="crack-width drawing">
      <svg role="img" aria-label={cracks[of]} viewBox={`0 0 ${size} ${size}`}>
        <path className="concrete" d={`M0 0h${size}v${size}H0z`} />
        <path className="slit" d={crack} transform={`translate(${middle})`} />
        {pennies.length === 0 && (
          <g transform={`translate(44 ${size / 2})`}>
            <circle className="coin" r={high / 2} />
            <circle className="coin" r="29" />
            <path className="coin" d="M-13-9l7-5v27m-7 0h14m18-18a9 9 0 1 0 0 12m-5-20v28" />
          </g>
        )}
        {pennies.map(([at, lean]) => (
          <rect
            key={at}
            className="coin"
            x={middle + (at - 0.5) * thick}
            y={(size - high) / 2}
            width={thick}
            height={high}
            rx="1.5"
            transform={lean ? `rotate(${lean} ${middle} ${size / 2})` : undefined}
          />
        ))}
      </svg>
    </div>
  )
}
