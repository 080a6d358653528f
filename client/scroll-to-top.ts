import { calm } from './motion'

/** How long after the click the page begins to scroll; set by the specification. */
const delay = 100 // ms

/**
 * A link to the page one is on scrolls smoothly to its top instead of loading it again. Other links
 * need nothing: a new document starts at its top by itself.
 */
export function scrollToTop(): void {
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest?.('a')
    if (!link || !isPlain(event) || link.target || link.hash || !isThisPage(link)) return
    event.preventDefault()
    setTimeout(() => scrollTo({ top: 0, behavior: calm() ? 'auto' : 'smooth' }), delay)
  })
}

/** Not a click that asks for a new tab or window, and not one that other code has dealt with. */
const isPlain = (event: MouseEvent) =>
  event.button === 0 &&
  !event.ctrlKey &&
  !event.metaKey &&
  !event.shiftKey &&
  !event.altKey &&
  !event.defaultPrevented

const isThisPage = (link: HTMLAnchorElement) =>
  link.origin === location.origin && link.pathname === location.pathname && link.search === location.search
