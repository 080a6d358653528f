import { ServicePicture } from './small-picture'
import type { Drawing, HeadContent, OwnPage, Pages } from '../model/site'
import { aboutPath, faqsPath, locationsPath, ownPath, servicesPath } from '../model/urls'
import { section } from './sections'
import type { Block } from './sections'

export interface NamedLink {
  name: string
  path: string
  /** A few words after the name. */
  note?: string
  /** The drawing of a service, whose picture is next to the words. */
  picture?: Drawing | undefined
}

export const linkItem = ({ name, path, note, picture }: NamedLink) => (
  <li key={path}>
    {picture && <ServicePicture of={picture} />}
    <a href={path}>{name}</a>
    {note && <span className={note.length > 20 ? undefined : 'brief'}>{note}</span>}
  </li>
)

/** The links to the owner's own pages in this menu. */
export const ownLinks = (pages: readonly OwnPage[], place: OwnPage['place']): NamedLink[] =>
  pages.filter((page) => page.place === place).map((page) => ({ name: page.menu, path: ownPath(page) }))

/** Links for a reader of a page about one place. */
export const overviews = ({ locations, services, about, faqs }: Pages): NamedLink[] => [
  { name: locations.menu, path: locationsPath },
  { name: services.menu, path: servicesPath },
  { name: about.menu, path: aboutPath },
  { name: faqs.menu, path: faqsPath },
]

/** Lists of links to other pages, one list per group: services, cities, pages. Undefined without links. */
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
