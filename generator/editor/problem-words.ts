import type { EditorConfig, Field } from './config'

/** More problems would push the form off the screen, so the rest are only counted. */
const shownProblems = 4

/**
 * Returns the build's problems in the words of the forms, one per line: "Business: Address › Street is empty ..."
 * instead of file, line and path. A text that is not about a file with a form is returned up to its first empty line.
 */
export function problemsInWords(text: string, { collections }: EditorConfig): string {
  // The form of a page that every site has comes after the form of the owner's own pages.
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

/** Replaces the field path at the start of a message with the labels of the form, if the form has that field. */
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
