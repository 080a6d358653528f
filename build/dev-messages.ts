/** What the dev server and the process that renders for it say to each other. */

/** To the renderer: make this page, or read again because these files (absolute paths) have changed. */
export type Ask = { ask: 'page'; id: number; path: string } | { ask: 'content'; changed: string[] }

/** From the renderer. */
export type Tell =
  /** The content was read; `problems` are those of links, found a moment later. */
  | { tell: 'ready' }
  | { tell: 'problems'; text: string }
  | { tell: 'page'; id: number; status: number; type: string; body: string }
