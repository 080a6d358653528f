import { closest, distance } from 'fastest-levenshtein'

/** Returns the known word that was probably meant. Undefined when none is similar. */
export function guess(word: string, known: readonly string[]): string | undefined {
  // A renamed file often contains its old name.
  const longer = word.length >= 3 ? known.filter((other) => other.includes(word)) : []
  if (longer.length > 0) return longer.sort((a, b) => a.length - b.length)[0]
  const best = known.length > 0 ? closest(word, known) : ''
  return best && distance(word, best) <= Math.max(2, best.length / 3) ? best : undefined
}

/** Returns the second half of a message about an unknown word: the word probably meant, or all there are. */
export function suggest(word: string, known: readonly string[]): string {
  const meant = guess(word, known)
  if (meant !== undefined) return `did you mean "${meant}"?`
  return known.length > 0 ? `known here: ${known.slice(0, 30).join(', ')}` : 'nothing is known here'
}

/** Returns "; did you mean ...?" for the end of a message, or an empty text without a good guess. */
export function hint(word: string, known: readonly string[]): string {
  const meant = guess(word, known)
  return meant === undefined ? '' : `; did you mean "${meant}"?`
}
