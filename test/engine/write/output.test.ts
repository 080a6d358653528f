import { spawn } from 'node:child_process'
import fs, { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import * as assert from 'uvu/assert'
import { clearUp, openOutput, OutputError } from '../../../generator/write/output'
import { projectDir } from '../../../generator/process/paths'
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
    site.commit()
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

output('replaces the last site as a whole, and leaves it when a build fails', async ({ root, outDir }) => {
  const make = (name: string) => {
    const site = openOutput(outDir, [])
    site.write([name], name)
    return site
  }
  make('one').commit()
  make('two').commit()
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

/** Makes a site of many files. */
function make(outDir: string): void {
  const site = openOutput(outDir, [])
  try {
    for (let i = 0; i < 40; i++) site.write([`a/b${i}.html`, `a/b${i}/index.html`], String(i))
    site.copy('images/deep/copy', import.meta.filename)
    site.commit()
  } catch (error) {
    site.discard()
    throw error
  }
}

/** Names of folders that killed builds left: now, and hours ago. No process has this number. */
const left = (kind: string, hours = 0) =>
  `.site-${kind}-${Date.now() - hours * 3_600_000}-1999999999-0123abcd`

output(
  'puts back the last site of a killed build, and removes what is older than an hour',
  ({ root, outDir }) => {
    make(outDir)
    const files = filesBelow(outDir)
    const young = left('new')
    for (const name of [left('new', 2), left('old', 2), young]) mkdirSync(join(root, name))
    fs.renameSync(outDir, join(root, left('old')))
    openOutput(outDir, []).discard()
    assert.equal(readdirSync(root).sort(), [young, 'site'])
    assert.equal(filesBelow(outDir), files)
  },
)

output('leaves a site that a running build has moved away', ({ root, outDir }) => {
  const away = left('old', 2).replace('1999999999', String(process.pid))
  make(outDir)
  fs.renameSync(outDir, join(root, away))
  clearUp(outDir)
  assert.not.ok(existsSync(outDir))
})

output('is a whole site after many commits of three builds at once', async ({ root, outDir }) => {
  const from = JSON.stringify(pathToFileURL(join(projectDir, 'generator/write/output.ts')).href)
  const program = `import { openOutput } from ${from}
    for (let i = 0; i < 400; i++) {
      const site = openOutput(process.argv[1], [])
      for (const name of ['a', 'b', 'c']) site.write([name], process.pid + ' ' + i)
      site.commit()
    }`
  const ends = [1, 2, 3].map(() => {
    const args = ['--import', 'tsx', '--input-type=module', '-e', program, outDir]
    const child = spawn(process.execPath, args, { cwd: projectDir, stdio: ['ignore', 'ignore', 'pipe'] })
    let said = ''
    child.stderr.on('data', (chunk: Buffer) => (said += chunk))
    return new Promise((resolve) => child.on('close', (code) => resolve(`${code} ${said}`)))
  })
  assert.equal(await Promise.all(ends), ['0 ', '0 ', '0 '])
  assert.equal(readdirSync(root), ['site'])
  const texts = ['a', 'b', 'c'].map((name) => readFileSync(join(outDir, name), 'utf8'))
  assert.match(texts[0]!, / 399$/)
  assert.is(new Set(texts).size, 1)
})

/** Calls that the system refuses, by the end of their path, with the error code and the message. */
const refusals = [
  ['writeFileSync', /b7\.html$/, 'ENOSPC', 'cannot be written: the disk is full ('],
  ['mkdirSync', /site-new-[\da-f-]+$/, 'EROFS', 'cannot be written: the disk can only be read ('],
  ['renameSync', /site-new-[\da-f-]+$/, 'EACCES', 'cannot be written: there is no permission to ('],
  ['renameSync', /site$/, 'EXDEV', 'cannot be written: it is part of the image of a container, '],
  ['renameSync', /site$/, 'EBUSY', 'is a mount point or in use, so it cannot be replaced; name a '],
] as const

for (const [call, path, code, words] of refusals)
  output(
    `leaves the last site, and says so in one line, when ${call} fails with ${code}`,
    ({ root, outDir }) => {
      make(outDir)
      const before = statSync(outDir).ino
      const real = Reflect.get(fs, call) as (...given: unknown[]) => unknown
      Reflect.set(fs, call, (...given: unknown[]) => {
        if (!path.test(String(given[0]))) return real(...given)
        // On a full disk, the file exists but is empty.
        if (call === 'writeFileSync') real(given[0], '')
        throw Object.assign(new Error(), { code, syscall: call })
      })
      syncBuiltinESMExports()
      let said = ''
      try {
        make(outDir)
      } catch (error) {
        said = String(error)
      }
      Reflect.set(fs, call, real)
      syncBuiltinESMExports()
      assert.ok(said.startsWith(`OutputError: ${outDir} ${words}`) && !said.includes('\n'), said)
      assert.is(statSync(outDir).ino, before)
      assert.equal(readdirSync(root), ['site'])
    },
  )

output.run()
