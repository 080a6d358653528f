import type { AboutPage, Picture } from '../model/site'
import { lowerFirst } from '../model/text'
import { PhotoImage } from './photo'
import { Rich } from './rich'
import { inRow } from './items'
import { section } from './sections'
import type { Block } from './sections'

/** Who comes to the house: each role, with a name and a photo where content has them. */
export function team(content: AboutPage['team']): Block | undefined {
  if (!content) return undefined
  const { items } = content
  const look = items.some(({ photo }) => photo) ? ' faces' : inRow(items.length)
  return section(
    'team',
    content,
    <ul className={`items${look}`}>
      {items.map(({ role, name, description, photo }) => (
        <li key={role}>
          {photo && <Face photo={photo} />}
          <h3>{name ? `${name}, ${lowerFirst(role)}` : role}</h3>
          <Rich value={description} />
        </li>
      ))}
    </ul>,
  )
}

const Face = ({ photo }: { photo: Picture }) => (
  <div className="face">
    <PhotoImage picture={photo} />
  </div>
)
