/** Changes content files in memory, for `npm run new`, `rename`, `remove` and `claims`. */
import { mkdirSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import * as z from 'zod'
import { unwrap } from '../../templates/model/schema/inspect'
import { fileIn, labels, languageFolder } from '../../templates/model/languages'
import { suggest } from '../../templates/model/suggest'
import { slugify } from '../../templates/model/text'
import { inFolder } from '../../templates/model/urls'
import { fromFile, toFile } from '../editor/format'
import type { Group, Value } from '../editor/print'
import { writeWhole } from '../process/write-whole.mjs'
import { folderSource, isSingle } from '../read/files/content-folder'
import type { ContentSource } from '../read/files/content-folder'
import { namesPattern, servicePattern } from '../read/opinions/names'
import type { ContentFolders } from '../read/reader'
import { slugOf } from '../read/source/content-file'
import { folderOf, folders, kindOf } from '../read/source/kinds'
import type { Folder } from '../read/source/kinds'
import { escapePattern } from '../read/source/positions'
import { pathOf } from '../read/source/problems'
import { assemble } from '../site'
import type { Assembled } from '../site'
import { UsageError } from '../terminal/flags'

/** A line that only names something, such as a drawing. */
const aName = /[:-] ["']?[a-z\d-]+["']?$/

/** The content with changes that are not on the disk yet. */
export class Draft implements ContentSource {
  readonly place: string
  /** Undefined for a file that is removed. */
  private readonly texts = new Map<string, string | undefined>()
  private readonly disk: ContentSource

  constructor(private readonly folders: ContentFolders) {
    this.place = folders.contentDir
    this.disk = folderSource(folders.contentDir)
  }

  readonly list = () => {
    const kept = this.disk.list()?.filter(({ file }) => !this.texts.has(file))
    const changed = [...this.texts].filter(([, text]) => text !== undefined)
    return kept && [...kept, ...changed.map(([file]) => ({ file, regular: true }))]
  }

  readonly read = (file: string): Buffer => {
    const text = this.texts.get(file)
    return text === undefined ? this.disk.read(file) : Buffer.from(text)
  }

  get files(): string[] {
    return (this.list() ?? []).flatMap(({ file }) => (file.endsWith('.md') ? file : [])).sort()
  }

  /** Gives a file a new text. Undefined removes the file. */
  set(file: string, text: string | undefined): void {
    if (text === undefined || !this.files.includes(file) || text !== this.read(file).toString())
      this.texts.set(file, text)
  }

  /** Returns the values of a file as the editor reads them. Empty for a file with broken YAML. */
  fields(file: string): Group {
    try {
      return fromFile(this.read(file).toString())
    } catch {
      return {}
    }
  }

  /** Changes values of a file and keeps everything else as it was typed. Leaves a file with broken YAML as it is. */
  edit(file: string, change: (values: Group) => Group): void {
    const before = this.read(file).toString()
    const values = this.fields(file)
    const after = change(values)
    if (values.__source === undefined || JSON.stringify(after) === JSON.stringify(values)) return
    try {
      const text = toFile(after)
      this.set(file, before.includes('\r\n') ? text.replaceAll('\n', '\r\n') : text)
    } catch (error) {
      throw new UsageError(`${pathOf(file)}: ${((error as Error).cause as Error).message}`)
    }
  }

  /** Changes the text of a file, whatever it holds. */
  rewrite(file: string, change: (text: string) => string): void {
    this.set(file, change(this.read(file).toString()))
  }

  /** Returns the site that the changed content makes. @throws {ContentError} with every problem. */
  load = (): Promise<Assembled> => assemble({ ...this.folders, source: this })

  /** Writes the files that differ from the disk. Returns those that were changed. */
  save(): string[] {
    const path = (file: string) => join(this.place, file)
    const changed = [...this.texts].filter((one): one is [string, string] => one[1] !== undefined)
    // Files are removed last, so that a killed command loses no text.
    for (const [file, text] of changed) {
      mkdirSync(dirname(path(file)), { recursive: true })
      writeWhole(path(file), text)
    }
    for (const [file, text] of this.texts) if (text === undefined) rmSync(path(file))
    return changed.map(([file]) => file).sort()
  }

  /** Returns a line for each line of content that the pattern finds: `  content/about.md:12  Words`. */
  linesWith(pattern: RegExp): string[] {
    const isFound = (line: string) => line.search(pattern) >= 0 && !aName.test(line)
    const files = this.files.filter((file) => !file.startsWith('shared/') && file !== 'redirects.md')
    return files.flatMap((file) => {
      const lines = this.read(file).toString().split('\n')
      return lines.flatMap((line, i) => (isFound(line) ? `  ${pathOf(file)}:${i + 1}  ${line.trim()}` : []))
    })
  }
}

/** A content file, as other files refer to it. */
export interface Named {
  file: string
  folder: Folder
  slug: string
  /** Its name on pages, and the field that holds it. */
  name: string
  field: string
  /** The address of its page, if it has one. */
  address: string | undefined
}

/** Finds a file by its path or its name. @throws {UsageError} when the owner has no such file. */
export function findFile(draft: Draft, given: string): Named {
  const typed = `${given.replace(/^content\/|\.md$/g, '')}.md`
  const own = draft.files.filter((name) => !isSingle(name) && Object.hasOwn(folders, folderOf(name)))
  const alike = own.filter((name) => slugOf(name) === slugify(given) && languageFolder(name) === undefined)
  const file = alike.length === 1 ? alike[0]! : typed
  if (isSingle(file)) throw new UsageError(`content/${file} is a file that every site has`)
  if (!own.includes(file)) {
    const known = own.map((name) => name.slice(0, -'.md'.length))
    throw new UsageError(`there is no content/${file}; ${suggest(given, known)}`)
  }
  const folder = folderOf(file) as Folder
  const slug = slugOf(file)
  const [field] = folders[folder].namedAfter as [string]
  const name = String(draft.fields(file)[field] ?? slug)
  const path = folder === 'pages' ? `/${slug}` : `/${folder}/${slug}`
  const address = kindOf(file)!.isPage ? inFolder(languageFolder(file), path) : undefined
  return { file, folder, slug, name, field, address }
}

/** Returns the folders of the languages that a file is translated into. */
export const translationsOf = (draft: Draft, file: string): string[] =>
  Object.keys(labels).filter((folder) => draft.files.includes(fileIn(folder, file)))

/** Returns a pattern that finds the name of a file in a sentence. */
export const namePattern = ({ name, folder }: Named): RegExp =>
  folder === 'services' ? servicePattern([name]) : namesPattern([name])

/** Lets every link and redirect that leads to one page, or to a part of it, lead to another; and adds a redirect. */
export function redirect(draft: Draft, from: string, to: string, keepsPart: boolean): void {
  const before = String.raw`(?<=\]\(\s*<?|\b(?:href|to):\s*["']?)`
  const part = keepsPart ? '' : String.raw`(?:[?#][^\s"'>),}]*)?`
  const link = new RegExp(`${before}${escapePattern(from)}(?=/?["'>]?(?:[?#\\s),}]|$))${part}`, 'g')
  for (const file of draft.files) draft.rewrite(file, (text) => text.replace(link, to))
  draft.edit('redirects.md', (values) => {
    const others = ((values.redirects || []) as Group[]).filter((one) => one.from !== to)
    return { ...values, redirects: [...others, { from, to }] }
  })
}

/**
 * Changes the values in all other files that name a file, by their schemas. Without a new name, list entries and
 * optional fields that name it are removed; what cannot be removed stays.
 */
export function renameValues(draft: Draft, { file, folder, slug }: Named, name?: string): void {
  const change = (rules: z.ZodType, value: Value): Value | undefined => {
    const { schema } = unwrap(rules)
    if (typeof value === 'string')
      return schema.meta()?.names === folder && slugify(value) === slug ? name : value
    if (Array.isArray(value))
      return schema instanceof z.ZodArray
        ? value.flatMap((entry) => change(schema.element as z.ZodType, entry) ?? [])
        : value
    if (!(schema instanceof z.ZodObject)) return value
    const fields: Group = {}
    for (const [key, child] of Object.entries(value)) {
      const rule = schema.shape[key] as z.ZodType | undefined
      const changed = rule ? change(rule, child) : child
      if (changed !== undefined) fields[key] = changed
      else if (!unwrap(rule!).isOptional) return undefined
    }
    return fields
  }
  for (const other of draft.files) {
    if (other === file || !slugify(draft.read(other).toString()).includes(slug)) continue
    draft.edit(other, ({ body = '', __source = '', ...values }) => {
      const changed = (change(kindOf(other)!.rules, values) ?? values) as Group
      return { ...changed, body, __source }
    })
  }
}
