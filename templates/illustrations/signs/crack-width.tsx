import type { crackWidths } from '../../model/catalog'
import { useDrawingWords } from '../../words'

/** Units of the drawing per millimeter. */
const scale = 4
/** A penny, by the U.S. Mint, and the crack it measures, 1/16 inch, in millimeters. */
const penny = { thickness: 1.52, diameter: 19.05, crack: 25.4 / 16 }
const hairline = 0.1
const size = { width: 88, height: 84 }

const coins = { hairline: 0, penny: 1, 'three-pennies': 3 }

/** A crack in concrete, to scale, and the pennies that fit into it on edge. */
export function CrackWidth({ of }: { of: (typeof crackWidths)[number] }) {
  const { cracks } = useDrawingWords()
  const count = coins[of]
  const width = scale * (count * penny.crack || hairline)
  const left = (size.width - width) / 2
  const [thick, high] = [penny.thickness * scale, penny.diameter * scale]
  const top = (size.height - high) / 2
  const gap = (width - count * thick) / (count + 1)
  return (
    <div className="crack-width drawing">
      <svg role="img" aria-label={cracks[of]} viewBox={`0 0 ${size.width} ${size.height}`}>
        <path className="concrete" d={`M0 0h${size.width}v${size.height}H0z`} />
        <path className="slit" d={`M${left} 0h${width}l4 8V${size.height - 8}l-4 8h${-width}l4-8V8z`} />
        {Array.from({ length: count }, (_, i) => (
          <rect
            key={i}
            className="coin"
            x={left + 4 + gap + i * (thick + gap)}
            y={top}
            width={thick}
            height={high}
            rx="1.5"
          />
        ))}
      </svg>
    </div>
  )
}
