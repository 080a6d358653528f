/** Reports text on finished pages that no content means to print, whatever caused it. */
import type { Route } from '../../templates/page'
import type { ReadSite } from '../read/load'
import type { Problem } from '../read/source/problems'
import type { Scan } from './scan'

/** A mark, and the page that prints it. */
export type RawMark = Scan['marks'][number] & { place: Pick<Route, 'path' | 'source' | 'template'> }

/** True for a word that an owner may have written. It is ignored if content has it. */
const isWord = (mark: string) => /^(undefined|NaN|\[object )$/.test(mark)

const plain = (words: string) => words.replace(/\s+/g, ' ').trim()

/** The most places that are looked up, because each lookup reads all files. */
const mostPlaces = 100

/**
 * Returns a problem for each mark, at the place where its words were written. If no content has them, a template made
 * them.
 */
export function rawMarkProblems(
  content: Pick<ReadSite, 'find' | 'locate' | 'questions'>,
  marks: readonly RawMark[],
): Problem[] {
  // A range of numbers is a separate element, so a page may only print the start of a question.
  const asks = ({ mark }: RawMark, needle = '') =>
    mark.startsWith('[Answer:') && plain(needle).startsWith(plain(mark))
  const unanswered = content.questions.flatMap(({ file, needle, ...place }) => {
    const found = marks.find((mark) => asks(mark, needle))
    const message = `page ${found?.place.path} would print ${needle}; write the answer, or build with --noindex`
    return found ? { ...content.locate(file, { needle, ...place }), message } : []
  })
  const others = marks.filter((mark) => !content.questions.some(({ needle }) => asks(mark, needle)))
  const distinct = new Map(others.map((found) => [found.before + found.mark, found]))
  const faults = [...distinct.values()].slice(0, mostPlaces).flatMap(({ mark, before, place }) => {
    const { path, source, template } = place
    // The words before it may come from a template or another field.
    const starts = [...before.matchAll(/(?<=^|\s)\S|$/g)].map(({ index }) => index)
    const found = starts.map((start) => content.find(mark, before.slice(start), source)).find((at) => at)
    if (found && isWord(mark)) return []
    const message = `page ${path} (template ${template}) prints ${mark} as it stands; ${found ? 'write other words instead' : 'this is a fault of the generator or of a template'}`
    return { ...(found ?? { file: source, line: 1, column: 1 }), message }
  })
  return [...unanswered, ...faults]
}
