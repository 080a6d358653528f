/** A server for this machine only, which no request can crash. Used by `npm run dev` and `npm run preview`. */
import { createServer } from 'node:http'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Readable } from 'node:stream'

/** Answers GET and HEAD. The path of `address` is known to decode. May throw, or return a promise that rejects. */
type Handler = (request: IncomingMessage, response: ServerResponse, address: URL) => unknown

/**
 * The Host headers that are answered. Another website could point its own domain at this machine (DNS rebinding), and
 * its scripts could then read drafts.
 */
const ownName = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i

/** Answers with one line of text. */
export const tellPlainly = (response: ServerResponse, status: number, line: string) =>
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' }).end(`${line}\n`)

/**
 * Returns a server that is not listening yet. When `handle` throws, it answers 500, prints the error and keeps
 * running.
 */
export function createLocalServer(handle: Handler): Server {
  return createServer(async (request, response) => {
    holdErrors(response)
    try {
      const address = addressOf(request)
      const here = `http://127.0.0.1:${request.socket.localPort}`
      if (!ownName.test(request.headers.host ?? ''))
        tellPlainly(response, 403, `Open ${here} on this machine instead.`)
      else if (!['GET', 'HEAD'].includes(request.method!))
        tellPlainly(response, 405, `Only GET and HEAD are answered, not ${request.method}.`)
      else if (!address) tellPlainly(response, 400, 'This is not the address of a page.')
      else {
        request.url = address.pathname + address.search
        // Servers may ignore Range, and sirv fails on a range that ends before it begins.
        delete request.headers.range
        await handle(request, response, address)
      }
    } catch (error) {
      console.error(`${request.method} ${request.url}: ${error instanceof Error ? error.message : error}`)
      if (response.headersSent) response.destroy()
      else tellPlainly(response, 500, 'Something went wrong. The terminal says what.')
    }
  })
}

/** A visitor who leaves, or a file that disappears while it is sent, is not an error of the server. */
function holdErrors(response: ServerResponse): void {
  response.on('error', () => {})
  response.on('pipe', (file: Readable) => {
    file.on('error', () => response.destroy())
    response.on('close', () => file.destroy())
  })
}

/** Undefined when the URL has no valid path. A path starting with two slashes would be read as another host. */
function addressOf({ url = '' }: IncomingMessage): URL | undefined {
  if (!/^\/(?![/\\])/.test(url)) return undefined
  try {
    const address = new URL(url, 'http://host')
    return decodeURIComponent(address.pathname).includes('\0') ? undefined : address
  } catch {
    return undefined
  }
}
