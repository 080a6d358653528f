/** Requests an address, and tries again when the network or the host fails. */
import { setTimeout as sleep } from 'node:timers/promises'

/** Waiting times, in milliseconds. */
export interface Patience {
  /** How long to wait before each retry. */
  delays: number[]
  /** A try that takes longer has failed. */
  timeout: number
  /** A longer Retry-After is cut to this. */
  longestPause: number
}

/**
 * Section 9 of the specification asks for three retries: the first after a second, and each delay twice the one before.
 */
export const usualPatience: Patience = {
  delays: [1000, 2000, 4000],
  timeout: 20_000,
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
  for (let tries = 0; ; tries++) {
    const answer = await fetchOnce(url, patience.timeout)
    const delay = patience.delays[tries]
    if (delay !== undefined && isFailure(answer)) {
      // A date counts as nothing.
      const asked = Number(answer.headers.get('retry-after') ?? 0) * 1000 || 0
      await sleep(Math.max(delay, Math.min(asked, patience.longestPause)))
      continue
    }
    if (answer.status === 0) answer.error = `no answer in ${tries + 1} tries (${answer.error})`
    return answer
  }
}

async function fetchOnce(url: string, timeout: number): Promise<Answer> {
  try {
    const answer = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(timeout) })
    const { status, headers } = answer
    return { status, headers, body: Buffer.from(await answer.arrayBuffer()) }
  } catch (error) {
    const { name, message, cause } = error as Error
    const reason = name === 'TimeoutError' ? `not all of it came in ${timeout} ms` : message
    const why = (cause as Error | undefined)?.message || reason
    return { status: 0, headers: new Headers(), body: Buffer.alloc(0), error: why }
  }
}
