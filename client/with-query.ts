/**
 * Adds a visitor's query ("?a=b", or empty) to a redirect target and returns the address. The query goes after the
 * target's own query, if it has one, and before its fragment.
 */
export function withQuery(target: string, query: string): string {
  const [address = '', fragment] = target.split('#')
  const added = address.includes('?') ? query.replace('?', '&') : query
  return address + added + (fragment === undefined ? '' : `#${fragment}`)
}
