/** What the build reports about broken content, without writing each case to a disk. */
import { build } from '../../build'
import { ContentError, formatProblems } from '../../generator/read/source/problems'
import { pageProblems, renderPages } from '../../generator/render/pages'
import { assemble } from '../../generator/site'
import { everything } from './everything'
import { fixtureFolders, memoryFixture, NeedsDisk, withFixture } from './fixture'
import type { Fixture } from './fixture'
import { memorySource } from './memory-source'

/**
 * Returns the error for the broken fixture. Undefined when it would be built. Content is broken, read and checked in
 * memory, unless a case changes folders. In `npm test -- --all`, every case goes through the whole build.
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

/** Returns the printed lines, without those of the files. */
export const problemLines = (error: ContentError | undefined): string[] =>
  error
    ? formatProblems(error.problems)
        .split('\n')
        .filter((line) => !/^ {2}\d+ \| /.test(line))
    : []

/** Returns the same from the whole build, for a copy of the fixture on the disk. */
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
 * Reads and checks content. Does not render the pages of content with problems, which the build does only to find
 * broken links within a page.
 * @throws {ContentError} as the build does.
 */
async function checkContent(files: ReadonlyMap<string, Buffer>): Promise<void> {
  const options = {
    contentDir: '',
    publicDir: fixtureFolders.publicDir,
    source: memorySource(files),
    quick: true,
  }
  const content = await assemble(options)
  const rendered = renderPages(content, content.routes, content, false)
  const broken = pageProblems(content, rendered, false)
  if (broken.length > 0) throw new ContentError(broken)
}
