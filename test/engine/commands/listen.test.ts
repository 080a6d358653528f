import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { build } from '../../../build'
import { announce, portOf } from '../../../generator/commands/dev/listen'
import { projectDir } from '../../../generator/process/paths'
import { withDev } from '../../helpers/dev-server'
import { eventually } from '../../helpers/eventually'
import { withFixture } from '../../helpers/fixture'
import { withFolder } from '../../helpers/folder'

/** Runs `use` while another server holds a port, and the port after it if that was free. */
async function withHeldPorts(use: (port: number) => Promise<void>): Promise<void> {
  const first = createServer().listen(0, '127.0.0.1')
  await once(first, 'listening')
  const { port } = first.address() as AddressInfo
  const second = createServer().listen(port + 1, '127.0.0.1')
  await Promise.race([once(second, 'listening'), once(second, 'error')]).catch(() => {})
  try {
    await use(port)
  } finally {
    first.close()
    second.close()
  }
}

/** The port of the address and of the note above it; both ports that are held must have been passed over. */
function checkNote(stdout: string, held: number, origin: string): void {
  const port = Number(new URL(origin).port)
  assert.ok(port > held + 1, `${port} follows ${held}`)
  assert.is(stdout.split('\n')[0], `Port ${held} is taken; using port ${port} instead.`)
}

const program = (name: string) => [
  join(projectDir, 'generator/process/launch.mjs'),
  `generator/commands/${name}`,
]

const ports = suite('npm run dev and npm run preview, when the port is taken')

ports('dev takes the next free port and says so', () =>
  withHeldPorts((held) =>
    withDev(
      async ({ origin, stdout, get }) => {
        checkNote(stdout(), held, origin)
        assert.is((await get('/about')).status, 200)
      },
      { port: held },
    ),
  ),
)

ports('preview takes the next free port and says so', () =>
  withFixture(async (fixture) => {
    await build({ ...fixture, preview: false })
    await withHeldPorts(async (held) => {
      const args = [...program('preview.ts'), '--out', fixture.outDir, '--port', String(held)]
      const server = spawn(process.execPath, args, { cwd: projectDir })
      const ended = once(server, 'exit')
      try {
        const [said] = await Promise.race([once(server.stdout, 'data'), ended])
        const origin = /http:\S+/.exec(String(said))![0]
        checkNote(String(said), held, origin)
        assert.is((await fetch(`${origin}/about`)).status, 200)
      } finally {
        server.kill()
        await ended
      }
    })
  }),
)

ports('are numbers from 0 to 65535, behind --port, else in PORT, else the usual one', () => {
  const asked = process.env.PORT
  try {
    delete process.env.PORT
    assert.is(portOf(undefined, 3000), 3000)
    assert.is(portOf('0', 3000), 0)
    for (const text of ['65536', '-1', '80.5', '0x50', '', ' 80'])
      assert.throws(
        () => portOf(text, 3000),
        (error: Error) => error.message === `--port is "${text}"; write a number from 0 to 65535`,
      )
    process.env.PORT = '65535'
    assert.is(portOf(undefined, 3000), 65_535)
    assert.is(portOf('80', 3000), 80)
    process.env.PORT = 'web'
    assert.throws(() => portOf(undefined, 3000), 'the variable PORT is "web"; write a number from 0 to 65535')
  } finally {
    if (asked === undefined) delete process.env.PORT
    else process.env.PORT = asked
  }
})

if (!['darwin', 'win32'].includes(process.platform))
  ports('are opened in a browser where that is asked for', () =>
    withFolder(async (root) => {
      const [opener, heard] = [join(root, 'xdg-open'), join(root, 'heard')]
      writeFileSync(opener, `#!/bin/sh\nprintf %s "$1" > '${heard}'\n`, { mode: 0o755 })
      const { PATH } = process.env
      process.env.PATH = `${root}:${PATH}`
      const { log } = console
      console.log = () => {}
      try {
        announce('http://127.0.0.1:3000/admin/', 3000, true)
        await eventually(async () => assert.is(readFileSync(heard, 'utf8'), 'http://127.0.0.1:3000/admin/'))
      } finally {
        process.env.PATH = PATH
        console.log = log
      }
    }),
  )

ports.run()
