import { once } from 'node:events'
import { dirname, sep } from 'node:path'
import { watch } from 'chokidar'

/** Editors write a file in several steps, and git many files, so changes are reported when none follow. */
const settling = 20 // ms

/** chokidar misses changes in a folder that has just come, so what is in it is reported once more. */
const blind = 500 // ms

/** True for a folder and what is in it. */
export const isIn = (folder: string, path: string): boolean =>
  path === folder || path.startsWith(folder + sep)

/** Calls `hear` with the paths that have changed in these folders. Resolves when it is watching. */
export async function watchFolders(
  folders: readonly string[],
  hear: (changed: string[]) => void,
): Promise<void> {
  const changed = new Set<string>()
  let timer: NodeJS.Timeout | undefined
  // What is around a folder is watched too, because the folder may be replaced.
  const watcher = watch([...new Set(folders.map((folder) => dirname(folder)))], {
    ignored: (path) => !folders.some((folder) => isIn(folder, path) || isIn(path, folder)),
    ignoreInitial: true,
    // Content may not contain symbolic links, and a link may lead in circles.
    followSymlinks: false,
    // Without this, chokidar may say nothing about a file for 50 ms after a change of it.
    awaitWriteFinish: { stabilityThreshold: settling, pollInterval: settling / 2 },
  })
  await once(watcher, 'ready')
  const note = (path: string) => {
    changed.add(path)
    clearTimeout(timer)
    timer = setTimeout(() => {
      hear([...changed])
      changed.clear()
    }, settling)
  }
  watcher.on('all', (event, path) => {
    note(path)
    if (event === 'addDir') setTimeout(note, blind, path)
  })
}
