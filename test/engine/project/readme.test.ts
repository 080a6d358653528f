import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { projectDir } from '../../../generator/process/paths'
import { everything } from '../../helpers/everything'
import { withFolder } from '../../helpers/folder'
import { copyProject } from '../../helpers/project-copy'

const read = (file: string) => readFileSync(join(projectDir, file), 'utf8')
const files = { 'README.md': read('README.md'), 'CONTRIBUTING.md': read('CONTRIBUTING.md') }
const text = Object.values(files).join('\n')
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
const matches = (pattern: RegExp) => [...new Set([...text.matchAll(pattern)].map(([, found]) => found!))]

const readme = suite('README.md and CONTRIBUTING.md')

readme('call no command that is not there', () => {
  const named = matches(/npm run ([a-z:-]+)/g)
  assert.equal(
    named.filter((name) => !(name in scripts)),
    [],
  )
})

readme('stand beside a changelog that begins with the version of package.json', () => {
  const { version } = JSON.parse(read('package.json')) as { version: string }
  assert.match(read('CHANGELOG.md').split('\n## ')[1]!, `${version}\n`)
})

readme('name files and folders that are there', () => {
  const linked = matches(/\]\((?!https?:)([^)]*)\)/g)
  const quoted = matches(/`((?:content|generator|templates|test|public)\/[\w./-]*)`/g)
  // An owner makes these.
  const owners = ['content/locations/bastrop.md', 'public/images/', 'public/icon.svg']
  const missing = [...linked, ...quoted].filter(
    (path) => !owners.includes(path) && !existsSync(join(projectDir, path)),
  )
  assert.equal(missing, [])
})

readme('have lines of a length that is easy to read, and the first of them at most 120', () => {
  const lines = files['README.md'].trimEnd().split('\n')
  assert.ok(lines.length <= 120, `${lines.length} lines`)
  // A row of a table cannot be broken.
  const long = text.split('\n').filter((line) => line.length > 120 && !line.startsWith('|'))
  assert.equal(long, [])
})

readme('name variables that the workflow knows, and show pictures that are soon there', () => {
  const workflow = read('.github/workflows/deploy.yml')
  const variables = [...files['README.md'].matchAll(/variable `(\w+)`/g)].map(([, name]) => name!)
  assert.equal(variables, ['PUBLISH_PREVIEW', 'SHARDS'])
  for (const name of variables) assert.match(workflow, `vars.${name} `)
  const pictures = [...files['README.md'].matchAll(/\]\((.github\/editor-[^)]*)\)/g)].map(([, path]) => path!)
  assert.is(pictures.length, 3)
  for (const path of pictures) assert.ok(statSync(join(projectDir, path)).size < 100_000, path)
})

/** The edits of the example: a file, the line behind which something is put, and what is put there. */
function exampleEdits(): { file: string; behind: string; lines: string }[] {
  const example = files['CONTRIBUTING.md'].split('## Adding a section')[1]!.split('\n## ')[0]!
  const blocks = [...example.matchAll(/```\w+\n(?:\/\/|#) after: (.*)\n([^]*?)```/g)]
  const named = [
    ...example.matchAll(/`(templates\/model\/schema\/[\w./-]+|templates\/pages\/[\w./-]+)`/g),
  ].map(([, file]) => file!)
  return blocks.map(([, behind, lines], i) => ({
    file: named[i] ?? 'content/locations/ada.md',
    behind: behind!,
    lines: lines!,
  }))
}

/** The text of the file with the edit. */
function edited({ file, behind, lines }: ReturnType<typeof exampleEdits>[number]): string {
  const path = file.startsWith('content/') ? join('test/fixture', file) : file
  const [above, below, ...others] = read(path).split(`${behind}\n`)
  assert.ok(below !== undefined && others.length === 0, `${path} has not one line ${behind}`)
  return `${above}${behind}\n${lines}${below}`
}

readme('give an example of a new section that can be put where it says', () => {
  assert.is(exampleEdits().map(edited).length, 3)
})

if (everything)
  readme('give an example of a new section that works as it is written', () =>
    withFolder((root) => {
      copyProject(root)
      for (const edit of exampleEdits()) writeFileSync(join(root, edit.file), edited(edit))
      const run = (...args: string[]) => execFileSync(process.execPath, args, { cwd: root, encoding: 'utf8' })
      run('node_modules/typescript/bin/tsc', '--noEmit')
      run('generator/process/launch.mjs', 'build.ts')
      const page = readFileSync(join(root, 'dist/locations/ada.html'), 'utf8')
      assert.match(page, /<h2[^>]*>Who turns the water off<\/h2>/)
      assert.match(page, 'Call its utility office first.')
      const offered = run('generator/process/launch.mjs', 'generator/commands/new.ts', 'city', 'Bo')
      assert.match(offered, 'content/locations/bo.md')
      assert.match(readFileSync(join(root, 'content/locations/bo.md'), 'utf8'), /^#utilities:$/m)
    }),
  )

readme.run()
