import { selector } from './hooks'
import type { Hook } from './hooks'

/**
 * The element with a hook, inside `root`.
 * @throws {Error} naming the selector, when the markup lacks it.
 */
export function need<T extends HTMLElement>(root: ParentNode, name: Hook): T {
  const found = root.querySelector<T>(selector(name))
  if (!found) throw new Error(`missing ${selector(name)}`)
  return found
}

/** All elements with a hook, inside `root`, in document order. */
export const all = <T extends HTMLElement>(root: ParentNode, name: Hook): T[] => [
  ...root.querySelectorAll<T>(selector(name)),
]
