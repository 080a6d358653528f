/** The generator's own labels. `content/shared/` only contains labels that a firm words differently. */
import { labels, originalOf } from '../../../templates/model/languages'
import { ContentFile } from './content-file'

/** Front matter values by name, as typed. */
export type Fields = Record<string, unknown>

/** Labels by the name of their file. */
export type Labels = Readonly<Record<string, Fields>>

/** Returns our labels in a language. Undefined if we have none in it. */
export const labelsIn = (lang: string): Labels | undefined =>
  (labels as Readonly<Record<string, Labels>>)[lang.toLowerCase().split('-')[0]!]

/** Returns our labels in a language, or else in English. */
export const ownLabels = (lang: string): Labels => labelsIn(lang) ?? labels.en

/** Adds our labels where a file has none, and returns which ones it added. Files without labels stay as they are. */
export function withLabels(file: ContentFile, given: Labels): { file: ContentFile; missing: string[] } {
  const own = given[originalOf(file.file)]
  if (!own) return { file, missing: [] }
  const missing: string[] = []
  const fill = (value: unknown, own: unknown, path: string[]): unknown => {
    if (value === undefined) missing.push(`${path.join('.')} of ${file.file}`)
    if (value === undefined || !isGroup(value) || !isGroup(own)) return value ?? own
    const filled = Object.entries(own).map(([name, one]) => [name, fill(value[name], one, [...path, name])])
    return { ...value, ...(Object.fromEntries(filled) as Fields) }
  }
  const data = fill(file.data, own, []) as Fields
  return { file: new ContentFile(file.file, file.source, data, file.body, file.findings), missing }
}

/** True when a front matter value is a group of fields. */
export const isGroup = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
