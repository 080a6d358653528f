/**
 * Attaches each behavior to the finished page. One that fails must not stop the others. One that does not find its element
 * leaves the page as it is, which can be read and used without.
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
