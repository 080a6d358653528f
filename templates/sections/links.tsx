import type { Head as HeadContent } from '../../content/types'
import { Head } from './head'
import type { Block } from './strata'

export interface NamedLink {
  name: string
  path: string
  /** A few words after the name. */
  note?: string
}

/** Lists of links to other pages, one list for each group: services, cities, pages. */
export function links(id: string, head: HeadContent, groups: NamedLink[][]): Block {
  return {
    id,
    body: (
      <>
        <Head id={id} head={head} />
        <div className="links">
          {groups
            .filter((group) => group.length > 0)
            .map((group) => (
              <ul key={group[0]!.path}>
                {group.map(({ name, path, note }) => (
                  <li key={path}>
                    <a href={path}>{name}</a>
                    {note && <span>{note}</span>}
                  </li>
                ))}
              </ul>
            ))}
        </div>
      </>
    ),
  }
}
