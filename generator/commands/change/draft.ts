/** Content that is changed in memory and written only when all of it can be read: all of a change, or none of it. */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import { unwrap } from '../../../templates/model/schema/inspect'
import { suggest } from '../../../templates/model/suggest'
import { fromFile, toFile } from '../../editor/format'
import type { Group, Value } from '../../editor/print'
import { writeWhole } from '../../process/write-whole.mjs'
import { folderSource, isSingle } from '../../read/files/content-folder'
import type { ContentSource } from '../../read/files/content-folder'
import type { Loaded } from '../../read/load'
import { namesPattern } from '../../read/opinions/first-firm'
import { isOfDrawings, namesIn, servicePattern } from '../../read/opinions/gone-services'
import { textsIn } from '../../read/opinions/suspicious-file'
import type { ContentFolders } from '../../read/reader'
import { readFrontMatter } from '../../read/source/front-matter'
import { folderOf, folders, kindOf } from '../../read/source/kinds'
import type { Folder } from '../../read/source/kinds'
import { ContentError, pathOf } from '../../read/source/problems'
import { escapePattern } from '../../read/source/positions'
import { assemble } from '../../site'
import { UsageError } from '../../terminal/flags'

export class Draft implements ContentSource {
  readonly place: string
  /** The texts that differ from the disk; undefined for a file that goes. */
  private readonly texts = new Map<string, string | undefined>()
  private readonly disk: ContentSource

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

  /** The content files, in order. */
  get files(): string[] {
    return (this.list() ?? []).map(({ file }) => file).sort()
  }

  /** Gives a file another text, or none: then it goes. */
  set(file: string, text: string | undefined): void {
    if (text === undefined || text !== this.textOf(file)) this.texts.set(file, text)
  }

  move(from: string, to: string): void {
    this.texts.set(to, this.read(from).toString())
    this.texts.set(from, undefined)
  }

  /** The values of a file, as the editor reads them. */
  fields(file: string): Group {
    return fromFile(this.read(file).toString())
  }

  private textOf(file: string): string | undefined {
    return this.files.includes(file) ? this.read(file).toString() : undefined
  }

  /** Changes values of a file, which is made when it is not there; all else of it stays as it was typed. */
  edit(file: string, change: (values: Group) => Group): void {
    const before = this.textOf(file) ?? '---\n---\n'
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

  /** The site as the changed content gives it. @throws {ContentError} with every problem. */
  async load(): Promise<Loaded> {
    return assemble({ ...this.folders, source: this })
  }

  /** Writes what differs from the disk, and gives back the names of the files. */
  save(): string[] {
    const path = (file: string) => join(this.folders.contentDir, file)
    // Files go last, so that a command that is killed loses no words.
    for (const [file, text] of this.texts) if (text !== undefined) writeWhole(path(file), text)
    for (const [file, text] of this.texts) if (text === undefined) rmSync(path(file))
    return [...this.texts.keys()].sort()
  }

  /** A line for each sentence of which the test is true: `file:line  sentence`. */
  sentences(test: (sentence: string) => boolean): string[] {
    const files = this.files.filter((file) => !isOfDrawings(file))
    return files.flatMap((file) => {
      const content = readFrontMatter(file, this.read(file))
      const texts = [...textsIn(content.data, []), { path: undefined, text: content.body }]
      return texts.flatMap(({ path, text }) =>
        text
          .split(/(?<=[.!?:]["')”’]*)\s+|\n\s*\n/)
          // A single small word is a name from a list, such as that of a drawing.
          .filter((sentence) => test(sentence) && !/^[a-z\d-]+$/.test(sentence))
          .map((sentence) => {
            const { line } = content.position({ path, needle: sentence })
            return `  ${pathOf(file)}:${line}  ${sentence.trim().replace(/\s+/g, ' ')}`
          }),
      )
    })
  }
}

/** What a file is called where others name it. */
export interface Named {
  file: string
  folder: Folder
  slug: string
  /** Its name on pages, as it stands in the field `field`. */
  name: string
  field: string
  /** The address of its page, if it has one. */
  address: string | undefined
}

/** The file that "services/root-barriers" names. @throws {UsageError} when there is no such file of one's own. */
export function findFile(draft: Draft, given: string): Named {
  const file = `${given.replace(/^content\/|\.md$/g, '')}.md`
  const own = draft.files.filter((name) => !isSingle(name) && kindOf(name))
  if (isSingle(file)) throw new UsageError(`content/${file} is a file that every site has`)
  if (!own.includes(file))
    throw new UsageError(
      `there is no content/${file}; ${suggest(
        given,
        own.map((name) => name.slice(0, -3)),
      )}`,
    )
  const folder = folderOf(file) as Folder
  const slug = file.slice(folder.length + 1, -'.md'.length)
  const [field] = folders[folder].namedAfter as [string]
  const name = String(draft.fields(file)[field])
  const address = kindOf(file)!.isPage && (folder === 'pages' ? `/${slug}` : `/${folder}/${slug}`)
  return { file, folder, slug, name, field, address: address || undefined }
}

/** What becomes of one typed value; undefined when it goes, which only one that `canGo` may. */
export type ChangeValue = (value: string, schema: z.ZodType, canGo: boolean) => string | undefined

/**
 * A value with each text in it changed. Where one goes, its entry of a list goes with it, or its group, up to the first
 * that may be left out; a list that would become too short goes as a whole, or stays as it was.
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

/** Changes values of the files that hold some words, by their rules. */
export function changeFiles(draft: Draft, words: string, change: ChangeValue): void {
  for (const file of draft.files.filter((name) => draft.read(name).includes(words)))
    draft.edit(file, ({ body = '', __source = '', ...values }) => {
      const changed = changeValues(kindOf(file)!.rules, values, change) as Group
      return { ...changed, body, __source }
    })
}

interface Redirect extends Group {
  from: string
  to: string
}

/** Leads an old address to another one, and with it all that led to the old one. */
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

/** The beginning of each link to an address, up to the address: in Markdown and in the field of a link. */
export const beforeAddress = String.raw`(?<=\]\(\s*<?|\bhref:\s*["']?)`

/** An address as a whole. */
export const wholeAddress = (address: string) => `${escapePattern(address)}(?=/?["'>]?(?:[?#\\s),}]|$))`

/** Reports links that still lead to an address. @throws {ContentError} */
export function refuseLinksTo(address: string | undefined, { links, locate }: Loaded): void {
  const left = [...links].flatMap(([file, written]) =>
    written
      .filter(({ href }) => href.replace(/\/?(?:[?#].*)?$/, '') === address)
      .map((link) => ({
        ...locate(file, link),
        message: `links to ${address} in a form that cannot be changed by itself; take the link out first`,
      })),
  )
  if (left.length > 0) throw new ContentError(left)
}

/** Finds a name in a sentence. */
export const namePattern = ({ name, folder }: Pick<Named, 'name' | 'folder'>): RegExp =>
  folder === 'services' ? servicePattern(namesIn(name)) : namesPattern([name])
