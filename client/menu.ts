import { need } from './find'

/**
 * The menu is a popover, so the browser opens it, closes it on Escape and returns the focus, with or without scripts.
 * This tells screen readers whether it is open, closes it when a link is clicked, and opens it in browsers without
 * popovers.
 */
export function menu(): void {
  const button = need(document, 'menu-button')
  const panel = need(document, 'menu')
  let isOpen: boolean
  const expanded = (open: boolean) => button.setAttribute('aria-expanded', String((isOpen = open)))
  const hide = () => {
    panel.hidePopover?.()
    expanded(false)
  }
  expanded(false)
  if (!panel.hidePopover) button.addEventListener('click', () => expanded(!isOpen))
  panel.addEventListener('toggle', (event) => expanded((event as ToggleEvent).newState === 'open'))
  panel.addEventListener('click', (event) => {
    if ((event.target as Element).closest('a')) hide()
  })
  addEventListener('resize', () => {
    // After the screen is rotated, the row of links may fit, and an open popover would cover it.
    if (button.offsetWidth === 0) hide()
  })
}
