import { readdirSync, statSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { createProgress } from '../process/progress'

/** Files flushed at a time. Node runs four at once; the system may combine the ones that wait. */
const concurrency = 16

/** Error codes of file systems that cannot flush a folder, and of Windows, which does not need to. */
const refusals = new Set(['EINVAL', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EPERM', 'EISDIR'])

/**
 * Resolves when the folder and everything in it is on the disk. Until it is flushed, the system may keep it in memory,
 * and a power cut would leave empty files.
 * @throws the system's error when a file cannot be flushed.
 */
export async function flushAll(folder: string): Promise<void> {
  const paths = [
    folder,
    ...readdirSync(folder, { recursive: true }).map((name) => join(folder, String(name))),
  ]
  // Flushes a file with several names once.
  const inodes = new Map(paths.map((path) => [statSync(path, { bigint: true }).ino, path]))
  const left = [...inodes.values()]
  const progress = createProgress('put on the disk', left.length)
  const work = async () => {
    for (let path = left.pop(); path; path = left.pop()) {
      await flush(path)
      progress(1)
    }
  }
  await Promise.all(Array.from({ length: concurrency }, work))
}

/** Resolves when a file, or the list of names in a folder, is on the disk. @throws the system's error. */
export async function flush(path: string): Promise<void> {
  const isFolder = statSync(path).isDirectory()
  try {
    const handle = await open(path, isFolder ? 'r' : 'r+')
    await handle.sync().finally(() => handle.close())
  } catch (error) {
    if (!isFolder || !refusals.has(String((error as NodeJS.ErrnoException).code))) throw error
  }
}
