import type { Visit } from './suite'

/** The menu fails while it is attached, until `sessionStorage.whole` is set. */
export const failing: Visit = {
  prepare: (page) =>
    page.addInitScript(() => {
      const { setAttribute } = Element.prototype
      Element.prototype.setAttribute = function (name, value) {
        if (name === 'aria-expanded' && !sessionStorage.whole) throw new Error('not in this browser')
        setAttribute.call(this, name, value)
      }
    }),
}
