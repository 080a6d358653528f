import { once } from 'node:events'
import { dirname, sep } from 'node:path'
import { watch } from 'chokidar'

/** Editors write a file in several steps, and git many files, so changes are reported when none follow. */
const settling = 20 // ms

/** chokidar misses changes in a folder that has just come, so what is in it is reported once more. */
const blind = 500 // ms

/** True for a folder and what is in it. */
const isIn = (folder: string, path: string): boolean => path === folder || path.startsWith(folder + sep)

/**
 * Does `work` now, and again when something has changed in these folders: once for all changes of a moment, and never
 * twice at a time. Resolves after the first time.
 */
export async function follow(folders: readonly string[], work: () => Promise<void>): Promise<void> {
  // What is around a folder is watched too, because the folder may be replaced.
  const watcher = watch([...new Set(folders.map((folder) => dirname(folder)))], {
    ignored: (path) => !folders.some((folder) => isIn(folder, path) || isIn(path, folder)),
    ignoreInitial: true,
    // Content may not contain symbolic links, and a link may lead in circles.
    followSymlinks: false,
    // Without this, chokidar may say nothing about a file for 50 ms after a change of it.
    awaitWriteFinish: { stabilityThreshold: settling, pollInterval: settling / 2 },
  })
  // Watches before anything is read, so that no change is missed.
  await once(watcher, 'ready')
  let working = work()
  let isChanged = false
  let timer: NodeJS.Timeout | undefined
  const note = () => {
    isChanged = true
    clearTimeout(timer)
    timer = setTimeout(() => {
      working = working.then(() => {
        if (!isChanged) return undefined
        isChanged = false
        return work()
      })
    }, settling)
  }
  watcher.on('all', (event) => {
    note()
    if (event === 'addDir') setTimeout(note, blind)
  })
  await working
}
