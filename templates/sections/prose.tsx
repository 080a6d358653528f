import type { Prose } from '../model/site'
import { keepTogether } from '../model/text'
import { section } from './sections'
import type { Block } from './sections'

/** The parts of a Markdown body, each a section of its own. The first is the statement of the page. */
export function prose(parts: Prose[]): Block[] {
  return parts.map(({ html, id, ...head }, i) => ({
    ...section(id, head, <div className="prose" dangerouslySetInnerHTML={{ __html: keepTogether(html) }} />),
    ...(i === 0 && { look: 'statement' }),
  }))
}
