/**
 * How the editor reads and writes a content file. What is read carries the source of the file along in a field that no
 * form shows, and what is written is that source with other values in it, so that all else stays as it was. It runs in
 * the browser.
 */
import { plainLines } from '../../templates/model/characters'
import type { Group } from './print'
import { isSame, parseYaml, patchYaml } from './patch'

/** Sveltia CMS takes a format for front matter when its name ends so. */
export const formatName = 'site-frontmatter'

/** The fields of a file and its text. @throws what is wrong with its YAML, and where. */
export function fromFile(file: string): Group {
  const source = plainLines(file)
  const [, yaml, , body] = partsOf(source)
  return { ...parseYaml(yaml), body: body.trim(), __source: source }
}

/**
 * The file with other values, with \n for its line ends.
 * @throws when it would not be read as these values; the cause is in words
 */
export function toFile({ __source = '---\n---\n', ...values }: Group): string {
  let reason = ''
  try {
    const { body: text = '', ...fields } = JSON.parse(JSON.stringify(values), writable) as Group
    const [opening, yaml, closing, body] = partsOf(String(__source))
    const written = opening + patchYaml(yaml, fields) + closing + withText(body, String(text).trim())
    const { __source: _, ...read } = fromFile(written)
    if (isSame(read, { ...fields, body: text })) return written
  } catch (error) {
    reason = ` (${(error as Error).message})`
  }
  const told = `This change cannot be written without a loss; make it in a text editor.${reason}`
  // Of an error with this message the editor shows the cause, and of any other one nothing.
  throw new Error('saving_failed', { cause: new Error(told) })
}

/**
 * A value as it can be written. The build refuses the separators of lines and paragraphs, which come along with text
 * from other programs: one becomes a space, as a single line break is in Markdown, and the other an empty line.
 */
const writable = (_name: string, value: unknown) =>
  typeof value === 'string'
    ? plainLines(value)
        .replace(/\u2028/g, ' ')
        .replace(/\u2029/g, '\n\n')
    : value

/** The body with another text, and the empty lines around it as they were. */
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
