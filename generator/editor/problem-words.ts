/** What the build says is wrong, in the words of the forms. */
import type { EditorConfig, Field } from './config'

/** More problems would leave no room for the form below them, and are only counted. */
const shownProblems = 4

/**
 * The problems of a text as the build prints them, a line each: "Business: Address › Street is empty ..."
 * in place of file, line and path. What is not about a file of the forms stays as it is, up to its first empty line.
 */
export function problemsInWords(text: string, { collections }: EditorConfig): string {
  // Of a page that every site has, the last that fits is its form, and not that of the owner's own pages before it.
  const forms = collections.flatMap((all) =>
    'files' in all ? all.files : [{ ...all, file: `${all.folder}/`, label: all.label_singular }],
  )
  const [said = ''] = text.split('\n\n')
  const problems = [...said.matchAll(/^(\S.*?):\d+:\d+ {2}(.*)$/gm)].map(
    ([line, path = '', message = '']) => {
      const form = forms.findLast(({ file }) => `/${path}`.includes(`/${file}`))
      if (!form) return line
      const slug = form.file.endsWith('/') ? ` "${path.replace(/^.*\/|\.md$/g, '')}"` : ''
      return `${form.label.split(':')[0]}${slug}: ${withLabels(message, form.fields)}`
    },
  )
  if (problems.length === 0) return said
  const others = problems.length - shownProblems
  return [...problems.slice(0, shownProblems), ...(others > 0 ? [`and ${others} more`] : [])].join('\n')
}

/** A message with the labels of the field that it begins with, if the form has that one. */
const withLabels = (message: string, fields: readonly Field[]): string =>
  message.replace(/^[\w-]+(?:\.[\w-]+|\[\d+\])*/, (path) => {
    const names = path.match(/[\w-]+/g)!
    if (!fields.some(({ name }) => name === names[0])) return path
    let at = fields
    const labels = names.map((part) => {
      const field = at.find(({ name }) => name === part)
      at = field?.fields ?? at
      return field?.label ?? (/^\d+$/.test(part) ? String(Number(part) + 1) : part)
    })
    return labels.join(' › ')
  })
