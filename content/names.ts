/** One order for all lists of names: that of the code points, the same in every locale. */
export const byName = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
