import type { Prose } from '../../content/types'
import type { Block } from './strata'

/** The parts of a Markdown body, each a section of its own. */
export function prose(parts: Prose[]): Block[] {
  return parts.map(({ id, heading, html }) => ({
    id,
    body: (
      <>
        <h2 id={`${id}-heading`}>{heading}</h2>
        <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
      </>
    ),
  }))
}
