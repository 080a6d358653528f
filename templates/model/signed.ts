/** Checks who signed a claim. */

const notAName =
  'ask asked asks me nobody no none not open pending someone somebody tba tbc tbd todo who will yes'.split(
    ' ',
  )

/** True for one letter, yes and no: keys that were meant for a question before this one. */
export const isKey = (words: string): boolean => /^(?:\p{L}|yes|no)[.!]*$/iu.test(words.trim())

/** True for words that put an answer off, such as "will ask Ann" or "TBC". "Will Hart" is a name. */
export function putsOff(by: string): boolean {
  const words = by.match(/\p{L}+/gu) ?? []
  const lower = words.map((word) => word.toLowerCase())
  return (
    by.includes('?') ||
    words.some((word) => notAName.includes(word) || /^T(?:BA|BC|BD|ODO)$/.test(word)) ||
    (by !== 'Will' && lower.every((word) => notAName.includes(word)))
  )
}
