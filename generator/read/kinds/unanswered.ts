/**
 * Handles towns with open questions. A town page that only says what every town page says is a near-duplicate, which
 * search engines call a doorway, so the page asks them not to list it.
 */
import { hasWords } from '../copy/claim-spans'
import { questionsIn } from '../copy/questions'
import { ContentFile } from '../source/content-file'
import { isGroup, textsIn } from '../source/labels'

/**
 * Returns the file as a live site shows it. Sentences that contain a question are removed and noted. Entries with
 * nothing left are removed.
 */
export function withoutQuestions(file: ContentFile): ContentFile {
  const asked = [...textsIn(file.data)].flatMap(({ path, text }) =>
    questionsIn(text).map((needle) => ({ file: file.file, path, needle })),
  )
  if (asked.length === 0) return file
  const data = answered(file.data) as ContentFile['data']
  // The remaining ones are noted where they are printed.
  const left = JSON.stringify(data)
  file.findings.questions.push(
    ...asked.filter(({ needle }) => !left.includes(JSON.stringify(needle).slice(1, -1))),
  )
  return new ContentFile(file.file, file.source, data, file.body, file.findings)
}

/** A field that would become empty stays as it is. The build then reports where it would be printed. */
function answered(value: unknown): unknown {
  if (typeof value === 'string') return sentencesOf(value) || value
  if (Array.isArray(value)) return value.filter((entry) => !isOpen(entry)).map(answered)
  if (!isGroup(value)) return value
  return Object.fromEntries(
    Object.entries(value)
      .map(([name, child]) => [name, answered(child)] as const)
      .filter(([name, child]) => !isEmptied(child, value[name])),
  )
}

/** True when a section has lost all entries of its list. */
const isEmptied = (left: unknown, before: unknown) =>
  isGroup(left) && isGroup(before) && isNone(left.items) && !isNone(before.items)

const isNone = (items: unknown) => Array.isArray(items) && items.length === 0

/** True when an entry of a list has a text that would become empty. */
const isOpen = (entry: unknown) =>
  [...textsIn(entry)].some(({ text }) => text !== '' && sentencesOf(text) === '')

const open = '\uE000'

/** Returns the sentences of a text that contain no question. */
function sentencesOf(text: string): string {
  if (questionsIn(text).length === 0) return text
  // A question followed by a capital letter is a sentence of its own.
  const marked = questionsIn(text).reduce(
    (words, question) =>
      words.replace(question, (_, at: number) =>
        /^\s*(?:$|\[|\p{Lu})/u.test(words.slice(at + question.length)) ? `${open}.` : open,
      ),
    text,
  )
  const left = marked
    .split(/(?<=[.!?][\])*”"]*)\s+/)
    .filter((sentence) => !sentence.includes(open))
    .join(' ')
  return hasWords(left) ? left : ''
}
