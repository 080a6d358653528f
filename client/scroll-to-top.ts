import { calm } from './motion'

/** Milliseconds from the click to the scroll, set by the specification. */
const delay = 100 // ms

/**
 * A link to the current page scrolls smoothly to its top instead of loading the page again. Other links need nothing,
 * because a new page starts at its top.
 */
export function scrollToTop(): void {
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest?.('a')
    if (!link || !isPlain(event) || link.target || link.hash || !isThisPage(link)) return
    event.preventDefault()
    setTimeout(() => scrollTo({ top: 0, behavior: calm() ? 'auto' : 'smooth' }), delay)
  })
}

/** False for a click that opens a new tab or window, or that other code has handled. */
const isPlain = (event: MouseEvent) =>
  event.button === 0 &&
  !event.ctrlKey &&
  !event.metaKey &&
  !event.shiftKey &&
  !event.altKey &&
  !event.defaultPrevented

const isThisPage = (link: HTMLAnchorElement) =>
  link.origin === location.origin && link.pathname === location.pathname && link.search === location.search
