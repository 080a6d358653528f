/**
 * Keeps two builds from writing one folder at once. The lock is a file that names the process of its build, which
 * renews it every few seconds. On the same system, the lock is valid as long as that process runs. From another
 * container or computer on the same disk, it is valid as long as it is renewed. Node has no file locks, and sockets do
 * not work on every disk.
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

/** Milliseconds between renewals. */
const period = 2000
/** Milliseconds after which a lock is stale. Long, because a network disk may delay a renewal. */
const patience = 120_000

/** Each try removes one stale lock. Builds do not create them faster than that. */
const tries = 20

export interface Lock {
  /** Renews the lock. Called during rendering, which blocks the timer. */
  renew: () => void
  release: () => void
}

/**
 * Takes the lock of a folder. Removes a stale lock, or anything else that is in its place.
 * @throws {OutputError} when another build holds it.
 */
export function lock(outDir: string): Lock {
  const path = join(dirname(outDir), `.${basename(outDir)}-lock`)
  const own = `${path}-${randomUUID()}`
  try {
    writeFileSync(own, self)
    // The clock of the disk, which may belong to another computer.
    const now = statSync(own).mtimeMs
    clearDead(path, now)
    for (let i = 0; i < tries; i++) {
      // A link appears complete in one step; a new file would be empty for a moment.
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
      // If the disk has a fault, the build itself will report it.
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

/** Removes the files of builds that were killed while they took the lock. */
function clearDead(path: string, now: number): void {
  const start = `${basename(path)}-`
  for (const entry of readdirSync(dirname(path))) {
    if (!entry.startsWith(start) || !/^(taken-)?[\da-f-]{36}$/.test(entry.slice(start.length))) continue
    const left = join(dirname(path), entry)
    const found = look(left)
    if (!found) continue
    // A file that is just being written is empty for a moment.
    if (found.holder ? !isLive(found, now) : isOld(found, now)) remove(left)
  }
}

/** Returns false when `to` exists. */
function tryLink(from: string, to: string): boolean {
  try {
    linkOrCopy(from, to)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

// Contents of a lock

interface Holder {
  pid: number
  /** Start time of the process in clock ticks since boot (Linux). Empty on other systems. */
  start: string
  /** The system or container in which `pid` is valid. */
  place: string
}

interface Found {
  /** Empty when it is not a file that could be a lock. */
  text: string
  /** Undefined when it is not a lock. */
  holder: Holder | undefined
  /** When it was last renewed, in milliseconds. */
  renewed: number
}

/** On Linux, this boot and this container, because each container numbers its own processes. */
function findPlace(): string {
  try {
    return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()}-${readlinkSync('/proc/self/ns/pid')}`
  } catch {
    return hostname()
  }
}

const place = findPlace()

/** Start time of a process in clock ticks since boot, or undefined where the system does not tell. */
function startOf(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1')
    // The program's name may contain spaces and ends at the last bracket (proc(5)).
    const [state, ...fields] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    // Z: killed, but its parent has not collected it yet.
    return state === 'Z' ? 'ended' : fields[18]
  } catch {
    return undefined
  }
}

const self = `${process.pid} ${startOf(process.pid) ?? ''} ${place}\n`

/** A longer file is not a lock. Bytes. */
const longestLock = 500

/** Reads what is in the place of the lock. Undefined when nothing is. */
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

/** True when the build that holds this lock is still running. */
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

/** True when a process with this id runs on this system. */
function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // EPERM means that the process exists but belongs to another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** Removes the lock if it still contains `text`. A faster build may have put its own lock there, which is put back. */
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

/** Recursive, because a folder may be in the place of the lock. */
const remove = (path: string) => rmSync(path, { recursive: true, force: true })
