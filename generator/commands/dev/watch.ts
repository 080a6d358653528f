import { once } from 'node:events'
import { dirname } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { watch } from 'chokidar'
import { holds } from '../../process/paths'

/** Editors write a file in several steps, and git many files, so work begins this long after the first change. */
const settling = 20 // ms

/** chokidar misses changes in a folder that has just come, so what is in it is reported once more. */
const blind = 500 // ms

/**
 * Does `work` now, and again when something has changed in these folders: once for all changes of a moment and for those
 * that came while it worked. Resolves after the first time.
 */
export async function follow(folders: readonly string[], work: () => Promise<void>): Promise<void> {
  // What is around a folder is watched too, because the folder may be replaced.
  const watcher = watch([...new Set(folders.map((folder) => dirname(folder)))], {
    ignored: (path) => !folders.some((folder) => holds(folder, path) || holds(path, folder)),
    ignoreInitial: true,
    // Content may not contain symbolic links, and a link may lead in circles.
    followSymlinks: false,
    // Without this, chokidar may say nothing about a file for 50 ms after a change of it.
    awaitWriteFinish: { stabilityThreshold: settling, pollInterval: settling / 2 },
  })
  // Watches before anything is read, so that no change is missed.
  await once(watcher, 'ready')
  let isChanged = false
  let working = Promise.resolve()
  const note = () => {
    isChanged = true
    working = working.then(async () => {
      if (!isChanged) return
      await sleep(settling)
      isChanged = false
      await work()
    })
  }
  watcher.on('all', (event) => {
    note()
    if (event === 'addDir') setTimeout(note, blind)
  })
  note()
  await working
}
