/** Sorts names by UTF-16 code units, which is the same in every locale. */
export const byCodeUnit = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

/** Sorts things by their file name, in that order. */
export const byFile = (a: { file: string }, b: { file: string }) => byCodeUnit(a.file, b.file)

export const upperFirst = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)

/** Returns "same day" for "Same day", for use inside a sentence. */
export const lowerFirst = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1)

/** Returns the name in lower case and without accents. */
export const foldCase = (name: string) => name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Returns the slug of a name: `dona-ana` for "Doña Ana". */
export const slugify = (name: string) =>
  foldCase(name)
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/** Returns the possible slugs of a name: `obrien` and `o-brien` for "O’Brien". */
export const slugsFor = (name: string): string[] => [
  ...new Set([slugify(name), slugify(name.replace(/['’]/g, ' '))]),
]

interface Named {
  name: string
  slug: string
}

/** Sorts by name, ignoring case and accents. */
export const alphabetical = (a: Named, b: Named) =>
  byCodeUnit(foldCase(a.name), foldCase(b.name)) || byCodeUnit(a.slug, b.slug)

/** Returns the letter a name is listed under in an index. */
export const initial = (name: string) => /[a-z0-9]/.exec(foldCase(name))?.[0].toUpperCase() ?? name.charAt(0)

/** Matches "I-35", "3/16 inch", "3–5" and "$600–$1,200", which must not be broken across lines. */
export const unbroken = /\b[A-Z]-\d+|\d+\/\d+ inch|\$?\d+(?:,\d+)*–\$?\d+(?:,\d+)*%?/

/** Wraps these in elements that CSS keeps on one line. Leaves tags alone. */
export const keepTogether = (html: string): string =>
  html.replace(new RegExp(`<[^>]*>|${unbroken.source}`, 'g'), (part) =>
    part.startsWith('<') ? part : `<span class="together">${part}</span>`,
  )

/** "12 Elm St., Suite B" with a space before the B that does not break. */
export const keepUnit = (street: string): string =>
  street.replace(
    /(?<![\p{L}\d])(suite|ste\.?|unit|apt\.?|apartment|building|bldg\.?|floor|room|rm\.?|box|#)\s+(?=[#\d]|\p{L}(?![\p{L}\d]))/giu,
    '$1\u00A0',
  )

/** "(512) 555-0199" with a space and a hyphen that do not break, from "+15125550199". */
export const formatPhone = (phone: string): string =>
  phone.replace(/^\+1(\d{3})(\d{3})(\d{4})$/, '($1)\u00A0$2\u2011$3')
