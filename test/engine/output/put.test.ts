import {
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { OutputError } from '../../../generator/output/output-error'
import { putHere, putTwice } from '../../../generator/output/put'
import type { Putter } from '../../../generator/output/put'
import { putAside } from '../../../generator/output/put-aside'
import type { Tree } from '../../../generator/output/tree'
import { openOutput } from '../../../generator/output/write'
import type { Expected } from '../../../generator/output/write'
import { filesBelow } from '../../helpers/files'

/** Pages for which a site is written in a thread. */
const many: Expected = { pages: 10_000, shares: 'nothing' }

interface Context {
  root: string
  folder: string
}

const ways: [string, (folder: string) => Putter | Promise<Putter>][] = [
  ['at once', putHere],
  ['in a thread', putAside],
]

for (const [way, open] of ways) {
  const put = suite<Context>(`putting files ${way}`)

  put.before.each((context) => {
    context.root = mkdtempSync(join(tmpdir(), 'put-'))
    context.folder = join(context.root, 'site')
  })
  put.after.each(({ root }) => rmSync(root, { recursive: true, force: true }))

  put('writes each under all of its names, links and copies', async ({ root, folder }) => {
    writeFileSync(join(root, 'old.html'), 'old')
    const putter = await open(folder)
    putter.put({ files: ['a/b.html', 'a/b/index.html'], from: { contents: 'clay’s' } })
    putter.put({ files: ['bytes'], from: { contents: new Uint8Array([0, 255]) } })
    putter.put({ files: ['kept.html', 'kept/index.html'], from: { link: join(root, 'old.html') } })
    putter.put({ files: ['copied'], from: { copy: join(root, 'old.html') } })
    putter.drain()
    putter.close()
    const number = (file: string) => statSync(join(folder, file)).ino
    assert.is(readFileSync(join(folder, 'a/b/index.html'), 'utf8'), 'clay’s')
    assert.equal([...readFileSync(join(folder, 'bytes'))], [0, 255])
    assert.is(number('a/b.html'), number('a/b/index.html'))
    assert.is(number('kept/index.html'), statSync(join(root, 'old.html')).ino)
    assert.is.not(number('copied'), number('kept.html'))
    assert.is(statSync(join(folder, 'copied')).mode & 0o777, 0o644)
  })

  put('tells what the system refuses, with its code, and puts nothing more', async ({ folder }) => {
    const putter = await open(folder)
    const putAll = () => {
      putter.put({ files: ['twice'], from: { contents: 'one' } })
      putter.put({ files: ['twice'], from: { contents: 'two' } })
      putter.put({ files: ['later'], from: { contents: 'three' } })
      putter.drain()
    }
    assert.throws(
      putAll,
      (error: NodeJS.ErrnoException) => error.code === 'EEXIST' && error.syscall === 'open',
    )
    putter.close()
    assert.is(readFileSync(join(folder, 'twice'), 'utf8'), 'one')
    assert.not.ok(existsSync(join(folder, 'later')))
  })

  put('makes of a folder, whatever is in it, what it would make of none', async ({ root, folder }) => {
    const outside = (name: string) => join(root, name)
    const inside = (name: string) => join(folder, name)
    for (const name of ['kept', 'copied', 'mine', 'stranger']) writeFileSync(outside(name), name)
    for (const name of ['deep/er', 'page.html/or-not', 'mine', 'empty', 'kept'])
      mkdirSync(inside(name), { recursive: true })
    // Names of files that have others: nothing may be written through them.
    for (const name of ['page', 'copied', 'kept.html', 'kept/index.html', 'deep/gone.html'])
      linkSync(outside('stranger'), inside(name))
    for (const name of ['other.html', 'other-2.html']) linkSync(outside('kept'), inside(name))
    symlinkSync(outside('mine'), inside('mine/link'))
    symlinkSync(outside('stranger'), inside('link.html'))
    symlinkSync(root, inside('way-out'))
    writeFileSync(inside('folder'), '')
    const number = statSync(outside('kept')).ino
    const putter = await open(folder)
    putter.put({ files: ['page.html', 'page/index.html'], from: { contents: 'page' } })
    putter.put({ files: ['link.html'], from: { contents: 'link' } })
    putter.put({ files: ['folder/index.html'], from: { contents: 'folder' } })
    putter.put({ files: ['kept.html', 'kept/index.html'], from: { link: outside('kept') } })
    putter.put({ files: ['other.html', 'other/index.html'], from: { link: outside('kept') } })
    putter.put({ files: ['copied'], from: { copy: outside('copied') } })
    putter.finish()
    putter.close()
    const files = {
      copied: 'copied',
      'folder/index.html': 'folder',
      'kept.html': 'kept',
      'kept/index.html': 'kept',
      'link.html': 'link',
      'other.html': 'kept',
      'other/index.html': 'kept',
      'page.html': 'page',
      'page/index.html': 'page',
    }
    assert.equal(
      Object.fromEntries(filesBelow(folder).map((file) => [file, readFileSync(inside(file), 'utf8')])),
      files,
    )
    for (const file of ['kept.html', 'kept/index.html', 'other.html', 'other/index.html'])
      assert.is(statSync(inside(file)).ino, number, file)
    assert.equal(
      readdirSync(folder)
        .filter((name) => !name.includes('.'))
        .sort(),
      ['copied', 'folder', 'kept', 'other', 'page'],
    )
    for (const name of ['kept', 'copied', 'mine', 'stranger'])
      assert.is(readFileSync(outside(name), 'utf8'), name)
  })

  put('takes more than it keeps in memory', async ({ folder }) => {
    const putter = await open(folder)
    const page = 'x'.repeat(1_000_000)
    for (let i = 0; i < 30; i++) putter.put({ files: [`${i}.html`], from: { contents: page } })
    putter.drain()
    putter.close()
    for (let i = 0; i < 30; i++) assert.is(statSync(join(folder, `${i}.html`)).size, page.length)
  })

  put.run()
}

const output = suite<Context>('a large site')

output.before.each((context) => {
  context.root = mkdtempSync(join(tmpdir(), 'put-'))
  context.folder = join(context.root, 'site')
})
output.after.each(({ root }) => rmSync(root, { recursive: true, force: true }))

output('stands in its place after the commit, and can be read before', async ({ root, folder }) => {
  const site = await openOutput(folder, [], many)
  site.write(['index.html'], 'home')
  assert.is(site.read('index.html').toString(), 'home')
  site.write(['about.html', 'about/index.html'], 'about')
  assert.not.ok(existsSync(folder))
  const tree = site.commit()
  assert.is(readFileSync(join(folder, 'about/index.html'), 'utf8'), 'about')
  const next = await openOutput(folder, [], many)
  next.keep(['about.html', 'about/index.html'], tree['about.html']!)
  next.discard()
  assert.is(readFileSync(join(folder, 'index.html'), 'utf8'), 'home')
  assert.equal(existsSync(join(root, `.site-new-${process.pid}`)), false)
})

output('is made of the one before the last, when most of it is kept', async ({ root, folder }) => {
  const about = ['about.html', 'about/index.html']
  let tree: Tree | void
  const make = async (words: string, shares: Expected['shares'], act: 'commit' | 'discard' = 'commit') => {
    const site = await openOutput(folder, [], { ...many, shares })
    site.write(['index.html'], words)
    if (shares === 'last' && tree) site.keep(about, tree[about[0]!]!)
    else site.write(about, 'about')
    tree = site[act]() ?? tree
  }
  const spare = join(root, '.site-spare')
  const number = (path: string) => statSync(path).ino
  const words = (of: string) => readFileSync(join(of, 'index.html'), 'utf8')
  await make('one', 'nothing')
  assert.equal(readdirSync(root), ['site'], 'a site of its own leaves nothing')
  const first = number(join(folder, 'about'))
  await make('two', 'last')
  assert.is(words(spare), 'one')
  // Whatever happens to it.
  writeFileSync(join(spare, 'draft.html'), '')
  await make('three', 'last')
  assert.equal(readdirSync(root).sort(), ['.site-spare', 'site'])
  assert.is(number(join(folder, 'about')), first, 'the folder of the first site is used again')
  assert.equal([words(folder), words(spare)], ['three', 'two'])
  assert.equal(filesBelow(folder).sort(), ['.made-by-build', 'about.html', 'about/index.html', 'index.html'])
  const none = await openOutput(folder, [], { ...many, shares: 'last' })
  none.discard()
  assert.equal([readdirSync(root).sort(), words(spare)], [['.site-spare', 'site'], 'two'])
  await make('four', 'last', 'discard')
  assert.equal([readdirSync(root), words(folder)], [['site'], 'three'])
  await make('five', 'last')
  await make('six', 'last')
  assert.is(number(join(folder, 'about')), first, 'and again, after one that was given up')
  writeFileSync(join(folder, '.MADE-BY-BUILD'), 'as on a disk that does not know A from a')
  await make('seven', 'last')
  assert.is(words(folder), 'seven')
  const small = await openOutput(folder, [], { pages: 1, shares: 'last' })
  small.write(['index.html'], 'eight')
  small.commit()
  assert.equal([readdirSync(root), words(folder)], [['site'], 'eight'], 'a small site leaves nothing')
})

output('leaves one of links to it for the next one', async ({ root, folder }) => {
  const about = ['about.html', 'about/index.html']
  const number = (...path: string[]) => statSync(join(root, ...path)).ino
  const site = await openOutput(folder, [], { ...many, shares: 'next' })
  site.write(about, 'about')
  site.write(['index.html'], 'one')
  const tree = site.commit()
  assert.equal(readdirSync(root).sort(), ['.site-spare', 'site'])
  assert.is(number('.site-spare/about/index.html'), number('site/about.html'))
  const spare = number('.site-spare/about')
  const next = await openOutput(folder, [], { ...many, shares: 'last' })
  next.keep(about, tree['about.html']!)
  next.write(['index.html'], 'two')
  next.commit()
  assert.is(number('site/about'), spare)
  assert.is(readFileSync(join(root, '.site-spare/index.html'), 'utf8'), 'one')
  const none = await openOutput(folder, [], { ...many, shares: 'next' })
  none.write(about, 'none')
  none.discard()
  assert.equal(readdirSync(root).sort(), ['.site-spare', 'site'])
})

output('is made though the disk has no room for another', ({ root, folder }) => {
  writeFileSync(join(root, 'full'), '')
  const putter = putTwice(putHere(folder), folder, putHere(join(root, 'full', 'second')))
  putter.put({ files: ['about.html'], from: { contents: 'about' } })
  putter.put({ files: ['faqs.html'], from: { contents: 'faqs' } })
  assert.equal(Object.keys(putter.finish()), ['about.html', 'faqs.html'])
  assert.is(readFileSync(join(folder, 'faqs.html'), 'utf8'), 'faqs')
})

output('takes over nothing that is not as it was left', async ({ folder }) => {
  for (const pages of [1, many.pages]) {
    rmSync(folder, { recursive: true, force: true })
    const site = await openOutput(folder, [], many)
    site.write(['about.html', 'about/index.html'], 'about')
    const stamp = site.commit()['about.html']!
    for (const change of [
      () => writeFileSync(join(folder, 'about.html'), 'we'),
      () => rmSync(join(folder, 'about.html')),
    ]) {
      change()
      const next = await openOutput(folder, [], { ...many, pages })
      const take = () => {
        next.keep(['about.html', 'about/index.html'], stamp)
        next.commit()
      }
      assert.throws(take, /about\.html is not as it was left/)
      next.discard()
    }
  }
})

output('that the disk refuses is told in one line, and the last one stays', async ({ root, folder }) => {
  mkdirSync(folder)
  const site = await openOutput(folder, [], many)
  site.write(['about'], 'a file')
  site.write(['about/index.html'], 'in it')
  const refused = (error: unknown) =>
    error instanceof OutputError && /cannot be written: .*about/.test(error.message)
  assert.throws(() => site.commit(), refused)
  site.discard()
  assert.ok(existsSync(folder))
  assert.equal(existsSync(join(root, `.site-new-${process.pid}`)), false)
})

output.run()
