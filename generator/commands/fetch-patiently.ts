/** A request that is tried again when the network fails. */

/** Milliseconds. */
export interface Patience {
  /** How long to wait before each new try. */
  delays: number[]
  /** After this time a try has failed. */
  timeout: number
}

/** Section 9 of the specification: three more tries, the first after a second, each delay twice the last. */
export const usualPatience: Patience = { delays: [1000, 2000, 4000], timeout: 20_000 }

export interface Answer {
  /** 0 when there was no answer. */
  status: number
  headers: Headers
  body: Buffer
  /** Set when no try was answered. */
  error?: string
}

/** Does not follow redirects. A status of 500 or more counts as a failure of the network. */
export async function fetchPatiently(url: string, { delays, timeout } = usualPatience): Promise<Answer> {
  let answer = await fetchOnce(url, timeout)
  for (const delay of delays) {
    if (answer.error === undefined && answer.status < 500) return answer
    await new Promise((resolve) => setTimeout(resolve, delay))
    answer = await fetchOnce(url, timeout)
  }
  if (answer.error !== undefined) answer.error = `no answer in ${delays.length + 1} tries (${answer.error})`
  return answer
}

async function fetchOnce(url: string, timeout: number): Promise<Answer> {
  try {
    const response = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(timeout) })
    const { status, headers } = response
    return { status, headers, body: Buffer.from(await response.arrayBuffer()) }
  } catch (error) {
    const { name, message, cause } = error as Error
    const reason = (cause as Error)?.message ?? message
    return {
      status: 0,
      headers: new Headers(),
      body: Buffer.alloc(0),
      error: name === 'TimeoutError' ? `silent for ${timeout} ms` : reason,
    }
  }
}
