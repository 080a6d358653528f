/** Changes content files in memory. They are written all at once, and only when the whole content can be read. */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import { unwrap } from '../../../templates/model/schema/inspect'
import { fileIn, labels, languageFolder } from '../../../templates/model/languages'
import { suggest } from '../../../templates/model/suggest'
import { slugify } from '../../../templates/model/text'
import { inFolder } from '../../../templates/model/urls'
import { fromFile, toFile } from '../../editor/format'
import type { Group, Value } from '../../editor/print'
import { writeWhole } from '../../process/write-whole.mjs'
import { folderSource, isSingle } from '../../read/files/content-folder'
import type { ContentSource } from '../../read/files/content-folder'
import type { Loaded } from '../../read/load'
import { namesPattern } from '../../read/opinions/names'
import { isOfDrawings, namesIn, servicePattern } from '../../read/opinions/gone-services'
import { textsIn } from '../../read/opinions/hint'
import type { ContentFolders } from '../../read/reader'
import { readFrontMatter } from '../../read/source/front-matter'
import { folderOf, folders, kindOf } from '../../read/source/kinds'
import type { Folder } from '../../read/source/kinds'
import { ContentError, pathOf } from '../../read/source/problems'
import type { Problem } from '../../read/source/problems'
import { slugOf } from '../../read/source/content-file'
import type { ContentFile } from '../../read/source/content-file'
import { escapePattern } from '../../read/source/positions'
import { assemble, readAnyway } from '../../site'
import { UsageError } from '../../terminal/flags'

export class Draft implements ContentSource {
  readonly place: string
  /** Files that differ from the disk, with their new text. Undefined for a file that is removed. */
  private readonly texts = new Map<string, string | undefined>()
  private readonly disk: ContentSource
  private readonly moved = new Map<string, string>()
  /** What was wrong before anything was changed. */
  private wrong: readonly Problem[] = []

  constructor(private readonly folders: ContentFolders) {
    this.place = folders.contentDir
    this.disk = folderSource(folders.contentDir)
  }

  readonly list = () => {
    const kept = this.disk.list()?.filter(({ file }) => !this.texts.has(file))
    const changed = [...this.texts].flatMap(([file, text]) =>
      text === undefined ? [] : [{ file, regular: true }],
    )
    return kept && [...kept, ...changed]
  }

  readonly read = (file: string): Buffer => {
    const text = this.texts.get(file)
    return text === undefined ? this.disk.read(file) : Buffer.from(text)
  }

  get files(): string[] {
    return (this.list() ?? []).map(({ file }) => file).sort()
  }

  /** Gives a file a new text. Undefined removes the file. */
  set(file: string, text: string | undefined): void {
    if (text === undefined || text !== this.textOf(file)) this.texts.set(file, text)
  }

  move(from: string, to: string): void {
    this.texts.set(to, this.read(from).toString())
    this.texts.set(from, undefined)
    this.moved.set(from, to)
  }

  /** Returns the values of a file as the editor reads them. Empty for a file that cannot be read. */
  fields(file: string): Group {
    return this.canRead(file) ? fromFile(this.read(file).toString()) : {}
  }

  private canRead(file: string): boolean {
    return this.wrong.length === 0 || readGood(file, this.read(file)) !== undefined
  }

  private textOf(file: string): string | undefined {
    return this.files.includes(file) ? this.read(file).toString() : undefined
  }

  /** Changes values of a file and keeps everything else as it was typed. Creates the file if it does not exist. */
  edit(file: string, change: (values: Group) => Group): void {
    const before = this.textOf(file) ?? '---\n---\n'
    // The build still stops at it.
    if (this.wrong.length > 0 && !readGood(file, Buffer.from(before))) return
    const values = fromFile(before)
    const after = change(values)
    if (JSON.stringify(after) === JSON.stringify(values)) return
    try {
      const text = toFile(after)
      this.set(file, before.includes('\r\n') ? text.replaceAll('\n', '\r\n') : text)
    } catch (error) {
      throw new UsageError(`${pathOf(file)}: ${((error as Error).cause as Error).message}`)
    }
  }

  /** Returns the site before any change. Its problems do not prevent other changes. */
  async open(): Promise<Loaded> {
    const { site, problems, ...content } = await readAnyway({ ...this.folders, source: this })
    if (!site) throw new ContentError(problems)
    this.wrong = problems
    return { site, ...content }
  }

  /** Returns the site that the changed content makes. @throws {ContentError} with every problem that is new. */
  async load(): Promise<Loaded> {
    if (this.wrong.length === 0) return assemble({ ...this.folders, source: this })
    const { site, problems, ...content } = await readAnyway({ ...this.folders, source: this })
    const keyOf = ({ file, message }: Problem) => `${this.moved.get(file) ?? file} ${message}`
    const known = new Set(this.wrong.map(keyOf))
    const added = problems.filter((problem) => !known.has(keyOf(problem)))
    if (!site || added.length > 0) throw new ContentError(site ? added : problems)
    return { site, ...content }
  }

  /** Writes the files that differ from the disk, and returns their names. */
  save(): string[] {
    const path = (file: string) => join(this.folders.contentDir, file)
    // Files are removed last, so that a killed command loses no text.
    for (const [file, text] of this.texts) if (text !== undefined) writeWhole(path(file), text)
    for (const [file, text] of this.texts) if (text === undefined) rmSync(path(file))
    return [...this.texts.keys()].sort()
  }

  /** Returns a line for each sentence that passes the test: `file:line  sentence`. */
  sentences(test: (sentence: string) => boolean): string[] {
    const files = this.files.filter((file) => !isOfDrawings(file))
    return files.flatMap((file) => {
      const content = readGood(file, this.read(file))
      if (!content) return []
      const texts = [...textsIn(content.data, []), { path: undefined, text: content.body }]
      return texts.flatMap(({ path, text }) =>
        text
          .split(/(?<=[.!?:]["')”’]*)\s+|\n\s*\n/)
          // A single lowercase word is a name from a list, such as a drawing.
          .filter((sentence) => test(sentence) && !/^[a-z\d-]+$/.test(sentence))
          .map((sentence) => {
            const { line } = content.position({ path, needle: sentence })
            return `  ${pathOf(file)}:${line}  ${sentence.trim().replace(/\s+/g, ' ')}`
          }),
      )
    })
  }
}

/** The file, if it can be read. */
function readGood(file: string, bytes: Buffer): ContentFile | undefined {
  try {
    return readFrontMatter(file, bytes)
  } catch (error) {
    if (error instanceof ContentError) return undefined
    throw error
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

/**
 * Returns the file that "services/root-barriers" names, or "Root barriers" where no other file has that name.
 * @throws {UsageError} when the owner has no such file.
 */
export function findFile(draft: Draft, given: string): Named {
  const typed = `${given.replace(/^content\/|\.md$/g, '')}.md`
  const own = draft.files.filter((name) => !isSingle(name) && Object.hasOwn(folders, folderOf(name)))
  const alike = own.filter((name) => slugOf(name) === slugify(given) && languageFolder(name) === undefined)
  const file = alike.length === 1 ? alike[0]! : typed
  if (isSingle(file)) throw new UsageError(`content/${file} is a file that every site has`)
  if (!own.includes(file))
    throw new UsageError(
      `there is no content/${file}; ${suggest(
        given,
        own.map((name) => name.slice(0, -3)),
      )}`,
    )
  const folder = folderOf(file) as Folder
  const slug = slugOf(file)
  const [field] = folders[folder].namedAfter as [string]
  const name = String(draft.fields(file)[field] ?? slug)
  const path = folder === 'pages' ? `/${slug}` : `/${folder}/${slug}`
  const address = kindOf(file)!.isPage && inFolder(languageFolder(file), path)
  return { file, folder, slug, name, field, address }
}

/** Returns the folders of the languages that a file is translated into. */
export const translationsOf = (draft: Draft, file: string): string[] =>
  Object.keys(labels).filter((folder) => draft.files.includes(fileIn(folder, file)))

/** Returns the new text of a value. Undefined removes it, which is allowed only if `canGo`. */
export type ChangeValue = (value: string, schema: z.ZodType, canGo: boolean) => string | undefined

/**
 * Changes each text in a value. A removed text takes its list entry or group with it, up to the first one that is
 * optional. A list that would become too short is removed as a whole, or stays as it was.
 */
function changeValues(rules: z.ZodType, value: Value, change: ChangeValue, canGo = false): Value | undefined {
  const { schema } = unwrap(rules)
  if (typeof value === 'string') return change(value, schema, canGo)
  if (Array.isArray(value)) {
    if (!(schema instanceof z.ZodArray)) return value
    const kept = value.flatMap((entry) => {
      const changed = changeValues(schema.element as z.ZodType, entry, change, true)
      return changed === undefined ? [] : [changed]
    })
    const isTooShort = kept.length < value.length && kept.length < (schema.meta()?.min ?? 0)
    return isTooShort ? (canGo ? undefined : value) : kept
  }
  if (!(schema instanceof z.ZodObject)) return value
  const fields: Group = {}
  for (const [name, child] of Object.entries(value)) {
    const rule = schema.shape[name] as z.ZodType | undefined
    const isOptional = rule !== undefined && unwrap(rule).isOptional
    const changed = rule ? changeValues(rule, child, change, canGo || isOptional) : child
    if (changed !== undefined) fields[name] = changed
    else if (!isOptional) return undefined
  }
  return fields
}

/** Changes values in all files that name `slug`, "leveling" or "Leveling", according to their schemas. */
export function changeFiles(draft: Draft, slug: string, change: ChangeValue): void {
  for (const file of draft.files.filter((name) => slugify(draft.read(name).toString()).includes(slug)))
    draft.edit(file, ({ body = '', __source = '', ...values }) => {
      const changed = changeValues(kindOf(file)!.rules, values, change) as Group
      return { ...changed, body, __source }
    })
}

interface Redirect extends Group {
  from: string
  to: string
}

/** Redirects an old address to a new one, together with all addresses that redirected to the old one. */
export const redirectTo = (draft: Draft, from: string, to: string, keepsPart: boolean): void =>
  draft.edit('redirects.md', (values) => ({
    ...values,
    redirects: [
      ...((values.redirects || []) as Redirect[])
        .map((one) => {
          const [path, part = ''] = one.to.split(/(?=[?#])/)
          return path === from ? { ...one, to: keepsPart ? to + part : to } : one
        })
        .filter((one) => one.from !== to),
      { from, to },
    ],
  }))

/** Matches just before the address of a link, in Markdown or in an href field. */
export const beforeAddress = String.raw`(?<=\]\(\s*<?|\bhref:\s*["']?)`

/** Matches an address, but not a longer address that starts with it. */
export const wholeAddress = (address: string) => `${escapePattern(address)}(?=/?["'>]?(?:[?#\\s),}]|$))`

/** Changes the address of each link that leads to `from`. */
export function relink(draft: Draft, from: string, to: string): void {
  const link = new RegExp(beforeAddress + wholeAddress(from), 'g')
  for (const file of draft.files) draft.set(file, draft.read(file).toString().replace(link, to))
}

/** @throws {ContentError} for each link that still leads to this address. */
export function refuseLinksTo(address: string | undefined, { links, locate }: Loaded): void {
  const left = [...links].flatMap(([file, written]) =>
    written
      .filter(({ href }) => href.replace(/\/?(?:[?#].*)?$/, '') === address)
      .map((link) => ({
        ...locate(file, link),
        message: `links to ${address} in a form that cannot be changed automatically; remove the link first`,
      })),
  )
  if (left.length > 0) throw new ContentError(left)
}

/** Returns a pattern that finds the name of a file in a sentence. */
export const namePattern = ({ name, folder }: Pick<Named, 'name' | 'folder'>): RegExp =>
  folder === 'services' ? servicePattern(namesIn(name)) : namesPattern([name])
