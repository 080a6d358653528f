/**
 * `npm run draw`: draws the pictures and icons of public/ that are missing or out of date, and removes the
 * drawn pictures that nothing names any more. Files that were not drawn here are left alone.
 */
import '../production'
import { mkdirSync, rmSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { loadSite } from '../content/load'
import { openDrawer } from '../drawings/draw-png'
import { drawingsOf, drawnFolders, leftoversIn, stateOf, undrawn } from '../drawings/drawings'
import type { DrawnFolders } from '../drawings/drawings'
import { markedSvg } from '../drawings/mark'
import { runCommand } from '../explain'
import { readFlags } from '../flags'
import { writeWhole } from '../output/write-whole'
import * as paths from '../paths'
import { readPhotos } from '../photos/read-photos'
import { launchBrowser } from './browser'

export interface DrawOptions extends DrawnFolders {
  /** Called with one line for each file. */
  say: (line: string) => void
  /** Called only when there is something to draw that needs a browser. */
  launch?: typeof launchBrowser
}

/** @throws {ContentError} with every problem of the content, except pictures that are not drawn yet. */
export async function draw({ say, launch = launchBrowser, ...folders }: DrawOptions): Promise<void> {
  const { publicDir } = folders
  const photos = await readPhotos(publicDir)
  const { site } = loadSite({ ...folders, photos, undrawn })
  const drawings = drawingsOf(site, folders)
  const leftovers = leftoversIn(drawnFolders, new Set(drawings.map(({ address }) => address)), folders)
  const outdated = drawings.filter((drawing) => stateOf(publicDir, drawing) !== 'fresh')

  const save = (address: string, contents: string | Uint8Array) => {
    const path = join(publicDir, address)
    mkdirSync(dirname(path), { recursive: true })
    // A file written in part would carry the mark of a whole one.
    writeWhole(path, contents)
    say(`drew public${address}, ${Buffer.byteLength(contents)} bytes`)
  }
  for (const { address, hash, from } of outdated)
    if (typeof from === 'string') save(address, markedSvg(from, hash))
  if (outdated.some(({ from }) => typeof from !== 'string')) {
    const browser = await launch()
    try {
      const drawPng = await openDrawer(browser)
      for (const { address, hash, from } of outdated)
        if (typeof from !== 'string') save(address, await drawPng(from, hash))
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

if (paths.isProgram(import.meta.url))
  await runCommand(async () => {
    const { values } = readFlags({
      options: {
        content: { type: 'string', default: paths.contentDir },
        public: { type: 'string', default: paths.publicDir },
      },
    })
    await draw({ contentDir: resolve(values.content), publicDir: resolve(values.public), say: console.log })
  })
