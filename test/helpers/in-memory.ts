/** The fixture with its content in memory, for tests that read it and write no site. */
import { cpSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'node-html-parser'
import type { HTMLElement } from 'node-html-parser'
import { suite } from 'uvu'
import type { ContentSource } from '../../generator/read/files/content-folder'
import { loadSite } from '../../generator/read/load'
import { bundle } from '../../generator/render/bundle'
import { createRenderer } from '../../generator/render/render'
import { routes } from '../../templates/routes'
import { filesBelow } from './files'
import { fixtureFolders, memoryFixture } from './fixture'
import type { Fixture } from './fixture'
import { newFolder } from './folder'
import { addPictures, fullContentDir } from './full-fixture'
import { memorySource } from './memory-source'

/** The argument of loadSite(). */
export type InMemory = Fixture & { source: ContentSource }

/** A folder that does not exist, so that nothing can be written into it. */
const nowhere = '/nowhere'

/** Returns a fresh fixture. Its public folder is the one on the disk, which no test may change. */
export function inMemory(): InMemory {
  const { fixture, files } = memoryFixture()
  const { edit, write, read, remove, addCity, copyPublic } = fixture
  return {
    ...{ edit, write, read, remove, addCity, copyPublic },
    ...{ root: nowhere, outDir: nowhere, contentDir: nowhere, publicDir: fixtureFolders.publicDir },
    source: memorySource(files),
  }
}

let fullPublicDir: Promise<string> | undefined

async function makeFullPublicDir(): Promise<string> {
  const folder = newFolder()
  cpSync(fixtureFolders.publicDir, folder, { recursive: true })
  await addPictures(folder)
  return folder
}

/**
 * Returns a fresh fixture with every field of the schemas. Its public folder is made once, and no test may change it.
 */
export async function fullInMemory(): Promise<InMemory> {
  const fixture = inMemory()
  for (const file of filesBelow(fullContentDir)) fixture.write(file, readFileSync(join(fullContentDir, file)))
  return { ...fixture, publicDir: await (fullPublicDir ??= makeFullPublicDir()) }
}

/** Returns the home page. */
export async function homeOf(site: InMemory): Promise<HTMLElement> {
  const content = loadSite(site)
  const [route] = routes(content.site)
  return parse(createRenderer(content, await bundle(), false).page(route!).html)
}

/** A suite whose tests each get a fresh fixture. */
export function memorySuite(name: string) {
  const tests = suite(name)
  const test = (sentence: string, run: (fixture: InMemory) => unknown) =>
    tests(sentence, async () => void (await run(inMemory())))
  return Object.assign(test, { run: tests.run })
}
