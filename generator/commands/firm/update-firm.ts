/** The content of a firm once an answer has changed: what follows from it is written anew, and all else stays. */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { goodFilesOf } from './write-firm'
import type { NewFirm } from './write-firm'

/**
 * Changes the content in `root`, which was made from the answers `old`. Gives back the files that it changed, and those
 * that it left because somebody had edited the same lines.
 * @throws {ContentError} when a file would break the rules of content, and changes nothing.
 */
export function updateFirm(old: NewFirm, firm: NewFirm, from: string, root: string) {
  const [before, after] = [old, firm].map((one) => new Map(goodFilesOf(one, from, root)))
  const changed: string[] = []
  const left: string[] = []
  for (const file of new Set([...before!.keys(), ...after!.keys()])) {
    const [was, becomes] = [before!.get(file), after!.get(file)]
    if (was === becomes) continue
    const path = join(root, 'content', file)
    const found = existsSync(path) ? readFileSync(path, 'utf8') : undefined
    if (found === becomes) continue
    if (found === was && becomes === undefined) rmSync(path)
    else {
      const text = found === was ? becomes : merged(was, found, becomes)
      if (text === undefined) {
        left.push(file)
        continue
      }
      mkdirSync(dirname(path), { recursive: true })
      writeFileSync(path, text)
    }
    changed.push(file)
  }
  return { changed, left }
}

/** What an edited text becomes; undefined where the edit and the change meet. */
function merged(was?: string, edited?: string, becomes?: string): string | undefined {
  if (was === undefined || edited === undefined || becomes === undefined) return undefined
  const folder = mkdtempSync(join(tmpdir(), 'merge-'))
  try {
    const names = ['edited', 'was', 'becomes']
    ;[edited, was, becomes].forEach((text, i) => writeFileSync(join(folder, names[i]!), text))
    const { status, stdout } = spawnSync('git', ['merge-file', '-p', ...names], {
      cwd: folder,
      encoding: 'utf8',
    })
    return status === 0 ? stdout : undefined
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
