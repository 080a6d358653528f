/** A request that is tried again when the network or the host fails. */
import { setTimeout as sleep } from 'node:timers/promises'

/** Milliseconds, but for `bytes`. */
export interface Patience {
  /** How long to wait before each new try. */
  delays: number[]
  /** After this time a try has failed. */
  timeout: number
  /** A host that asks for a longer pause before the next try does not get it. */
  longestPause: number
  /** No more of an answer is read. */
  bytes: number
}

/** Section 9 of the specification: three more tries, the first after a second, each delay twice the last. */
export const usualPatience: Patience = {
  delays: [1000, 2000, 4000],
  timeout: 20_000,
  longestPause: 30_000,
  bytes: 64_000_000,
}

export interface Answer {
  /** 0 when there was no answer. */
  status: number
  headers: Headers
  body: Buffer
  /** Set when there was no answer, or none that ends. */
  error?: string
}

/** No answer at all, or one that may be another in a moment. */
export const isFailure = ({ status }: Answer): boolean => status === 0 || status === 429 || status >= 500

/** Does not follow redirects. */
export async function fetchPatiently(url: string, patience = usualPatience): Promise<Answer> {
  for (let tries = 0; ; tries++) {
    const answer = await fetchOnce(url, patience)
    const delay = patience.delays[tries]
    if (delay !== undefined && isFailure(answer)) {
      await sleep(Math.max(delay, Math.min(pauseAskedFor(answer), patience.longestPause)))
      continue
    }
    if (answer.status === 0) answer.error = `no answer in ${tries + 1} tries (${answer.error})`
    return answer
  }
}

/** Milliseconds of Retry-After, which counts seconds or names a time; 0 without. */
function pauseAskedFor({ headers }: Answer): number {
  const asked = headers.get('retry-after') ?? ''
  const pause = /^\d+$/.test(asked) ? Number(asked) * 1000 : Date.parse(asked) - Date.now()
  return pause > 0 ? pause : 0
}

async function fetchOnce(url: string, { timeout, bytes }: Patience): Promise<Answer> {
  const none = { headers: new Headers(), body: Buffer.alloc(0) }
  try {
    const { status, headers, body } = await fetch(url, {
      redirect: 'manual',
      signal: AbortSignal.timeout(timeout),
    })
    const chunks: Uint8Array[] = []
    let size = 0
    for await (const chunk of body ?? []) {
      // Counted as it is unpacked, so that a small answer cannot fill the memory either.
      size += chunk.length
      if (size > bytes) return { ...none, status, headers, error: `sends more than ${bytes} bytes` }
      chunks.push(chunk)
    }
    return { status, headers, body: Buffer.concat(chunks) }
  } catch (error) {
    const { name, message, cause } = error as Error
    const reason = name === 'TimeoutError' ? `not all of it came in ${timeout} ms` : message
    return { ...none, status: 0, error: (cause as Error)?.message || reason }
  }
}
