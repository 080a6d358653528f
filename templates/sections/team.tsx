import type { AboutPage, Picture } from '../model/site'
import { lowerFirst } from '../model/text'
import { PhotoImage } from './photo'
import { Rich } from './rich'
import { section } from './sections'
import type { Block } from './sections'

/** Who comes to the house: each role, with a name and a face where content has them. */
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

/** Its place stays empty where the others have one, so that the names stand in one line. */
const Face = ({ photo }: { photo: Picture | undefined }) => (
  <div className="face">{photo && <PhotoImage picture={photo} />}</div>
)
