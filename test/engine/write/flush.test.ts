import fs from 'node:fs'
import { open } from 'node:fs/promises'
import type { FileHandle } from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import { join } from 'node:path'
import * as assert from 'uvu/assert'
import { openOutput } from '../../../generator/write/output'
import { folderSuite } from '../../helpers/folder'

const pathsIn = (folder: string) => [
  folder,
  ...fs.readdirSync(folder, { recursive: true }).map((name) => join(folder, String(name))),
]

const flushing = folderSuite('a power cut')

/** What all open files have in common. */
async function handles(root: string): Promise<FileHandle> {
  const handle = await open(root)
  await handle.close()
  return Object.getPrototypeOf(handle) as FileHandle
}

/**
 * Does `act`, and tells what a power cut could take: files and folders that were given the place of the site, or
 * folders that were renamed beside the one that is removed, before they were flushed.
 */
async function atRisk(root: string, outDir: string, act: () => Promise<void>): Promise<string[]> {
  const { renameSync, rmSync } = fs
  const prototype = await handles(root)
  const { sync } = prototype
  const flushed = new Set<number>()
  const risks: string[] = []
  const check = (paths: string[]) =>
    risks.push(...paths.filter((path) => fs.existsSync(path) && !flushed.has(fs.statSync(path).ino)))
  prototype.sync = async function () {
    await sync.call(this)
    flushed.add(fs.fstatSync(this.fd).ino)
  }
  fs.renameSync = (from, to) => {
    if (to === outDir) check(pathsIn(String(from)))
    renameSync(from, to)
    // What is renamed into its place is on the disk only when the folder is flushed after that.
    if (to === outDir) flushed.delete(fs.statSync(root).ino)
  }
  fs.rmSync = (path, options) => {
    if (String(path).includes('.site-trash-')) check([root])
    rmSync(path, options)
  }
  syncBuiltinESMExports()
  try {
    await act()
    check([root])
  } finally {
    Object.assign(fs, { renameSync, rmSync })
    prototype.sync = sync
    syncBuiltinESMExports()
  }
  return risks
}

function make(outDir: string) {
  const site = openOutput(outDir, [])
  for (let i = 0; i < 40; i++) site.write([`a/b${i}.html`, `a/b${i}/index.html`], String(i))
  site.copy('images/deep/copy', join(outDir, '../picture'))
  return site
}

flushing('can take nothing of a site that was given its place', async ({ root, outDir }) => {
  fs.writeFileSync(join(root, 'picture'), 'picture')
  for (const name of ['first', 'second']) {
    const site = make(outDir)
    assert.equal(await atRisk(root, outDir, site.commit), [], name)
    assert.equal(fs.readdirSync(root), ['picture', 'site'])
  }
})

flushing('leaves the last site when the disk fails, and a line tells', async ({ root, outDir }) => {
  fs.writeFileSync(join(root, 'picture'), 'picture')
  await make(outDir).commit()
  const before = fs.statSync(outDir).ino
  const prototype = await handles(root)
  const { sync } = prototype
  const site = make(outDir)
  prototype.sync = () => Promise.reject(Object.assign(new Error(), { code: 'EIO', syscall: 'fsync' }))
  const said = await site.commit().then(String, String)
  prototype.sync = sync
  site.discard()
  assert.match(said, /^OutputError: \S+site cannot be written: the disk has a fault \(fsync [^\n]*$/)
  assert.is(fs.statSync(outDir).ino, before)
  assert.equal(fs.readdirSync(root), ['picture', 'site'])
})

flushing('leaves the last site when the new one cannot take its name', async ({ root, outDir }) => {
  fs.writeFileSync(join(root, 'picture'), 'picture')
  await make(outDir).commit()
  const before = fs.statSync(outDir).ino
  const site = make(outDir)
  const { renameSync } = fs
  fs.renameSync = (from, to) => {
    const refusal = Object.assign(new Error(), { code: 'EACCES', syscall: 'rename' })
    if (from === site.folder) throw refusal
    renameSync(from, to)
  }
  syncBuiltinESMExports()
  const said = await site.commit().then(String, String)
  fs.renameSync = renameSync
  syncBuiltinESMExports()
  site.discard()
  assert.match(said, /^OutputError: \S+site cannot be written: /)
  assert.is(fs.statSync(outDir).ino, before)
  assert.equal(fs.readdirSync(root), ['picture', 'site'])
})

flushing.run()
