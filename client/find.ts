import { selector } from './hooks'
import type { Hook } from './hooks'

/** The page lacks an element, for example because a browser extension has removed it. */
export class MissingElement extends Error {}

/**
 * The element with a hook, inside `root`.
 * @throws {MissingElement} naming the selector.
 */
export function need<T extends HTMLElement>(root: ParentNode, name: Hook): T {
  const found = root.querySelector<T>(selector(name))
  if (!found) throw new MissingElement(`missing ${selector(name)}`)
  return found
}

/** All elements with a hook, inside `root`, in document order. */
export const all = <T extends HTMLElement>(root: ParentNode, name: Hook): T[] => [
  ...root.querySelectorAll<T>(selector(name)),
]
