/** Messages between the dev server, the process that renders pages, and the scripts in the browser. */

/** Tells the renderer which files (absolute paths) have changed, or asks it for a page. */
export type Ask = { ask: 'content'; changed: string[] } | { ask: 'page'; id: number; path: string }

export interface Answer {
  status: number
  type: string
  body: string | Uint8Array
}

/** What the renderer reports: `ready` when the content is read, `checked` when all links are checked as well. */
export type Tell =
  | { tell: 'ready' | 'checked' }
  | { tell: 'problems'; text: string }
  | { tell: 'page'; id: number; answer: Answer }

/** What each tab is told when it connects and after each change. */
export interface News {
  /** Grows with each change. Every page knows the version it was made from. */
  version: number
  /** Pages older than this version are reloaded. In newer ones, only the changed text is replaced. */
  whole: number
  /** Paths of the files changed in this version. */
  changed: readonly string[]
  /** Problems in the sources. Meanwhile the last good pages are shown. */
  problems: string | undefined
}

/** The answer when a page cannot be made. */
export const problemPage = (title: string): Answer => ({
  status: 500,
  type: 'text/html; charset=utf-8',
  body: `<!doctype html><title>${title}</title><p>See the terminal.</p>`,
})
