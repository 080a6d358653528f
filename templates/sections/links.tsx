import type { ReactNode } from 'react'
import { ServicePicture } from './small-picture'
import type { Drawing, HeadContent, OwnPage, Pages, Site } from '../model/site'
import { useWords } from '../words'
import { aboutPath, faqsPath, isInFolder, locationsPath, ownPath, servicesPath } from '../model/urls'
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

/** A link to a page. In a second language, one to a page of the first says so; `brief` leaves that to the words around. */
export function PageLink(props: { path: string; children: ReactNode; className?: string; brief?: boolean }) {
  const { path, children, className, brief } = props
  const { first } = useWords()
  const other = first && path.startsWith('/') && !isInFolder(first.folder, path) ? first : undefined
  return (
    <a className={className} href={path} hrefLang={other?.code}>
      {children}
      {other && !brief && ` ${other.note}`}
    </a>
  )
}

/** In a second language, the link to the services that have no page in it. */
export const moreServices = ({ folder, frame }: Pick<Site, 'folder' | 'frame'>): NamedLink[] =>
  folder === undefined ? [] : [{ name: frame.labels.moreServices, path: servicesPath }]

export const linkItem = ({ name, path, note, picture }: NamedLink) => (
  <li key={path}>
    {picture && <ServicePicture of={picture} />}
    <PageLink path={path}>{name}</PageLink>
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
  const all = filled.flat()
  const look = all.some(({ picture }) => picture) ? ' carded' : all.some(({ note }) => note) ? ' in-rows' : ''
  return section(
    id,
    head,
    <div className={`links${look}`}>
      {filled.map((group) => (
        <ul key={group[0]!.path}>{group.map(linkItem)}</ul>
      ))}
    </div>,
  )
}
