import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { projectDir } from '../../../generator/paths'

const text = readFileSync(join(projectDir, 'README.md'), 'utf8')
const { scripts } = JSON.parse(readFileSync(join(projectDir, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>
}
const matches = (pattern: RegExp) => [...new Set([...text.matchAll(pattern)].map(([, found]) => found!))]

const readme = suite('README')

readme('explains every command, and none that is not there', () => {
  // npm has a short form for this one.
  const named = ['test', ...matches(/npm run ([a-z-]+)/g)]
  assert.equal(named.sort(), Object.keys(scripts).sort())
})

readme('names files and folders that are there', () => {
  const linked = matches(/\]\(([^)]*)\)/g).filter((address) => !address.startsWith('/images/'))
  const quoted = matches(/`((?:content|generator|templates|test|public)\/[\w./-]*)`/g)
  const made = matches(/# writes (content\/.*)$/gm)
  // The owner makes it for the first photo.
  made.push('public/images/')
  const missing = [...linked, ...quoted].filter(
    (path) => !made.includes(path) && !existsSync(join(projectDir, path)),
  )
  assert.equal(missing, [])
})

readme('is at most 150 lines of a length that is easy to read', () => {
  const lines = text.trimEnd().split('\n')
  assert.ok(lines.length <= 150, `${lines.length} lines`)
  assert.equal(
    lines.filter((line) => line.length > 120),
    [],
  )
})

readme.run()
