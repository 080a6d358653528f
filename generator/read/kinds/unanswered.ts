/**
 * Towns with questions that nobody has answered yet. What says the same of each town is a near-duplicate, which search
 * engines call a doorway, so such a page asks them to leave it out.
 */
import { hasWords } from '../copy/claim-spans'
import { questionsIn } from '../copy/questions'
import { ContentFile } from '../source/content-file'
import type { Path } from '../source/content-file'
import { isGroup } from '../source/labels'

/**
 * The file as a live site shows it: without sentences that hold a question, which are noted, and without entries of
 * which nothing is left.
 */
export function withoutQuestions(file: ContentFile): ContentFile {
  const asked = [...textsOf(file.data)].flatMap(({ path, text }) =>
    questionsIn(text).map((needle) => ({ file: file.file, path, needle })),
  )
  if (asked.length === 0) return file
  const data = answered(file.data) as ContentFile['data']
  // Those that are left are noted where they are printed.
  const left = JSON.stringify(data)
  file.findings.questions.push(
    ...asked.filter(({ needle }) => !left.includes(JSON.stringify(needle).slice(1, -1))),
  )
  return new ContentFile(file.file, file.source, data, file.body, file.findings)
}

/** A field that would be empty stays as it is, and the build says where it would be printed. */
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

/** Whether a section has lost the entries of its list. */
const isEmptied = (left: unknown, before: unknown) =>
  isGroup(left) && isGroup(before) && isNone(left.items) && !isNone(before.items)

const isNone = (items: unknown) => Array.isArray(items) && items.length === 0

/** Whether an entry of a list has a text that would be empty. */
const isOpen = (entry: unknown) =>
  [...textsOf(entry)].some(({ text }) => text !== '' && sentencesOf(text) === '')

function* textsOf(value: unknown, path: Path = []): Generator<{ path: Path; text: string }> {
  if (typeof value === 'string') yield { path, text: value }
  else if (Array.isArray(value)) for (const [i, one] of value.entries()) yield* textsOf(one, [...path, i])
  else if (isGroup(value))
    for (const [name, one] of Object.entries(value)) yield* textsOf(one, [...path, name])
}

const open = '\uE000'

/** The sentences of a text that hold no question. */
function sentencesOf(text: string): string {
  if (questionsIn(text).length === 0) return text
  // A question before a capital letter is a sentence of its own.
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
