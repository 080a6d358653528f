/** Text in HTML: writing it so that it stays text, and reading it back. */
import { decodeHTMLStrict } from 'entities/decode'

const codes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => codes[character]!)

export const decodeHtml = (html: string) => (html.includes('&') ? decodeHTMLStrict(html) : html)

/** What a reader sees of HTML made here, in one line. */
export function plainText(html: string): string {
  if (!/[<&\n]| {2}/.test(html)) return html.trim()
  const text = decodeHtml(html.replace(/<br>|<\/(p|li|h\d|t[dh])>/g, ' ').replace(/<[^>]*>/g, ''))
  return text.replace(/[ \n]+/g, ' ').trim()
}
