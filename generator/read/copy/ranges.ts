/** Ranges in copy, and lengths: numbers that contradict each other wherever they stand. */

const number = String.raw`(\d{1,3}(?:,\d{3})*(?:\.\d+)?)`
const unit = String.raw`(?:%|(?:percent|minutes?|hours?|days?|weeks?|months?|years?|inch(?:es)?|foot|feet|ft|miles?|pounds?)\b)`
const range = new RegExp(String.raw`(?<![\w.,/:$–-])${number}[–-]${number}[\s\u00A0-]?${unit}`, 'g')

const amount = (digits: string) => Number(digits.replaceAll(',', ''))

/** Ranges with a unit that run backward, "3–1 days". A ratio, a date and "from 12 to 8 feet" are none. */
export const backwardRanges = (text: string): string[] =>
  [...text.matchAll(range)].flatMap(([words, from, to]) => (amount(from!) > amount(to!) ? words : []))

/** The length of "3/16 inch" or "1 1/2 inches"; undefined for other words. */
export function inches(words: string): number | undefined {
  const [, whole = '0', part = '0', of = '1'] =
    /^(?:(\d+(?:\.\d+)?)(?!\/))?(?:[ -]?(\d+)\/(\d+))? inch(?:es)?$/.exec(words) ?? []
  const length = Number(whole) + Number(part) / Number(of)
  return length > 0 ? length : undefined
}
