import { domainToUnicode } from 'node:url'

/**
 * True for an absolute address that every browser can open. Newer versions of Node parse a name such as
 * `xn--a.com`, which claims to be in Punycode and is not; all of them refuse it here.
 */
export function isWebAddress(address: string): boolean {
  const hostname = hostnameOf(address)
  if (hostname === undefined) return false
  const decoded = domainToUnicode(hostname).split('.')
  return hostname
    .split('.')
    .every((label, i) => !label.startsWith('xn--') || /[^\0-\x7F]/.test(decoded[i] ?? ''))
}

/** Undefined when it cannot be parsed. URL.canParse of Node 20 and 22 refuses "ü" once it has been called often. */
function hostnameOf(address: string): string | undefined {
  try {
    return new URL(address).hostname
  } catch {
    return undefined
  }
}
