/**
 * `npm run links`: runs linkinator on the built site, served like a static host. The production host may not exist yet,
 * so requests for its addresses go to the local server.
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
  /** The host as the home page names it, so that any built folder can be checked. */
  const host = /rel="canonical" href="([^"]*)\/"/.exec(
    readFileSync(join(values.out, 'index.html'), 'utf8'),
  )![1]!
  const { links } = await new LinkChecker().check({
    path: `${origin}/`,
    recurse: true,
    checkFragments: true,
    urlRewriteExpressions: [{ pattern: new RegExp(`^${host.replaceAll('.', '\\.')}`), replacement: origin }],
    // Profiles and map services send robots 403 and 429, whether the page exists or not.
    linksToSkip: async (link) => /^https?:/.test(link) && !link.startsWith(origin),
  })
  await close()

  const broken = links.filter(({ state }) => state === LinkState.BROKEN)
  for (const { url, status, parent } of broken) console.error(`${parent} links to ${url}: ${status}`)
  const good = links.filter(({ state }) => state === LinkState.OK).length
  console.log(`${good} links checked, ${broken.length} broken`)
  // A crawl with almost no links has not seen the site.
  if (broken.length > 0 || good < 30) process.exitCode = 1
})
