import fs, { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { open } from 'node:fs/promises'
import type { FileHandle } from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import { join } from 'node:path'
import * as assert from 'uvu/assert'
import type { Output } from '../../../generator/write/output'
import { openOutput } from '../../../generator/write/output'
import { OutputError } from '../../../generator/write/output-error'
import { filesBelow } from '../../helpers/files'
import { folderSuite } from '../../helpers/folder'

const output = folderSuite('openOutput(outDir, sources)')

output(
  'writes each file under all its names, and copies, readable for everyone',
  async ({ root, outDir }) => {
    writeFileSync(join(root, 'picture'), 'picture', { mode: 0o600 })
    const site = openOutput(outDir, [])
    site.write(['a/b.html', 'a/b/index.html'], 'clay’s')
    site.write(['bytes'], new Uint8Array([0, 255]))
    site.copy('images/copied', join(root, 'picture'))
    assert.not.ok(existsSync(outDir))
    await site.commit()
    const stats = (file: string) => statSync(join(outDir, file))
    assert.is(readFileSync(join(outDir, 'a/b/index.html'), 'utf8'), 'clay’s')
    assert.is(stats('a/b.html').ino, stats('a/b/index.html').ino)
    assert.equal([...readFileSync(join(outDir, 'bytes'))], [0, 255])
    assert.is(stats('images/copied').mode & 0o777, 0o644)
    assert.equal(filesBelow(outDir), [
      '.made-by-build',
      'a/b.html',
      'a/b/index.html',
      'bytes',
      'images/copied',
    ])
    assert.equal(readdirSync(root).sort(), ['picture', 'site'])
  },
)

output('makes the folders above it accessible for everyone', async ({ root }) => {
  const mask = process.umask(0o077)
  try {
    await openOutput(join(root, 'a/b/site'), []).commit()
  } finally {
    process.umask(mask)
  }
  for (const folder of ['a', 'a/b', 'a/b/site'])
    assert.is(statSync(join(root, folder)).mode & 0o777, 0o755, folder)
})

output('replaces the last site as a whole, and leaves it when a build fails', async ({ root, outDir }) => {
  const make = (name: string) => {
    const site = openOutput(outDir, [])
    site.write([name], name)
    return site
  }
  await make('one').commit()
  await make('two').commit()
  make('three').discard()
  assert.equal(filesBelow(outDir), ['.made-by-build', 'two'])
  assert.equal(readdirSync(root), ['site'])
})

output('says in one line what the disk refuses', ({ root, outDir }) => {
  mkdirSync(outDir)
  const site = openOutput(outDir, [])
  site.write(['about'], 'a file')
  const refused = (error: unknown) =>
    error instanceof OutputError && /^\S+site cannot be written: [^\n]*about/.test(error.message)
  assert.throws(() => site.write(['about/index.html'], 'in it'), refused)
  assert.throws(() => site.write(['about'], 'a second time'), refused)
  site.discard()
  assert.equal(readdirSync(root), ['site'])
})

/** What all open files share. */
async function handles(root: string): Promise<FileHandle> {
  const handle = await open(root)
  await handle.close()
  return Object.getPrototypeOf(handle) as FileHandle
}

/** Returns the files and folders below a folder. */
const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true }).map((name) => join(folder, String(name)))

/**
 * Runs `act`, and returns what a power cut could destroy: files and folders that were moved into the place of the site,
 * or renamed next to the one that is removed, before they were flushed.
 */
async function atRisk(root: string, outDir: string, act: () => Promise<void>): Promise<string[]> {
  const { renameSync, rmSync } = fs
  const prototype = await handles(root)
  const { sync } = prototype
  const flushed = new Set<number>()
  const risks: string[] = []
  const check = (paths: string[]) =>
    risks.push(...paths.filter((path) => existsSync(path) && !flushed.has(statSync(path).ino)))
  prototype.sync = async function () {
    await sync.call(this)
    flushed.add(fs.fstatSync(this.fd).ino)
  }
  fs.renameSync = (from, to) => {
    if (to === outDir) check([String(from), ...filesIn(String(from))])
    renameSync(from, to)
    // What is renamed into its place is on the disk only when the folder is flushed afterward.
    if (to === outDir) flushed.delete(statSync(root).ino)
  }
  fs.rmSync = (path, options) => {
    if (String(path).includes('.site-trash-')) check([root])
    // Half removed, it would look like a whole site.
    else if (String(path).includes('.site-old-')) risks.push(String(path))
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

/** Makes a site of many files. */
async function make(outDir: string, commit = (site: Output) => site.commit()): Promise<void> {
  const site = openOutput(outDir, [])
  try {
    for (let i = 0; i < 40; i++) site.write([`a/b${i}.html`, `a/b${i}/index.html`], String(i))
    site.copy('images/deep/copy', import.meta.filename)
    await commit(site)
  } catch (error) {
    site.discard()
    throw error
  }
}

output('is on the disk before it is moved into its place', async ({ root, outDir }) => {
  for (const name of ['first', 'second']) {
    await make(outDir, async (site) => assert.equal(await atRisk(root, outDir, site.commit), [], name))
    assert.equal(readdirSync(root), ['site'])
  }
})

output('cleans up after killed builds, and restores an old site', async ({ root, outDir }) => {
  await make(outDir)
  for (const kind of ['new', 'old', 'trash']) mkdirSync(join(root, `.site-${kind}-1-2`))
  openOutput(outDir, []).discard()
  assert.equal(readdirSync(root), ['site'])
  const files = filesBelow(outDir)
  fs.renameSync(outDir, join(root, '.site-old-1-2'))
  openOutput(outDir, []).discard()
  assert.equal([readdirSync(root), filesBelow(outDir)], [['site'], files])
})

/** Calls that the system refuses, by the end of their path, with the error code and the message. */
const refusals = [
  ['writeFileSync', /b7\.html$/, 'ENOSPC', 'cannot be written: the disk is full ('],
  ['writeFileSync', /site-lock-[\da-f-]+$/, 'ENOSPC', 'cannot be written: the disk is full ('],
  ['mkdirSync', /site-new-[\d-]+$/, 'EROFS', 'cannot be written: the disk can only be read ('],
  ['renameSync', /site-new-[\d-]+$/, 'EACCES', 'cannot be written: there is no permission to ('],
  ['renameSync', /site$/, 'EXDEV', 'cannot be written: it is part of the image of a container, '],
  ['renameSync', /site$/, 'EBUSY', 'is a mount point or in use, so it cannot be replaced; name a '],
  ['sync', /$/, 'EIO', 'cannot be written: the disk has a fault ('],
] as const

for (const [call, path, code, words] of refusals)
  output(
    `leaves the last site, and says so in one line, when ${call} fails with ${code}`,
    async ({ root, outDir }) => {
      await make(outDir)
      const before = statSync(outDir).ino
      const calls: object = call === 'sync' ? await handles(root) : fs
      const real = Reflect.get(calls, call) as (...given: unknown[]) => unknown
      Reflect.set(calls, call, (...given: unknown[]) => {
        if (!path.test(String(given[0]))) return real(...given)
        // On a full disk, the file exists but is empty.
        if (call === 'writeFileSync') real(given[0], '')
        throw Object.assign(new Error(), { code, syscall: call })
      })
      syncBuiltinESMExports()
      const said = await make(outDir).then(() => 'nothing', String)
      Reflect.set(calls, call, real)
      syncBuiltinESMExports()
      assert.ok(said.startsWith(`OutputError: ${outDir} ${words}`) && !said.includes('\n'), said)
      assert.is(statSync(outDir).ino, before)
      assert.equal(readdirSync(root), ['site'])
    },
  )

output.run()
