/** `npm run new`: writes a content file with every field its kind may have, or adds a redirect. */
import { asGiven } from '../terminal/as-given'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { slugOf } from '../read/source/content-file'
import type { ContentFile } from '../read/source/content-file'
import { readFrontMatter } from '../read/source/front-matter'
import { usualLang } from '../../templates/model/language'
import { asLanguage } from '../../templates/model/schema/as-typed'
import { labels, originalOf } from '../../templates/model/languages'
import { slugify } from '../../templates/model/text'
import { redirects } from '../../templates/model/schema'
import {
  businessFile,
  folderSource,
  frameFile,
  homeFile,
  serviceFile,
  takenSlugs,
  untranslated,
  windowsNames,
} from '../read/files/content-folder'
import { folders, kindOf } from '../read/source/kinds'
import type { ManyKind } from '../read/source/kinds'
import { runCommand } from '../terminal/explain'
import { createFirm } from './firm/ask-firm'
import { newKinds } from './new/kinds'
import type { NewKind } from './new/kinds'
import { helpOf } from '../terminal/help'
import { HelpAsked, readFlags, UsageError } from '../terminal/flags'
import * as paths from '../process/paths'
import { newFile, scalar } from './new/skeleton'
import type { SkeletonOptions } from './new/skeleton'
import { translationOf } from './new/translation'

const usage =
  'write npm run new -- city "NAME" or "NAME, COUNTY, STATE, ZIP CODE, LATITUDE, LONGITUDE", service "NAME", review "NAME, TOWN", job "WHAT WAS DONE, TOWN", page "TITLE", translation services/NAME es, firm FOLDER or redirect /old-address /new-address'

interface Folder {
  path: string
  /** The folder's name in messages. */
  shown: string
  /** Files, relative to the folder. */
  files: readonly string[]
}

/** Writes what the arguments ask for and returns what to print. @throws {UsageError} and writes nothing. */
export function createContent(args: readonly string[]): string {
  const { values, words: given } = readFlags('new', args)
  const [kind, ...words] = given
  if (kind === 'help') throw new HelpAsked(helpOf('new'))
  if (values.answers !== undefined) throw new UsageError('--answers is a flag of npm run new -- firm')
  if (kind === undefined) throw new UsageError(`what is new is missing; ${usage}`)
  const folder = openFolder(values.content)
  if (kind === 'redirect') return addRedirect(folder, words)
  if (kind === 'translation') return addTranslation(folder, words)
  const known = newKinds.find(({ folder: name }) => folders[name].singular === kind)
  if (!known) throw new UsageError(`"${kind}" is not known here; ${usage}`)
  return addFile(folder, known, words.join(' '))
}

function openFolder(content: string): Folder {
  const path = resolve(content)
  const shown = path === paths.contentDir ? 'content' : content.replace(/\/+$/, '')
  const found = folderSource(path).list()
  if (!found) throw new UsageError(`there is no folder ${path}; name the content folder with --content`)
  return { path, shown, files: found.map(({ file }) => file).filter((file) => file.endsWith('.md')) }
}

const filesIn = ({ files }: Folder, name: string) => files.filter((file) => file.startsWith(`${name}/`))

function addFile(folder: Folder, kind: NewKind, words: string): string {
  const name = words.trim().replace(/\s+/g, ' ')
  if (!name) throw new UsageError(`the name is missing; ${usage}`)
  const others = filesIn(folder, kind.folder).flatMap((other) => readGood(folder, other))
  const offers = offersIn(folder)
  const known = kind.known(name, others, offers)
  const { rules, body, namedAfter }: ManyKind = folders[kind.folder]
  if (kind.folder === 'testimonials' && !known.location)
    throw new UsageError(`the town is missing; write npm run new -- review "${name}, ${townOf(folder)}"`)
  const called = namedAfter.flatMap((field) => known[field] ?? []).join(', ')
  const slug = slugify(called)
  if (!slug) throw new UsageError(`"${called}" needs a letter from a to z or a digit, to make a file name`)
  if (windowsNames.test(slug))
    throw new UsageError(`"${slug}.md" is a name that Windows reserves; choose a longer name`)
  const file = `${kind.folder}/${slug}.md`
  const path = join(folder.path, file)
  if (kind.folder === 'pages' && takenSlugs.includes(slug))
    throw new UsageError(`the address /${slug} is taken; choose another name`)
  if (existsSync(path))
    throw new UsageError(`${folder.shown}/${file} already exists; edit it, or choose another name`)
  mkdirSync(join(folder.path, kind.folder), { recursive: true })
  writeFileSync(path, newFile({ rules, body }, { known, offers }), { flag: 'wx' })
  return [
    `${folder.shown}/${file} is ready, with every field it can have. Next:`,
    `  Answer each [Answer: ...], and fill in what is empty${body ? ', and the text below the closing ---' : ''}.`,
    '  npm run build  lists what is missing, and npm run launch-check lists open questions',
    `  npm run dev    shows it, at ${kind.page({ slug })}`,
  ].join('\n')
}

/** Adds a page of a second language, and the files that its first page needs. */
function addTranslation(folder: Folder, [given = '', language = '', ...rest]: readonly string[]): string {
  const { lang: typed = usualLang } = readGood(folder, businessFile)[0]?.data ?? {}
  const lang = String(asLanguage(typed, ''))
  const others = Object.keys(labels).filter((other) => other !== lang.toLowerCase().split('-')[0])
  if (!others.includes(language) || rest.length > 0)
    throw new UsageError(
      `write npm run new -- translation services/NAME LANGUAGE, where LANGUAGE is ${others.join(' or ')}, as this site is in ${lang}`,
    )
  const original = originalOf(`${given.replace(/^content\/|\.md$/g, '')}.md`)
  const wrong = folder.files.includes(`${language}/${original}`)
    ? 'already exists; edit it'
    : untranslated(original, new Set(folder.files))
  if (wrong !== undefined) throw new UsageError(`${folder.shown}/${language}/${original} ${wrong}`)
  const ofServices = original.startsWith('services/') ? [serviceFile] : []
  const needed = new Set([original, homeFile, businessFile, 'region.md', frameFile, ...ofServices])
  const written = [...needed].filter(
    (name) => folder.files.includes(name) && !folder.files.includes(`${language}/${name}`),
  )
  for (const name of written) {
    const path = join(folder.path, language, name)
    mkdirSync(dirname(path), { recursive: true })
    for (const source of readGood(folder, name))
      writeFileSync(path, translationOf(kindOf(`${language}/${name}`)!, source), { flag: 'wx' })
  }
  return [
    `${written.map((name) => `${folder.shown}/${language}/${name}`).join(', ')}: ready, with the words to translate. Next:`,
    '  Write each [Answer: ...] in the other language, from the comment above it, and delete the comment.',
    '  npm run build  lists what is missing, and npm run launch-check lists open questions',
  ].join('\n')
}

/** The name of a town of the firm, for an example. */
const townOf = (folder: Folder): string =>
  filesIn(folder, 'locations').flatMap((file) =>
    readGood(folder, file).map(({ data }) => String(data.name)),
  )[0] ?? 'TOWN'

/** Returns the arguments with a review's town. At a terminal, asks for it if it is missing. @throws {UsageError} */
async function withTown(args: readonly string[]): Promise<readonly string[]> {
  const [kind, ...name] = readFlags('new', args).words
  if (kind !== 'review' || name.length === 0 || name.join(' ').includes(',') || !process.stdin.isTTY)
    return args
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const town = await terminal.question('Town: ')
  terminal.close()
  return [...args, `, ${town}`]
}

/** Returns no file when it cannot be read, because the build says why. `text` replaces what is on disk. */
function readGood({ path }: Folder, file: string, text?: string): ContentFile[] {
  try {
    return [readFrontMatter(file, Buffer.from(text ?? readFileSync(join(path, file))))]
  } catch {
    return []
  }
}

function offersIn(folder: Folder): SkeletonOptions['offers'] {
  const { tiers, costs } = readGood(folder, 'business.md')[0]?.data ?? {}
  const ids = (entries: unknown) =>
    Array.isArray(entries) ? entries.map((entry: { id?: unknown } | null) => String(entry?.id)) : []
  const slugs = (name: string) => filesIn(folder, name).map(slugOf)
  return {
    tiers: ids(tiers),
    costs: ids(costs),
    services: slugs('services'),
    locations: slugs('locations'),
  }
}

function addRedirect(folder: Folder, words: readonly string[]): string {
  const [from, to] = words
  if (words.length !== 2) throw new UsageError(`a redirect takes two addresses; ${usage}`)
  const entry = { from: from!, to: to! }
  const wrong = redirects.safeParse({ redirects: [entry] }).error?.issues[0]
  if (wrong) throw new UsageError(`${String(wrong.path.at(-1))} ${wrong.message}`)
  const page = from!.replace(/^\/|\/$/g, '')
  const pageFile = [`${page}.md`, `pages/${page}.md`].find((name) => folder.files.includes(name))
  if (pageFile)
    throw new UsageError(`${from} is a page, of ${folder.shown}/${pageFile}; a redirect takes an old address`)
  const file = 'redirects.md'
  const path = join(folder.path, file)
  if (!existsSync(path))
    throw new UsageError(`there is no ${folder.shown}/${file}; every site needs this file`)
  const before = readFrontMatter(file, readFileSync(path))
  const entries = (before.data.redirects || []) as (typeof entry)[]
  if (entries.some((other) => other.from === from))
    throw new UsageError(`${folder.shown}/${file} redirects ${from} already; edit its entry`)
  const text = withRedirect(readFileSync(path, 'utf8'), entry)
  const [after] = readGood(folder, file, text)
  if (JSON.stringify(after?.data.redirects) !== JSON.stringify([...entries, entry]))
    throw new UsageError(
      `${folder.shown}/${file} cannot be changed automatically in this form; add the entry by hand`,
    )
  writeFileSync(path, text)
  return [
    `${folder.shown}/${file} leads ${from} to ${to}. Next:`,
    '  npm run build  tells whether there is such a page',
    '  On nginx and Caddy, also add a line for it to your configuration, as in test/hosts/.',
  ].join('\n')
}

/** Adds a redirect after the last line of the front matter that is not a comment. */
function withRedirect(source: string, { from, to }: { from: string; to: string }): string {
  const lines = source.replace(/^redirects:[ \t]*\[\s*\]/m, 'redirects:').split('\n')
  const close = lines.findIndex((line, i) => i > 0 && line.startsWith('---'))
  const yaml = lines.slice(0, close)
  const last = yaml.findLastIndex((line) => /^\s*[^\s#]/.test(line))
  const [indent] = /^ *(?=- )/m.exec(yaml.join('\n')) ?? ['  ']
  const end = source.includes('\r\n') ? '\r' : ''
  lines.splice(last + 1, 0, `${indent}- from: ${scalar(from)}${end}`, `${indent}  to: ${scalar(to)}${end}`)
  return lines.join('\n')
}

if (paths.isProgram(import.meta.url))
  await runCommand(async () =>
    console.log(
      (await createFirm(process.argv.slice(2))) ??
        asGiven(createContent(await withTown(process.argv.slice(2)))),
    ),
  )
