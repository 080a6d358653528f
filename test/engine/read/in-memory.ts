/** The fixture with its content in memory, for tests that read it and write no site. */
import { suite } from 'uvu'
import type { ContentSource } from '../../../generator/read/files/content-folder'
import { fixtureFolders, memoryFixture } from '../../helpers/fixture'
import type { Fixture } from '../../helpers/fixture'
import { memorySource } from '../../helpers/memory-source'

/** A folder that is not there, so that nothing can be written into it. */
const nowhere = '/nowhere'

/** A fresh fixture as loadSite() takes it. Its public folder is the one on the disk, which no test may change. */
export function inMemory(): Fixture & { source: ContentSource } {
  const { fixture, files } = memoryFixture()
  const { edit, write, read, remove, addCity, copyPublic } = fixture
  return {
    ...{ edit, write, read, remove, addCity, copyPublic },
    ...{ root: nowhere, outDir: nowhere, contentDir: nowhere, publicDir: fixtureFolders.publicDir },
    source: memorySource(files),
  }
}

/** A suite whose tests each get one. */
export function memorySuite(name: string) {
  const tests = suite(name)
  const test = (sentence: string, run: (fixture: ReturnType<typeof inMemory>) => unknown) =>
    tests(sentence, async () => void (await run(inMemory())))
  return Object.assign(test, { run: tests.run })
}
