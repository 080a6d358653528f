import type { Prose } from '../model/site'
import { keepTogether } from '../model/text'
import { section } from './sections'
import type { Block } from './sections'
import { PicturesBeside } from './small-picture'

/**
 * The parts of a Markdown body, each a section of its own. One with a picture is beside it, on the left and the right
 * in turn. Without, the first takes the full width, and so does one below a plate. The others are beside their headings,
 * but not two in a row.
 */
export function prose(parts: Prose[]): Block[] {
  const pictured = parts.filter(({ picture }) => picture)
  return parts.map((part, i) => {
    if (part.picture) return besidePicture(part, pictured.indexOf(part) % 2 === 1)
    const across = laidOut(part, 'across', isOne(part))
    const above = parts[i - 1]
    const isAlike = above && !above.picture && isOne(above)
    return i === 0 || part.plate
      ? across
      : { ...laidOut(part, 'aside', isOne(part) && !isAlike), otherwise: across }
  })
}

const besidePicture = (part: Prose, isRight: boolean): Block => ({
  layout: 'aside',
  ...section(
    part.id,
    part,
    <>
      <PicturesBeside of={[part]} look={isRight ? 'of-text right' : 'of-text'} />
      <Text of={part} look={isOne(part) ? ' statement' : ''} />
    </>,
  ),
})

/** One paragraph would leave its second column blank, so it stands beside its heading, in larger type. */
const laidOut = (part: Prose, layout: 'across' | 'aside', isStatement: boolean) => ({
  layout,
  ...section(part.id, part, <Text of={part} look={isStatement ? ' statement aside' : ` ${layout}`} />),
})

const isOne = ({ html }: Prose) => html.lastIndexOf('<p>') === 0 && html.trimEnd().endsWith('</p>')

const hasBlocks = /<(ul|ol|blockquote|h3)\b/

const Text = ({ of: { html }, look = '' }: { of: Prose; look?: string }) => (
  <div
    className={`prose${look}${hasBlocks.test(html) ? ' blocks' : ''}`}
    dangerouslySetInnerHTML={{ __html: keepTogether(html) }}
  />
)
