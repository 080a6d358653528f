/** Adds up the cost of kinds of repairs from the unit prices in business.md. */
import { dollars, isEnglish } from './language'

/** The least and most of something that a repair takes, and the name of its unit price. */
export interface CostPart {
  price: string
  from: number
  to: number
}

/** The cost of a repair, in dollars. */
interface CostRange {
  low: number
  high: number
}

/** Returns the cost from the fewest to the most of all parts. Undefined while a price is missing. */
export function costRange(
  prices: Readonly<Record<string, number | undefined>>,
  parts: readonly CostPart[],
): CostRange | undefined {
  if (parts.some(({ price }) => !Object.hasOwn(prices, price))) return undefined
  const sum = (end: 'from' | 'to') => parts.reduce((sum, part) => sum + part[end] * prices[part.price]!, 0)
  return { low: sum('from'), high: sum('to') }
}

/** "$6,000–$12,000" */
export const rangeInWords = ({ low, high }: CostRange, lang: string): string =>
  low === high ? dollars(low, lang) : `${dollars(low, lang)}–${dollars(high, lang)}`

/** "4 to 8" */
export const countInWords = ({ from, to }: CostPart, lang: string): string =>
  from === to ? String(to) : [from, to].join(isEnglish(lang) ? ' to ' : '–')
