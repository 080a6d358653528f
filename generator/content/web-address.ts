import { domainToUnicode } from 'node:url'

/**
 * True for an absolute address that every browser can open. Newer versions of Node parse a name such as
 * `xn--a.com`, which claims to be in Punycode and is not; all of them refuse it here.
 */
export function isWebAddress(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { hostname } = new URL(address)
  const decoded = domainToUnicode(hostname).split('.')
  return hostname
    .split('.')
    .every((label, i) => !label.startsWith('xn--') || /[^\0-\x7F]/.test(decoded[i] ?? ''))
}
