import { createServer } from 'node:http'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { listen, portOf } from '../../../generator/commands/dev/listen'

const ports = suite('the ports of npm run dev and npm run preview')

ports('are skipped while other programs have them', async () => {
  const servers = [createServer(), createServer(), createServer()] as const
  try {
    const first = await listen(servers[0], 0)
    const second = await listen(servers[1], first)
    const third = await listen(servers[2], first)
    assert.ok(first < second && second < third, `${first} ${second} ${third}`)
  } finally {
    for (const server of servers) server.close()
  }
})

ports('are numbers: from --port, else from PORT, else the usual one', () => {
  const asked = process.env.PORT
  try {
    process.env.PORT = '65535'
    assert.equal([portOf(undefined, 3000), portOf('80', 3000)], [65_535, 80])
    delete process.env.PORT
    assert.is(portOf(undefined, 3000), 3000)
    assert.throws(() => portOf('65536', 3000), /^--port is "65536"; write a number from 0 to 65535$/)
  } finally {
    Object.assign(process.env, asked && { PORT: asked })
  }
})

ports.run()
