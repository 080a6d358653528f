import type { HeadContent, Terms } from '../model/site'
import { Plate } from './plate'
import { Rich } from './rich'
import { EntryTitle, IsPart, SectionHead } from './section-head'
import type { Block } from './sections'

/**
 * Short lists on one subject side by side, each with its own heading and fragment. On a phone all but the first are
 * folded; browsers unfold one around its fragment. Their plates are too wide for columns, so they are above. Undefined
 * when there are none.
 */
export function spread(
  id: string,
  head: HeadContent | undefined,
  lists: Record<string, Terms | undefined>,
): Block | undefined {
  const present = Object.entries(lists).flatMap(([id, content]) => (content ? [{ id, content }] : []))
  if (present.length === 0) return undefined
  return {
    id,
    ...(head && { head }),
    body: (
      <IsPart value={head !== undefined}>
        {present.map(
          ({ id, content: { plate, caption } }) => plate && <Plate key={id} name={plate} caption={caption} />,
        )}
        <div className="spread">
          {present.map(({ id, content: { items, heading, intro } }, i) => {
            const list = (
              <ul id={i > 0 ? id : undefined}>
                {items.map(({ title, description }) => (
                  <li key={title}>
                    <EntryTitle>{title}</EntryTitle>
                    <Rich value={description} />
                  </li>
                ))}
              </ul>
            )
            return i === 0 ? (
              <div key={id} id={id}>
                <SectionHead head={{ heading, intro }} />
                {list}
              </div>
            ) : (
              <details key={id}>
                <summary>
                  <SectionHead head={{ heading }} />
                </summary>
                {intro && <Rich value={intro} className="intro" />}
                {list}
              </details>
            )
          })}
        </div>
      </IsPart>
    ),
  }
}
