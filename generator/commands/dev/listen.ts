/** Finds a port for the servers of `npm run dev` and `npm run preview`, and says where they are. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { readNumber, UsageError } from '../../terminal/flags'

const lastPort = 65_535

/** The port behind `--port`, or else in the variable PORT, or else the usual one. @throws {UsageError} */
export function portOf(given: string | undefined, usual: number): number {
  const { PORT } = process.env
  if (given !== undefined) return readNumber(given, '--port', [0, lastPort])
  return PORT ? readNumber(PORT, 'the variable PORT', [0, lastPort]) : usual
}

/**
 * Listens on `port` of this machine, or on the first free port after it; 0 stands for any free port.
 * Returns the port that it found. @throws {UsageError} when no port is free, or the system refuses one.
 */
export async function listen(server: Server, port: number): Promise<number> {
  for (let candidate = port; candidate <= lastPort; candidate++)
    try {
      server.listen(candidate, '127.0.0.1')
      await once(server, 'listening')
      return (server.address() as AddressInfo).port
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException
      if (code !== 'EADDRINUSE') throw new UsageError(`cannot listen on port ${candidate} (${code})`)
    }
  throw new UsageError(`every port from ${port} to ${lastPort} is taken; choose a lower one with --port`)
}

/** Prints where a server listens, with what else there is to say, and opens a browser there where that is asked for. */
export function announce(address: string, wanted: number, opens: boolean, more = ''): void {
  const { port } = new URL(address)
  const isOther = wanted !== 0 && String(wanted) !== port
  console.log((isOther ? `Port ${wanted} is taken; using port ${port} instead.\n` : '') + address + more)
  if (opens) openBrowser(address)
}

/** What opens an address on a system; on all others it is the command of freedesktop.org. */
const openers: Partial<Record<NodeJS.Platform, readonly [string, ...string[]]>> = {
  darwin: ['open'],
  win32: ['cmd', '/c', 'start', ''],
}

function openBrowser(address: string): void {
  const [command, ...args] = openers[process.platform] ?? ['xdg-open']
  spawn(command, [...args, address], { stdio: 'ignore', detached: true })
    .on('error', () => console.error(`no browser could be opened with ${command}; open ${address} in one`))
    .unref()
}
