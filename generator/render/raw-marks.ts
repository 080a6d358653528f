/** The last look at finished pages, for what no content means to print, whatever let it through. */
import type { Route } from '../../templates/page'
import { decodeHtml } from '../read/copy/html'
import type { ReadSite } from '../read/load'
import type { Problem } from '../read/source/problems'

/**
 * Marks of claims, names of facts, questions to the owner, and what JavaScript prints in place of a value. All braces of
 * content are filled in or refused, so that none of the first is meant.
 */
const pattern =
  /\{claim\b|\]\{(?!claim\b)|\{[a-zA-Z][\w-]*\}|\[Answer:[^\]<]*\]?|\bundefined\b|\bNaN\b|\[object /g

/** What an owner may have written: it is left alone when content holds it. */
const isWord = (mark: string) => /^(undefined|NaN|\[object )$/.test(mark)

/** Styles and scripts, but for the data of search engines. */
const code = /<style\b[^>]*>[^]*?<\/style>|<script(?! type="application\/ld\+json")[^>]*>[^]*?<\/script>/g

/** Something that a page prints as typed. */
export interface RawMark {
  mark: string
  /** What the page says before it, with which its place in the content can be found. */
  before: string
  /** The page. */
  place: Pick<Route, 'path' | 'source' | 'template'>
}

/** What some HTML of a page prints that no content means; in a preview, questions are there to be seen. */
export function rawMarksIn(html: string, place: RawMark['place'], preview: boolean): RawMark[] {
  const { path, source, template } = place
  const text = html.replace(code, '')
  return [...text.matchAll(pattern)]
    .map(({ 0: mark, index }) => ({
      mark: decodeHtml(mark),
      before: decodeHtml(/[^<>"\n]*$/.exec(text.slice(Math.max(0, index - 40), index))![0]),
      place: { path, source, template },
    }))
    .filter(({ mark }) => !(preview && mark.startsWith('[Answer:')))
}

const plain = (words: string) => words.replace(/\s+/g, ' ').trim()

/** So many places are looked for, because each takes a look at all files. */
const mostPlaces = 100

/** A problem for each of them, where its words were written; when they are in no content, a template made it. */
export function rawMarkProblems(
  content: Pick<ReadSite, 'find' | 'locate' | 'questions'>,
  marks: readonly RawMark[],
): Problem[] {
  // A range of numbers is an element of its own, so that a page may print only the beginning of a question.
  const asks = ({ mark }: RawMark, needle = '') =>
    mark.startsWith('[Answer:') && plain(needle).startsWith(plain(mark))
  const unanswered = content.questions.flatMap(({ file, needle, ...place }) => {
    const found = marks.find((mark) => asks(mark, needle))
    const message = `page ${found?.place.path} would print ${needle}; write the answer, or build with --preview`
    return found ? { ...content.locate(file, { needle, ...place }), message } : []
  })
  const others = marks.filter((mark) => !content.questions.some(({ needle }) => asks(mark, needle)))
  const distinct = new Map(others.map((found) => [found.before + found.mark, found]))
  const faults = [...distinct.values()].slice(0, mostPlaces).flatMap(({ mark, before, place }) => {
    const { path, source, template } = place
    // The words before it may be those of a template or of another field.
    const starts = [...before.matchAll(/(?<=^|\s)\S|$/g)].map(({ index }) => index)
    const found = starts.map((start) => content.find(mark, before.slice(start), source)).find((at) => at)
    if (found && isWord(mark)) return []
    const message = `page ${path} (template ${template}) prints ${mark} as it stands; ${found ? 'write other words instead' : 'this is a fault of the generator or of a template'}`
    return { ...(found ?? { file: source, line: 1, column: 1 }), message }
  })
  return [...unanswered, ...faults]
}
