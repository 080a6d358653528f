/** Empty folders for tests. They are removed afterward. */
import { mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { suite } from 'uvu'

/** Returns a folder that is removed when the process ends. */
export function newFolder(): string {
  const folder = make()
  process.on('exit', () => remove(folder))
  return folder
}

/** Runs `use` with a folder, and removes it afterward. */
export async function withFolder<T>(use: (folder: string) => T | Promise<T>): Promise<T> {
  const folder = make()
  try {
    return await use(folder)
  } finally {
    remove(folder)
  }
}

/** A suite whose tests each get a folder, and the path of a site to be made in it. */
export function folderSuite(name: string) {
  const tests = suite(name)
  const test = (sentence: string, run: (folders: { root: string; outDir: string }) => unknown) =>
    tests(sentence, () => withFolder(async (root) => void (await run({ root, outDir: join(root, 'site') }))))
  return Object.assign(test, { run: tests.run })
}

const make = () => realpathSync(mkdtempSync(join(tmpdir(), 'site-')))
const remove = (folder: string) => rmSync(folder, { recursive: true, force: true })
