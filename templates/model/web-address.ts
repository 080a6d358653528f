import { domainToUnicode } from 'node:url'

/**
 * True for an absolute address that every browser can open. Newer versions of Node accept a name such as `xn--a.com`,
 * which is not valid Punycode. This refuses it in all versions.
 */
export function isWebAddress(address: string): boolean {
  const hostname = hostnameOf(address)
  if (hostname === undefined) return false
  const decoded = domainToUnicode(hostname).split('.')
  return hostname
    .split('.')
    .every((label, i) => !label.startsWith('xn--') || /[^\0-\x7F]/.test(decoded[i] ?? ''))
}

/** Undefined when it cannot be parsed. URL.canParse of Node 20 and 22 refuses "ü" after it was called often. */
function hostnameOf(address: string): string | undefined {
  try {
    return new URL(address).hostname
  } catch {
    return undefined
  }
}

/** True for text that is a whole address of the web, and no other words. */
export const isAddress = (text: string): boolean => /^https?:\/\/\S+$/.test(text) && isWebAddress(text)
