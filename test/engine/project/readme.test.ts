import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import GithubSlugger from 'github-slugger'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { projectDir } from '../../../generator/process/paths'

const read = (file: string) => readFileSync(join(projectDir, file), 'utf8')
const files = {
  'README.md': read('README.md'),
  'CONTRIBUTING.md': read('CONTRIBUTING.md'),
  'content/README.md': read('content/README.md'),
}
const text = Object.values(files).join('\n')
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
const matches = (pattern: RegExp) => [...new Set([...text.matchAll(pattern)].map(([, found]) => found!))]

const readme = suite('README.md, CONTRIBUTING.md and the guide for owners')

readme('name only commands that exist', () => {
  const named = matches(/npm run ([a-z:-]+)/g)
  assert.equal(
    named.filter((name) => !(name in scripts)),
    [],
  )
})

readme('are next to a changelog that starts with the version of package.json', () => {
  const { version } = JSON.parse(read('package.json')) as { version: string }
  assert.match(read('CHANGELOG.md').split('\n## ')[1]!, `${version}\n`)
})

readme('name only files, folders and headings that exist', () => {
  const linked = Object.entries(files).flatMap(([file, text]) =>
    [...text.matchAll(/\]\((?!https?:|tel:|sms:|\/|\{)([^)]*)\)/g)].map(([, href]) =>
      href!.startsWith('#') ? file + href! : join(dirname(file), href!),
    ),
  )
  const quoted = matches(/`((?:content|generator|templates|test|public)\/[\w./-]*)`/g)
  // The owner creates these.
  const owners = ['content/locations/bastrop.md', 'public/images/', 'public/icon.svg']
  const examples = /\/NAME\./
  const missing = [...linked, ...quoted].filter((place) => {
    const [path, heading] = place.split('#') as [string, string?]
    const found = existsSync(join(projectDir, path))
    return (
      !owners.includes(place) &&
      !examples.test(place) &&
      !(found && (heading === undefined || headingsOf(path).has(heading)))
    )
  })
  assert.equal(missing, [])
})

/** Returns the fragments of the headings in a Markdown file. */
function headingsOf(file: string): Set<string> {
  const slugger = new GithubSlugger()
  return new Set([...read(file).matchAll(/^#+ (.*)$/gm)].map(([, heading]) => slugger.slug(heading!)))
}

/** The edits in the example: a file, the line to insert after, and the inserted text. */
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

/** Returns the text of the file with the edit. */
function edited({ file, behind, lines }: ReturnType<typeof exampleEdits>[number]): string {
  const path = file.startsWith('content/') ? join('test/fixture', file) : file
  const [above, below, ...others] = read(path).split(`${behind}\n`)
  assert.ok(below !== undefined && others.length === 0, `${path} has not one line ${behind}`)
  return `${above}${behind}\n${lines}${below}`
}

readme('give an example of a new section whose edits all apply', () => {
  assert.is(exampleEdits().map(edited).length, 3)
})

readme.run()
