/** Words with blanks, which are filled in for each page or each element that shows them. */

/** Control characters around a name. No content holds them: the reader refuses what nobody sees. */
export const blank = (name: string) => `\x01${name}\x02`

/** The words with what `wordsFor` gives for the name in each blank. */
export const fillWith = (words: string, wordsFor: (name: string) => string): string =>
  words.replace(/\x01([^\x02]*)\x02/g, (_, name: string) => wordsFor(name))

/** A label of a drawing with these in its blanks. */
export const filled = (label: string, values: Record<string, string | number>): string =>
  fillWith(label, (name) => String(values[name]))

/** The label of one of several things: "2 of 6". */
export const numberedLabel = (label: string, number: number, count: number): string =>
  fillWith(label, (name) => String(name === 'number' ? number : count))
