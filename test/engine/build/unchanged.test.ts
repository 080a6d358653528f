import {
  appendFileSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { buildOnce } from '../../../build'
import { hashSources } from '../../../build/unchanged'
import type { SourceHashes } from '../../../build/unchanged'
import { filesBelow } from '../../helpers/files'
import { withFixture } from '../../helpers/fixture'
import type { Fixture } from '../../helpers/fixture'

const optionsOf = ({ contentDir, publicDir, outDir }: Fixture) => ({
  contentDir,
  publicDir,
  outDir,
  preview: false,
})

const bytesOf = (folder: string) =>
  new Map(filesBelow(folder).map((file) => [file, readFileSync(join(folder, file), 'base64')]))

const kept = suite('buildOnce(options)')

kept('makes nothing the second time, and leaves every file as it was', () =>
  withFixture(async (fixture) => {
    const first = await buildOnce(optionsOf(fixture))
    const stampOfIndex = () => {
      const { ino, mtimeMs, ctimeMs } = statSync(join(fixture.outDir, 'index.html'))
      return [ino, mtimeMs, ctimeMs]
    }
    const index = stampOfIndex()
    const again = await buildOnce(optionsOf(fixture))
    assert.equal(again, { ...first, unchanged: true })
    assert.equal(stampOfIndex(), index)
    assert.equal(readdirSync(fixture.root).sort(), ['content', 'dist', 'public'])
  }),
)

/** Whatever anyone can do to a site or to what it is made from. */
const changes: Record<string, (fixture: Fixture) => void> = {
  'a fact is edited': ({ edit }) => edit('business.md', '+15125550199', '+15125550177'),
  'a page is edited to the same length': ({ edit }) => edit('pages/about.md', 'title: About', 'title: ABout'),
  'a city is added': ({ addCity }) => addCity('Bee'),
  'a redirect is edited': ({ edit }) => edit('redirects.md', '/old', '/older'),
  'a public file is added': ({ publicDir }) => writeFileSync(join(publicDir, 'a.txt'), 'a'),
  'a public file is edited': ({ publicDir }) => appendFileSync(join(publicDir, 'favicon.ico'), ' '),
  'a page of dist is edited in place': ({ outDir }) => {
    const file = join(outDir, 'about.html')
    writeFileSync(file, readFileSync(file, 'utf8').replace('Acme', 'Emca'))
  },
  'a page of dist is touched': ({ outDir }) => utimesSync(join(outDir, 'faqs.html'), 1, 1),
  'a page of dist is taken away': ({ outDir }) => rmSync(join(outDir, 'reviews', 'index.html')),
  'a page of dist becomes a folder': ({ outDir }) => {
    rmSync(join(outDir, 'reviews.html'))
    mkdirSync(join(outDir, 'reviews.html'))
  },
  'a file is put into dist': ({ outDir }) => writeFileSync(join(outDir, 'services', 'draft.html'), ''),
  'a folder is put into dist': ({ outDir }) => mkdirSync(join(outDir, 'drafts')),
  'dist is taken away': ({ outDir }) => rmSync(outDir, { recursive: true }),
}

for (const [what, change] of Object.entries(changes))
  kept(`makes the same as a fresh build when ${what}`, () =>
    withFixture(async (fixture) => {
      await buildOnce(optionsOf(fixture))
      change(fixture)
      assert.not.ok((await buildOnce(optionsOf(fixture))).unchanged)
      const fresh = join(fixture.root, 'fresh')
      await buildOnce({ ...optionsOf(fixture), outDir: fresh })
      assert.equal(bytesOf(fixture.outDir), bytesOf(fresh))
      assert.ok((await buildOnce(optionsOf(fixture))).unchanged)
    }),
  )

kept('makes a preview anew after the real site', () =>
  withFixture(async (fixture) => {
    await buildOnce(optionsOf(fixture))
    assert.not.ok((await buildOnce({ ...optionsOf(fixture), preview: true })).unchanged)
  }),
)

kept('keeps nothing of content with a problem, and tells it each time', () =>
  withFixture(async (fixture) => {
    await buildOnce(optionsOf(fixture))
    fixture.edit('pages/about.md', 'title: About', 'titel: About')
    for (let i = 0; i < 2; i++) {
      const error = await buildOnce(optionsOf(fixture)).catch((thrown: Error) => thrown)
      assert.match((error as Error).message, /titel is not a known field/)
    }
  }),
)

kept('clears up after a build that was killed', () =>
  withFixture(async (fixture) => {
    await buildOnce(optionsOf(fixture))
    // No process has this number.
    mkdirSync(join(fixture.root, '.dist-new-4194305'))
    assert.ok((await buildOnce(optionsOf(fixture))).unchanged)
    assert.equal(readdirSync(fixture.root).sort(), ['content', 'dist', 'public'])
  }),
)

const sources = suite('hashSources(sources)')

sources('is another for each file, name, order of bytes and flag', () =>
  withFixture((fixture) => {
    const seen = new Set<string>()
    const note = (flags: object = {}) => seen.add(hashSources({ ...optionsOf(fixture), ...flags })!.whole)
    note()
    fixture.write('locations/bee.md', 'ab')
    note()
    fixture.write('locations/bee.md', 'ba')
    note()
    fixture.remove('locations/bee.md')
    fixture.write('locations/eve.md', 'ba')
    note()
    note({ preview: true })
    assert.is(seen.size, 5)
    assert.is(hashSources({ ...optionsOf(fixture), contentDir: '/nowhere' }), undefined)
  }),
)

/** ms; see clockStep */
const untilTrusted = 2100

sources('reads a file again when its stamp is another, or may have been too young', () =>
  withFixture(async (fixture) => {
    const file = `${fixture.publicDir}/favicon.ico`
    const hashOfFile = (known?: SourceHashes['files']) => hashSources(optionsOf(fixture), known)!.files[file]!
    const spoiled = ([stamp]: readonly [string, string]) => ({ [file]: [stamp, 'spoiled'] }) as const
    // Whole seconds, because a time that is set loses its smallest part.
    const setBack = () => utimesSync(file, 1e9, 1e9)
    setBack()
    const young = hashOfFile()
    assert.equal(young[0], '')
    await new Promise((resolve) => setTimeout(resolve, untilTrusted))
    assert.equal(hashOfFile(spoiled(young))[1], young[1])
    const old = hashOfFile()
    assert.equal(hashOfFile(spoiled(old))[1], 'spoiled', 'what is known is taken')
    writeFileSync(file, 'x'.repeat(statSync(file).size))
    setBack()
    assert.not.ok([old[1], 'spoiled'].includes(hashOfFile(spoiled(old))[1]), 'as long and as old as it was')
  }),
)

sources('takes what is known of a city that was not read', () =>
  withFixture((fixture) => {
    const file = 'locations/ada.md'
    const before = hashSources(optionsOf(fixture))!
    const again = (unread: string[] = []) =>
      hashSources(optionsOf(fixture), before.files, new Set(unread))!.whole === before.whole
    fixture.write(file, `${fixture.read(file)} `)
    assert.equal([again(), again([file])], [false, true])
    fixture.remove(file)
    assert.is(again([file]), false, 'it is still looked for')
  }),
)

for (const tests of [kept, sources]) tests.run()
