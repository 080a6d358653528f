import { selector } from './hooks'
import type { Hook } from './hooks'

/** The page lacks an element, for example because a browser extension has removed it. */
export class MissingElement extends Error {}

/**
 * Returns the element with this hook inside `root`.
 * @throws {MissingElement} with the selector in its message.
 */
export function need<T extends HTMLElement>(root: ParentNode, name: Hook): T {
  const found = root.querySelector<T>(selector(name))
  if (!found) throw new MissingElement(`missing ${selector(name)}`)
  return found
}

/** Returns all elements with this hook inside `root`, in document order. */
export const all = <T extends HTMLElement>(root: ParentNode, name: Hook): T[] => [
  ...root.querySelectorAll<T>(selector(name)),
]
