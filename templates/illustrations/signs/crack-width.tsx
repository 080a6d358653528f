import { crackAlong } from '../common/cracks'
import { useDrawingWords } from '../../words'
import type { crackWidths } from '../../model/catalog'

/** A penny is 19.05 mm wide and 1.52 mm thick, by the U.S. Mint. In units of the drawing it is 54 wide. */
const thick = 4.3
const half = 'M0 0A27 27 0 0 1 54 0'

/** How wide each crack is, in pennies, and how many stand in it. */
const gaps: Record<(typeof crackWidths)[number], { wide: number; pennies: number }> = {
  hairline: { wide: 0.35, pennies: 0 },
  penny: { wide: 2.15, pennies: 2 },
  'three-pennies': { wide: 5.2, pennies: 3 },
}

const down = '74,46 74,54 71,67 77,80 72,93 74,112'

/** A crack in a slab, to scale, beside a penny. Pennies stand on edge in it, as far as they fit. */
export function CrackWidth({ of }: { of: (typeof crackWidths)[number] }) {
  const { cracks } = useDrawingWords()
  const { wide, pennies } = gaps[of]
  const width = wide * thick
  const left = 74 - width / 2
  const standing = (at: number) => `matrix(.5 -.36 0 1 ${(left + at * thick).toFixed(1)} 46)`
  return (
    <div className="crack-width drawing">
      <svg role="img" aria-label={cracks[of]} viewBox="0 0 110 110">
        <path fill="var(--sky)" d="M0 0h110v30H0z" />
        <g className="seen">
          <path className="concrete" d="M-2 26.6h114V112H-2z" />
          <path className="top" d="M-2 26.6h114V46H-2z" />
          <path
            className="slit"
            d={`M${left} 46l27-19.4h${width}l-27 19.4z${crackAlong({ along: down, wide: width, thin: width / 4 })}`}
          />
          {Array.from({ length: pennies }, (_, i) => (
            <path key={i} className="brick" d={`${half}L8.6 3.1z`} transform={standing(i)} />
          ))}
          <g className="coin">
            {pennies > 0 && <path d={`${half}zM5 0A22 22 0 0 1 49 0`} transform={standing(pennies)} />}
            <circle cx="30" cy="78" r="27" />
            <circle cx="30" cy="78" r="22.5" />
            <path d="M20 71l5-4v22m-5 0h10m14-14a7 7 0 1 0 0 9m-4-15v22" />
          </g>
        </g>
      </svg>
    </div>
  )
}
