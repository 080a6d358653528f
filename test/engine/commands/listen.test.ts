import { once } from 'node:events'
import { createServer } from 'node:http'
import { networkInterfaces } from 'node:os'
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

const hasIPv6 = Object.values(networkInterfaces()).some((all) =>
  all?.some(({ address }) => address === '::1'),
)

if (hasIPv6)
  ports('respond at both addresses of this machine, and are skipped when one is taken', async () => {
    const server = createServer((_, response) => response.end('here'))
    const other = createServer()
    try {
      const port = await listen(server, 0)
      for (const host of ['127.0.0.1', '[::1]', 'localhost'])
        assert.is(await (await fetch(`http://${host}:${port}`)).text(), 'here', host)
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))

      await once(other.listen(port, '::1'), 'listening')
      assert.ok((await listen(server, port)) > port)
    } finally {
      server.close()
      other.close()
    }
  })
else console.log('not tested, because this machine has no IPv6: that ports answer at ::1')

ports.run()
