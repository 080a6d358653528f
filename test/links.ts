/**
 * `npm run links`: linkinator over the built site, served as a static host serves it. The production
 * host may not exist yet, so its addresses are asked of the local server instead.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LinkChecker, LinkState } from 'linkinator'
import { runCommand } from '../generator/terminal/explain'
import { readFlags } from '../generator/terminal/flags'
import { serve } from '../generator/commands/dev/serve'

await runCommand(async () => {
  const { values } = readFlags('links')
  const { origin, close } = await serve(values.out)
  /** As the home page gives it, so that any built folder can be checked. */
  const host = /rel="canonical" href="([^"]*)\/"/.exec(
    readFileSync(join(values.out, 'index.html'), 'utf8'),
  )![1]!
  const { links } = await new LinkChecker().check({
    path: `${origin}/`,
    recurse: true,
    checkFragments: true,
    urlRewriteExpressions: [{ pattern: new RegExp(`^${host.replaceAll('.', '\\.')}`), replacement: origin }],
    // Profiles and map services answer robots with 403 and 429, whether they exist or not.
    linksToSkip: async (link) => /^https?:/.test(link) && !link.startsWith(origin),
  })
  await close()

  const broken = links.filter(({ state }) => state === LinkState.BROKEN)
  for (const { url, status, parent } of broken) console.error(`${parent} links to ${url}: ${status}`)
  const good = links.filter(({ state }) => state === LinkState.OK).length
  console.log(`${good} links checked, ${broken.length} broken`)
  // A crawl that finds next to nothing has not seen the site.
  if (broken.length > 0 || good < 30) process.exitCode = 1
})
