/** What the dev server, the process that renders its pages and its scripts in the browser say to each other. */

/** Asks the renderer to read the content again, because these files (absolute paths) have changed, or for a page. */
export type Ask = { ask: 'content'; changed: string[] } | { ask: 'page'; id: number; path: string }

export interface Answer {
  status: number
  type: string
  body: string | Uint8Array
}

/** What the renderer tells. Once content is read it is `ready`, and once all links are, `checked` as well. */
export type Tell =
  | { tell: 'ready' | 'checked' }
  | { tell: 'problems'; text: string }
  | { tell: 'page'; id: number; answer: Answer }

/** What each tab is told, at first and after each change. */
export interface News {
  /** Grows with each change. A page names the version it was made from. */
  version: number
  /** Pages of an older version than this are loaded again; into later ones the new words are put in place. */
  whole: number
  /** The files that this version differs in, by their paths. */
  changed: readonly string[]
  /** What is wrong with the sources; the last good pages are shown. */
  problems: string | undefined
}

/** Stands in for a page that cannot be made. */
export const problemPage = (title: string): Answer => ({
  status: 500,
  type: 'text/html; charset=utf-8',
  body: `<!doctype html><title>${title}</title><p>See the terminal.</p>`,
})
