import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, readdirSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import * as assert from 'uvu/assert'
import { projectDir } from '../../../generator/process/paths'
import { folderSuite } from '../../helpers/folder'

/** What may stand in the place of a lock after a crash, an accident or a power cut. */
const damaged: [name: string, make: (path: string) => void][] = [
  ...[
    ['words', 'abc'],
    ['NUL bytes', '\0\0\0\0'],
    ['nothing', ''],
    ['spaces', ' \n'],
    ['a number below 0', '-1'],
    ['0, which is every process of the group', '0'],
    ['a fraction', `${process.ppid}.5`],
    ['a number that no process has', '1e9'],
    ['a number that no system has', '9'.repeat(19)],
    ['words after a number', `${process.pid} lives`],
  ].map(([name, text]): [string, (path: string) => void] => [
    `a file of ${name}`,
    (path) => writeFileSync(path, text!),
  ]),
  [
    'a huge file',
    (path) => {
      writeFileSync(path, String(process.pid))
      truncateSync(path, 2 ** 40)
    },
  ],
  ['a folder', (path) => mkdirSync(path)],
  [
    'a folder with files',
    (path) => {
      mkdirSync(path)
      writeFileSync(join(path, 'file'), String(process.pid))
    },
  ],
  ['a link to nothing', (path) => symlinkSync('nothing', path)],
  ['a link to itself', (path) => symlinkSync('.site-lock', path)],
  [
    'a link to the number of a living process',
    (path) => {
      writeFileSync(`${path}.pid`, String(process.pid))
      symlinkSync('.site-lock.pid', path)
    },
  ],
  ['a link to a device that never ends', (path) => symlinkSync('/dev/zero', path)],
  ['a pipe', (path) => execFileSync('mkfifo', [path])],
]

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
  const folders = damaged.map(([, make], i) => {
    const folder = join(root, String(i))
    mkdirSync(folder)
    make(join(folder, '.site-lock'))
    return folder
  })
  const said = take(...folders.map((folder) => join(folder, 'site')))
  damaged.forEach(([name], i) => assert.is(said[i], 'taken', name))
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
