/** What the build says is wrong, in the words of the forms. It runs in the browser. */
import type { EditorConfig, Field } from './config'

/** More problems would leave no room for the form below them, and are only counted. */
const shownProblems = 4

/**
 * The problems of a text as the build prints them, a line each: "Business: Geo › Latitude is 95; write a number ..."
 * in place of file, line and path. What is not about a file of the forms stays as it is, up to its first empty line.
 */
export function problemsInWords(text: string, config: EditorConfig): string {
  const [said = ''] = text.split('\n\n')
  const problems = [...said.matchAll(/^(\S.*?):\d+:\d+ {2}(.*)$/gm)].map(
    ([line, path = '', message = '']) => {
      const form = formOf(path, config)
      return form ? `${form.label}: ${withLabels(message, form.fields)}` : line
    },
  )
  if (problems.length === 0) return said
  const others = problems.length - shownProblems
  return [...problems.slice(0, shownProblems), ...(others > 0 ? [`and ${others} more`] : [])].join('\n')
}

interface Form {
  label: string
  fields: readonly Field[]
}

/** The form of a file, whose path may begin further out than the folder that was picked. */
function formOf(path: string, { collections }: EditorConfig): Form | undefined {
  const single = collections
    .flatMap((collection) => ('files' in collection ? collection.files : []))
    .find(({ file }) => `/${path}`.endsWith(`/${file}`))
  if (single) return { label: single.label.split(':')[0]!, fields: single.fields }
  const many = collections
    .flatMap((collection) => ('folder' in collection ? [collection] : []))
    .find(({ folder }) => `/${path}`.includes(`/${folder}/`))
  const slug = path.replace(/^.*\/|\.md$/g, '')
  return many && { label: `${many.label_singular} "${slug}"`, fields: many.fields }
}

/** A message with the labels of the field that it begins with, if the form has that one. */
function withLabels(message: string, fields: readonly Field[]): string {
  const [path = ''] = /^[\w-]+(?:\.[\w-]+|\[\d+\])*/.exec(message) ?? []
  const labels: string[] = []
  let at: readonly Field[] | undefined = fields
  for (const part of path.match(/[\w-]+/g) ?? []) {
    const field: Field | undefined = at?.find(({ name }) => name === part)
    if (!field && labels.length === 0) return message
    labels.push(field ? field.label : /^\d+$/.test(part) ? String(Number(part) + 1) : part)
    at = field ? field.fields : at
  }
  return labels.join(' › ') + message.slice(path.length)
}
