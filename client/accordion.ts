import { all } from './find'

/**
 * `<details name>` keeps one answer open at a time and opens the one a fragment points into. This
 * does the same where the browser is older than that.
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

/** The fragment of the address, as it was typed; empty when it is not well formed. */
function fragment(): string {
  try {
    return decodeURIComponent(location.hash.slice(1))
  } catch {
    return ''
  }
}
