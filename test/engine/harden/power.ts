/**
 * Cuts the power of a disk while a site is built on it, and looks at what is left. The disk is a file with ext4 in
 * it: what the file system has not written to the file is lost with the power. It is copied at moments when nothing
 * is being written to it, and each copy is mounted as after a start, when the journal is replayed.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { recover } from '../../../generator/write/swap'
import { withFixture } from '../../helpers/fixture'
import type { Fixture } from '../../helpers/fixture'
import { addCities, phones, usePhone } from './kill'
import { flags, manifest, ended, run, start } from './run-build'

/** What was found after so many cuts: the old site, the new one, or the old one beside its place. */
export interface PowerReport {
  cuts: number
  old: number
  new: number
  between: number
  /** What was found of neither. */
  broken: string[]
}

/** Milliseconds after a build at which the power is cut; ext4 writes its journal every five seconds. */
const after = [0, 1000, 6000]

/** Most milliseconds between two cuts while a build writes. */
const pause = 60

const size = '512M'

/** What this machine lacks for it; undefined when it has all. */
export function whyNot(): string | undefined {
  try {
    if (process.getuid?.() !== 0) throw new Error()
    call('losetup', '--find')
    call('mkfs.ext4', '-V')
  } catch {
    return 'cutting the power of a disk needs Linux, root, losetup and mkfs.ext4'
  }
}

/** Builds a site of so many made-up cities so many times, and cuts the power several times in each. */
export const cutPower = (builds: number, cities: number): Promise<PowerReport> =>
  withFixture(async (fixture) => {
    addCities(fixture, cities)
    const sites = new Map<string, string[]>()
    for (const phone of phones) {
      usePhone(fixture, phone)
      await run(flags(fixture))
      sites.set(phone, manifest(fixture.outDir))
    }
    const disk = createDisk(fixture.root)
    const site = { ...fixture, outDir: join(disk.folder, 'dist') }
    const report: PowerReport = { cuts: 0, old: 0, new: 0, between: 0, broken: [] }
    try {
      await run(flags(site))
      for (let i = 0; i < builds; i++) {
        call('sync', '-f', disk.folder)
        const before = sites.get(phones[(i + 1) % 2]!)!
        usePhone(fixture, phones[i % 2]!)
        const made = sites.get(phones[i % 2]!)!
        for (const cut of await buildAndCut(site, disk)) {
          const { site, away } = look(cut, fixture.root)
          report.cuts++
          if (same(site, before)) report[away ? 'between' : 'old']++
          else if (same(site, made)) report.new++
          else report.broken.push(describe(site, made))
        }
      }
    } finally {
      disk.close()
    }
    return report
  })

const same = (one: string[], other: string[]) => one.join('\n') === other.join('\n')

/** The last field of a line is the bytes of a file. */
const describe = (site: string[], made: string[]) =>
  `${site.length} of ${made.length} files, ${site.filter((line) => line.endsWith(' ')).length} of them empty`

interface Disk {
  /** Where it is mounted. */
  folder: string
  /** Copies what is on it, at a moment when nothing is on its way to it. */
  copy: (to: string) => Promise<void>
  close: () => void
}

const call = (program: string, ...args: string[]) =>
  execFileSync(program, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim()

/** A new disk in a file. */
function createDisk(root: string): Disk {
  const [image, folder] = [join(root, 'disk.img'), join(root, 'disk')]
  mkdirSync(folder)
  call('truncate', '-s', size, image)
  call('mkfs.ext4', '-q', image)
  const device = call('losetup', '--find', '--show', image)
  const close = () => call('losetup', '--detach', device)
  try {
    call('mount', device, folder)
  } catch (error) {
    close()
    throw error
  }
  /** How many writes are done, and how many are on their way. */
  const writes = () => {
    const fields = readFileSync(`/sys/block/${basename(device)}/stat`, 'utf8')
      .trim()
      .split(/\s+/)
    return { done: fields[4], left: Number(fields[8]) }
  }
  return {
    folder,
    async copy(to) {
      for (;;) {
        const before = writes()
        call('cp', '--sparse=always', image, to)
        if (before.left === 0 && writes().done === before.done) return
        await sleep(1)
      }
    },
    close() {
      call('umount', folder)
      close()
    },
  }
}

/** Copies the disk at several moments of a build and after it; gives back the paths of the copies. */
async function buildAndCut(fixture: Fixture, { folder, copy }: Disk): Promise<string[]> {
  const cuts: string[] = []
  const cut = async () => {
    const path = join(fixture.root, `cut-${cuts.length}.img`)
    await copy(path)
    cuts.push(path)
  }
  const child = start(flags(fixture))
  const done = ended(child)
  const isRunning = () => child.exitCode === null && child.signalCode === null
  const writes = () => readdirSync(folder).some((name) => name.startsWith('.dist-'))
  while (isRunning()) {
    await sleep(Math.random() * pause)
    if (!writes()) continue
    // A stopped build writes nothing while the disk is copied.
    child.kill('SIGSTOP')
    await cut()
    child.kill('SIGCONT')
  }
  const { code, output } = await done
  if (code !== 0) throw new Error(output)
  const end = Date.now()
  for (const wait of after) {
    await sleep(Math.max(0, end + wait - Date.now()))
    await cut()
  }
  return cuts
}

/** The site that a build would find after a cut, and whether it was beside its place. */
function look(cut: string, root: string): { site: string[]; away: boolean } {
  const folder = join(root, 'cut')
  mkdirSync(folder, { recursive: true })
  call('mount', '-o', 'loop', cut, folder)
  try {
    const dist = join(folder, 'dist')
    const away = !existsSync(dist)
    recover(dist)
    return { site: existsSync(dist) ? manifest(dist) : [], away }
  } finally {
    call('umount', folder)
    rmSync(cut)
  }
}
