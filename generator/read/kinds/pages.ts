/** Reads the files of all pages except cities, and the testimonials. */
import type * as z from 'zod'
import type * as T from '../../../templates/model/site'
import { blank } from '../../../templates/model/blanks'
import { byCodeUnit } from '../../../templates/model/text'
import { checkBorders, compileParsed } from './references'
import type { ContentFile } from '../source/content-file'
import { compile } from '../copy/compile-copy'
import { blanksFor } from '../copy/fill-blanks'
import { noticeFile } from '../files/content-folder'
import { folders, kindOf, singles } from '../source/kinds'
import type { Folder, Kind, Single } from '../source/kinds'
import { parse } from '../source/parse'
import { loadBodied, loadFields, loadJob, loadTestimonial } from './entries'
import { notePage, origin } from './heads'
import type { ValidOf } from '../source/parse'
import type { Reader } from '../reader'
import { drawingBlanks, mostInMenu } from '../../../templates/model/schema'
import type { Compiled } from '../../../templates/model/values'
import { checkDepths, withEnds } from './soil'

type RulesOf<Name extends Single> = (typeof singles)[Name]['rules']
type PageHead = Pick<T.Meta, 'title' | 'description'>
/** A check of valid fields that a schema cannot make. */
type Check<Name extends Single> = (file: ContentFile, data: ValidOf<RulesOf<Name>>) => void

/**
 * Reads all files except the cities. A file that cannot be read is undefined, or missing from its list. A second
 * language translates the names in the first language's `region`.
 */
export const loadFiles = (reader: Reader, region?: T.Region) => ({
  notices: loadNotices(reader),
  services: loadEach(reader, 'services', (reader, file) => loadBodied(reader, file, folders.services)),
  testimonials: loadEach(reader, 'testimonials', loadTestimonial),
  jobs: loadJobs(reader),
  pages: loadPages(reader),
  ownPages: loadOwnPages(reader),
  frame: loadFrame(reader),
  drawings: loadDrawingWords(reader),
  plates: loadLabels(reader, 'shared/plates.md'),
  region: reader.language === undefined ? loadRegion(reader) : region && translateRegion(reader, region),
  redirects: loadRedirects(reader),
  serviceWords: loadSingle(reader, 'shared/service.md')?.data,
})

// Kinds with one file

const loadPages = (reader: Reader) => ({
  home: loadPage(reader, 'pages/home.md'),
  services: loadPage(reader, 'pages/services.md'),
  locations: loadPage(reader, 'pages/locations.md'),
  about: loadBodiedPage(reader, 'pages/about.md'),
  reviews: loadPage(reader, 'pages/reviews.md'),
  faqs: loadPage(reader, 'pages/faqs.md'),
  privacy: loadBodiedPage(reader, 'pages/privacy.md'),
  notFound: loadPage(reader, 'pages/not-found.md'),
})

/** Returns the region's ground with its words in a second language. */
function translateRegion(reader: Reader, region: T.Region): T.Region {
  const { layers } = region.ground
  // The ground is unknown.
  if (layers.every(({ name }) => name === '')) return region
  const path = ['ground', 'layers']
  const isThere = reader.has(reader.inFolder('region.md'))
  const { file, data } = loadSingle(reader, 'region.md') ?? {}
  if (data || !isThere) reader.onlyInFirst('region.md', region, data, isThere ? ['ground', 'moves'] : path)
  if (!data?.ground) return region
  const words = data.ground
  const [said, named] = [words.layers.length, layers.length]
  if (said !== named)
    file!.report(
      path,
      `is a list of ${said}, and that of content/region.md has ${named}; name each layer, in the same order`,
    )
  const ground = { layers: layers.map((layer, i) => ({ ...layer, ...words.layers[i] })), moves: words.moves }
  return { ...region, ground }
}

/** Returns the words of the frame. Labels under `numbered` keep the blanks for their numbers. */
function loadFrame(reader: Reader): T.FrameWords | undefined {
  if (!reader.frame) return undefined
  const blanks = blanksFor({ number: '', count: '' })
  const { file, rules, whole, valid, ...parsed } = reader.frame
  const { numbered, ...rest } = (whole ?? valid) as NonNullable<typeof whole>
  const words = {
    lang: reader.siteFacts.lang,
    first: reader.siteFacts.first,
    ...compile(reader, file, rules.omit({ numbered: true }), rest, { ...parsed, facts: {} }),
    numbered: compile(reader, file, rules.shape.numbered, numbered, { ...parsed, facts: blanks }, [
      'numbered',
    ]),
  }
  return whole && words
}

/** Returns the words in drawings that are part of pages. */
function loadDrawingWords(reader: Reader): T.DrawingWords | undefined {
  const words = loadLabels(reader, 'shared/drawings.md')
  return words && { lang: reader.siteFacts.lang, ...words }
}

/** Returns the labels of drawings, with blanks that each drawing fills in. */
function loadLabels<Name extends Single>(reader: Reader, name: Name) {
  const file = reader.file(name)
  if (!file) return undefined
  const parsed = parse<RulesOf<Name>>(file, singles[name])
  const facts = Object.fromEntries(drawingBlanks.map((name) => [name, blank(name)]))
  return compileParsed(reader, file, parsed, { ...parsed, facts })
}

/** Returns the notices that are shown today, and notes later ones. */
function loadNotices(reader: Reader): T.Announcement[] {
  const { today, findings } = reader
  const file = reader.inFolder(noticeFile)
  const all = (reader.has(file) && loadSingle(reader, noticeFile)?.data.notices) || []
  for (const { from = today } of all) if (from > today) findings.laterNotices.push({ file, from })
  return all.filter(({ from = today, until = today }) => from <= today && today <= until)
}

/** Used when the ground is unknown. */
const unknownGround = [{ name: '', kind: 'silt' as const, from: 0 }]

function loadRegion(reader: Reader): T.Region | undefined {
  const { data } =
    loadSingle(reader, 'region.md', (file, { ground, map }) => {
      checkDepths(file, ['ground', 'layers'], ground?.layers)
      checkBorders(file, map)
    }) ?? {}
  const { layers, ...ground } = data?.ground ?? { layers: unknownGround }
  return data && { ...data, ground: { ...ground, layers: withEnds(layers) } }
}

function loadRedirects(reader: Reader): T.Redirect[] | undefined {
  const { file, data } = loadSingle(reader, 'redirects.md') ?? {}
  // The link check also checks the fragment of a redirect's target.
  data?.redirects.forEach(({ to }, i) => file!.noteLink({ href: to, path: ['redirects', i, 'to'] }))
  return data?.redirects
}

function loadSingle<Name extends Single>(reader: Reader, name: Name, check?: Check<Name>) {
  const file = reader.file(name)
  if (!file) return undefined
  const { data } = loadFields(reader, file, kindOf(file.file) as Kind<RulesOf<Name>>, check)
  return data && { file, data }
}

function loadPage<Name extends Single>(reader: Reader, name: Name) {
  const loaded = loadSingle(reader, name)
  if (!loaded) return undefined
  const data = loaded.data as Compiled<z.output<RulesOf<Name>>> & PageHead
  return notePage(reader, loaded.file, { ...data, ...origin(loaded.file) })
}

function loadBodiedPage<Name extends Single>(reader: Reader, name: Name) {
  const file = reader.file(name)
  return file && loadBodied<RulesOf<Name>>(reader, file, singles[name])
}

// Kinds with many files

/** Returns the owner's pages in menu order. Reports those that do not fit in the menu, and leaves them out. */
function loadOwnPages(reader: Reader): T.OwnPage[] {
  const pages = loadEach(reader, 'pages', loadOwnPage)
  const tooMany = new Set(pages.filter(({ place }) => place === 'menu').slice(mostInMenu))
  for (const { file } of tooMany)
    reader.report(
      { file, path: ['place'] },
      `place is "menu", and the menu has room for ${mostInMenu} pages of your own; give this one place: footer`,
    )
  return pages.filter((page) => !tooMany.has(page))
}

/** Newest first. */
const loadJobs = (reader: Reader): T.Job[] =>
  loadEach(reader, 'jobs', loadJob).sort((a, b) => byCodeUnit(b.done, a.done))

interface Ordered {
  order?: number | undefined
  slug: string
}

/** In the order of menus and cards. */
function loadEach<T extends Ordered>(
  reader: Reader,
  folder: Folder,
  load: (reader: Reader, file: ContentFile) => T | undefined,
): T[] {
  const all = reader.folder(folder).flatMap((name) => {
    const file = reader.open(name)
    return (file && load(reader, file)) ?? []
  })
  return all.sort((a, b) => (a.order ?? Infinity) - (b.order ?? Infinity) || byCodeUnit(a.slug, b.slug))
}

function loadOwnPage(reader: Reader, file: ContentFile): T.OwnPage | undefined {
  const page = loadBodied(reader, file, folders.pages)
  return page && { ...page, menu: page.menu ?? page.title }
}
