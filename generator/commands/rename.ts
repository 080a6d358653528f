/** `npm run rename`: renames a service, a city or a page, in its file and wherever other files name it. */
import { fileIn, languageFolder, originalOf } from '../../templates/model/languages'
import { foldCase, lowerFirst, slugify, upperFirst } from '../../templates/model/text'
import { inFolder } from '../../templates/model/urls'
import type { Group, Value } from '../editor/print'
import { isProgram } from '../process/paths'
import { namesPattern } from '../read/opinions/names'
import { isOfDrawings } from '../read/opinions/gone-services'
import { isGroup, ownLabels } from '../read/source/labels'
import { pathOf } from '../read/source/problems'
import { runCommand } from '../terminal/explain'
import { asGiven } from '../terminal/as-given'
import { givenFolders, readFlags, UsageError } from '../terminal/flags'
import {
  changeFiles,
  Draft,
  findFile,
  namePattern,
  redirectTo,
  refuseLinksTo,
  relink,
  translationsOf,
  wholeAddress,
} from './change/draft'
import type { Named } from './change/draft'
import { townName } from './new/town'

/**
 * Renames a file and returns what to print.
 * @throws {UsageError} {ContentError} and writes nothing, when not everything can be changed.
 */
export async function renameFile(args: readonly string[]): Promise<string> {
  const { values, words } = readFlags('rename', args)
  const [given, ...rest] = words
  const typed = rest.join(' ').trim().replace(/\s+/g, ' ')
  if (!given || !typed) throw new UsageError('write npm run rename -- locations/jarrell "Sonterra"')
  const draft = new Draft(givenFolders(values.content, values.public))
  const { site } = await draft.open()
  const old = findFile(draft, given)
  const name = old.folder === 'locations' ? townName(typed) : typed
  const { address: from } = old
  if (from === undefined)
    throw new UsageError(
      `${pathOf(old.file)} has no page of its own; change its fields, and its name if you like`,
    )
  if (languageFolder(old.file) !== undefined)
    throw new UsageError(`${pathOf(old.file)} is renamed with ${pathOf(originalOf(old.file))}; rename that`)
  const slug = slugify(name)
  if (!slug) throw new UsageError(`"${name}" needs a letter from a to z or a digit, to make a file name`)
  const file = `${old.folder}/${slug}.md`
  if (file !== old.file && draft.files.includes(file))
    throw new UsageError(`${pathOf(file)} is there already`)
  const to = `${from.slice(0, -old.slug.length)}${slug}`

  draft.edit(old.file, (fields) => withName(fields, old, name))
  if (file !== old.file) {
    for (const folder of [undefined, ...translationsOf(draft, old.file)]) {
      draft.move(fileIn(folder, old.file), fileIn(folder, file))
      relink(draft, inFolder(folder, from), inFolder(folder, to))
      redirectTo(draft, inFolder(folder, from), inFolder(folder, to), true)
    }
    // Renames links whose words are exactly the old name.
    const words = namesPattern([old.name]).source
    const named = new RegExp(
      `(?<=\\[[*_]{0,3})${words}(?=[*_]{0,3}\\]\\(${wholeAddress(to)})`,
      old.folder === 'services' ? 'giu' : 'gu',
    )
    for (const one of draft.files) {
      const text = draft.read(one).toString()
      draft.set(
        one,
        text.replace(named, (found) => inStyleOf(found, old, name)),
      )
    }
    // Links in fields. Their words are in a field next to the address.
    for (const one of draft.files.filter((other) => draft.read(other).includes(to)))
      draft.edit(one, (fields) => withLinkWords(fields, to, old, name) as Group)
    changeFiles(draft, old.slug, (value, schema) =>
      schema.meta()?.names === old.folder && slugify(value) === old.slug ? slug : value,
    )
  }
  // A review also names its town.
  if (old.folder === 'locations')
    for (const review of draft.files.filter((one) => one.startsWith('testimonials/')))
      draft.edit(review, (fields) => (fields.location === old.name ? { ...fields, location: name } : fields))
  // A service's name is a label on its drawing.
  if (old.folder === 'services')
    for (const [drawings, labels] of Object.entries(ownLabels(site.frame.lang)))
      if (isOfDrawings(drawings))
        draft.edit(drawings, (fields) => relabeled(fields, labels as Group, old.name, name))
  refuseLinksTo(file === old.file ? undefined : from, await draft.load())

  const pattern = namePattern(old)
  const left = draft.sentences((sentence) => sentence.replaceAll(name, '').search(pattern) >= 0)
  const changed = draft.save().filter((one) => one !== file && draft.files.includes(one))
  return [
    `${pathOf(old.file)} is now ${pathOf(file)}, "${name}"${file === old.file ? '' : `; ${from} leads to ${to}`}.`,
    ...(changed.length > 0 ? [`Also changed: ${changed.map(pathOf).join(', ')}`] : []),
    ...(left.length > 0 ? [`These sentences still name ${old.name}; read each:`, ...left] : []),
  ].join('\n')
}

/** Returns a firm's labels with `name` wherever the label is `old`, in the firm's words or in ours. */
function relabeled(fields: Group, ours: Group, old: string, name: string): Group {
  const labels = Object.entries(ours).flatMap(([key, label]) => {
    const words = fields[key] ?? label
    if (words === old) return [[key, name]]
    if (!isGroup(label)) return []
    const inside = relabeled((fields[key] ?? {}) as Group, label as Group, old, name)
    return Object.keys(inside).length > 0 ? [[key, inside]] : []
  })
  return { ...fields, ...(Object.fromEntries(labels) as Group) }
}

/** Fields that head a page or part of it, or describe it. */
const headings = new Set(['title', 'heading', 'question', 'menu', 'doubt'])

/** Returns the fields with the new name in those that head the page and its parts, and in its search result. */
function withName({ __source = '', body = '', ...fields }: Group, old: Named, name: string): Group {
  const pattern = new RegExp(namesPattern([old.name]).source, old.folder === 'services' ? 'giu' : 'gu')
  const renamed = (text: string) => text.replace(pattern, (words) => inStyleOf(words, old, name))
  const walk = (value: Value, field: string): Value =>
    typeof value === 'string'
      ? headings.has(field)
        ? renamed(value)
        : value
      : Array.isArray(value)
        ? value.map((entry) => walk(entry, ''))
        : Object.fromEntries(Object.entries(value).map(([key, child]) => [key, walk(child, key)]))
  // These name headings of the body, which stay as they are.
  const { plates, pictures } = fields
  const description = renamed(String(fields.description))
  return {
    ...(walk(fields, '') as Group),
    ...(plates && { plates }),
    ...(pictures && { pictures }),
    description,
    [old.field]: name,
    body,
    __source,
  }
}

/** Returns fields with the new name where the words of a link to the page are the old name. */
function withLinkWords(value: Value, to: string, old: Named, name: string): Value {
  if (typeof value === 'string') return value
  if (Array.isArray(value)) return value.map((entry) => withLinkWords(entry, to, old, name))
  const fields = Object.entries(value).map(
    ([key, child]) => [key, withLinkWords(child, to, old, name)] as const,
  )
  const { href, text } = value
  const isLink = typeof href === 'string' && href.replace(/[?#].*/, '') === to
  const isOld = typeof text === 'string' && foldCase(text) === foldCase(old.name)
  return { ...Object.fromEntries(fields), ...(isLink && isOld && { text: inStyleOf(text, old, name) }) }
}

/** Gives the new name the same capitals as the old one at that place: "root barriers", "Root Barriers". */
function inStyleOf(words: string, { name: old }: Named, name: string): string {
  if (words === old) return name
  const all = words.split(/\s+/)
  if (all.every((word) => /^\p{Lu}/u.test(word))) return name.split(' ').map(upperFirst).join(' ')
  return /^\p{Ll}/u.test(words) ? lowerFirst(name) : name
}

if (isProgram(import.meta.url))
  await runCommand(async () => console.log(asGiven(await renameFile(process.argv.slice(2)))))
