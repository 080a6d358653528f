import { crackAlong } from '../common/house-parts'
import { parsePoints } from '../common/points'
import { useDrawingWords } from '../../words'
import type { crackWidths } from '../../model/catalog'

/** Units of the drawing per millimeter. */
const scale = 2.5
/** A penny, by the U.S. Mint, and the crack it measures, 1/16 inch, in millimeters. */
const penny = { thickness: 1.52, diameter: 19.05, crack: 25.4 / 16 }
const hairline = 0.2
const size = { width: 88, height: 84 }

const coins = { hairline: 0, penny: 1, 'three-pennies': 3 }

/** A crack from the top to the bottom, beside a penny. */
const along = parsePoints('73,-4 69,4 70,11 67,18 69,64 70,72 66,79 67,88')

/** A crack in concrete beside a penny, to scale, and the pennies that fit into it on edge. */
export function CrackWidth({ of }: { of: (typeof crackWidths)[number] }) {
  const { cracks } = useDrawingWords()
  const count = coins[of]
  const width = scale * (count * penny.crack || hairline)
  const [thick, high] = [penny.thickness * scale, penny.diameter * scale]
  const middle = size.height / 2
  const left = 68 - (count * thick) / 2
  return (
    <div className="crack-width drawing">
      <svg role="img" aria-label={cracks[of]} viewBox={`0 0 ${size.width} ${size.height}`}>
        <path className="concrete" d={`M0 0h${size.width}v${size.height}H0z`} />
        <path className="slit" d={crackAlong(along, width, width)} />
        <circle className="coin" cx="30" cy={middle} r={high / 2} />
        <circle className="coin" cx="30" cy={middle} r="20" />
        <path className="coin" d={`M21 ${middle - 6}l5-4v19m-5 0h10m13-13a6 6 0 1 0 0 9m-4-14v19`} />
        {Array.from({ length: count }, (_, i) => (
          <rect
            key={i}
            className="coin"
            x={left + i * thick}
            y={middle - high / 2}
            width={thick}
            height={high}
            rx="1"
          />
        ))}
      </svg>
    </div>
  )
}
