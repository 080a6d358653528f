/** The fixture, with a service, a city and a page that use every field of their schemas. */
import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { withFixture } from './fixture'
import type { Fixture } from './fixture'
import { flat } from './photos'

/** The content files that are added to the fixture or replace its files. */
export const fullContentDir = fileURLToPath(new URL('../full/content', import.meta.url))

/** Runs `use` with a fresh copy of the fixture and these files, and removes it afterward. */
export const withFullFixture = <T>(use: (fixture: Fixture) => T | Promise<T>): Promise<T> =>
  withFixture(async (fixture) => {
    cpSync(fullContentDir, fixture.contentDir, { recursive: true })
    await addPictures(fixture.publicDir)
    return use(fixture)
  })

/** Photos of the smallest size that pages accept, each in another color, so that no two are the same file. */
const photos = {
  '/images/porch-before.png': '#864',
  '/images/porch-after.png': '#486',
  '/images/pit.png': '#543',
}

/** Writes the photos. */
export async function addPictures(publicDir: string): Promise<void> {
  for (const [address, background] of Object.entries(photos))
    await flat(background).png().toFile(join(publicDir, address))
}
