/** A server for this machine alone, which no request can end. `npm run dev` and `npm run preview` are such. */
import { createServer } from 'node:http'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Readable } from 'node:stream'

/** Answers GET and HEAD; `address` has a path that can be decoded. It may throw, or give a promise that rejects. */
type Handler = (request: IncomingMessage, response: ServerResponse, address: URL) => unknown

/**
 * The values of the Host header that are answered. Another website could point a domain name of its own at this
 * machine (DNS rebinding), and its scripts would then be allowed to read drafts.
 */
export const ownName = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i

/** Answers with a line of text. */
export const tellPlainly = (response: ServerResponse, status: number, line: string) =>
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' }).end(`${line}\n`)

/**
 * A server that does not listen yet. When `handle` throws, the request is answered with 500, the error is printed to
 * the terminal, and the server goes on.
 */
export function createLocalServer(handle: Handler): Server {
  const server = createServer(async (request, response) => {
    holdErrors(response)
    try {
      const address = addressOf(request)
      if (!ownName.test(request.headers.host ?? ''))
        tellPlainly(
          response,
          403,
          `Open http://127.0.0.1:${request.socket.localPort} on this machine instead.`,
        )
      else if (!['GET', 'HEAD'].includes(request.method!))
        tellPlainly(response, 405, `Only GET and HEAD are answered, not ${request.method}.`)
      else if (!address) tellPlainly(response, 400, 'This is not the address of a page.')
      else {
        request.url = address.pathname + address.search
        // A server may ignore it, and sirv fails at a range that ends before it begins.
        delete request.headers.range
        await handle(request, response, address)
      }
    } catch (error) {
      console.error(`${request.method} ${request.url}: ${error instanceof Error ? error.message : error}`)
      if (response.headersSent) response.destroy()
      else tellPlainly(response, 500, 'This could not be answered; the terminal says why.')
    }
  })
  // While it looks for a free port, listen() hears of these.
  server.on('error', (error) => server.listening && console.error(error.message))
  return server
}

/** Neither a visitor who leaves nor a file that goes away while it is sent is an error of the server. */
function holdErrors(response: ServerResponse): void {
  response.on('error', () => {})
  response.on('pipe', (file: Readable) => {
    file.on('error', () => response.destroy())
    response.on('close', () => file.destroy())
  })
}

/** Undefined for what is no path, or does not decode. Two slashes would begin the name of another host. */
function addressOf({ url = '' }: IncomingMessage): URL | undefined {
  if (!/^\/(?![/\\])/.test(url) || !URL.canParse(url, 'http://host')) return undefined
  const address = new URL(url, 'http://host')
  try {
    return decodeURIComponent(address.pathname).includes('\0') ? undefined : address
  } catch {
    return undefined
  }
}
