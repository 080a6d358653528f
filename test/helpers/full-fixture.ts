/** The fixture, with a service, a city and a page that use every field of their schemas. */
import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { plateNames, signPictures } from '../../templates/illustrations/catalog'
import { platePath, signPath } from '../../templates/urls'
import { withFixture } from './fixture'
import type { Fixture } from './fixture'

/** The content files that are laid over those of the fixture. */
export const fullContentDir = fileURLToPath(new URL('../full/content', import.meta.url))

/** Runs `use` with a fresh copy of the fixture and these files, and removes it afterwards. */
export const withFullFixture = <T>(use: (fixture: Fixture) => T | Promise<T>): Promise<T> =>
  withFixture(async (fixture) => {
    cpSync(fullContentDir, fixture.contentDir, { recursive: true })
    await addPictures(fixture.publicDir)
    return use(fixture)
  })

/** Of the smallest size that pages take, and each of another color, so that no two are the same file. */
const photos = {
  '/images/porch-before.png': '#864',
  '/images/porch-after.png': '#486',
  '/images/pit.png': '#543',
}

/** Writes a file for each picture that a sign of damage and each plate that a section can name, and the photos. */
export async function addPictures(publicDir: string): Promise<void> {
  const square = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path d="M0 0h1v1H0z"/></svg>\n'
  for (const address of [...signPictures.map(signPath), ...plateNames.map(platePath)]) {
    mkdirSync(dirname(join(publicDir, address)), { recursive: true })
    writeFileSync(join(publicDir, address), square)
  }
  for (const [address, background] of Object.entries(photos))
    await sharp({ create: { width: 720, height: 480, channels: 3, background } })
      .png()
      .toFile(join(publicDir, address))
}
