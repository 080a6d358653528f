/** The generator's own labels. `content/shared/` holds only those that a firm words differently. */
import { labels, originalOf } from '../../../templates/model/languages'
import { ContentFile } from './content-file'

/** Values of front matter by name, as they were typed. */
export type Fields = Record<string, unknown>

/** By the name of their file. */
export type Labels = Readonly<Record<string, Fields>>

/** Our labels in a language; undefined for a language that we have none in. */
export const labelsIn = (lang: string): Labels | undefined =>
  (labels as Readonly<Record<string, Labels>>)[lang.toLowerCase().split('-')[0]!]

/** Our labels in a language, or else in English. */
export const ownLabels = (lang: string): Labels => labelsIn(lang) ?? labels.en

/** Fills in our labels where a file has none, and names those that it filled in. Files without labels stay as they are. */
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

/** Whether a value of front matter is a group of fields. */
export const isGroup = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
