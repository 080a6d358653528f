/**
 * Keeps two builds from writing one folder at once. The lock is a file that names its process, and that its build renews
 * every few seconds. Whether a process of this system still runs is asked of the system; in another container or on
 * another computer that shares the disk, it counts as ended once its lock is not renewed. Locks of the system itself
 * would be shorter, but Node has none of files, and sockets in their place are not known to every disk.
 */
import { randomUUID } from 'node:crypto'
import {
  lstatSync,
  readFileSync,
  readdirSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { hostname } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { OutputError } from './output-error'
import { linkOrCopy } from './write'

/** Milliseconds between two renewals. */
const period = 2000
/** Milliseconds after which a lock that was not renewed is that of no build. A network may hold a renewal for long. */
const patience = 120_000

/** Each try takes away one lock without a living process; nobody makes them as fast as that. */
const tries = 20

export interface Lock {
  /** Shows that the build lives, which a timer cannot do while it renders for long. */
  renew: () => void
  /** Gives the lock back. */
  release: () => void
}

/**
 * Takes the lock of a folder. Whatever is in its place and is no lock of a process that lives is cleared.
 * @throws {OutputError} when another build has it.
 */
export function lock(outDir: string): Lock {
  const path = join(dirname(outDir), `.${basename(outDir)}-lock`)
  const own = `${path}-${randomUUID()}`
  try {
    writeFileSync(own, self)
    // By the clock of the disk, which may be that of another computer.
    const now = statSync(own).mtimeMs
    clearDead(path, now)
    for (let i = 0; i < tries; i++) {
      // A link appears with its contents, in one step; a file would be empty for a moment.
      if (tryLink(own, path)) return hold(path)
      const found = look(path)
      if (!found) continue
      if (found.text !== self && isLive(found, now)) throw new OutputError(isHeld(outDir, path, found))
      takeAway(path, found.text)
    }
  } finally {
    rmSync(own, { force: true })
  }
  throw new OutputError(`${path} comes back each time it is cleared; find out what makes it, and delete it`)
}

function hold(path: string): Lock {
  const isOwn = () => look(path)?.text === self
  let renewed = Date.now()
  const renew = () => {
    if (Date.now() - renewed < period) return
    renewed = Date.now()
    try {
      if (isOwn()) writeFileSync(path, self, { flag: 'r+' })
    } catch {
      // What is wrong with the disk, the build will find out.
    }
  }
  const timer = setInterval(renew, period).unref()
  return {
    renew,
    release() {
      clearInterval(timer)
      if (isOwn()) rmSync(path, { force: true })
    },
  }
}

function isHeld(outDir: string, path: string, { holder }: Found): string {
  const where = holder?.place === place ? '' : ' of another container or computer'
  return `another build (process ${holder?.pid}${where}) is writing ${outDir}; wait until it is done. If none is running, this passes within two minutes, or delete ${path}`
}

/** Removes what builds left that were killed while they took the lock. */
function clearDead(path: string, now: number): void {
  const start = `${basename(path)}-`
  for (const entry of readdirSync(dirname(path))) {
    if (!entry.startsWith(start) || !/^(taken-)?[\da-f-]{36}$/.test(entry.slice(start.length))) continue
    const left = join(dirname(path), entry)
    const found = look(left)
    if (!found) continue
    // One that is being written is empty for a moment.
    if (found.holder ? !isLive(found, now) : isOld(found, now)) remove(left)
  }
}

/** False when `to` is there already. */
function tryLink(from: string, to: string): boolean {
  try {
    linkOrCopy(from, to)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

// What a lock says

interface Holder {
  pid: number
  /** When the process was started, as Linux counts; empty elsewhere. */
  start: string
  /** Where its number means this process. */
  place: string
}

interface Found {
  /** '' when it is no file of ours. */
  text: string
  /** Undefined when it is no lock of ours. */
  holder: Holder | undefined
  /** When it was renewed last, in milliseconds. */
  renewed: number
}

/** On Linux this start of the machine and the container, whose processes have numbers of their own. */
function findPlace(): string {
  try {
    return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()}-${readlinkSync('/proc/self/ns/pid')}`
  } catch {
    return hostname()
  }
}

const place = findPlace()

/** When the process of this number was started; undefined where the system does not say. */
function startOf(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1')
    // The name of the program, which may hold blanks, ends with the last bracket (proc(5)).
    const [state, ...fields] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    // Killed, but its parent has not asked for it yet.
    return state === 'Z' ? 'ended' : fields[18]
  } catch {
    return undefined
  }
}

const self = `${process.pid} ${startOf(process.pid) ?? ''} ${place}\n`

/** Bytes. A longer file is not a lock of ours. */
const longestLock = 500

/** What is in the place of a lock; undefined when nothing is. */
function look(path: string): Found | undefined {
  const stats = lstatSync(path, { throwIfNoEntry: false })
  if (!stats) return undefined
  const found = { text: '', holder: undefined, renewed: stats.mtimeMs }
  // Reading a pipe would never end.
  if (!stats.isFile() || stats.size > longestLock) return found
  try {
    const text = readFileSync(path, 'utf8')
    const [, pid, start = '', place = ''] = /^([1-9]\d*) (\w*) (.+)\n$/.exec(text) ?? []
    return { ...found, text, holder: pid === undefined ? undefined : { pid: Number(pid), start, place } }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

/** Whether this is the lock of a build that runs. */
function isLive({ holder, renewed }: Found, now: number): boolean {
  if (!holder) return false
  if (holder.place === place) {
    if (!isRunning(holder.pid)) return false
    const start = startOf(holder.pid)
    if (start !== undefined && holder.start) return start === holder.start
  }
  return !isOld({ renewed }, now)
}

const isOld = ({ renewed }: Pick<Found, 'renewed'>, now: number) => now - renewed > patience

/** Whether a process has this number here. */
function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // Another user's process may not be signalled, but it is there.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** Removes what is in the place of a lock, and no other: a build that was quicker may have put its own there. */
function takeAway(path: string, text: string): void {
  const away = `${path}-taken-${randomUUID()}`
  try {
    renameSync(path, away)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return
    throw error
  }
  const taken = look(away)
  if (taken && taken.text !== text) tryLink(away, path)
  remove(away)
}

/** Also a folder, which may stand in the place of a lock. */
const remove = (path: string) => rmSync(path, { recursive: true, force: true })
