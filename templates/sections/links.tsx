import { Pictogram } from '../illustrations/cutaways/by-name'
import type { Drawing, HeadContent, OwnPage, Pages } from '../model/site'
import { aboutPath, faqsPath, locationsPath, ownPath, servicesPath } from '../model/urls'
import { section } from './sections'
import type { Block } from './sections'

export interface NamedLink {
  name: string
  path: string
  /** A few words after the name. */
  note?: string
  /** The drawing of a service, whose pictogram stands beside the words. */
  pictogram?: Drawing | undefined
}

/** An entry of a list of links. */
export const linkItem = ({ name, path, note, pictogram }: NamedLink) => (
  <li key={path}>
    {pictogram && <Pictogram of={pictogram} />}
    <a href={path}>{name}</a>
    {note && <span className={note.length > 20 ? undefined : 'brief'}>{note}</span>}
  </li>
)

/** The pages that the owner put into this menu. */
export const ownLinks = (pages: readonly OwnPage[], place: OwnPage['place']): NamedLink[] =>
  pages.filter((page) => page.place === place).map((page) => ({ name: page.menu, path: ownPath(page) }))

/** Where a reader of a page about one place may go on. */
export const overviews = ({ locations, services, about, faqs }: Pages): NamedLink[] => [
  { name: locations.menu, path: locationsPath },
  { name: services.menu, path: servicesPath },
  { name: about.menu, path: aboutPath },
  { name: faqs.menu, path: faqsPath },
]

/** Lists of links to other pages, one list for each group: services, cities, pages. None without a link. */
export function links(id: string, head: HeadContent, groups: NamedLink[][]): Block | undefined {
  const filled = groups.filter((group) => group.length > 0)
  if (filled.length === 0) return undefined
  return section(
    id,
    head,
    <div className="links">
      {filled.map((group) => (
        <ul key={group[0]!.path}>{group.map(linkItem)}</ul>
      ))}
    </div>,
  )
}
