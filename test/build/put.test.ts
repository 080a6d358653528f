import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { OutputError } from '../../build/output-error'
import { putHere } from '../../build/put'
import type { Putter } from '../../build/put'
import { putAside } from '../../build/put-aside'
import { openOutput } from '../../build/write'

/** Pages for which a site is written in a thread. */
const many = 10_000

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
  site.commit()
  assert.is(readFileSync(join(folder, 'about/index.html'), 'utf8'), 'about')
  const next = await openOutput(folder, [], many)
  next.keep(['about.html', 'about/index.html'])
  next.discard()
  assert.is(readFileSync(join(folder, 'index.html'), 'utf8'), 'home')
  assert.equal(existsSync(join(root, `.site-new-${process.pid}`)), false)
})

output('that the disk refuses is told in one line, and the last one stays', async ({ root, folder }) => {
  mkdirSync(folder)
  const site = await openOutput(folder, [], many)
  site.keep(['no-such-page.html'])
  const refused = (error: unknown) =>
    error instanceof OutputError && /cannot be written: .*link/.test(error.message)
  assert.throws(() => site.commit(), refused)
  site.discard()
  assert.ok(existsSync(folder))
  assert.equal(existsSync(join(root, `.site-new-${process.pid}`)), false)
})

output.run()
