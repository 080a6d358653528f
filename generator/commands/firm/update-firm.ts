/** Updates a firm's content after an answer has changed: rewrites what follows from it, and keeps the rest. */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { goodFilesOf } from './write-firm'
import type { NewFirm } from './write-firm'

export interface Update {
  changed: string[]
  /** Files that were left alone because somebody had edited them, each with what to do. */
  left: string[]
}

/**
 * Updates the content in `root`, which was made from the answers `old`.
 * @throws {ContentError} when a file would break the rules of content. Then nothing is changed.
 */
export function updateFirm(old: NewFirm, firm: NewFirm, from: string, root: string): Update {
  const [before, after] = [old, firm].map((one) => new Map(goodFilesOf(one, from, root)))
  const changed: string[] = []
  const left: string[] = []
  for (const file of new Set([...before!.keys(), ...after!.keys()])) {
    const [was, becomes] = [before!.get(file), after!.get(file)]
    if (was === becomes) continue
    const path = join(root, 'content', file)
    const written = existsSync(path) ? readFileSync(path, 'utf8') : undefined
    const found = written?.replaceAll('\r\n', '\n')
    if (found === becomes) continue
    const text = found === was ? becomes : merged(was, found, becomes)
    if (found !== was && text === undefined) {
      left.push(`${file} ${whyLeft(was, found, becomes)}`)
      continue
    }
    if (text === undefined) rmSync(path)
    else {
      mkdirSync(dirname(path), { recursive: true })
      writeFileSync(path, written?.includes('\r\n') ? text.replaceAll('\n', '\r\n') : text)
    }
    changed.push(file)
  }
  return { changed, left }
}

/** Merges an edited text with the change. Undefined when they conflict. */
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

/** Shows at most this many lines of a change. */
const mostLines = 12

function whyLeft(was?: string, found?: string, becomes?: string): string {
  if (becomes === undefined) return 'was edited, so it stays; npm run remove takes it out'
  if (was === undefined) return 'is there already, so it stays'
  const [old, fresh] = [was.split('\n'), becomes.split('\n')]
  const lines = [
    ...old.filter((line) => !fresh.includes(line)).map((line) => `    - ${line}`),
    ...fresh.filter((line) => !old.includes(line)).map((line) => `    + ${line}`),
  ]
  const what = found === undefined ? 'is not there any more' : 'was edited where an answer changes it'
  return [`${what}; change by hand what still needs it:`, ...lines.slice(0, mostLines)].join('\n')
}
