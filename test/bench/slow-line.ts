/** A slow line in front of a server of this machine, as TCP would make it felt. */
import { connect, createServer } from 'node:net'
import type { AddressInfo, Socket } from 'node:net'

export interface Line {
  /** Milliseconds. */
  roundTrip: number
  /** Bytes a second towards the browser, shared by all connections. */
  rate: number
}

/** Bytes of one TCP segment, and how many of them a server sends before the first is confirmed (RFC 6928). */
const segment = 1460
const firstWindow = 10 * segment

export interface SlowLine {
  /** Without a slash at its end. */
  origin: string
  close: () => Promise<void>
}

/**
 * Leads to the server at `origin`. A connection costs one round trip before it carries anything; each way
 * takes half of one; no more is under way than the window of the connection, which grows by what has been
 * confirmed, as in TCP's slow start. Nothing is lost, and requests go up at any rate.
 */
export async function slowLine(origin: string, line: Line): Promise<SlowLine> {
  const port = Number(new URL(origin).port)
  const sockets = new Set<Socket>()
  const road = createRoad(line)
  const server = createServer({ noDelay: true }, (browser) => {
    const upstream = connect({ port, host: '127.0.0.1', noDelay: true })
    for (const socket of [browser, upstream]) {
      sockets.add(socket)
      socket.on('error', () => {})
      socket.on('close', () => sockets.delete(socket))
    }
    browser.on('close', () => upstream.destroy())
    const open = performance.now() + line.roundTrip
    const up = inOrder()
    browser.on('data', (chunk) => {
      const arrives = Math.max(performance.now(), open) + line.roundTrip / 2
      void up(arrives, () => upstream.write(chunk))
    })
    const down = road((chunk) => (chunk === end ? browser.end() : browser.write(chunk)))
    upstream.on('data', down)
    upstream.on('close', () => down(end))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        for (const socket of sockets) socket.destroy()
      }),
  }
}

/** What a connection carries last. */
const end = Buffer.from([0])

/** Gives each connection its way down; all of them share the rate. */
function createRoad({ roundTrip, rate }: Line) {
  /** When what was sent last has left. */
  let free = 0
  return (deliver: (chunk: Buffer) => void) => {
    const arriving = inOrder()
    const waiting: Buffer[] = []
    let window = firstWindow
    let underWay = 0
    const send = () => {
      while (waiting.length > 0 && underWay + waiting[0]!.length <= window) {
        const chunk = waiting.shift()!
        underWay += chunk.length
        free = Math.max(performance.now(), free) + (chunk.length / rate) * 1000
        void arriving(free + roundTrip / 2, () => {
          deliver(chunk)
          setTimeout(() => {
            underWay -= chunk.length
            window += chunk.length
            send()
          }, roundTrip / 2)
        })
      }
    }
    return (chunk: Buffer) => {
      if (chunk === end) waiting.push(end)
      else for (let at = 0; at < chunk.length; at += segment) waiting.push(chunk.subarray(at, at + segment))
      send()
    }
  }
}

/** Does things at their times, and never one before another that was asked for earlier. */
function inOrder() {
  let last = Promise.resolve()
  return (due: number, act: () => void) => {
    last = last
      .then(() => new Promise<void>((resolve) => setTimeout(resolve, Math.max(0, due - performance.now()))))
      .then(act)
    return last
  }
}
