import type { AboutPage } from '../site'
import { Head } from './head'
import { Rich } from './rich'
import type { Block } from './sections'

/** Who comes to the house: each role, with a name and a face where content has them. */
export function team(content: AboutPage['team']): Block | undefined {
  return (
    content && {
      id: 'team',
      body: (
        <>
          <Head id="team" head={content} />
          <ul className="items">
            {content.items.map(({ role, name, description, photo }) => (
              <li key={role}>
                {photo && (
                  <img
                    src={photo.src}
                    alt={photo.alt}
                    width={photo.width}
                    height={photo.height}
                    loading="lazy"
                    decoding="async"
                  />
                )}
                <h3>{name ? `${name}, ${role.charAt(0).toLowerCase()}${role.slice(1)}` : role}</h3>
                <Rich value={description} />
              </li>
            ))}
          </ul>
        </>
      ),
    }
  )
}
