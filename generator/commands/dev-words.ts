/**
 * Puts the words in which two versions of a page differ into the page as it is shown, which was made of the
 * first: what its scripts have done, the scroll and what is open stay as they are. Gives back false, and
 * changes nothing, when the versions differ in more than words.
 */
export function putWords(shown: Node, before: Node, after: Node): boolean {
  const changes: (() => void)[] = []
  const only = onlyWords(shown, before, after, changes)
  if (only) for (const change of changes) change()
  return only
}

function onlyWords(shown: Node | undefined, before: Node, after: Node, changes: (() => void)[]): boolean {
  if (before.isEqualNode(after)) return true
  if (shown?.nodeName !== before.nodeName || before.nodeName !== after.nodeName) return false
  if (before instanceof Text) {
    changes.push(() => (shown.nodeValue = after.nodeValue))
    return true
  }
  // The policy of the page lets no other styles in, and what is in a template was used when it was shown.
  if (before instanceof HTMLStyleElement || before instanceof HTMLTemplateElement) return false
  if (!before.cloneNode().isEqualNode(after.cloneNode())) return false
  const [children, next] = [[...before.childNodes], [...after.childNodes]]
  return (
    children.length === next.length &&
    children.every((child, i) => onlyWords(shown.childNodes[i], child, next[i]!, changes))
  )
}
