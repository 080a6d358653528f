/** What the build says to broken content, without a disk for each case. */
import { build } from '../../build'
import { CityStore } from '../../generator/read/kinds/city'
import { readCities, readShared, readSite } from '../../generator/read/load'
import { ContentError } from '../../generator/read/source/problems'
import type { PhotoTable } from '../../generator/read/pictures/photo'
import { publicFiles } from '../../generator/read/files/public-files'
import { allProblems } from '../../generator/render/broken-content'
import { bundle } from '../../generator/render/bundle'
import { linkProblems } from '../../generator/render/check-links'
import { rawMarkProblems } from '../../generator/render/raw-marks'
import { fileAddresses, plan } from '../../generator/render/plan'
import { planPictures } from '../../generator/draw/pictures'
import { createShare } from '../../generator/shares/share'
import { everything } from './everything'
import { fixtureFolders, memoryFixture, NeedsDisk, withFixture } from './fixture'
import type { Fixture } from './fixture'
import { memorySource } from './memory-source'

/**
 * The error for the fixture once it is broken; undefined when it would be built. It is broken, read and checked in
 * memory, but for a case that touches folders. In `npm test -- --all` every case goes through the whole build.
 */
export async function refusal(breakIt: (fixture: Fixture) => void): Promise<ContentError | undefined> {
  if (everything) return refusalOfBuild(breakIt)
  try {
    const { fixture, files } = memoryFixture()
    breakIt(fixture)
    await checkContent(files)
  } catch (error) {
    if (error instanceof NeedsDisk) return refusalOfBuild(breakIt)
    if (error instanceof ContentError) return error
    throw error
  }
  return undefined
}

/** The same from the whole build, of a copy of the fixture on the disk. */
export const refusalOfBuild = (breakIt: (fixture: Fixture) => void): Promise<ContentError | undefined> =>
  withFixture(async (fixture) => {
    breakIt(fixture)
    try {
      await build({ ...fixture, preview: false })
    } catch (error) {
      if (error instanceof ContentError) return error
      throw error
    }
    return undefined
  })

/**
 * Of content with problems no page is made: the build does that only to find links within a page that lead nowhere.
 * @throws {ContentError} as the build does.
 */
async function checkContent(files: ReadonlyMap<string, Buffer>): Promise<void> {
  const { publicDir } = fixtureFolders
  const photos: PhotoTable = new Map()
  const options = { contentDir: '', publicDir, photos, source: memorySource(files) }
  const shared = readShared(options)
  const store = new CityStore()
  const content = readSite(shared, readCities(shared, shared.cityFiles, store), store)
  const copied = publicFiles(publicDir)
  const bundled = await bundle()
  const { site, pictures } = planPictures(content.site, photos)
  const addresses = fileAddresses(copied, bundled, pictures.addresses)
  if (!site || content.problems.length > 0)
    throw new ContentError(await allProblems(content, addresses, copied, async () => []))
  const { routes } = plan({ ...content, site }, copied)
  const job = {
    cities: content.cities,
    files: addresses,
    bundle: bundled,
    drawings: pictures.drawings,
    preview: false,
  }
  const rendered = createShare({ ...options, number: 0, of: 1 }, shared, store).render(job, () => {})
  const links = linkProblems(content, routes, [rendered], { allPages: true })
  const broken = [...links, ...rawMarkProblems(content, rendered.rawMarks)]
  if (broken.length > 0) throw new ContentError(broken)
}
