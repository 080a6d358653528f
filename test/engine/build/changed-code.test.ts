import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { filesBelow } from '../../helpers/files'
import { copyPackage, copyProject } from '../../helpers/project-copy'
import { startArguments } from '../../helpers/start'

const changed = suite('npm run build, after a change of code')

interface Change {
  /** Below the project. */
  file: string
  make: (text: string) => string
  /** Where it shows in dist, if it does. */
  shows?: (dist: string) => string
}

const page = (dist: string) => readFileSync(join(dist, 'about.html'), 'utf8')
const script = (dist: string) => {
  const name = readdirSync(join(dist, 'assets')).find((file) => file.startsWith('index-'))!
  return readFileSync(join(dist, 'assets', name), 'utf8')
}

const mark = 'data-changed'
const replaced = (from: string, to: string) => (text: string) => {
  assert.ok(text.includes(from), `nothing says ${from}`)
  return text.replaceAll(from, to)
}
const appended = (more: string) => (text: string) => text + more

const changes: Record<string, Change> = {
  'a template': {
    file: 'templates/sections/hero.tsx',
    make: replaced('<div className="words">', `<div className="words" ${mark}="1">`),
    shows: page,
  },
  'a style sheet': {
    file: 'templates/styles/base.css',
    make: appended(`\n[${mark}] { color: red }\n`),
    shows: page,
  },
  'the script': {
    file: 'client/index.ts',
    make: appended(`\nconsole.log('${mark}')\n`),
    shows: script,
  },
  'a package, by hand': {
    file: 'node_modules/marked/lib/marked.esm.js',
    make: replaced('<p>', `<p ${mark}>`),
    shows: page,
  },
  'what npm installed': { file: 'node_modules/.package-lock.json', make: appended('\n') },
  'how TypeScript is read': { file: 'tsconfig.json', make: appended('\n') },
}

/** A copy of the project, with its site in dist/. */
let root = ''
const build = (...flags: string[]) =>
  execFileSync(process.execPath, [...startArguments, 'build.ts', ...flags], { cwd: root, encoding: 'utf8' })

const bytesOf = (name: string) =>
  filesBelow(join(root, name)).map((file) => [file, readFileSync(join(root, name, file), 'base64')])

changed.before(() => {
  root = mkdtempSync(join(tmpdir(), 'project-'))
  copyProject(root)
  for (const name of ['marked', '.package-lock.json']) copyPackage(root, name)
  build()
})

changed.after(() => rmSync(root, { recursive: true, force: true }))

changed('keeps what it made while there is none', () => assert.match(build(), 'unchanged since'))

for (const [what, { file, make, shows }] of Object.entries(changes))
  changed(`makes everything again after a change of ${what}`, () => {
    const path = join(root, file)
    const before = readFileSync(path, 'utf8')
    writeFileSync(path, make(before))
    assert.not.match(build(), 'unchanged since')
    if (!shows) return
    assert.match(shows(join(root, 'dist')), mark)
    build('--out', 'fresh', '--fresh')
    assert.equal(bytesOf('dist'), bytesOf('fresh'))
    writeFileSync(path, before)
    build()
    assert.not.match(shows(join(root, 'dist')), mark)
  })

changed.run()
