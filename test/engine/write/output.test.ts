import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as assert from 'uvu/assert'
import { openOutput } from '../../../generator/write/output'
import { OutputError } from '../../../generator/write/output-error'
import { filesBelow } from '../../helpers/files'
import { folderSuite } from '../../helpers/folder'

const output = folderSuite('openOutput(outDir, sources)')

output('writes each file under all names, and copies, for everybody to read', async ({ root, outDir }) => {
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
  assert.equal(filesBelow(outDir), ['.made-by-build', 'a/b.html', 'a/b/index.html', 'bytes', 'images/copied'])
  assert.equal(readdirSync(root).sort(), ['picture', 'site'])
})

output('makes the folders above it for everybody to enter', async ({ root }) => {
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

output('tells what the disk refuses in one line', ({ root, outDir }) => {
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

output.run()
