/** Text with blanks that are filled in for each page or element. */

/** Marks a blank with control characters, which the reader refuses in content. */
export const blank = (name: string) => `\x01${name}\x02`

/** Replaces each blank with what `wordsFor` returns for its name. */
export const fillWith = (words: string, wordsFor: (name: string) => string): string =>
  words.replace(/\x01([^\x02]*)\x02/g, (_, name: string) => wordsFor(name))

/** Fills in the blanks of a drawing's label. */
export const filled = (label: string, values: Record<string, string | number>): string =>
  fillWith(label, (name) => String(values[name]))

/** The label of one of several things: "2 of 6". */
export const numberedLabel = (label: string, number: number, count: number): string =>
  fillWith(label, (name) => String(name === 'number' ? number : count))
