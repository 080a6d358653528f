import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'

/** A port of this machine on which nothing listens. */
export const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => resolve(port))
    })
  })
