import type { Business, Estimate } from '../model/site'
import { dollars, inDigits } from '../model/language'
import { Rich } from './rich'
import { section } from './sections'
import type { Block } from './sections'

/**
 * A sample estimate, line by line. It shows figures only when all prices are known, because readers would take an
 * incomplete total for the price.
 */
export function estimate(content: Estimate | undefined, { lang, prices = {} }: Business): Block | undefined {
  if (!content) return undefined
  const priced = content.lines.every(({ price }) => Object.hasOwn(prices, price))
  const sum = content.lines.reduce((sum, { quantity, price }) => sum + quantity * (prices[price] ?? 0), 0)
  return section(
    'estimate',
    content,
    <table className="bill aside">
      <tbody>
        {content.lines.map(({ item, quantity, price, unpriced, note }) => (
          <tr key={item}>
            <th scope="row">
              {item}
              {note && <Rich value={note} className="small" />}
            </th>
            <td>{`${inDigits(quantity, lang)}\u00A0×${priced ? `\u00A0${dollars(prices[price]!, lang)}` : ` ${unpriced}`}`}</td>
            {priced && <td className="sum">{dollars(quantity * prices[price]!, lang)}</td>}
          </tr>
        ))}
      </tbody>
      {priced && (
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              {content.total}
            </th>
            <td className="sum">{dollars(sum, lang)}</td>
          </tr>
        </tfoot>
      )}
    </table>,
  )
}
