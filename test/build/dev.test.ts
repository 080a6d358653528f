import { spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { projectDir } from '../../build/paths'
import { withFixture } from '../helpers/fixture'
import type { Fixture } from '../helpers/fixture'
import { freePort } from '../helpers/free-port'

interface Dev {
  fixture: Fixture
  get: (path: string) => Promise<{ status: number; html: string }>
  /** The next event the server sends, of this name. */
  event: (name: string) => Promise<string>
  stderr: () => string
}

/** Runs `use` beside a dev server on a fresh fixture, changed by `prepare` before the server starts. */
async function withDev(
  use: (dev: Dev) => Promise<void>,
  prepare: (fixture: Fixture) => void = () => {},
): Promise<void> {
  await withFixture(async (fixture) => {
    prepare(fixture)
    const port = await freePort()
    const origin = `http://127.0.0.1:${port}`
    const tsx = join(projectDir, 'node_modules/tsx/dist/cli.mjs')
    const options = ['--port', String(port), '--content', fixture.contentDir, '--public', fixture.publicDir]
    const server = spawn(process.execPath, [tsx, join(projectDir, 'build/dev.ts'), ...options])
    let stderr = ''
    server.stderr.on('data', (chunk: Buffer) => (stderr += chunk))
    const get = async (path: string) => {
      const response = await fetch(origin + path)
      return { status: response.status, html: await response.text() }
    }
    try {
      for (let tries = 0; ; tries++) {
        const answer = await get('/').catch(() => undefined)
        if (answer) break
        if (tries > 100) throw new Error(`the dev server does not answer: ${stderr}`)
        await new Promise((resolve) => setTimeout(resolve, 100))
      }
      const abort = new AbortController()
      const events = await fetch(`${origin}/__dev/events`, { signal: abort.signal })
      const reader = events.body!.pipeThrough(new TextDecoderStream()).getReader()
      let heard = ''
      const event = async (name: string): Promise<string> => {
        for (;;) {
          const found = new RegExp(`event: ${name}\\ndata: (.*)\\n\\n`).exec(heard)
          if (found) {
            heard = heard.slice(found.index + found[0].length)
            return JSON.parse(found[1]!) as string
          }
          const { value, done } = await within(5000, reader.read(), `"${name}"; heard ${heard}`)
          if (done) throw new Error(`the server closed before "${name}"; heard: ${heard}`)
          heard += value
        }
      }
      await use({ fixture, get, event, stderr: () => stderr })
      abort.abort()
    } finally {
      server.kill()
      await new Promise((resolve) => server.on('exit', resolve))
    }
  })
}

/** Rejects when it takes longer than `milliseconds`. */
function within<T>(milliseconds: number, promise: Promise<T>, what: string): Promise<T> {
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error(`waited ${milliseconds} ms for ${what}`)), milliseconds).unref()
  })
  return Promise.race([promise, late])
}

const dev = suite('npm run dev')

dev('shows a change, an error over the last good page, and the page again when it is mended', () =>
  withDev(async ({ fixture, get, event, stderr }) => {
    assert.match((await get('/about')).html, '<script src="/__dev/overlay.js" defer></script></head>')
    assert.is((await get('/nowhere')).status, 404)

    fixture.edit('pages/about.md', 'Who we are.', 'Who we were.')
    await event('reload')
    assert.match((await get('/about')).html, 'Who we were.')

    fixture.edit('pages/about.md', 'heading: About', 'haeding: About')
    assert.match(await event('problems'), 'hero.haeding is not a known field; did you mean "heading"?')
    assert.match(stderr(), 'hero.haeding is not a known field')
    assert.match((await get('/about')).html, 'Who we were.')

    fixture.edit('pages/about.md', 'haeding: About', 'heading: About now')
    await event('reload')
    assert.match((await get('/about')).html, '<h1>About now</h1>')

    fixture.edit('services/leveling.md', '/locations/ada', '/locations/eve')
    assert.match(await event('problems'), 'links to /locations/eve, but there is no such page')
    writeFileSync(join(fixture.publicDir, 'new.txt'), 'new')
    assert.is((await get('/new.txt')).html, 'new')
  }),
)

dev('shows the last of several saves, however quick they come', () =>
  withDev(async ({ fixture, get }) => {
    for (let i = 0; i < 12; i++) {
      fixture.edit(
        'locations/ada.md',
        /\nname: .*/.exec(fixture.read('locations/ada.md'))![0],
        `\nname: Ada ${i}`,
      )
      await new Promise((resolve) => setTimeout(resolve, i * 4))
    }
    await new Promise((resolve) => setTimeout(resolve, 1000))
    assert.match((await get('/locations/ada')).html, '>Ada 11</')
  }),
)

dev('tells what is wrong from the start, and shows the site once that is mended', () =>
  withDev(
    async ({ fixture, get, event, stderr }) => {
      assert.is((await get('/about')).status, 500)
      assert.match(stderr(), 'titel is not a known field')
      fixture.edit('locations/ada.md', 'titel:', 'title:')
      await event('reload')
      assert.is((await get('/about')).status, 200)
    },
    ({ edit }) => edit('locations/ada.md', 'title:', 'titel:'),
  ),
)

dev('tells again of a city with a problem when another file changes', () =>
  withDev(async ({ fixture, event }) => {
    fixture.edit('locations/ada.md', 'card: ', 'card: "{nobody}" #')
    assert.match(await event('problems'), '{nobody} stands for nothing')
    fixture.write('locations/bee.md', fixture.read('locations/ada.md'))
    assert.match(await event('problems'), /ada\.md:\d+:\d+ {2}\{nobody\} stands/)
  }),
)

dev.run()
