import { spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { projectDir } from '../../../generator/process/paths'
import { withFixture } from '../../helpers/fixture'
import type { Fixture } from '../../helpers/fixture'
import { make, said } from '../../helpers/fixture-build'
import { skip } from '../../helpers/skip'
import { flags, manifest, run } from './run-build'
import { everything } from '../../helpers/everything'

const refusals = suite('npm run build')

const notOurs = 'was not made by this build, so it is not replaced'
const isSource = 'holds what the site is made from \\(\\S+\\)'
const inSource = (name: string) => `is inside \\S+${name}, from which the site is made`

type Refusal = [name: string, out: (fixture: Fixture) => string, said: string]

const folders: Refusal[] = [
  ['the root of the disk', () => '/', isSource],
  ['the project', () => projectDir, isSource],
  ['a folder around the project', () => dirname(projectDir), isSource],
  ['a folder of the project', () => join(projectDir, 'templates'), notOurs],
  ['the content folder', ({ contentDir }) => contentDir, isSource],
  ['a folder in the content folder', ({ contentDir }) => join(contentDir, 'dist'), inSource('content')],
  ['a folder in the public folder', ({ publicDir }) => join(publicDir, 'dist'), inSource('public')],
  [
    'a folder in a link to the pictures',
    ({ root, publicDir }) => join(link(root, publicDir), 'more/dist'),
    inSource('public'),
  ],
  ['a folder around both', ({ root }) => root, isSource],
  ['a folder of somebody else', ({ root }) => foreign(root), notOurs],
]
const tooLong = 'cannot be written: a name in it is too long \\([^\\n]*'
const throughFile = 'cannot be written: part of its path is a file \\([^\\n]*'
const mounted =
  'is a mount point or in use, so it cannot be replaced; name a folder in it with --out, such as /dev/site'
const paths: Refusal[] = [
  ...folders.map(([name, out, wanted]): Refusal => [name, out, `${wanted}; name another folder with --out`]),
  ['a file elsewhere', ({ root }) => join(foreign(root), 'file'), 'is a file; name a folder with --out'],
  ['a path through a file', ({ root }) => join(foreign(root), 'file/dist'), throughFile],
  ['a path that is too long', ({ root }) => join(root, 'a/'.repeat(2100), 'dist'), tooLong],
  ['a folder that something is mounted on', () => '/dev', mounted],
  [
    'a link',
    ({ root, publicDir }) => link(root, publicDir),
    'is a link; name the folder it leads to with --out',
  ],
]

function foreign(root: string): string {
  const folder = join(root, 'mine')
  mkdirSync(folder)
  writeFileSync(join(folder, 'file'), 'mine')
  return folder
}

function link(root: string, to: string): string {
  const path = join(root, 'link')
  symlinkSync(to, path)
  return path
}

for (const [name, out, wanted] of paths)
  refusals(`refuses ${name}, in one line, and deletes nothing`, () =>
    withFixture(async (fixture) => {
      const outDir = out(fixture)
      const before = manifest(fixture.root)
      assert.match(await said({ ...fixture, outDir }), new RegExp(`^${outDir} ${wanted}$`))
      assert.equal(manifest(fixture.root), before)
    }),
  )

refusals('says which folder is missing, and how to name another', () =>
  withFixture(async (fixture) => {
    const none = join(fixture.root, 'none')
    for (const name of ['content', 'public']) {
      const [first] = (await said({ ...fixture, [`${name}Dir`]: none })).split('\n')
      assert.is(first, `${name}:1:1  there is no ${name} folder at ${none}; name it with --${name}`)
    }
  }),
)

refusals('prints mistakes in content on stderr, exits with 1 and writes nothing', () =>
  withFixture(async (fixture) => {
    fixture.edit('services/leveling.md', 'card:', 'crad:')
    const before = manifest(fixture.root)
    const { code, stdout, output } = await run(flags(fixture))
    assert.equal([code, stdout], [1, ''])
    assert.match(
      output,
      'content/services/leveling.md:5:1  crad is not a known field; did you mean "card"?\n  5 | crad: We level houses.\n',
    )
    assert.match(output, '1 problem in content; nothing was written\n')
    assert.not.match(output, /\n {4}at /)
    assert.equal(manifest(fixture.root), before)
  }),
)

/** Root may write anywhere, so the build runs as the user nobody. */
const nobody =
  process.getuid?.() === 0 ? { uid: 65534, gid: 65534, env: { ...process.env, HOME: '/tmp' } } : {}

/**
 * A test whose builds run as the user nobody. Skipped where only root can enter the project's folder, such as /root.
 */
const asNobody = (name: string, use: (fixture: Fixture) => Promise<void>) =>
  refusals(name, () => {
    const look = ['-e', 'require("node:fs").accessSync(process.argv[1])', join(projectDir, 'package.json')]
    if (spawnSync(process.execPath, look, { ...nobody, cwd: '/' }).status === 0) return withFixture(use)
    skip('only root may enter the folder of this project, so no build runs as another user')
  })

if (everything)
  asNobody('says that there is no permission, in one line', async (fixture) => {
    chmodSync(fixture.root, 0o555)
    const locked = await run(flags(fixture), nobody)
    chmodSync(fixture.root, 0o755)
    assert.is(locked.code, 1)
    assert.match(locked.output, /^\S+dist cannot be written: there is no permission to \([^\n]*\n$/)
    const { contentDir, publicDir } = fixture
    const folders = [contentDir, join(contentDir, 'locations'), publicDir, join(publicDir, 'images')]
    for (const [path, said] of [
      [join(contentDir, 'business.md'), String.raw`\/content/business\.md:1:1  cannot be read \(EACCES\)`],
      ...folders.map((folder) => [folder, String.raw`:1:1  cannot be read \(EACCES of ${folder}\)`] as const),
    ] as const) {
      chmodSync(path, 0)
      const { code, output } = await run(flags(fixture), nobody)
      chmodSync(path, 0o755)
      assert.is(code, 1)
      assert.match(output, new RegExp(`^\\S+${said}; check its permissions\n`))
      assert.not.match(output, /\n {4}at /)
    }
  })

if (everything)
  asNobody('only warns about an old site that it may not remove, and builds again', async (fixture) => {
    await make(fixture)
    chmodSync(join(fixture.outDir, 'services'), 0o555)
    chmodSync(fixture.root, 0o777)
    const { code, output } = await run(flags(fixture), nobody)
    assert.is(code, 0, output)
    const leftIn = () => readdirSync(fixture.root).filter((name) => name.startsWith('.'))
    const [left = '', ...others] = leftIn()
    assert.equal(others, [])
    const told = `${join(fixture.root, left)} is no longer needed, but cannot be removed (EACCES); remove it`
    assert.ok(`\n${output}`.includes(`\n${told}`), output)
    // A later build leaves it alone for an hour.
    assert.is((await run(flags(fixture), nobody)).code, 0)
    assert.equal(leftIn(), [left])
  })

refusals.run()
