import { once } from 'node:events'
import { statSync } from 'node:fs'
import type { Stats } from 'node:fs'
import { watch } from 'chokidar'

/** Editors write a file in several steps, and git many files, so changes are reported when none follow. */
const settling = 5 // ms

/** chokidar may report nothing about a file for 50 ms after reporting it. */
const blind = 100 // ms

/** Time between two checks for a missing folder. */
const patience = 200 // ms

/**
 * Calls `hear` with the paths that have changed in these folders, and with a folder itself when it disappears or comes
 * back. All changes share one timer. Resolves when it is watching.
 */
export async function watchFolders(
  folders: readonly string[],
  hear: (changed: string[]) => void,
): Promise<void> {
  const changed = new Set<string>()
  /** The state of each file when it was last reported. */
  const told = new Map<string, string>()
  const away = new Set<string>()
  let timer: NodeJS.Timeout | undefined

  function note(path: string): void {
    changed.add(path)
    clearTimeout(timer)
    timer = setTimeout(tell, settling)
  }

  /** Reports the recorded changes, then checks again later until the files stop changing. */
  function tell(): void {
    for (const [path, stamp] of told) if (stampOf(path) !== stamp) changed.add(path)
    if (changed.size === 0) return told.clear()
    for (const path of changed) told.set(path, stampOf(path))
    timer = setTimeout(tell, blind)
    hear([...changed])
    changed.clear()
  }

  // Content may not contain symbolic links, and a link may lead in circles.
  const watcher = watch([...folders], { ignoreInitial: true, followSymlinks: false })
  await once(watcher, 'ready')
  watcher.on('all', (event, path) => {
    note(path)
    if (event === 'unlinkDir' && folders.includes(path)) away.add(path)
  })
  // chokidar may not notice when a folder is replaced at once.
  setInterval(() => {
    for (const folder of folders) {
      const isThere = statsOf(folder)?.isDirectory() ?? false
      if (!isThere && !away.has(folder)) note(folder)
      if (!isThere) away.add(folder)
      else if (away.delete(folder)) {
        watcher.add(folder)
        // Changes copied in meanwhile are not reported, so this reports the folder once more.
        setTimeout(note, 2 * patience, folder)
      }
    }
  }, patience).unref()
}

function stampOf(path: string): string {
  const { ino, size, mtimeMs } = statsOf(path) ?? {}
  return `${ino} ${size} ${mtimeMs}`
}

/** Undefined when the path does not exist, including when one of its folders is now a file. */
function statsOf(path: string): Stats | undefined {
  try {
    return statSync(path)
  } catch {
    return undefined
  }
}
