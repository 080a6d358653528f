/**
 * Attaches each behavior to the finished page. If one fails, the others still run. A behavior that does not find its
 * element leaves the page as it is, which works without scripts.
 */
import { accordion } from './accordion'
import { beforeAfter } from './before-after'
import { showErrorFallback } from './error-fallback'
import { skipFade } from './fade'
import { MissingElement } from './find'
import { galleries } from './gallery'
import { menu } from './menu'
import { scrollToTop } from './scroll-to-top'

let failed = false
for (const attach of [menu, galleries, beforeAfter, accordion, scrollToTop, skipFade])
  try {
    attach()
  } catch (error) {
    failed ||= !(error instanceof MissingElement)
    console.error(error)
  }
if (failed) showErrorFallback()
