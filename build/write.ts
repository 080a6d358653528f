/**
 * Writes the site into a folder beside the real one and swaps it in at the end, so that a build that
 * fails or is killed leaves the last site as it was.
 */
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { isAlive } from './process'

/** Says that a folder was made by this build, and may be replaced by it. */
const marker = '.made-by-build'
const markerText = 'This folder is made by `npm run build` and replaced as a whole. Change nothing here.\n'

export interface Output {
  /** `file` is relative to the folder, with forward slashes. */
  write: (file: string, contents: string | Uint8Array) => void
  copy: (folder: string) => void
  /** Puts the new folder in the place of the old one. */
  commit: () => void
  /** Removes what was written; the last site stays. */
  discard: () => void
}

/** Something about the output folder that the user must settle. */
export class OutputError extends Error {
  override name = 'OutputError'
}

/** @throws {OutputError} when the folder is there and was not made by this build. */
export function openOutput(outDir: string): Output {
  refuseForeign(outDir)
  recover(outDir)
  const fresh = beside(outDir, 'new')
  const old = beside(outDir, 'old')
  const folders = new Set<string>()
  const folder = (path: string) => {
    if (folders.has(path)) return
    mkdirSync(path, { recursive: true })
    folders.add(path)
  }
  folder(fresh)
  writeFileSync(join(fresh, marker), markerText)

  return {
    write(file, contents) {
      const path = join(fresh, file)
      folder(dirname(path))
      writeFileSync(path, contents, { flag: 'wx' })
    },
    copy: (from) => cpSync(from, fresh, { recursive: true, errorOnExist: true, force: false }),
    commit() {
      // Two renames, one right after the other: there is no portable way to exchange two folders in
      // one step. A build killed between them is put right by the next, in recover().
      if (existsSync(outDir)) renameSync(outDir, old)
      renameSync(fresh, outDir)
      rmSync(old, { recursive: true, force: true })
    },
    discard: () => rmSync(fresh, { recursive: true, force: true }),
  }
}

function refuseForeign(outDir: string): void {
  if (!existsSync(outDir)) return
  if (!statSync(outDir).isDirectory()) throw new OutputError(`${outDir} is a file; name a folder with --out`)
  if (existsSync(join(outDir, marker)) || readdirSync(outDir).length === 0) return
  throw new OutputError(
    `${outDir} was not made by this build, so it is not replaced; name another folder with --out, or empty it`,
  )
}

const beside = (outDir: string, kind: 'new' | 'old', pid = String(process.pid)) =>
  join(dirname(outDir), `.${basename(outDir)}-${kind}-${pid}`)

/** Clears what builds that were killed left behind; an old site without a new one goes back in place. */
function recover(outDir: string): void {
  const parent = dirname(outDir)
  if (!existsSync(parent)) return
  const name = basename(outDir).replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  for (const entry of readdirSync(parent)) {
    const [, kind, pid] = new RegExp(`^\\.${name}-(new|old)-(\\d+)$`).exec(entry) ?? []
    if (!kind || !pid || isAlive(Number(pid))) continue
    const left = join(parent, entry)
    if (kind === 'old' && !existsSync(outDir)) renameSync(left, outDir)
    else rmSync(left, { recursive: true, force: true })
  }
}
