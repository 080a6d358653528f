/** A request that is tried again when the network fails (spec section 9: 3 retries, doubling from 1 s, 30 s at most). */

export interface Patience {
  retries: number
  /** Milliseconds before the first retry; each next waits twice as long, up to `longest`. */
  first: number
  longest: number
  /** Milliseconds after which a request has failed. */
  timeout: number
}

const usual: Patience = { retries: 3, first: 1000, longest: 30_000, timeout: 20_000 }

/** Milliseconds before each retry. */
export const delays = ({ retries, first, longest }: Patience = usual): number[] =>
  Array.from({ length: retries }, (_, i) => Math.min(first * 2 ** i, longest))

export interface Answer {
  status: number
  headers: Headers
  body: Buffer
  /** Set when no answer came, after every try. */
  error?: string
}

/** Redirects are not followed. An answer of 5xx counts as a failure of the network. */
export async function fetchPatiently(url: string, patience: Patience = usual): Promise<Answer> {
  let answer = await fetchOnce(url, patience)
  for (const delay of delays(patience)) {
    if (answer.error === undefined && answer.status < 500) break
    await new Promise((resolve) => setTimeout(resolve, delay))
    answer = await fetchOnce(url, patience)
  }
  if (answer.error === undefined) return answer
  return { ...answer, error: `no answer in ${patience.retries + 1} tries (${answer.error})` }
}

async function fetchOnce(url: string, { timeout }: Patience): Promise<Answer> {
  try {
    const response = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(timeout) })
    const body = Buffer.from(await response.arrayBuffer())
    return { status: response.status, headers: response.headers, body }
  } catch (error) {
    const { name, message, cause } = error as Error
    const reason =
      name === 'TimeoutError' ? `silent for ${timeout} ms` : ((cause as Error)?.message ?? message)
    return { status: 0, headers: new Headers(), body: Buffer.alloc(0), error: reason }
  }
}
