import type { Visit } from './suite'

/** The page comes without what a behaviour needs, so that the behaviour throws. */
export const without = (hook: string, path: string): Visit => ({
  prepare: (page) =>
    page.route(`**${path}`, async (route) => {
      const response = await route.fetch()
      const html = await response.text()
      const broken = html.replace(` data-hook="${hook}"`, '')
      if (broken === html) throw new Error(`there is no ${hook} on ${path}`)
      await route.fulfill({ response, body: broken })
    }),
})
