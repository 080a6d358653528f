/** The generator's own labels. `content/shared/` only contains labels that a firm words differently. */
import { labels, originalOf } from '../../../templates/model/languages'
import { ContentFile } from './content-file'
import type { Path } from './content-file'

/** Front matter values by name, as typed. */
export type Fields = Record<string, unknown>

/** Labels by the name of their file. */
export type Labels = Readonly<Record<string, Fields>>

/** Returns our labels in a language, or else in English. */
export const ownLabels = (lang: string): Labels =>
  (labels as Readonly<Record<string, Labels>>)[lang.toLowerCase().split('-')[0]!] ?? labels.en

/** Adds our labels where a file has none. Files without labels stay as they are. */
export function withLabels(file: ContentFile, given: Labels): ContentFile {
  const own = given[originalOf(file.file)]
  const fill = (value: unknown, own: unknown): unknown => {
    if (!isGroup(own) || !(isGroup(value) || value === undefined)) return value ?? own
    const filled = Object.entries(own).map(([name, one]) => [name, fill(value?.[name], one)])
    return { ...value, ...(Object.fromEntries(filled) as Fields) }
  }
  return own
    ? new ContentFile(file.file, file.source, fill(file.data, own) as Fields, file.body, file.findings)
    : file
}

/** True when a front matter value is a group of fields. */
export const isGroup = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Yields each group in a value, with its path. */
export function* groupsIn(value: unknown, path: Path = []): Generator<{ path: Path; group: Fields }> {
  if (typeof value !== 'object' || value === null) return
  if (isGroup(value)) yield { path, group: value }
  for (const [key, child] of Object.entries(value))
    yield* groupsIn(child, [...path, Array.isArray(value) ? Number(key) : key])
}

/** Yields each text in a value, with its path. */
export function* textsIn(value: unknown, path: Path = []): Generator<{ path: Path; text: string }> {
  if (typeof value === 'string') yield { path, text: value }
  else if (typeof value === 'object' && value !== null)
    for (const [key, child] of Object.entries(value))
      yield* textsIn(child, [...path, Array.isArray(value) ? Number(key) : key])
}
