/** Finds a port for `npm run dev` and `npm run preview`, and prints the address. */
import { once } from 'node:events'
import { createServer } from 'node:net'
import type { AddressInfo, Server } from 'node:net'
import { readNumber, UsageError } from '../../terminal/flags'

const lastPort = 65_535

/** Returns the port given by `--port`, else by the variable PORT, else the usual one. @throws {UsageError} */
export function portOf(given: string | undefined, usual: number): number {
  const { PORT } = process.env
  if (given !== undefined) return readNumber(given, '--port', [0, lastPort])
  return PORT ? readNumber(PORT, 'the variable PORT', [0, lastPort]) : usual
}

/** How an HTTP server takes its connections. */
export const connections = { allowHalfOpen: true, noDelay: true }

/**
 * Listens on `port` of this machine, or on the next free one; 0 means any. Some programs resolve "localhost" to
 * 127.0.0.1 and others to ::1, so it listens on both where the machine has both. Returns the port.
 * @throws {UsageError} when no port is free, or the system refuses.
 */
export async function listen(server: Server, port: number, more: { pauseOnConnect?: boolean } = {}) {
  for (let candidate = port; candidate <= lastPort; candidate++)
    try {
      await once(server.listen(candidate, '127.0.0.1'), 'listening')
      const found = (server.address() as AddressInfo).port
      // A second server for ::1, because one cannot listen on two addresses.
      const door = createServer({ ...connections, ...more }, (socket) => server.emit('connection', socket))
      const code = await once(door.unref().listen(found, '::1'), 'listening').then(() => '', codeOf)
      server.once('close', () => door.close())
      // Without IPv6 nothing can connect to ::1, so any other refusal is fine.
      if (code !== 'EADDRINUSE') return found
      server.close()
      // The system chose a port that is taken on ::1, so it chooses again.
      if (port === 0) candidate--
    } catch (error) {
      const code = codeOf(error)
      if (code !== 'EADDRINUSE') throw new UsageError(`cannot listen on port ${candidate} (${code})`)
    }
  throw new UsageError(`every port from ${port} to ${lastPort} is taken; choose a lower one with --port`)
}

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code

/** Prints the address with `more` behind it, and a note if the wanted port was taken. */
export function announce(port: number, wanted: number, more: string): void {
  if (wanted !== 0 && port !== wanted) console.log(`Port ${wanted} is taken; using port ${port} instead.`)
  console.log(`http://localhost:${port}${more}`)
}
