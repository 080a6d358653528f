import type { Rich as RichValue } from '../model/site'
import { keepTogether, unbroken } from '../model/text'

/** The content of an element: compiled Markdown, in which "I-35", "3–5" and "3/16 inch" are not broken across lines. */
export const inner = ({ html }: RichValue) => ({ __html: keepTogether(html) })

/** Compiled Markdown: in a paragraph, or in a block when it has several. */
export function Rich({ value, className }: { value: RichValue; className?: string }) {
  const Tag = /^<(p|ul|ol|blockquote|table)\b/.test(value.html) ? 'div' : 'p'
  return <Tag className={className} dangerouslySetInnerHTML={inner(value)} />
}

/** The first sentence of a text, or all of it. A short word with a capital, as in "St. Mary", doesn't end it. */
const firstSentence =
  /(?<=^|^<p>)([^<]*?(?:\p{L}{3,}|(?<!\p{L})\p{Ll}+)[.!?…]["”’)]?(?=\s+["“¿¡(]?\p{Lu})|[^<]+$)/u

/** Returns a text with its first sentence marked, so that it leads. */
export const withLead = (value: RichValue): RichValue => ({
  ...value,
  html: value.html.replace(firstSentence, '<b>$&</b>'),
})

/** Plain text, with the same kept together. */
export const Plain = ({ text }: { text: string }) =>
  text.split(new RegExp(`(${unbroken.source})`)).map((part, i) =>
    i % 2 === 0 ? (
      part
    ) : (
      <span className="together" key={i}>
        {part}
      </span>
    ),
  )
