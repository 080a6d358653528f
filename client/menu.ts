import { need } from './find'

/**
 * The menu is a popover, so the browser opens it, closes it on Escape and returns the focus, script
 * or no script. This says aloud whether it is open, and closes it when a link is chosen.
 */
export function menu(): void {
  const button = need(document, 'menu-button')
  const panel = need(document, 'menu')
  const expanded = (open: boolean) => button.setAttribute('aria-expanded', String(open))
  // Browsers without popovers show the links at all times.
  const hide = () => panel.hidePopover?.()
  expanded(false)
  panel.addEventListener('toggle', (event) => expanded((event as ToggleEvent).newState === 'open'))
  panel.addEventListener('click', (event) => {
    if ((event.target as Element).closest('a')) hide()
  })
  addEventListener('resize', () => {
    // A turned screen may have room for the row of links, which an open popover would lie on.
    if (button.offsetWidth === 0) hide()
  })
}
