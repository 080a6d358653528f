/** `npm run rename`: renames a page with its file, the links to it and its redirect. */
import { usualLang } from '../../templates/model/language'
import { fileIn, languageFolder, originalOf } from '../../templates/model/languages'
import { slugify } from '../../templates/model/text'
import { inFolder } from '../../templates/model/urls'
import type { Group } from '../editor/print'
import { isProgram } from '../process/paths'
import { ownLabels } from '../read/source/labels'
import { escapePattern } from '../read/source/positions'
import { pathOf } from '../read/source/problems'
import { runCommand } from '../terminal/explain'
import { asGiven } from '../terminal/as-given'
import { givenFolders, readFlags, UsageError } from '../terminal/flags'
import { Draft, findFile, namePattern, redirect, renameValues, translationsOf } from './change'
import { townName } from './new/town'

/** Lines that head a page or a part of it, or describe it in search results. */
const heads = /^\s*(?:- )?(?:title|heading|question|menu|description): .*$/gm

/**
 * Renames a file and returns what to print.
 * @throws {UsageError} {ContentError} and writes nothing, when the renamed content could not be built.
 */
export async function renameFile(args: readonly string[]): Promise<string> {
  const { values, words } = readFlags('rename', args)
  const [given, ...rest] = words
  const typed = rest.join(' ').trim().replace(/\s+/g, ' ')
  if (!given || !typed) throw new UsageError('write npm run rename -- locations/jarrell "Sonterra"')
  const draft = new Draft(givenFolders(values.content, values.public))
  const old = findFile(draft, given)
  const name = old.folder === 'locations' ? townName(typed) : typed
  if (old.address === undefined)
    throw new UsageError(`${pathOf(old.file)} has no page; change its fields, and its name if you like`)
  if (languageFolder(old.file) !== undefined)
    throw new UsageError(`${pathOf(old.file)} is renamed with ${pathOf(originalOf(old.file))}; rename that`)
  const slug = slugify(name)
  if (!slug) throw new UsageError(`"${name}" needs a letter from a to z or a digit, to make a file name`)
  const file = `${old.folder}/${slug}.md`
  if (file !== old.file && draft.files.includes(file))
    throw new UsageError(`${pathOf(file)} is there already`)

  const exactly = new RegExp(`(?<![\\p{L}\\d])${escapePattern(old.name)}(?![\\p{L}\\d])`, 'gu')
  draft.rewrite(old.file, (text) => text.replace(heads, (line) => line.replace(exactly, () => name)))
  draft.edit(old.file, (fields) => ({ ...fields, [old.field]: name }))
  const to = `${old.address.slice(0, -old.slug.length)}${slug}`
  if (file !== old.file) {
    for (const folder of [undefined, ...translationsOf(draft, old.file)]) {
      draft.set(fileIn(folder, file), draft.read(fileIn(folder, old.file)).toString())
      draft.set(fileIn(folder, old.file), undefined)
      redirect(draft, inFolder(folder, old.address), inFolder(folder, to), true)
    }
    renameValues(draft, old, slug)
    const link = new RegExp(
      `(?<=\\[[*_]{0,3})${escapePattern(old.name)}(?=[*_]{0,3}\\]\\(${escapePattern(to)}[)#?])`,
      'g',
    )
    for (const one of draft.files) draft.rewrite(one, (text) => text.replace(link, () => name))
  }
  // A review names its town by its name.
  if (old.folder === 'locations')
    for (const review of draft.files.filter((one) => one.startsWith('testimonials/')))
      draft.edit(review, (fields) => (fields.location === old.name ? { ...fields, location: name } : fields))
  if (old.folder === 'services') retitleDrawing(draft, old.name, name)
  await draft.load()

  const left = draft.linesWith(namePattern(old)).filter((line) => !line.includes(name))
  const changed = draft.save().filter((one) => one !== file)
  return [
    `${pathOf(old.file)} is now ${pathOf(file)}, "${name}"${file === old.file ? '' : `; ${old.address} leads to ${to}`}.`,
    ...(changed.length > 0 ? [`Also changed: ${changed.map(pathOf).join(', ')}`] : []),
    ...(old.folder === 'locations'
      ? [
          'It keeps its county, ZIP code, coordinates and ground; change those that are of the old town. Search engines take the new name for one town.',
        ]
      : []),
    ...(left.length > 0 ? [`These lines still name ${old.name}; read each:`, ...left] : []),
  ].join('\n')
}

/** Gives the drawing that has the name of a service as its title the new name. */
function retitleDrawing(draft: Draft, old: string, name: string): void {
  const file = 'shared/plates.md'
  const ours = ownLabels(String(draft.fields('business.md').lang ?? usualLang))[file] as { services: Titles }
  const drawing = Object.entries(ours.services).find(([, { title }]) => title === old)?.[0]
  if (drawing === undefined) return
  if (!draft.files.includes(file)) draft.set(file, '---\n---\n')
  draft.edit(file, (fields) => {
    const services = (fields.services ?? {}) as Group
    return {
      ...fields,
      services: { ...services, [drawing]: { ...(services[drawing] as Group), title: name } },
    }
  })
}

type Titles = Record<string, { title: string }>

if (isProgram(import.meta.url))
  void runCommand(async () => console.log(asGiven(await renameFile(process.argv.slice(2)))))
