import type { AboutPage, Picture } from '../model/site'
import { lowerFirst } from '../model/text'
import { PhotoImage } from './photo'
import { Rich } from './rich'
import { section } from './sections'
import type { Block } from './sections'

/** Who comes to the house: each role, with a name and a face where content has them. */
export function team(content: AboutPage['team']): Block | undefined {
  return (
    content &&
    section(
      'team',
      content,
      <ul className="items">
        {content.items.map(({ role, name, description, photo }) => (
          <li key={role}>
            <h3>{name ? `${name}, ${lowerFirst(role)}` : role}</h3>
            <Rich value={description} />
            {/* Below the words, so that the names stand in one line when only some have a face. */}
            {photo && <Face photo={photo} />}
          </li>
        ))}
      </ul>,
    )
  )
}

function Face({ photo }: { photo: Picture }) {
  return (
    <div className="face">
      <PhotoImage picture={photo} />
    </div>
  )
}
