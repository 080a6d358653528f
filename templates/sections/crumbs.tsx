import type { Crumb, Site } from '../model/site'
import { homePath, inFolder } from '../model/urls'
import { useWords } from '../words'

/** The breadcrumb path of a page: home, the given pages, and the page itself. */
export const crumbsTo = ({ pages, folder }: Pick<Site, 'pages' | 'folder'>, ...way: Crumb[]): Crumb[] => [
  { name: pages.home.menu, path: inFolder(folder, homePath) },
  ...way,
]

/** The way over a page, if it has one in this language. */
export const ownCrumb = (
  { folder }: Site,
  page: { menu: string; folder?: string | undefined },
  path: string,
) => (page.folder === folder ? [{ name: page.menu, path: inFolder(folder, path) }] : [])

/** Breadcrumbs. The page itself is not a link. */
export function Breadcrumbs({ crumbs }: { crumbs: Crumb[] }) {
  const { labels } = useWords()
  if (crumbs.length === 0) return null
  return (
    <nav className="crumbs small" aria-label={labels.crumbs}>
      <ol>
        {crumbs.map(({ name, path }, i) => (
          <li key={path}>
            {i < crumbs.length - 1 ? <a href={path}>{name}</a> : <span aria-current="page">{name}</span>}
          </li>
        ))}
      </ol>
    </nav>
  )
}
