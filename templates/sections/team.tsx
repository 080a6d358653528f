import type { AboutPage, Picture } from '../model/site'
import { lowerFirst } from '../model/text'
import { PhotoImage } from './photo'
import { Rich } from './rich'
import { section } from './sections'
import type { Block } from './sections'

/** Who comes to the house: each role, with a name and a photo where content has them. */
export function team(content: AboutPage['team']): Block | undefined {
  const hasFaces = content?.items.some(({ photo }) => photo)
  return (
    content &&
    section(
      'team',
      content,
      <ul className={hasFaces ? 'items faces' : 'items'}>
        {content.items.map(({ role, name, description, photo }) => (
          <li key={role}>
            {hasFaces && <Face photo={photo} />}
            <h3>{name ? `${name}, ${lowerFirst(role)}` : role}</h3>
            <Rich value={description} />
          </li>
        ))}
      </ul>,
    )
  )
}

/** Leaves the space empty when there is no photo, so that the names line up. */
const Face = ({ photo }: { photo: Picture | undefined }) => (
  <div className="face">{photo && <PhotoImage picture={photo} />}</div>
)
