import { readdirSync, statSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { createProgress } from '../process/progress'

/** Files that are flushed at the same time. Node runs four at once; the system may write those that wait together. */
const concurrency = 16

/** Errors of file systems that cannot flush a folder, and of Windows, which does not need to. They are ignored. */
const refusals = new Set(['EINVAL', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EPERM', 'EISDIR'])

/**
 * Ends when all files and folders below a folder, and the folder itself, are on the disk. Until then the system may
 * hold them in memory for half a minute, and a power cut would leave empty files.
 * @throws what the system says when it cannot write them.
 */
export async function flushAll(folder: string): Promise<void> {
  const paths = [
    folder,
    ...readdirSync(folder, { recursive: true }).map((name) => join(folder, String(name))),
  ]
  // A file of several names is flushed once.
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

/** Ends when one file, or the list of the names in one folder, is on the disk. @throws what the system says. */
export async function flush(path: string): Promise<void> {
  const isFolder = statSync(path).isDirectory()
  try {
    const handle = await open(path, isFolder ? 'r' : 'r+')
    await handle.sync().finally(() => handle.close())
  } catch (error) {
    if (!isFolder || !refusals.has(String((error as NodeJS.ErrnoException).code))) throw error
  }
}
