/** Finds a port for the servers of `npm run dev` and `npm run preview`. */
import { once } from 'node:events'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { readNumber, UsageError } from '../../terminal/flags'

const lastPort = 65_535

/** The number behind `--port`. @throws {UsageError} when it is not a port. */
export const parsePort = (text: string): number => readNumber(text, '--port', [0, lastPort])

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

/** A line for the terminal when the server listens on another port than it was asked for. */
export const takenNote = (wanted: number, port: number): string | undefined =>
  wanted === 0 || wanted === port ? undefined : `Port ${wanted} is taken; using port ${port} instead.`
