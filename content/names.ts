/** One order for all lists of names: that of the code points, the same in every locale. */
export const byName = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

/** Without capitals and accents. */
export const plainName = (name: string) => name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** The address of something of this name: `dona-ana` of "Doña Ana". */
export const slugify = (name: string) =>
  plainName(name)
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
