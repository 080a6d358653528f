import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import * as assert from 'uvu/assert'
import { projectDir } from '../../../generator/process/paths'
import { folderSuite } from '../../helpers/folder'

const write = (text: string) => (path: string) => writeFileSync(path, text)

/** What may stand in the place of a lock after a crash, an accident or a power cut. */
const damaged: Record<string, (path: string) => unknown> = {
  words: write('abc'),
  'NUL bytes': write('\0\0\0\0'),
  nothing: write(''),
  'a number below 0': write('-1'),
  '0, which is every process of the group': write('0'),
  'a number that no process has': write('1e9'),
  'a long file that begins with a living process': write(`${process.pid}${' '.repeat(30)}`),
  'a folder with files': (path) => cpSync(import.meta.dirname, path, { recursive: true }),
  'a link to nothing': (path) => symlinkSync('nothing', path),
  'a link to the number of a living process': (path) => {
    writeFileSync(`${path}.pid`, String(process.pid))
    symlinkSync('.site-lock.pid', path)
  },
  'a pipe': (path) => execFileSync('mkfifo', [path]),
}

/** Takes and gives back the lock of each folder, in one process: a lock that is waited for must not stop the tests. */
function take(...folders: string[]): string[] {
  const program = `
    import { lock } from ${JSON.stringify(pathToFileURL(join(projectDir, 'generator/write/lock.ts')).href)}
    for (const folder of process.argv.slice(1))
      try {
        lock(folder)()
        console.log('taken')
      } catch (error) {
        console.log(error.name + ': ' + error.message)
      }`
  const args = ['--import', 'tsx', '--input-type=module', '-e', program, ...folders]
  const { stdout } = spawnSync(process.execPath, args, {
    cwd: projectDir,
    encoding: 'utf8',
    timeout: 20_000,
    maxBuffer: 2 ** 20,
  })
  return stdout.trim().split('\n')
}

const locks = folderSuite('lock(outDir)')

locks('clears whatever is no lock of a living process', ({ root }) => {
  const folders = Object.values(damaged).map((make, i) => {
    const folder = join(root, String(i))
    mkdirSync(folder)
    make(join(folder, '.site-lock'))
    return folder
  })
  const said = take(...folders.map((folder) => join(folder, 'site')))
  Object.keys(damaged).forEach((name, i) => assert.is(said[i], 'taken', name))
  const left = folders.flatMap((folder) => readdirSync(folder))
  assert.equal(left, ['.site-lock.pid'])
})

locks('leaves the lock of a living process', ({ root }) => {
  const path = join(root, '.site-lock')
  writeFileSync(path, String(process.pid))
  const [said] = take(join(root, 'site'))
  assert.match(
    said!,
    `OutputError: another build (process ${process.pid}) is writing ${root}/site; wait until`,
  )
  assert.is(readFileSync(path, 'utf8'), String(process.pid))
  assert.equal(readdirSync(root), ['.site-lock'])
})

locks.run()
