/** Requests an address, and tries again when the network or the host fails. */
import { setTimeout as sleep } from 'node:timers/promises'

/**
 * Waiting times, in milliseconds. Section 9 of the specification asks for three retries: the first after a second, and
 * each delay twice the one before.
 */
export const usualPatience = {
  /** How long to wait before each retry. */
  delays: [1000, 2000, 4000],
  /** A try that takes longer has failed. */
  timeout: 20_000,
  /** A longer Retry-After is cut to this. */
  longestPause: 30_000,
}

export interface Answer {
  /** 0 when there was no answer. */
  status: number
  headers: Headers
  body: Buffer
  /** Set when there was no answer, or its body did not end. */
  error?: string
}

/** True when there was no answer, or one that may succeed if it is tried again. */
export const isFailure = ({ status }: Answer): boolean => status === 0 || status === 429 || status >= 500

/** Requests an address without following redirects. Never rejects: the answer contains the error. */
export async function fetchPatiently(url: string, patience = usualPatience): Promise<Answer> {
  const { delays, timeout, longestPause } = patience
  const answer = await fetchOnce(url, timeout)
  const [delay, ...later] = delays
  if (delay === undefined || !isFailure(answer)) return answer
  // A date counts as nothing.
  const asked = Number(answer.headers.get('retry-after') ?? 0) * 1000 || 0
  await sleep(Math.max(delay, Math.min(asked, longestPause)))
  return fetchPatiently(url, { ...patience, delays: later })
}

async function fetchOnce(url: string, timeout: number): Promise<Answer> {
  try {
    const answer = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(timeout) })
    const { status, headers } = answer
    return { status, headers, body: Buffer.from(await answer.arrayBuffer()) }
  } catch (error) {
    const { message, cause } = error as Error
    const why = (cause as Error | undefined)?.message || message
    return { status: 0, headers: new Headers(), body: Buffer.alloc(0), error: `no answer (${why})` }
  }
}
