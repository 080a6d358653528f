/** A request that is tried again when the network fails. */

export interface Patience {
  /** Milliseconds to wait before each new try. */
  delays: number[]
  /** Milliseconds after which a try has failed. */
  timeout: number
}

/** Section 9 of the specification: three more tries, the first after a second, each delay twice the last. */
export const usualPatience: Patience = { delays: [1000, 2000, 4000], timeout: 20_000 }

export interface Answer {
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
    if (answer.error === undefined && answer.status < 500) break
    await new Promise((resolve) => setTimeout(resolve, delay))
    answer = await fetchOnce(url, timeout)
  }
  if (answer.error === undefined) return answer
  return { ...answer, error: `no answer in ${delays.length + 1} tries (${answer.error})` }
}

async function fetchOnce(url: string, timeout: number): Promise<Answer> {
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
