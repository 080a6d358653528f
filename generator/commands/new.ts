/** `npm run new`: writes a content file with every field its kind may have, or adds a redirect. */
import { asGiven } from '../terminal/as-given'
import { slugOf } from '../read/source/content-file'
import { usualLang } from '../../templates/model/language'
import { labels, originalOf } from '../../templates/model/languages'
import { rulesOf } from '../../templates/model/schema/inspect'
import type { Rules } from '../../templates/model/schema/inspect'
import { slugify } from '../../templates/model/text'
import { cityPath, homePath, ownPath, reviewsPath, servicePath } from '../../templates/model/urls'
import type { Group, Value } from '../editor/print'
import {
  businessFile,
  frameFile,
  homeFile,
  serviceFile,
  untranslated,
  whatIsWrongWithFile,
} from '../read/files/content-folder'
import { isGroup } from '../read/source/labels'
import { folderOf, folders, kindOf } from '../read/source/kinds'
import type { Folder, ManyKind } from '../read/source/kinds'
import { pathOf } from '../read/source/problems'
import { runCommand } from '../terminal/explain'
import { Draft } from './change'
import { createFirm } from './firm/new-firm'
import { helpOf } from '../terminal/help'
import { givenFolders, HelpAsked, readFlags, UsageError } from '../terminal/flags'
import { isProgram } from '../process/paths'
import { newFile } from './new/skeleton'
import { townName, townOf } from './new/town'
import { translationOf } from './new/translation'

const usage =
  'write npm run new -- city "NAME" or "NAME, COUNTY, STATE, ZIP CODE, LATITUDE, LONGITUDE", service "NAME", review "NAME, TOWN", job "WHAT WAS DONE, TOWN", page "TITLE", translation services/NAME es or firm FOLDER'

/** Writes what the arguments ask for and returns what to print. @throws {UsageError} and writes nothing. */
export function createContent(args: readonly string[]): string {
  const { values, words: given } = readFlags('new', args)
  const [kind, ...words] = given
  if (kind === 'help') throw new HelpAsked(helpOf('new'))
  if (values.answers !== undefined) throw new UsageError('--answers is a flag of npm run new -- firm')
  if (kind === undefined) throw new UsageError(`what is new is missing; ${usage}`)
  const draft = new Draft(givenFolders(values.content, values.public))
  if (!draft.list())
    throw new UsageError(`there is no folder ${draft.place}; name the content folder with --content`)
  if (kind === 'translation') return addTranslation(draft, words)
  const folder = (Object.keys(folders) as Folder[]).find((name) => folders[name].singular === kind)
  if (!folder) throw new UsageError(`"${kind}" is not known here; ${usage}`)
  return addFile(draft, folder, words.join(' ').trim().replace(/\s+/g, ' '))
}

const filesIn = ({ files }: Draft, folder: Folder) =>
  files.filter((file) => folderOf(file) === folder && file === originalOf(file))

/** What follows from the name of a new file, and the address of the page that shows it. */
const kinds: Record<
  Folder,
  [known: (name: string, draft: Draft) => Record<string, unknown>, page: (entry: { slug: string }) => string]
> = {
  locations: [cityOf, cityPath],
  services: [(name, draft) => ({ name, title: name, ...orderAfter(draft, 'services') }), servicePath],
  testimonials: [
    (words, draft) => {
      const [name, location] = behindComma(words)
      if (location) return { name, location, ...orderAfter(draft, 'testimonials') }
      const town = String(valuesIn(draft, 'locations')[0]?.name ?? 'TOWN')
      throw new UsageError(`the town is missing; write npm run new -- review "${words}, ${town}"`)
    },
    () => reviewsPath,
  ],
  jobs: [
    (words, draft) => {
      // A title may contain commas.
      const [title, place = ''] = behindComma(words)
      const town = slugify(place)
      return draft.files.includes(`locations/${town}.md`) ? { title, town } : { title: words }
    },
    () => homePath,
  ],
  pages: [(title) => ({ title }), ownPath],
}

const valuesIn = (draft: Draft, folder: Folder) => filesIn(draft, folder).map((file) => draft.fields(file))

/** Splits "WORDS, TOWN", where a state may follow the town. */
const behindComma = (words: string) => /^(.*?\S)\s*,\s*([^,]+?)(?:,\s*[A-Z]{2})?$/.exec(words)?.slice(1) ?? []

/** Reads a city's name, or its name and place on one line. Its tier is that of all other towns, or the last one, which promises least. */
function cityOf(words: string, draft: Draft): Record<string, unknown> {
  const town = words.includes(',') ? townOf(words, 'the city ') : { name: townName(words) }
  const [used, ...others] = new Set(valuesIn(draft, 'locations').map(({ tier }) => String(tier)))
  const tier = used !== undefined && others.length === 0 ? used : offersIn(draft).tiers.at(-1)
  // Another title, with this name in place of its own, or of {city}.
  const titles = valuesIn(draft, 'locations').flatMap(({ title, name }) =>
    typeof title === 'string' && (title.includes('{city}') || title.includes(String(name)))
      ? title.replace(String(name), () => town.name)
      : [],
  )
  return { ...town, title: titles.at(-1) ?? town.name, ...(tier && { tier }) }
}

/** Returns a place after all other files, if any of them has one. */
function orderAfter(draft: Draft, folder: Folder): { order?: number } {
  const orders = valuesIn(draft, folder).flatMap(({ order }) => (order ? Number(order) : []))
  return orders.length > 0 ? { order: Math.max(...orders) + 10 } : {}
}

function addFile(draft: Draft, folder: Folder, name: string): string {
  if (!name) throw new UsageError(`the name is missing; ${usage}`)
  const [knownOf, page] = kinds[folder]
  const { rules, body, namedAfter }: ManyKind = folders[folder]
  const known = Object.fromEntries(
    Object.entries(knownOf(name, draft)).map(([field, value]) => [field, String(value)]),
  )
  const called = namedAfter.flatMap((field) => known[field] ?? []).join(', ')
  const slug = slugify(called)
  if (!slug) throw new UsageError(`"${called}" needs a letter from a to z or a digit, to make a file name`)
  const file = `${folder}/${slug}.md`
  const wrong = whatIsWrongWithFile(file)
  if (wrong !== undefined) throw new UsageError(`${pathOf(file)} ${wrong}`)
  if (draft.files.includes(file))
    throw new UsageError(`${pathOf(file)} already exists; edit it, or choose another name`)
  draft.set(file, newFile({ rules, body }, { known, offers: offersIn(draft) }))
  draft.save()
  return [
    `${pathOf(file)} is ready, with every field it can have. Next:`,
    `  Answer each [Answer: ...], and fill in what is empty${body ? ', and the text below the closing ---' : ''}.`,
    '  npm run build  lists what is missing, and npm run launch-check lists open questions',
    `  npm run dev    shows it, at ${page({ slug })}`,
  ].join('\n')
}

/** Adds a page of a second language, and the files that its first page needs. */
function addTranslation(draft: Draft, [given = '', language = '', ...rest]: readonly string[]): string {
  const has = (file: string) => draft.files.includes(file)
  const lang = String(draft.fields(businessFile).lang ?? usualLang)
  const others = Object.keys(labels).filter((other) => other !== lang.toLowerCase().split('-')[0])
  if (!others.includes(language) || rest.length > 0)
    throw new UsageError(
      `write npm run new -- translation services/NAME LANGUAGE, where LANGUAGE is ${others.join(' or ')}, as this site is in ${lang}`,
    )
  const original = originalOf(`${given.replace(/^content\/|\.md$/g, '')}.md`)
  const wrong = has(`${language}/${original}`)
    ? 'already exists; edit it'
    : untranslated(original, new Set(draft.files))
  if (wrong !== undefined) throw new UsageError(`${pathOf(`${language}/${original}`)} ${wrong}`)
  const ofServices = original.startsWith('services/') ? [serviceFile] : []
  const needed = new Set([original, homeFile, businessFile, 'region.md', frameFile, ...ofServices])
  const written = [...needed].flatMap((name) => {
    const file = `${language}/${name}`
    if (!has(name) || has(file)) return []
    const kind = kindOf(file)!
    const fields = draft.fields(name)
    // Home may be short where it only leads to the page.
    const isShort = name === homeFile && name !== original
    const wanted = isShort ? withoutOptional(fields, rulesOf(kind.rules)) : fields
    draft.set(file, translationOf(kind, slugOf(name), wanted))
    return pathOf(file)
  })
  draft.save()
  return [
    `${written.join(', ')}: ready, with the words to translate. Next:`,
    '  Write each [Answer: ...] in the other language, from the comment above it, and delete the comment.',
    '  Translate the text between <!-- and --> as well, and delete these marks: without it, the page lacks that section.',
    '  npm run build  lists what is missing, and npm run launch-check lists open questions',
  ].join('\n')
}

/** What a file must have, of these fields. */
const withoutOptional = (group: Group, { fields }: Rules): Group =>
  Object.fromEntries(
    Object.entries(group)
      .filter(([name]) => !fields[name]?.isOptional)
      .map(([name, value]) => [
        name,
        isGroup(value) && fields[name] ? withoutOptional(value, fields[name]) : value,
      ]),
  )

/** The values that fields of a new file may name. */
function offersIn(draft: Draft) {
  const { tiers, costs } = draft.fields(businessFile)
  const ids = (entries?: Value) =>
    Array.isArray(entries) ? entries.map((entry) => String((entry as Group).id)) : []
  return {
    tiers: ids(tiers),
    costs: ids(costs),
    services: filesIn(draft, 'services').map(slugOf),
    locations: filesIn(draft, 'locations').map(slugOf),
  }
}

if (isProgram(import.meta.url))
  void runCommand(async () =>
    console.log((await createFirm(process.argv.slice(2))) ?? asGiven(createContent(process.argv.slice(2)))),
  )
