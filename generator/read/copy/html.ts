/** Text in HTML: writing it so that it stays text, and reading it back. */
import { decodeHTMLStrict } from 'entities/decode'

const codes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => codes[character]!)

export const decodeHtml = (html: string) => (html.includes('&') ? decodeHTMLStrict(html) : html)
