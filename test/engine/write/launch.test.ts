import { spawnSync } from 'node:child_process'
import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { copyProject } from '../../helpers/project-copy'

interface Context {
  root: string
}

const launcher = suite<Context>('generator/process/launch.mjs')

launcher.before((context) => {
  context.root = mkdtempSync(join(tmpdir(), 'launch-'))
  copyProject(join(context.root, 'copy'))
  mkdirSync(join(context.root, 'tmp'))
})
launcher.after(({ root }) => rmSync(root, { recursive: true, force: true }))

/** Builds the copy of the project; gives back what it said. */
const start = ({ root }: Context, ...args: string[]) =>
  spawnSync(process.execPath, ['generator/process/launch.mjs', 'build.ts', ...args], {
    cwd: join(root, 'copy'),
    encoding: 'utf8',
    timeout: 60_000,
    env: { ...process.env, TMPDIR: join(root, 'tmp') },
  })

/** The same, with the bundles that stand in its cache. */
function run(context: Context) {
  const { status, stdout, stderr } = start(context)
  const cache = join(context.root, 'copy/node_modules/.cache')
  return { status, stdout, stderr, bundles: readdirSync(cache).filter((name) => name.endsWith('.mjs')) }
}

/** Changes a file of the copy, and sets back its time. */
function change({ root }: Context, file: string, from: string, to: string): void {
  const path = join(root, 'copy', file)
  const { atime, mtime } = statSync(path)
  writeFileSync(
    path,
    readFileSync(path, 'utf8').replace(from, () => to),
  )
  utimesSync(path, atime, mtime)
}

launcher('bundles the generator once for each state of its sources', (context) => {
  const first = run(context)
  assert.is(first.stderr, '')
  assert.match(
    first.stdout,
    /^10 pages and 1 redirect in \d+\.\d\d s\n {2}HTML [\d.]+ kB in all, [\d.]+ kB a page\n {2}largest: /,
  )
  assert.is(first.bundles.length, 1)
  assert.equal(run(context).bundles, first.bundles)
})

launcher('runs no old code after an edit of the same size and time', (context) => {
  change(context, 'generator/terminal/report.ts', 'a page`', 'a leaf`')
  const { stdout, bundles } = run(context)
  assert.match(stdout, 'kB a leaf\n')
  assert.is(bundles.length, 2)
  change(context, 'generator/terminal/report.ts', 'a leaf`', 'a page`')
  assert.match(run(context).stdout, 'kB a page\n')
})

launcher('tells of a mistake in a source with its place, and of a fault by its own line', (context) => {
  const template = 'templates/pages/about.tsx'
  change(
    context,
    template,
    'const page = pages.about\n',
    'const page = pages.about; throw new Error("oops")\n',
  )
  const fault = run(context)
  assert.is(fault.status, 1)
  assert.match(fault.stderr, 'page /about could not be rendered (template about, content pages/about.md):')
  assert.match(fault.stderr, /templates\/pages\/about\.tsx:\d+:\d+/)
  change(context, template, 'throw new Error("oops")\n', 'const = 1\n')
  const mistake = run(context)
  assert.is(mistake.status, 1)
  assert.match(mistake.stderr, /templates\/pages\/about\.tsx:\d+:\d+: ERROR/)
  change(context, template, 'const = 1\n', '\n')
})

launcher('builds without its cache, from a temporary folder that nobody else may write to', (context) => {
  const cache = join(context.root, 'copy/node_modules/.cache')
  rmSync(cache, { recursive: true, force: true })
  // Nobody can make a folder in the place of a file, not even root.
  writeFileSync(cache, 'a file')
  const { status, stdout, stderr } = start(context, '--workers', '2')
  assert.is(stderr, `${cache} cannot be written (EEXIST); make it writable, and builds will start sooner\n`)
  assert.is(status, 0)
  assert.match(stdout, /^10 pages and 1 redirect in /)
  assert.equal(readdirSync(join(context.root, 'tmp')), [])

  change(context, 'generator/terminal/report.ts', 'return [\n', 'throw new Error("oops"); return [\n')
  const fault = start(context)
  assert.is(fault.status, 1)
  assert.match(fault.stderr, `(${join(context.root, 'copy/generator/terminal/report.ts')}:`)

  rmSync(join(context.root, 'tmp'), { recursive: true })
  const nowhere = start(context)
  assert.is(nowhere.status, 1)
  assert.is(
    nowhere.stderr,
    `${cache} cannot be written (EEXIST), and neither can ${context.root}/tmp (ENOENT); make one of them writable, or name another folder in TMPDIR\n`,
  )
})

launcher('says in one line that too few files may be open', ({ root }) => {
  const command = `ulimit -n 24; exec "${process.execPath}" generator/process/launch.mjs build.ts`
  const { status, stderr } = spawnSync('sh', ['-c', command], { cwd: join(root, 'copy'), encoding: 'utf8' })
  assert.is(stderr, 'too few files may be open at a time; raise the limit, "ulimit -n 1024", and try again\n')
  assert.is(status, 1)
})

launcher.run()
