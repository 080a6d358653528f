import { all } from './find'

/**
 * `<details name>` keeps one answer open at a time and opens the one that contains the fragment's target. This does
 * the same in browsers that do not support it.
 */
export function accordion(): void {
  const questions = all<HTMLDetailsElement>(document, 'accordion')
  for (const question of questions)
    question.addEventListener('toggle', () => {
      if (question.open)
        for (const other of questions)
          if (other !== question && other.name === question.name) other.open = false
    })
  const open = () => {
    const target = document.getElementById(fragment())
    const question = questions.find((candidate) => candidate.contains(target))
    if (!question) return
    question.open = true
    target!.scrollIntoView()
  }
  open()
  addEventListener('hashchange', open)
}

/** The decoded fragment of the address, or an empty string if it cannot be decoded. */
function fragment(): string {
  try {
    return decodeURIComponent(location.hash.slice(1))
  } catch {
    return ''
  }
}
