/**
 * `npm run draw`: draws the pictures of public/images/ and the icons that are missing or out of date, and
 * removes those that nothing names any more. A file that was not drawn here is left alone.
 */
import '../production'
import { mkdirSync, rmSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { loadSite } from '../content/load'
import { launchBrowser } from './browser'
import { openDrawer } from '../drawings/draw-png'
import { drawingsOf, drawnFolders, leftoversIn, stateOf, undrawn } from '../drawings/drawings'
import type { Drawing, DrawnFolders } from '../drawings/drawings'
import { markedSvg } from '../drawings/drawn-mark'
import { explain } from '../explain'
import * as paths from '../paths'
import type { Shot } from '../drawings/shots'
import { writeWhole } from '../output/write-whole'

export interface DrawOptions extends DrawnFolders {
  /** Is told of each file in one line. */
  say: (line: string) => void
  /** Is called only when there is something to draw that needs a browser. */
  launch?: typeof launchBrowser
}

/** @throws {ContentError} with every problem of the content but pictures that are not drawn yet. */
export async function draw({ say, launch = launchBrowser, ...folders }: DrawOptions): Promise<void> {
  const { publicDir } = folders
  const { site } = loadSite({ ...folders, undrawn })
  const drawings = drawingsOf(site, folders)
  const leftovers = leftoversIn(drawnFolders, new Set(drawings.map(({ address }) => address)), folders)
  const outdated = drawings.filter((drawing) => stateOf(publicDir, drawing) !== 'fresh')

  const save = (address: string, contents: string | Uint8Array) => {
    const path = join(publicDir, address)
    mkdirSync(dirname(path), { recursive: true })
    // Half a file could carry the mark of a whole one.
    writeWhole(path, contents)
    say(`drew public${address}, ${Buffer.byteLength(contents)} bytes`)
  }
  for (const { address, hash, from } of outdated)
    if (typeof from === 'string') save(address, markedSvg(from, hash))
  const shots = outdated.filter(isShot)
  if (shots.length > 0) {
    const browser = await launch()
    try {
      const shoot = await openDrawer(browser)
      for (const { address, hash, from } of shots) save(address, await shoot(from, hash))
    } finally {
      await browser.close()
    }
  }
  for (const address of leftovers) {
    rmSync(join(publicDir, address))
    say(`removed public${address}, which nothing names any more`)
  }
  if (outdated.length + leftovers.length === 0) say(`all ${drawings.length} drawn files are up to date`)
}

const isShot = (drawing: Drawing): drawing is Drawing & { from: Shot } => typeof drawing.from !== 'string'

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      content: { type: 'string', default: paths.contentDir },
      public: { type: 'string', default: paths.publicDir },
    },
  })
  await draw({ contentDir: resolve(values.content), publicDir: resolve(values.public), say: console.log })
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href)
  main().catch((error: unknown) => {
    console.error(explain(error, '--content, --public'))
    process.exitCode = 1
  })
