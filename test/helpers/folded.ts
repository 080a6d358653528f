import type { HTMLElement } from 'node-html-parser'

/** Returns a part of a page, or the element that folds it below its heading. */
export const withHeading = (part: HTMLElement | null): HTMLElement | null =>
  part?.parentNode?.tagName === 'DETAILS' ? part.parentNode : part
