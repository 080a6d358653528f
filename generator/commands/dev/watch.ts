/** Tells the dev server which of its sources have changed. */
import { once } from 'node:events'
import { statSync } from 'node:fs'
import type { Stats } from 'node:fs'
import { watch } from 'chokidar'

/** An editor writes one file in several steps, and a branch switch many files: all is told once nothing comes. */
const settling = 5 // ms

/** chokidar may be silent about a file for 50 ms after it told of it. */
const blind = 100 // ms

/** Between two looks for a folder that is gone. */
const patience = 200 // ms

/**
 * Calls `hear` with the paths of what has changed in these folders, or is told so by itself: a folder that goes away or
 * comes back. One timer and one set of paths stand for all changes, however many there are. Watches once it resolves.
 */
export async function watchFolders(
  folders: readonly string[],
  hear: (changed: string[]) => void,
): Promise<void> {
  const changed = new Set<string>()
  /** The state of each file as it was told of. */
  const told = new Map<string, string>()
  const away = new Set<string>()
  let timer: NodeJS.Timeout | undefined

  function note(path: string): void {
    changed.add(path)
    clearTimeout(timer)
    timer = setTimeout(tell, settling)
  }

  /** Tells of what was noted, and looks again later whether it was written once more, until it was not. */
  function tell(): void {
    for (const [path, stamp] of told) if (stampOf(path) !== stamp) changed.add(path)
    if (changed.size === 0) return told.clear()
    for (const path of changed) told.set(path, stampOf(path))
    timer = setTimeout(tell, blind)
    hear([...changed])
    changed.clear()
  }

  // A link within content is refused when it is read, and may lead in circles.
  const watcher = watch([...folders], { ignoreInitial: true, followSymlinks: false })
  await once(watcher, 'ready')
  watcher.on('all', (event, path) => {
    note(path)
    if (event === 'unlinkDir' && folders.includes(path)) away.add(path)
  })
  // The watcher may not tell of a folder in whose place something else stands at once.
  setInterval(() => {
    for (const folder of folders) {
      const isThere = statsOf(folder)?.isDirectory() ?? false
      if (!isThere && !away.has(folder)) note(folder)
      if (!isThere) away.add(folder)
      else if (away.delete(folder)) {
        watcher.add(folder)
        // What is copied into it meanwhile is not told.
        setTimeout(note, 2 * patience, folder)
      }
    }
  }, patience).unref()
}

function stampOf(path: string): string {
  const { ino, size, mtimeMs } = statsOf(path) ?? {}
  return `${ino} ${size} ${mtimeMs}`
}

/** Undefined for what is gone, also when a file is now where a folder of its path was. */
function statsOf(path: string): Stats | undefined {
  try {
    return statSync(path)
  } catch {
    return undefined
  }
}
