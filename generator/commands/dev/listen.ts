/** Finds a port for `npm run dev` and `npm run preview`, and prints the address. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Server } from 'node:http'
import { createServer } from 'node:net'
import type { AddressInfo, Server as NetServer } from 'node:net'
import { readNumber, UsageError } from '../../terminal/flags'

const lastPort = 65_535

/** Returns the port given by `--port`, else by the variable PORT, else the usual one. @throws {UsageError} */
export function portOf(given: string | undefined, usual: number): number {
  const { PORT } = process.env
  if (given !== undefined) return readNumber(given, '--port', [0, lastPort])
  return PORT ? readNumber(PORT, 'the variable PORT', [0, lastPort]) : usual
}

/**
 * Listens on `port` of this machine, or on the next free one; 0 means any. Some programs resolve "localhost" to
 * 127.0.0.1 and others to ::1, so it listens on both where the machine has both. Returns the port.
 * @throws {UsageError} when no port is free, or the system refuses.
 */
export async function listen(server: Server, port: number): Promise<number> {
  for (let candidate = port; candidate <= lastPort; candidate++)
    try {
      await listenAt(server, candidate, '127.0.0.1')
      const found = (server.address() as AddressInfo).port
      if (await alsoAtIPv6(server, found)) return found
      server.close()
      // The system chose a port that is taken on ::1, so it chooses again.
      if (port === 0) candidate--
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException
      if (code !== 'EADDRINUSE') throw new UsageError(`cannot listen on port ${candidate} (${code})`)
    }
  throw new UsageError(`every port from ${port} to ${lastPort} is taken; choose a lower one with --port`)
}

async function listenAt(server: NetServer, port: number, host: string): Promise<void> {
  server.listen(port, host)
  await once(server, 'listening')
}

/** Returns false when another program has this port. Without IPv6 nothing can connect to ::1, so that is fine. */
async function alsoAtIPv6(server: Server, port: number): Promise<boolean> {
  const options = { allowHalfOpen: true, noDelay: true } // The same as those of an HTTP server.
  const door = createServer(options, (socket) => server.emit('connection', socket)).unref()
  try {
    await listenAt(door, port, '::1')
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'EADDRINUSE'
  }
  server.once('close', () => door.close())
  return true
}

/** Prints the address, with a note if the wanted port was taken, and opens a browser if asked to. */
export function announce(address: string, wanted: number, opens: boolean, more = ''): void {
  const { port } = new URL(address)
  const isOther = wanted !== 0 && String(wanted) !== port
  console.log((isOther ? `Port ${wanted} is taken; using port ${port} instead.\n` : '') + address + more)
  if (opens) openBrowser(address)
}

/** The commands that open an address. All other systems have xdg-open from freedesktop.org. */
const openers: Partial<Record<NodeJS.Platform, readonly [string, ...string[]]>> = {
  darwin: ['open'],
  win32: ['cmd', '/c', 'start', ''],
}

function openBrowser(address: string): void {
  const [command, ...args] = openers[process.platform] ?? ['xdg-open']
  spawn(command, [...args, address], { stdio: 'ignore', detached: true })
    .on('error', () => console.error(`could not open a browser with ${command}; open ${address} in one`))
    .unref()
}
