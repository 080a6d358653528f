/**
 * `npm run launch-check`: lists what must be settled before the site goes live, and fails if there is anything. Below
 * that stands what photos would add, which no site has to have.
 */
import { resolve } from 'node:path'
import { loadSite } from '../content/load'
import { formatProblems } from '../content/problems'
import { drawingProblems } from '../drawings/drawing-problems'
import { runCommand } from '../explain'
import { readFlags } from '../flags'
import { openItems, toSettle } from '../content/open-items'
import { photoHints } from '../content/photo-hints'
import { contentDir, publicDir } from '../paths'
import { readPhotos } from '../photos/read-photos'

await runCommand(async () => {
  const { values } = readFlags({
    options: {
      content: { type: 'string', default: contentDir },
      public: { type: 'string', default: publicDir },
    },
  })
  const folders = { contentDir: resolve(values.content), publicDir: resolve(values.public) }
  const photos = await readPhotos(folders.publicDir)
  const { site } = loadSite({ ...folders, photos })
  const { stale, missing } = drawingProblems(site, folders)
  const open = [...openItems(site), ...stale, ...missing]
  if (open.length > 0) {
    console.log(`${formatProblems(open)}\n\n${toSettle(open.length)}`)
    process.exitCode = 1
  } else console.log('Nothing is left to settle; the site can go live.')
  const hints = photoHints(site).map((hint) => `\n  ${hint}`)
  if (hints.length > 0) console.log(`\nNot needed, but worth it:${hints.join('')}`)
})
