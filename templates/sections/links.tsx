import type { Head as HeadContent, Pages } from '../../content/types'
import { aboutPath, faqsPath, locationsPath, servicesPath } from '../urls'
import { Head } from './head'
import type { Block } from './strata'

export interface NamedLink {
  name: string
  path: string
  /** A few words after the name. */
  note?: string
}

/** An entry of a list of links. */
export const linkItem = ({ name, path, note }: NamedLink) => (
  <li key={path}>
    <a href={path}>{name}</a>
    {note && <span>{note}</span>}
  </li>
)

/** Where a reader of a page about one place may go on. */
export const overviews = ({ locations, services, about, faqs }: Pages): NamedLink[] => [
  { name: locations.menu, path: locationsPath },
  { name: services.menu, path: servicesPath },
  { name: about.menu, path: aboutPath },
  { name: faqs.menu, path: faqsPath },
]

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
              <ul key={group[0]!.path}>{group.map(linkItem)}</ul>
            ))}
        </div>
      </>
    ),
  }
}
