/** Messages between the dev server and the process that renders for it. */

/** To the renderer. */
export type Ask =
  /** Read the content again, because these files (absolute paths) have changed. */
  { ask: 'content'; changed: string[] } | { ask: 'page'; id: number; path: string }

/** From the renderer. */
export type Tell =
  /** The content was read. The links are checked a moment later: then comes `problems` or `checked`. */
  | { tell: 'ready' }
  /** Every page was rendered and every link checked, and nothing is wrong. */
  | { tell: 'checked' }
  | { tell: 'problems'; text: string }
  | { tell: 'page'; id: number; status: number; type: string; body: string }
