import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { projectDir } from '../../../generator/process/paths'

const read = (file: string) => readFileSync(join(projectDir, file), 'utf8')

const dependencies = suite('dependencies')

dependencies("are locked by hash, not by a registry's address", () => {
  const { packages } = JSON.parse(read('package-lock.json')) as {
    packages: Record<string, { integrity?: string; resolved?: string; link?: boolean }>
  }
  for (const [path, { integrity, resolved }] of Object.entries(packages)) {
    if (path === '') continue
    assert.ok(integrity, path)
    assert.is(resolved, undefined, path)
  }
})

// npm 11 warns about scripts that are neither allowed nor refused, and npm 12 does not run them. Without its script,
// esbuild still finds its program in the package for the platform. The script only makes it start faster.
dependencies('with install scripts are allowed or refused', () => {
  const { allowScripts } = JSON.parse(read('package.json'))
  const { packages } = JSON.parse(read('package-lock.json')) as {
    packages: Record<string, { hasInstallScript?: true }>
  }
  const scripted = Object.entries(packages).flatMap(([path, { hasInstallScript }]) =>
    hasInstallScript ? [path.split('node_modules/').at(-1)!] : [],
  )
  assert.equal(scripted.sort(), Object.keys(allowScripts).sort())
})

dependencies.run()
