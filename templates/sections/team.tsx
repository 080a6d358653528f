import type { AboutPage } from '../model/site'
import { lowerFirst } from '../model/text'
import { PhotoImage } from './photo'
import { Rich } from './rich'
import { inRow } from './items'
import { section } from './sections'
import type { Block } from './sections'
import { SmallPicture } from './small-picture'

/**
 * Who comes to the house: each role, with a name and a photo where content has them. The one who comes first leads. A
 * role without a photo has its drawing.
 */
export function team(content: AboutPage['team']): Block | undefined {
  if (!content) return undefined
  const items = [...content.items].sort((a, b) => Number(b.first ?? false) - Number(a.first ?? false))
  const isPictured = items.every(({ photo, picture }) => photo ?? picture)
  return section(
    'team',
    content,
    <ul className={`items${isPictured ? ' pictured' : inRow(items.length)}`}>
      {items.map((member) => (
        <li key={member.role}>
          <Face of={member} />
          <About of={member} />
        </li>
      ))}
    </ul>,
  )
}

export type Member = NonNullable<AboutPage['team']>['items'][number]

/** The photo of a person, or the drawing of a role. */
export const Face = ({ of: { photo, picture } }: { of: Member }) =>
  photo ? (
    <div className="face">
      <PhotoImage picture={photo} />
    </div>
  ) : (
    <SmallPicture of={picture} />
  )

export const About = ({ of: { role, name, description, says } }: { of: Member }) => (
  <>
    <h3>{name ? `${name}, ${lowerFirst(role)}` : role}</h3>
    <Rich value={description} />
    {says && <blockquote className="says">{says}</blockquote>}
  </>
)
