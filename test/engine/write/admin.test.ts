import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as assert from 'uvu/assert'
import { changeEditor } from '../../../generator/editor/admin'
import { readSiteRules } from '../../../generator/commands/deploy/site-rules'
import { projectDir } from '../../../generator/process/paths'
import { headerPolicy } from '../../../generator/render/policy'
import { built, make, said } from '../../helpers/fixture-build'
import { fixtureSuite } from '../../helpers/fixture-suite'
import { nameRepository, repository } from '../../helpers/repository'
import { policiesOf, rulesIn } from '../../hosts/rules'
import { everything } from '../../helpers/everything'

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

if (everything)
  admin('has its own policy on every host, and other pages keep theirs', async (fixture) => {
    nameRepository(fixture)
    writeFileSync(join(fixture.publicDir, 'google1.html'), 'google-site-verification: google1.html')
    await make(fixture, { admin: true })
    const read = (file: string) => built(fixture, file)
    const policy = /http-equiv="content-security-policy" content="([^"]*)"/.exec(read('admin.html'))![1]!
    assert.is(
      policy,
      "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' blob: data:; " +
        "font-src 'self'; connect-src 'self' blob: data: https://api.github.com; base-uri 'none'; form-action 'none'",
    )
    const sent = `${policy}; frame-ancestors 'none'`
    const { headersOf } = readSiteRules(fixture.outDir)
    const of = (path: string, wanted: string) =>
      headersOf(path).flatMap(([name, value]) => (name === wanted ? [value] : []))
    for (const path of ['/admin', '/admin/', '/admin/page.js']) {
      assert.is(of(path, 'Content-Security-Policy').at(-1), sent, path)
      assert.equal(of(path, 'X-Robots-Tag'), ['noindex'], path)
    }
    assert.equal(of('/administration', 'X-Robots-Tag'), [])
    assert.equal(of('/google1.html', 'Content-Security-Policy'), [headerPolicy])

    for (const file of ['nginx.conf', 'Caddyfile'])
      assert.ok(readFileSync(join(projectDir, 'test/hosts', file), 'utf8').includes(`"${sent}"`), file)
    for (const [file, policy] of [
      ['.htaccess', headerPolicy],
      ['admin/.htaccess', sent],
    ] as const)
      assert.ok(read(file).includes(`Header always set Content-Security-Policy "${policy}"\n`), file)
    for (const rules of rulesIn(fixture.outDir)) {
      for (const path of ['/admin', '/admin/page.js']) {
        assert.equal(policiesOf(rules, path), [sent])
        assert.is(Object.fromEntries(rules.headersOf(path))['X-Robots-Tag'], 'noindex')
      }
      for (const path of ['/administration', '/']) assert.equal(policiesOf(rules, path), [headerPolicy])
    }
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
