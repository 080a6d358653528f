/** What the dev server and the process that renders its pages say to each other. */

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

/** Stands in for a page that cannot be made. */
export const problemPage = (title: string): Answer => ({
  status: 500,
  type: 'text/html; charset=utf-8',
  body: `<!doctype html><title>${title}</title><p>See the terminal.</p>`,
})
