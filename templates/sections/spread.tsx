import type { HeadContent, Items } from '../model/site'
import { Plate } from './plate'
import { Rich } from './rich'
import { EntryTitle, IsPart, SectionHead } from './section-head'
import type { Block } from './sections'
import { SmallPicture } from './small-picture'

/**
 * Short lists on one subject side by side, each with its own heading and fragment. On a phone all but the first are
 * folded; browsers unfold one around its fragment. Their drawings are too wide for columns, so they are above. Undefined
 * when there are none.
 */
export function spread(
  id: string,
  head: HeadContent | undefined,
  lists: Record<string, Items | undefined>,
): Block | undefined {
  const present = Object.entries(lists).flatMap(([id, content]) => (content ? [{ id, content }] : []))
  if (present.length === 0) return undefined
  const pictured = present.filter(({ content }) => content.items.some(({ picture }) => picture)).length
  const look = pictured === 0 ? '' : pictured < present.length ? ' pictured' : ' pictured strips'
  return {
    id,
    ...(head && { head }),
    body: (
      <IsPart value={head !== undefined}>
        {present.map(
          ({ id, content: { plate, caption } }) => plate && <Plate key={id} name={plate} caption={caption} />,
        )}
        <div className={`spread${look}`}>
          {present.map(({ id, content: { items, heading, intro } }, i) => {
            const list = (
              <ul id={i > 0 ? id : undefined}>
                {items.map(({ title, description, picture }) => (
                  <li key={title}>
                    <SmallPicture of={picture} />
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
