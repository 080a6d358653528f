import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { newFolder } from '../../helpers/folder'
import { copyProject } from '../../helpers/project-copy'

const launcher = suite('generator/process/launch.mjs')

const root = newFolder()
launcher.before(() => {
  copyProject(join(root, 'copy'))
  mkdirSync(join(root, 'tmp'))
})

/** Builds the copy of the project, and returns what it printed. */
const start = (...args: string[]) =>
  spawnSync(process.execPath, ['generator/process/launch.mjs', 'build.ts', ...args], {
    cwd: join(root, 'copy'),
    encoding: 'utf8',
    timeout: 60_000,
    env: { ...process.env, TMPDIR: join(root, 'tmp') },
  })

/** The same, with the bundles in its cache. */
function run() {
  const { status, stdout, stderr } = start()
  const cache = join(root, 'copy/node_modules/.cache')
  return { status, stdout, stderr, bundles: readdirSync(cache).filter((name) => name.endsWith('.cjs')) }
}

/** Changes a file of the copy, and restores its time. */
function change(file: string, from: string, to: string): void {
  const path = join(root, 'copy', file)
  const { atime, mtime } = statSync(path)
  const source = readFileSync(path, 'utf8')
  assert.match(source, from)
  writeFileSync(
    path,
    source.replace(from, () => to),
  )
  utimesSync(path, atime, mtime)
}

launcher('bundles the generator once for each state of its sources', () => {
  const first = run()
  assert.is(first.stderr, '')
  assert.match(
    first.stdout,
    /^10 pages and 1 redirect in \d+\.\d\d s\n {2}HTML [\d.]+ kB in all, [\d.]+ kB a page\n {2}largest: /,
  )
  assert.is(first.bundles.length, 1)
  const compiled = join(root, 'copy/node_modules/.cache', `${first.bundles[0]}.v8`)
  const code = readFileSync(compiled)
  // A file that was cut off is not run, and is written again.
  writeFileSync(compiled, code.subarray(0, code.length / 2))
  const { stdout, ...second } = run()
  assert.match(stdout, '10 pages')
  assert.equal(second, { status: 0, stderr: '', bundles: first.bundles })
  assert.ok(statSync(compiled).size > code.length / 2)
})

launcher('runs no old code after an edit of the same size and time', () => {
  change('generator/terminal/report.ts', 'a page`', 'a leaf`')
  const { stdout, bundles } = run()
  assert.match(stdout, 'kB a leaf\n')
  assert.is(bundles.length, 2)
  change('generator/terminal/report.ts', 'a leaf`', 'a page`')
  assert.match(run().stdout, 'kB a page\n')
})

launcher('reports a mistake in a source with its place, and an error at its own line', () => {
  const template = 'templates/pages/about.tsx'
  change(template, '= site.pages.about\n', '= site.pages.about; throw new Error("oops")\n')
  const fault = run()
  assert.is(fault.status, 1)
  assert.match(fault.stderr, 'page /about could not be rendered (template about, content pages/about.md):')
  assert.match(fault.stderr, /templates\/pages\/about\.tsx:\d+:\d+/)
  change(template, 'throw new Error("oops")\n', 'const = 1\n')
  const mistake = run()
  assert.is(mistake.status, 1)
  assert.match(mistake.stderr, /templates\/pages\/about\.tsx:\d+:\d+: ERROR/)
  change(template, 'const = 1\n', '\n')
})

launcher.run()
