import { costRange } from '../model/costs'
import type { Business, Prices } from '../model/site'
import { section } from './sections'
import type { Block } from './sections'

/** The cost of each kind of repair: a range, or words while business.md lacks a price. */
export function prices(
  content: Prices | undefined,
  { costs, facts, prices = {} }: Business,
): Block | undefined {
  const isKnown = (cost: string) =>
    costRange(prices, costs.find(({ id }) => id === cost)!.parts) !== undefined
  return (
    content &&
    section(
      'price',
      content,
      <table className="prices aside">
        <tbody>
          {content.rows.map(({ repair, takes, cost }) => (
            <tr key={cost}>
              <th scope="row">
                {repair}
                {takes && <small>{takes}</small>}
              </th>
              <td className={isKnown(cost) ? 'sum' : undefined}>{facts[`cost-${cost}`]}</td>
            </tr>
          ))}
        </tbody>
      </table>,
    )
  )
}
