import { closest, distance } from 'fastest-levenshtein'

/** Returns a name as it is compared: "postalcode" for "Postal code" and "postal_code". */
const plainName = (name: string): string => name.toLowerCase().replace(/[\s_-]/g, '')

/** Returns the known word that was probably meant. Undefined when none is similar. */
export function guess(word: string, known: readonly string[]): string | undefined {
  const same = known.find((other) => plainName(other) === plainName(word))
  if (same !== undefined) return same
  // A renamed file often contains its old name.
  const longer = word.length >= 3 ? known.filter((other) => other.includes(word)) : []
  if (longer.length > 0) return longer.sort((a, b) => a.length - b.length)[0]
  const best = known.length > 0 ? closest(word, known) : ''
  return best && distance(word, best) <= Math.max(2, best.length / 3) ? best : undefined
}

/** Names that other systems give to what a field of ours does. */
const elsewhere: [theirs: RegExp, ours: readonly string[]][] = [
  [/^(?:meta|seo|og|page)[_-]?title$/i, ['title']],
  [/^(?:(?:meta|seo|og)[_-]?description|excerpt|summary)$/i, ['description', 'card']],
  [/^(?:og[_-]?image|featured[_-]?image|thumbnail|cover)$/i, ['image', 'photo', 'picture', 'socialImage']],
  [/^(?:image|img|photo|picture)s?$/i, ['image', 'photo', 'picture', 'photos', 'socialImage']],
  [/^(?:tel|telephone|mobile|phone|cell)(?:[\s_-]?(?:number|no))?$/i, ['phone']],
  [/^(?:name|(?:company|business|firm)(?:[\s_-]?name)?)$/i, ['brand']],
  [/^(?:opening|business|office)[\s_-]?hours$/i, ['hours']],
  [/^(?:zip|post)(?:[\s_-]?code)?$/i, ['postalCode']],
  [/^(?:lng|lon)$/i, ['longitude']],
  [/^q$/i, ['question']],
  [/^a$/i, ['answer']],
  [/^stars?$/i, ['rating']],
  [/^(?:author|reviewer|customer)$/i, ['name']],
  [/^(?:city|place|town)$/i, ['town', 'location', 'city']],
  [/^(?:h1|headline)$/i, ['heading']],
  [/^(?:robots|no_index)$/i, ['noindex']],
  [/^(?:last[_-]?mod(?:ified)?|last[_-]?updated|modified)$/i, ['updated']],
]

/** Returns the known field that does what a field of this name is meant to do. */
export const guessField = (name: string, known: readonly string[]): string | undefined =>
  elsewhere.find(([theirs]) => theirs.test(name))?.[1].find((ours) => known.includes(ours)) ??
  guess(name, known)

/** Returns the second half of a message about an unknown word: the word probably meant, or all there are. */
export function suggest(word: string, known: readonly string[], find = guess): string {
  const meant = find(word, known)
  if (meant !== undefined) return `did you mean "${meant}"?`
  return known.length > 0 ? `known here: ${known.slice(0, 30).join(', ')}` : 'nothing is known here'
}

/** Returns "; did you mean ...?" for the end of a message, or an empty text without a good guess. */
export function hint(word: string, known: readonly string[]): string {
  const meant = guess(word, known)
  return meant === undefined ? '' : `; did you mean "${meant}"?`
}
