/** Puts a new site in the place of the last one, and clears up beside it. */
import { spawn } from 'node:child_process'
import { existsSync, lstatSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { isAlive } from './process'

const beside = (
  outDir: string,
  kind: 'new' | 'second' | 'old' | 'trash' | 'stale',
  pid = String(process.pid),
) => join(dirname(outDir), `.${basename(outDir)}-${kind}-${pid}`)

/** The folder in which this build makes the new site. */
export const freshOf = (outDir: string) => beside(outDir, 'new')

/** Where it makes a second one, of links to it. */
export const secondOf = (outDir: string) => beside(outDir, 'second')

/** Clears what builds that were killed left behind; an old site without a new one goes back in place. */
export function recover(outDir: string): void {
  const parent = dirname(outDir)
  const name = basename(outDir).replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  for (const entry of readdirSync(parent)) {
    const [, kind, pid] = new RegExp(`^\\.${name}-(new|second|old|trash|stale)-(\\d+)$`).exec(entry) ?? []
    // A number is given again: this process cannot have left anything yet.
    if (!kind || !pid || (Number(pid) !== process.pid && isAlive(Number(pid)))) continue
    const left = join(parent, entry)
    if (kind === 'old' && !existsSync(outDir)) renameSync(left, outDir)
    else if (kind === 'trash' || kind === 'stale') removeTrash(left)
    else rmSync(left, { recursive: true, force: true })
  }
}

/** Another process may be removing it already. */
function removeTrash(folder: string): void {
  try {
    rmSync(folder, { recursive: true, force: true })
  } catch {
    removeLater(folder)
  }
}

/**
 * Two renames, one right after the other: there is no portable way to exchange two folders in one
 * step. A build killed between them is put right by the next, in recover().
 */
export function swap(outDir: string, { isLarge, hasSpare, second }: Size): void {
  const old = beside(outDir, 'old')
  if (existsSync(outDir)) renameSync(outDir, old)
  renameSync(freshOf(outDir), outDir)
  const spare = spareOf(outDir)
  if (existsSync(spare)) throwAway(spare, beside(outDir, 'stale'), isLarge)
  if (second !== undefined && existsSync(second)) renameSync(second, spare)
  if (!existsSync(old)) return
  if (hasSpare) renameSync(old, spare)
  // Renamed again, so that an "old" folder is always a whole site.
  else throwAway(old, beside(outDir, 'trash'), isLarge)
}

interface Size {
  /** To remove it takes a while. */
  isLarge: boolean
  /** The site that is replaced becomes the spare. */
  hasSpare: boolean
  /** A folder that does. */
  second: string | undefined
}

/**
 * Beside a large site, another that is much the same: the one before it, or one of links to it. The next build
 * brings it up to date, instead of making thousands of folders and links. Whatever is in it, putHere() makes a
 * site of it.
 */
const spareOf = (outDir: string) => join(dirname(outDir), `.${basename(outDir)}-spare`)

/** Begins the new site with the spare, where there is one. */
export function takeSpare(outDir: string): void {
  const spare = spareOf(outDir)
  if (lstatSync(spare, { throwIfNoEntry: false })?.isDirectory()) renameSync(spare, freshOf(outDir))
}

/** After a build that was given up before anything was put into it. */
export function giveBackSpare(outDir: string): void {
  if (existsSync(freshOf(outDir))) renameSync(freshOf(outDir), spareOf(outDir))
}

function throwAway(folder: string, trash: string, isLarge: boolean): void {
  renameSync(folder, trash)
  if (isLarge) removeLater(trash)
  else rmSync(trash, { recursive: true, force: true })
}

/** To remove thousands of files takes a second or more, and nobody need wait for it. */
function removeLater(folder: string): void {
  const script = "require('node:fs').rmSync(process.argv[1], { recursive: true, force: true })"
  spawn(process.execPath, ['--eval', script, folder], { detached: true, stdio: 'ignore' }).unref()
}
