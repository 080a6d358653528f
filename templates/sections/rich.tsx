import type { Rich as RichValue } from '../model/site'
import { keepTogether } from '../model/text'

/** Compiled Markdown in a paragraph or, when it is more than one paragraph, in a block. */
export function Rich({ value, className }: { value: RichValue; className?: string }) {
  const inner = { __html: keepTogether(value.html) }
  const Tag = /^<(p|ul|ol|blockquote)\b/.test(value.html) ? 'div' : 'p'
  return <Tag className={className} dangerouslySetInnerHTML={inner} />
}
