/** The same order for lists of names in every locale: by UTF-16 code units. */
export const byCodeUnit = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

/** The same order for what comes from files. */
export const byFile = (a: { file: string }, b: { file: string }) => byCodeUnit(a.file, b.file)

export const upperFirst = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)

/** "same day" from "Same day", for the middle of a sentence. */
export const lowerFirst = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1)

/** In lower case and without accents. */
export const foldCase = (name: string) => name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** The slug of a name: `dona-ana` for "Doña Ana". */
export const slugify = (name: string) =>
  foldCase(name)
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/** The slugs that a name may have: `obrien` and `o-brien` for "O’Brien". */
export const slugsFor = (name: string): string[] => [
  ...new Set([slugify(name), slugify(name.replace(/['’]/g, ' '))]),
]

interface Named {
  name: string
  slug: string
}

/** By name without regard to capitals and accents. */
export const alphabetical = (a: Named, b: Named) =>
  byCodeUnit(foldCase(a.name), foldCase(b.name)) || byCodeUnit(a.slug, b.slug)

/** The letter under which a name stands in an index. */
export const initial = (name: string) => /[a-z0-9]/.exec(foldCase(name))?.[0].toUpperCase() ?? name.charAt(0)

/** "I-35" and "3–5", inside which no line ends. */
export const unbroken = /\b[A-Z]-\d+|\d+–\d+%?/

/** HTML in which these stand in elements of their own, for CSS to hold together. Tags stay as they are. */
export const keepTogether = (html: string): string =>
  html.replace(new RegExp(`<[^>]*>|${unbroken.source}`, 'g'), (part) =>
    part.startsWith('<') ? part : `<span class="together">${part}</span>`,
  )
