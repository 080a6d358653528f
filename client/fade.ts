/**
 * Skips the fade between pages in browsers that prerender the next page. A fade first takes a picture of the old page,
 * which would delay a page that is already rendered.
 */
export function skipFade(): void {
  if (!HTMLScriptElement.supports?.('speculationrules')) return
  addEventListener('pageswap', ({ viewTransition }) => viewTransition?.skipTransition())
}
