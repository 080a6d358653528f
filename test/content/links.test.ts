import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { projectDir } from '../../generator/process/paths'
import { builtSite } from '../helpers/built-site'

const links = suite('npm run links')

links('finds no broken link on the built site', async () => {
  const { folder } = await builtSite()
  const args = [
    join(projectDir, 'node_modules/tsx/dist/cli.mjs'),
    join(projectDir, 'test/links.ts'),
    '--out',
    folder,
  ]
  const { stdout } = await promisify(execFile)(process.execPath, args)
  assert.match(stdout, /^\d+ links checked, 0 broken\n$/)
})

links.run()
