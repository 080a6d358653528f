import { execFileSync } from 'node:child_process'
import { existsSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { openCache } from '../../../generator/process/cache'
import { newFolder, withFolder } from '../../helpers/folder'
import { copyProject } from '../../helpers/project-copy'

const cache = suite('the cache of pictures')

// A separate folder, because tests in other processes use the project's cache at the same time.
const folder = newFolder()
const { readCached, writeCached } = openCache(folder)
const name = 'test.bin'
const path = join(folder, name)
const contents = Buffer.from('what was made')

cache.after.each(() => rmSync(path, { recursive: true, force: true }))

cache('returns what was written, and undefined for a missing entry', () => {
  assert.is(readCached(name), undefined)
  writeCached(name, contents)
  assert.equal(readCached(name), contents)
  writeCached(name, 'other')
  assert.equal(readCached(name), Buffer.from('other'))
  assert.not(existsSync(`${path}-${process.pid}`))
})

/** Returns the output of a program that imports modules of the project. */
const run = (code: string, cwd: string) =>
  execFileSync(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', code], {
    cwd,
    encoding: 'utf8',
  })

const days = (count: number) => new Date(Date.now() - count * 86_400_000)

cache('removes entries that no build has used for 90 days, and keeps used ones', () => {
  const [old, used] = [`${path}-old`, `${path}-used`]
  writeCached(`${name}-used`, contents)
  writeFileSync(old, 'old')
  for (const file of [old, used]) utimesSync(file, days(91), days(91))
  const later = openCache(folder)
  later.readCached(`${name}-used`)
  later.writeCached(name, 'new')
  assert.not(existsSync(old))
  assert.ok(existsSync(used))
  rmSync(used)
})

/** One file of each sort that affects drawings. */
const makers = [
  'generator/draw/png.ts',
  'templates/cards.tsx',
  'templates/illustrations/common/hatches.tsx',
  'templates/illustrations/social/fonts/drawing-sans-bold.ttf',
  'templates/model/urls.ts',
  'templates/styles/tokens.css',
]

cache('reuses no drawing after a change in anything it was made from', () =>
  withFolder((root) => {
    copyProject(root)
    // Each address loads the module again, and the module keeps the hash of what it has read. A line ending does not
    // change a drawing, but the hash cannot know that.
    const code = `import { appendFileSync } from 'node:fs'
      const bundled = async (load) => {
        const { script, sheets } = await (await import('./generator/render/bundle.ts?' + load)).bundle()
        console.log(JSON.stringify([script, sheets]))
      }
      await bundled('first')
      await bundled('again')
      appendFileSync('client/menu.ts', 'console.log("more")')
      await bundled('script')
      appendFileSync('templates/sections/accordion.css', '.more { color: red }')
      await bundled('sheet')

      const names = async (load) => {
        const { iconDrawings } = await import('./generator/draw/drawings.ts?' + load)
        console.log(iconDrawings('', []).map(({ cacheName }) => cacheName).join())
      }
      await names('first')
      await names('again')
      for (const maker of ${JSON.stringify(makers)}) {
        appendFileSync(maker, '\\n')
        await names(maker)
      }`
    const all = run(code, root).trim().split('\n')
    const [bundles, pictures] = [all.slice(0, 4), all.slice(4)]
    for (const [first, again, ...others] of [bundles, pictures]) {
      assert.is(first, again)
      assert.is(new Set([first, ...others]).size, others.length + 1)
    }
    assert.is(pictures.length, makers.length + 2)
  }),
)

cache.run()
