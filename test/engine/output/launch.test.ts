import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { copyProject } from '../../helpers/project-copy'

interface Context {
  root: string
}

const launcher = suite<Context>('generator/launch.mjs')

launcher.before((context) => {
  context.root = mkdtempSync(join(tmpdir(), 'launch-'))
  copyProject(join(context.root, 'copy'))
})
launcher.after(({ root }) => rmSync(root, { recursive: true, force: true }))

/** Builds the copy of the project; gives back what it said, and the bundles that stand in its cache. */
function run({ root }: Context) {
  const project = join(root, 'copy')
  const { status, stdout, stderr } = spawnSync(process.execPath, ['generator/launch.mjs', 'build.ts'], {
    cwd: project,
    encoding: 'utf8',
  })
  const cache = join(project, 'node_modules/.cache')
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
    /^9 pages and 1 redirect in \d+\.\d\d s\n {2}HTML [\d.]+ kB in all, [\d.]+ kB a page\n {2}largest: /,
  )
  assert.is(first.bundles.length, 1)
  assert.equal(run(context).bundles, first.bundles)
})

launcher('runs no old code after an edit of the same size and time', (context) => {
  change(context, 'generator/report.ts', 'a page`', 'a leaf`')
  const { stdout, bundles } = run(context)
  assert.match(stdout, 'kB a leaf\n')
  assert.is(bundles.length, 2)
  change(context, 'generator/report.ts', 'a leaf`', 'a page`')
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
})

launcher.run()
