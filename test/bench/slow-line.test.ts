import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { slowLine } from './slow-line'

const line = suite('slowLine(origin, line)')

const roundTrip = 60 // ms
/** Timers may fire this much early. */
const early = 2 // ms

/** Milliseconds until an answer of so many bytes is there, over a connection of its own. */
async function timeOf(bytes: number, rate: number): Promise<number> {
  const body = Buffer.alloc(bytes, 'a')
  const server = createServer((_, response) => response.end(body))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const slow = await slowLine(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, {
    roundTrip,
    rate,
  })
  try {
    const start = performance.now()
    const response = await fetch(slow.origin, { headers: { connection: 'close' } })
    const answer = Buffer.from(await response.arrayBuffer())
    const took = performance.now() - start
    assert.ok(answer.equals(body), 'every byte arrives, in order')
    return took + early
  } finally {
    await slow.close()
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
}

/** So fast that only round trips count. */
const fast = 1e9

line('charges one round trip to connect, and one to ask', async () => {
  const took = await timeOf(100, fast)
  assert.ok(took >= 2 * roundTrip, `${took} ms`)
})

line('waits to be confirmed once ten segments are under way', async () => {
  const took = await timeOf(20_000, fast)
  assert.ok(took >= 3 * roundTrip, `${took} ms`)
  const more = await timeOf(60_000, fast)
  assert.ok(more >= 4 * roundTrip, `${more} ms`)
})

line('carries no more than its rate', async () => {
  const took = await timeOf(10_000, 50_000)
  assert.ok(took >= 2 * roundTrip + 200, `${took} ms`)
})

line.run()
