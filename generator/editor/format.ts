/**
 * How the editor reads and writes a content file. What is read carries the source of the file along in a field that no
 * form shows, and what is written is that source with other values in it, so that all else stays as it was. It runs in
 * the browser.
 */
import { plainLines } from '../../templates/model/characters'
import type { Group } from './print'
import { parseYaml, patchYaml } from './patch'

/** Sveltia CMS takes a format for front matter when its name ends so. */
export const formatName = 'site-frontmatter'

/** The fields of a file and its text. @throws what is wrong with its YAML, and where. */
export function fromFile(file: string): Group {
  const source = plainLines(file)
  const [, yaml, , body] = partsOf(source)
  return { ...parseYaml(yaml), body: body.trim(), __source: source }
}

/** The file with other values, with \n for its line ends. @throws when they cannot be written without a loss. */
export function toFile({ __source = '---\n---\n', body: text = '', ...fields }: Group): string {
  const [opening, yaml, closing, body] = partsOf(String(__source))
  return opening + patchYaml(yaml, fields) + closing + withText(body, String(text).trim())
}

/** The body with another text, and the empty lines around it as they were. */
function withText(body: string, text: string): string {
  const old = body.trim()
  if (old !== '' && text !== '') return body.replace(old, () => text)
  return old === text ? body : text && `\n${text}\n`
}

function partsOf(source: string) {
  const [, ...parts] = /^(---[ \t]*\n)((?:(?!---).*\n)*)(---[ \t]*(?:\n|$))([^]*)$/.exec(source) ?? []
  if (parts.length === 0)
    throw new Error('A file begins with a line that is just ---, and has another one below its fields.')
  return parts as [opening: string, yaml: string, closing: string, body: string]
}
