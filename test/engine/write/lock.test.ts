import { execFileSync, spawn, spawnSync } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import * as assert from 'uvu/assert'
import { projectDir } from '../../../generator/process/paths'
import { lock } from '../../../generator/write/lock'
import { eventually } from '../../helpers/eventually'
import { folderSuite } from '../../helpers/folder'
import { skip } from '../../helpers/skip'

/** The lock of a living process. */
function livingLock(path: string): string {
  const { release } = lock(path)
  const text = readFileSync(`${path.replace(/[^/]*$/, '.$&')}-lock`, 'utf8')
  release()
  return text
}

const write = (text: string) => (path: string) => writeFileSync(path, text)

/** What may be in the place of a lock after a crash, an accident or a power cut. */
const damaged: Record<string, (path: string) => unknown> = {
  words: write('abc'),
  'NUL bytes': write('\0\0\0\0'),
  nothing: write(''),
  'a number below 0': write('-1'),
  '0, which is every process of the group': write('0'),
  'a number that no process has': (path) =>
    writeFileSync(path, livingLock(`${path}-model`).replace(/^\d+/, '1999999999')),
  'a long file that begins with a living process': (path) =>
    writeFileSync(path, livingLock(`${path}-model`) + ' '.repeat(1000)),
  'half of the lock of a living process': (path) =>
    writeFileSync(path, livingLock(`${path}-model`).slice(0, 20)),
  'a folder with files': (path) => cpSync(import.meta.dirname, path, { recursive: true }),
  'a link to nothing': (path) => symlinkSync('nothing', path),
  'a link to the lock of a living process': (path) => {
    writeFileSync(`${path}.pid`, livingLock(`${path}-model`))
    symlinkSync('.site-lock.pid', path)
  },
  'a pipe': (path) => execFileSync('mkfifo', [path]),
}

/** A command that does this with each of the folders. */
const program = (act: string, folders: readonly string[]) => [
  process.execPath,
  ...['--import', 'tsx', '--input-type=module', '-e'],
  `import { lock } from ${JSON.stringify(pathToFileURL(join(projectDir, 'generator/write/lock.ts')).href)}
   for (const folder of process.argv.slice(1)) ${act}`,
  ...folders,
]

/**
 * Locks and unlocks each folder in a separate process, because waiting for a lock must not block the tests. Returns the
 * result for each.
 */
function take(folders: readonly string[], around: readonly string[] = []): string[] {
  const act = `try {
    lock(folder).release()
    console.log('taken')
  } catch (error) {
    console.log(error.name + ': ' + error.message)
  }`
  const [command, ...args] = [...around, ...program(act, folders)]
  const { stdout } = spawnSync(command!, args, {
    cwd: projectDir,
    encoding: 'utf8',
    timeout: 20_000,
    maxBuffer: 2 ** 20,
  })
  return stdout.trim().split('\n')
}

const locks = folderSuite('lock(outDir)')

locks('removes anything that is not the lock of a living process', ({ root }) => {
  const folders = Object.values(damaged).map((make, i) => {
    const folder = join(root, String(i))
    mkdirSync(folder)
    make(join(folder, '.site-lock'))
    return folder
  })
  const said = take(folders.map((folder) => join(folder, 'site')))
  Object.keys(damaged).forEach((name, i) => assert.is(said[i], 'taken', name))
  const left = folders.flatMap((folder) => readdirSync(folder))
  assert.equal(left, ['.site-lock.pid'])
})

locks('keeps the lock of a living process, however old', ({ root, outDir }) => {
  const path = join(root, '.site-lock')
  const { release } = lock(outDir)
  const text = readFileSync(path, 'utf8')
  utimesSync(path, 0, 0)
  const [said] = take([outDir])
  assert.match(said!, `OutputError: another build (process ${process.pid}) is writing ${outDir}; wait until`)
  assert.is(readFileSync(path, 'utf8'), text)
  assert.equal(readdirSync(root), ['.site-lock'])
  release()
  assert.equal(readdirSync(root), [])
})

/** Goes before a command and numbers its processes from 1, as in a container. */
const asRoot = process.getuid?.() === 0 ? [] : ['--user', '--map-root-user']
const container = ['unshare', ...asRoot, '--pid', '--fork', '--mount-proc', '--kill-child']

/** Linux allows this for root, and on some machines for others. */
const hasContainers = spawnSync(container[0]!, [...container.slice(1), 'true']).status === 0
const inContainers = (sentence: string, test: Parameters<typeof locks>[1]) =>
  locks(sentence, hasContainers ? test : () => skip('unshare makes no containers here'))

inContainers('takes over a lock whose process id belongs to another process now', ({ root, outDir }) => {
  const words = (act: string) => program(act, [outDir]).map((word) => `'${word.replaceAll("'", `'\\''`)}'`)
  const script = `
    pid=$(${words('{ lock(folder); console.log(String(process.pid)); process.kill(process.pid, "SIGKILL") }').join(' ')})
    echo $((pid - 1)) > /proc/sys/kernel/ns_last_pid
    sleep 60 > /dev/null &
    echo "$pid $!"
    ${words('{ lock(folder).release(); console.log("taken") }').join(' ')} 2>&1`
  const [command, ...args] = [...container, 'bash', '-c', script]
  const { stdout } = spawnSync(command!, args, { cwd: projectDir, encoding: 'utf8', timeout: 60_000 })
  const [numbers, said] = stdout.split('\n')
  assert.match(numbers!, /^(\d+) \1$/)
  assert.is(said, 'taken')
  assert.equal(readdirSync(root), [])
})

inContainers('is valid in other containers as long as its process renews it', async ({ root, outDir }) => {
  const path = join(root, '.site-lock')
  const act = '{ lock(folder); console.log("held"); setInterval(() => {}, 1000) }'
  const [command, ...args] = [...container, ...program(act, [outDir])]
  const holder = spawn(command!, args, { cwd: projectDir })
  const end = new Promise((resolve) => holder.on('close', resolve))
  try {
    await new Promise((resolve) => holder.stdout.on('data', resolve))
    const takers = () => [take([outDir], container), take([outDir])].flat()
    const refused = /^OutputError: another build \(process 1 of another container or computer\) is writing /
    for (const said of takers()) assert.match(said, refused)

    utimesSync(path, 0, 0)
    await eventually(async () => assert.ok(statSync(path).mtimeMs > 0))
    for (const said of takers()) assert.match(said, refused)
  } finally {
    holder.kill('SIGKILL')
    await end
  }
  utimesSync(path, 0, 0)
  assert.equal(take([outDir], container), ['taken'])
  assert.equal(readdirSync(root), [])
})

locks.run()
