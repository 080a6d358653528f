import type { Prose } from '../model/site'
import { keepTogether } from '../model/text'
import { section } from './sections'
import type { Block } from './sections'
import { PicturesBeside } from './small-picture'

/**
 * The parts of a Markdown body, each a section of its own. The first takes the full width, and so does one below a
 * plate. The others are beside their headings, but not two in a row unless they have pictures.
 */
export const prose = (parts: Prose[]): Block[] =>
  parts.map((part, i) =>
    i === 0 || part.plate
      ? laidOut(part, 'across')
      : { ...laidOut(part, 'aside'), ...(!part.picture && { otherwise: laidOut(part, 'across') }) },
  )

const hasBlocks = /<(ul|ol|blockquote|h3)\b/

const laidOut = ({ id, html, picture, ...head }: Prose, layout: 'across' | 'aside') => ({
  layout,
  ...section(
    id,
    head,
    <>
      {picture && <PicturesBeside of={[{ picture }]} look="beside of-text" />}
      <div
        className={`prose ${layout}${hasBlocks.test(html) ? ' blocks' : ''}`}
        dangerouslySetInnerHTML={{ __html: keepTogether(html) }}
      />
    </>,
  ),
})
