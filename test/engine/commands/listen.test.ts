import { createServer } from 'node:http'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { listen } from '../../../generator/commands/dev/listen'

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

ports.run()
