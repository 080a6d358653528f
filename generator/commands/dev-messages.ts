/** What the dev server and the process that renders for it say to each other. */
import type { HandedCities } from './dev-known'

/** To the renderer. */
export type Ask =
  /** First of all: this the last renderer knew. */
  | { ask: 'start'; known: HandedCities | undefined }
  /** Read again, because these files (absolute paths) have changed. */
  | { ask: 'content'; changed: string[] }
  /** Another will take its place, and wants to know what it knows. */
  | { ask: 'known' }
  | { ask: 'page'; id: number; path: string }

/** From the renderer. */
export type Tell =
  /** The content was read. The links are checked a moment later: then comes `problems` or `checked`. */
  | { tell: 'ready' }
  /** Every page was rendered and every link checked, and nothing is wrong. */
  | { tell: 'checked' }
  | { tell: 'problems'; text: string }
  | { tell: 'known'; known: HandedCities | undefined }
  | { tell: 'page'; id: number; status: number; type: string; body: string }
