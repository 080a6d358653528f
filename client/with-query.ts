/**
 * Where a redirect leads a visitor who came with a query: "?a=b", or empty. The query is kept, after that of the
 * target if it has one, and before its fragment.
 */
export function withQuery(target: string, query: string): string {
  const [address = '', fragment] = target.split('#')
  const added = address.includes('?') ? query.replace('?', '&') : query
  return address + added + (fragment === undefined ? '' : `#${fragment}`)
}
