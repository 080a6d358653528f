import type { Visit } from './suite'

/** The page lacks an element that a behavior needs, as if a browser extension had removed it. */
export const without = (hook: string, path: string): Visit => ({
  prepare: (page) =>
    page.route(`**${path}`, async (route) => {
      const response = await route.fetch({ maxRetries: 2 })
      const html = await response.text()
      const broken = html.replace(` data-hook="${hook}"`, '')
      if (broken === html) throw new Error(`there is no ${hook} on ${path}`)
      await route.fulfill({ response, body: broken })
    }),
})

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
