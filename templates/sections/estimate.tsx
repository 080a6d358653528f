import type { Business, Estimate } from '../model/site'
import { dollars, inDigits } from '../model/language'
import { Rich } from './rich'
import { section } from './sections'
import type { Block } from './sections'

/** A sample estimate, line by line. */
export const estimate = (content: Estimate | undefined, business: Business): Block | undefined =>
  content && section('estimate', content, <Bill content={content} business={business} />)

interface BillProps {
  content: Estimate
  business: Business
  /** Without the notes of its lines. */
  brief?: boolean
}

/** Shows figures only when all prices are known, because readers would take an incomplete total for the price. */
export function Bill({ content, business: { lang, prices = {} }, brief = false }: BillProps) {
  const priced = content.lines.every(({ price }) => Object.hasOwn(prices, price))
  const sum = content.lines.reduce((sum, { quantity, price }) => sum + quantity * (prices[price] ?? 0), 0)
  return (
    <table className={brief ? 'bill' : 'bill aside'}>
      <tbody>
        {content.lines.map(({ item, quantity, price, unpriced, note }) => (
          <tr key={item}>
            <th scope="row">
              {item}
              {note && !brief && <Rich value={note} className="small" />}
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
    </table>
  )
}
