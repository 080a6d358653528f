import { hook } from '../../client/hooks'
import type { Business, FrameWords } from '../model/site'
import { homePath, phoneHref } from '../model/urls'
import { Brand } from './brand'
import { Hours, PhoneIcon, PhoneLink } from './call'
import { linkItem } from './links'
import type { NamedLink } from './links'

interface HeaderProps {
  business: Business
  words: FrameWords['labels']
  menu: NamedLink[]
  /** More links below the pages in an open menu. */
  more: { heading: string; links: NamedLink[] }[]
  /** The same page, or the home page, in other languages. */
  languages: { code: string; name: string; path: string }[]
  path: string
}

/**
 * Sticks to the top. The menu is a popover on small screens and a row of links on wide ones. While it is open, CSS
 * shows the second word of its button.
 */
export const Header = ({ business, words, menu, more, languages, path }: HeaderProps) => (
  <header className="header">
    <div className="in">
      <a className="brand" href={menu[0]!.path}>
        <Brand business={business} mark />
      </a>
      {languages.map(({ code, name, path }) => (
        <a key={code} className="language" href={path} hrefLang={code} lang={code}>
          {name.slice(0, 2)}
          <span>{name.slice(2)}</span>
        </a>
      ))}
      <button
        type="button"
        className="menu-button"
        popoverTarget="menu"
        aria-controls="menu"
        {...hook('menu-button')}
      >
        <span>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M3 6h18M3 12h18M3 18h18" />
          </svg>
          {words.menu}
        </span>
        <span>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M5 5l14 14M19 5 5 19" />
          </svg>
          {words.close}
        </span>
      </button>
      <nav id="menu" className="menu" popover="auto" aria-label={words.pages} {...hook('menu')}>
        <ul>
          {menu.map((link) => (
            <li key={link.path}>
              <a href={link.path} aria-current={currentLink(link.path, path, menu[0]!.path)}>
                {link.name}
              </a>
            </li>
          ))}
        </ul>
        <div className="more">
          {more.map(({ heading, links }) => (
            <ul key={heading}>
              <li>{heading}</li>
              {links.map(linkItem)}
            </ul>
          ))}
          <PhoneLink business={business} icon={<PhoneIcon />} />
          <Hours business={business} />
        </div>
      </nav>
      <a className="call" href={phoneHref(business)}>
        <PhoneIcon shape />
        {words.callNow}
      </a>
    </div>
  </header>
)

/** Returns "page" for the page itself, and "true" for a page above it. */
export function currentLink(link: string, path: string, home = homePath): 'page' | 'true' | undefined {
  if (link === path) return 'page'
  // Every page is below home.
  return link !== home && path.startsWith(`${link}/`) ? 'true' : undefined
}
