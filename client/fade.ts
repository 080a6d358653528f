/**
 * Leaves the fade from page to page to browsers that do not prerender the next one: to fade, a browser takes
 * a picture of the old page first, and what is ready is seen later than it could be.
 */
export function skipFade(): void {
  if (!HTMLScriptElement.supports?.('speculationrules')) return
  addEventListener('pageswap', ({ viewTransition }) => viewTransition?.skipTransition())
}
