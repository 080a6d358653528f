import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { projectDir } from '../../../generator/paths'

const read = (file: string) => readFileSync(join(projectDir, file), 'utf8')

const dependencies = suite('dependencies')

dependencies('have each their reason in the README', () => {
  const { dependencies, devDependencies } = JSON.parse(read('package.json'))
  const list = read('README.md').split('### Dependencies')[1]!
  const named = [...list.matchAll(/^- (.*?): /gm)].flatMap(([, names]) =>
    names!.replaceAll('`', '').split(', '),
  )
  const unexplained = Object.keys({ ...dependencies, ...devDependencies }).filter(
    (name) => !named.includes(name) && !(name.startsWith('@types/') && named.includes('@types/*')),
  )
  assert.equal(unexplained, [])
  const gone = named.filter(
    (name) => name !== '@types/*' && !(name in dependencies) && !(name in devDependencies),
  )
  assert.equal(gone, [])
})

dependencies('are locked by their contents, not by the address of a registry', () => {
  const { packages } = JSON.parse(read('package-lock.json')) as {
    packages: Record<string, { integrity?: string; resolved?: string; link?: boolean }>
  }
  for (const [path, { integrity, resolved }] of Object.entries(packages)) {
    if (path === '') continue
    assert.ok(integrity, path)
    assert.is(resolved, undefined, path)
  }
})

dependencies.run()
