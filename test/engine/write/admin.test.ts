import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as assert from 'uvu/assert'
import { changeEditor } from '../../../generator/editor/admin'
import { projectDir } from '../../../generator/process/paths'
import { said } from '../../helpers/fixture-build'
import { fixtureSuite } from '../../helpers/fixture-suite'
import { repository } from '../../helpers/repository'

const admin = fixtureSuite('--admin')

admin('refuses an editor package without the code that it changes', () => {
  const code = readFileSync(join(projectDir, 'node_modules/@sveltia/cms/npm/index.js'), 'utf8')
  assert.match(changeEditor(code, 'public'), 'showDirectoryPicker({id:"website"')
  const other = code.replace('showDirectoryPicker()', 'pick()').replace('.avatar_url', '.portrait')
  assert.throws(
    () => changeEditor(other, 'public'),
    ({ message }: Error) =>
      message.startsWith(String.raw`avatarURL:\w+\.avatar_url stands 0 times in @sveltia/cms, not 1`) &&
      message.includes(String.raw`showDirectoryPicker\(\) stands 0 times`),
  )
})

admin('needs the repository, and its own address', async (fixture) => {
  const tell = (admin = true) => said(fixture, { admin })
  const missing = /business\.md:\d+:\d+ {2}repository is missing, and --admin needs to know/
  assert.match(await tell(), missing)
  // It hides no other problem, not even one that is found only when a page is rendered.
  fixture.edit('pages/about.md', 'Who we are.', 'Who we are, [us](/nowhere).')
  assert.match(await tell(), missing)
  assert.match(await tell(), '/nowhere')
  fixture.edit('pages/about.md', 'Who we are, [us](/nowhere).', 'Who we are.')
  fixture.edit('business.md', '\naddress:', '\nrepository: { name: acme }\naddress:')
  assert.match(await tell(), 'repository.name is "acme"; write its owner and its name, "acme/website"')
  fixture.edit('business.md', 'name: acme }', `name: ${repository} }`)
  mkdirSync(join(fixture.publicDir, 'admin'))
  writeFileSync(join(fixture.publicDir, 'admin/notes.txt'), 'Mine.')
  assert.match(
    await tell(),
    'public/admin/notes.txt:1:1  has the name of a file that the build makes; rename it',
  )
  assert.is(await tell(false), 'built')
  rmSync(join(fixture.publicDir, 'admin'), { recursive: true })
  fixture.edit('redirects.md', '/old', '/admin')
  assert.match(await tell(), 'needs the name of admin.html, a file that the build makes; delete it')
  assert.is(await tell(false), 'built')
})

admin.run()
