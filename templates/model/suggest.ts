import { closest, distance } from 'fastest-levenshtein'

/** The known word that was probably meant; undefined when none is near. */
export function guess(word: string, known: readonly string[]): string | undefined {
  // After a file is renamed, its new name often holds the old one.
  const longer = word.length >= 3 ? known.filter((other) => other.includes(word)) : []
  if (longer.length > 0) return longer.sort((a, b) => a.length - b.length)[0]
  const best = known.length > 0 ? closest(word, known) : ''
  return best && distance(word, best) <= Math.max(2, best.length / 3) ? best : undefined
}

/** The second half of a message about a word that is not in `known`: what was probably meant, or what there is. */
export function suggest(word: string, known: readonly string[]): string {
  const meant = guess(word, known)
  if (meant !== undefined) return `did you mean "${meant}"?`
  return known.length > 0 ? `known here: ${known.slice(0, 30).join(', ')}` : 'nothing is known here'
}

/** The end of a message where only a good guess helps: "; did you mean ...?", or nothing. */
export function hint(word: string, known: readonly string[]): string {
  const meant = guess(word, known)
  return meant === undefined ? '' : `; did you mean "${meant}"?`
}
