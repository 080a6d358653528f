import { closest, distance } from 'fastest-levenshtein'

/** The second half of a message about a word that is not in `known`: what was probably meant. */
export function suggest(word: string, known: readonly string[]): string {
  // After a file is renamed, its new name often holds the old one.
  const longer = word.length >= 3 ? known.filter((other) => other.includes(word)) : []
  const best = longer.sort((a, b) => a.length - b.length)[0] ?? (known.length > 0 ? closest(word, known) : '')
  if (longer.length > 0) return `did you mean "${best}"?`
  if (best && distance(word, best) <= Math.max(2, best.length / 3)) return `did you mean "${best}"?`
  return known.length > 0 ? `known here: ${known.slice(0, 30).join(', ')}` : 'nothing is known here'
}
