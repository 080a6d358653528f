import type { Prose } from '../site'
import type { Block } from './sections'

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
