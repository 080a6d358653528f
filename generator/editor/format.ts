/**
 * How the editor reads and writes a content file. It runs in the browser. Reading keeps the file's source in a hidden
 * field. Writing puts the new values into that source, so everything else stays as it was.
 */
import { plainLines } from '../../templates/model/characters'
import { asHours } from '../../templates/model/schema/as-typed'
import type { Group } from './print'
import { isSame, parseYaml, patchYaml } from './patch'

/** Sveltia CMS treats a format whose name ends like this as front matter. */
export const formatName = 'site-frontmatter'

/** Returns the fields of a file, its body and its source. @throws when the YAML is broken, with the place. */
export function fromFile(file: string): Group {
  const source = plainLines(file)
  const [, yaml, , body] = partsOf(source)
  const fields = parseYaml(yaml)
  // The form has a field for each day and time, and a file may have all of them in one line.
  if (typeof fields.hours === 'string') fields.hours = asHours(fields.hours) as Group
  return { ...fields, body: body.trim(), __source: source }
}

/**
 * Returns the file with these values.
 * @throws when the written file would not read back as the same values. The cause is a message for the owner.
 */
export function toFile({ __source = '---\n---\n', ...values }: Group): string {
  let reason = ''
  try {
    const { body: text = '', ...fields } = JSON.parse(JSON.stringify(values), writable) as Group
    const [opening, yaml, closing, body] = partsOf(String(__source))
    const { hours = '' } = parseYaml(yaml)
    const isKept = typeof hours === 'string' && isSame(asHours(hours), fields.hours)
    const patched = patchYaml(yaml, isKept ? { ...fields, hours } : fields)
    const written = opening + patched + closing + withText(body, String(text).trim())
    const { __source: _, ...read } = fromFile(written)
    if (isSame(read, { ...fields, body: text })) return written
  } catch (error) {
    reason = ` (${(error as Error).message})`
  }
  const told = `This change cannot be written without a loss; make it in a text editor.${reason}`
  // The editor shows the cause of an error with this message, and nothing for any other error.
  throw new Error('saving_failed', { cause: new Error(told) })
}

/**
 * Makes a value writable. The build refuses the Unicode line and paragraph separators, which come with text pasted
 * from other programs. A line separator becomes a space, like a single line break in Markdown, and a paragraph
 * separator becomes an empty line.
 */
const writable = (_name: string, value: unknown) =>
  typeof value === 'string'
    ? plainLines(value)
        .replace(/\u2028/g, ' ')
        .replace(/\u2029/g, '\n\n')
    : value

/** Replaces the text of the body and keeps the empty lines around it. */
function withText(body: string, text: string): string {
  const old = body.trim()
  if (old !== '' && text !== '') return body.replace(old, () => text)
  return old === text ? body : text && `\n${text}\n`
}

function partsOf(source: string) {
  const [, ...parts] = /^(---[^\S\n]*\n)((?:(?!---)[^\n]*\n)*)(---[^\S\n]*(?:\n|$))([^]*)$/.exec(source) ?? []
  if (parts.length === 0)
    throw new Error('A file begins with a line that is just ---, and has another one below its fields.')
  return parts as [opening: string, yaml: string, closing: string, body: string]
}
