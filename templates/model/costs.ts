/** What kinds of repair come to, from the unit prices of business.md. */
import { dollars, isEnglish } from './language'

/** How many of something a repair takes, at the least and at the most, and the name of its unit price. */
export interface CostPart {
  price: string
  from: number
  to: number
}

/** What a repair comes to, in dollars. */
export interface CostRange {
  low: number
  high: number
}

/** From the fewest of all parts to the most; undefined while a price is missing. */
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
