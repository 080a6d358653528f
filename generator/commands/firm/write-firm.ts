/**
 * Makes the content of another firm from the content of this one. Copy that is true anywhere is kept, copy about this
 * region is left out, and what only the new firm knows becomes a question.
 */
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  rmdirSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { stringify } from 'yaml'
import { isSame } from '../../editor/patch'
import type { Value } from '../../editor/print'
import { publicDir } from '../../process/paths'
import {
  clayMark,
  findClaims,
  hasWords,
  localMark,
  segmenter,
  settleClaims,
  withoutMarks,
} from '../../read/copy/claim-spans'
import type { FirstFirm } from '../../read/opinions/first-firm'
import { namesPattern, recordedNames } from '../../read/opinions/first-firm'
import { milesBetween } from '../../read/kinds/geography'
import { createFindings } from '../../read/source/findings'
import { readFrontMatter } from '../../read/source/front-matter'
import { folders, kindOf, singles } from '../../read/source/kinds'
import { isGroup, ownLabels, withLabels } from '../../read/source/labels'
import { parse } from '../../read/source/parse'
import { ContentError } from '../../read/source/problems'
import type { Problem } from '../../read/source/problems'
import { asQuestion, questionsIn } from '../../read/copy/questions'
import { writeGuide } from '../change/guide'
import { newFile } from '../new/skeleton'
import type { NewTown } from '../new/town'
import { latestFormat } from '../../../templates/model/schema'
import { weekdays } from '../../../templates/model/schema/business'
import { stateOf } from '../../../templates/model/states'
import { slugify } from '../../../templates/model/text'

/** What a new firm is asked for. */
export interface NewFirm {
  name: string
  /** E.164: "+19185550123". */
  phone: string
  street: string
  office: NewTown
  /** The area it works in, as people there call it: "Central Texas". */
  region: string
  /** True when the houses stand on clay that swells and shrinks. */
  clay: boolean
  towns: readonly NewTown[]
  /** Slugs of services in the source content, and names of new ones. */
  services: readonly string[]
}

/** Returns the slugs of the services in a content folder. */
export const servicesIn = (contentDir: string): string[] =>
  readdirSync(join(contentDir, 'services'))
    .filter((file) => file.endsWith('.md'))
    .map((file) => file.replace(/\.md$/, ''))

/**
 * Makes the new folder `root` with the content/ and public/ of a firm, from the content in `from`, plus other files.
 * Either everything is written or nothing. Returns the number of questions in it.
 * @throws {ContentError} when a file would break the rules of content.
 */
export function writeFirm(
  firm: NewFirm,
  from: string,
  root: string,
  others: Readonly<Record<string, string>> = {},
): number {
  const files = goodFilesOf(firm, from, root)
  makeWhole(root, (folder) => {
    for (const [file, text] of files) {
      const path = join(folder, 'content', file)
      mkdirSync(dirname(path), { recursive: true })
      writeFileSync(path, text)
    }
    for (const [file, text] of Object.entries(others)) writeFileSync(join(folder, file), text)
    writeGuide(join(folder, 'content'), join(root, 'content'))
    // The font of every site comes with its license.
    cpSync(join(publicDir, 'licenses'), join(folder, 'public/licenses'), { recursive: true })
  })
  return files.flatMap(([, text]) => questionsIn(text)).length
}

/** Returns the content files of a firm, with their text. @throws {ContentError} when one breaks the rules. */
export function goodFilesOf(firm: NewFirm, from: string, root: string): [file: string, text: string][] {
  const files = filesOf(firm, from)
  const problems = files.flatMap(([file, text]) => problemsOf(file, Buffer.from(text)))
  if (problems.length === 0) return files
  throw new ContentError(
    problems.map((problem) => ({ ...problem, file: join(root, 'content', problem.file) })),
  )
}

/** Fills a temporary folder next to `root` and renames it when it is complete. After a failure nothing is left. */
function makeWhole(root: string, fill: (folder: string) => void): void {
  const fresh = join(dirname(root), `.${basename(root)}-new-${process.pid}`)
  try {
    mkdirSync(fresh, { recursive: true })
    fill(fresh)
    // Windows cannot rename a folder to one that exists, even an empty one.
    if (existsSync(root)) rmdirSync(root)
    renameSync(fresh, root)
  } catch (error) {
    rmSync(fresh, { recursive: true, force: true })
    throw error
  }
}

function problemsOf(file: string, bytes: Buffer): Problem[] {
  const findings = createFindings()
  try {
    // A missing label is not a problem, in any language.
    parse(withLabels(readFrontMatter(file, bytes, findings), ownLabels('en')).file, kindOf(file)!)
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    return error.problems
  }
  return findings.problems
}

function filesOf(firm: NewFirm, from: string): [file: string, text: string][] {
  const source = readFileSync(join(from, 'business.md'))
  const problems = problemsOf('business.md', source)
  if (problems.length > 0) throw new ContentError(problems)
  const business = readFrontMatter('business.md', source).data as unknown as Base
  const general = createGeneralizer(firm, recordedNames())
  const textOf = (data: Value, body = '') =>
    `---\n${stringify(data, { lineWidth: 100 })}---\n${body && `\n${body}\n`}`
  const isKnown = (service: string) => existsSync(join(from, `services/${slugify(service)}.md`))
  const known = firm.services.filter(isKnown).map(slugify)
  const added = firm.services.filter((service) => !isKnown(service))
  const labels = ownLabels(String(business.lang))
  const isThere = (file: string) => existsSync(join(from, file))
  const copied = [
    // The first firm's own pages are not copied. Some of our labels depend on the ground and are asked for.
    ...Object.keys(singles).filter(
      (file) => /^(pages|shared)\//.test(file) && (isThere(file) || labels[file]),
    ),
    ...known.map((slug) => `services/${slug}.md`),
  ]
  let used = ''
  const copies = copied.flatMap((file): [string, string][] => {
    const source = isThere(file) ? inOne(readFileSync(join(from, file), 'utf8')) : '---\n---\n'
    const { data, body } = withLabels(readFrontMatter(file, Buffer.from(source)), labels).file
    const copy = withoutOurs(general.value(data as Value, [])!, labels[file])
    if (copy === undefined) return []
    const text = general.body(body)
    used += `${JSON.stringify(copy)}${text}`
    return [[file, textOf(copy, text)]]
  })
  return [
    ...copies,
    ['business.md', textOf(businessOf(firm, business, general, used))],
    ['region.md', textOf(regionOf(firm))],
    ['redirects.md', textOf({ redirects: [] })],
    ...added.map((name): [string, string] => {
      const offers = { tiers: [], costs: [], services: firm.services.map(slugify), locations: [] }
      const file = newFile(folders.services, { known: { name, title: name }, offers })
      return [`services/${slugify(name)}.md`, file]
    }),
    ...firm.towns.map((town): [string, string] => [
      `locations/${slugOf(town, firm.towns)}.md`,
      textOf(cityOf(town, firm, business.tiers)),
    ]),
  ]
}

/** Returns the labels that differ from ours, or undefined when none do. */
function withoutOurs(value: Value, ours: unknown): Value | undefined {
  if (!isGroup(value) || !isGroup(ours)) return isSame(value, ours as Value) ? undefined : value
  const own = Object.entries(value).flatMap(([name, child]): [string, Value][] => {
    const left = withoutOurs(child, ours[name])
    return left === undefined ? [] : [[name, left]]
  })
  return own.length > 0 ? Object.fromEntries(own) : undefined
}

/** The first firm words its years and projects differently on some pages. A new firm words each once. */
const inOne = (text: string) => text.replace(/\{[a-z-]+-(years|projects)\}/g, '{$1}')
const inOneFact = (fact: string) => fact.replace(/^.*-(years|projects)$/, '$1')

/** Returns a town's slug, with its state when another of the towns has the same name. */
export function slugOf({ name, state }: NewTown, towns: readonly NewTown[]): string {
  const isShared = towns.some((other) => slugify(other.name) === slugify(name) && other.state !== state)
  return slugify(isShared ? `${name} ${state}` : name)
}

// Copy that is kept

/** Drawings that show the first firm's region. */
const regionalPlates = ['two-grounds']

/** Fields about one particular file, or that name pictures the new firm does not have. */
const notTaken = ['photos', 'socialImage', 'updated', 'reviewedBy', 'fine', 'claims']

/** Fields that hold a few words, so a whole sentence would not fit. */
const shortFields = ['title', 'heading', 'label', 'text', 'eyebrow', 'value', 'item', 'repair', 'menu']

/** Words that are only true where clay swells or limestone lies below it. */
const ofClay = /\b(clays?|limestone|(swell|heave|shrink)(s|ing)?|swollen)\b/i

/** Words about the drawing of a town's ground, which a new firm does not have yet. */
const ofLots = /\b(typical ground|(ground|usually lies) under)\b/i

/** Matches a sentence that makes no sense without the one before it. */
const pointsBack = /^\P{L}*(It|Its|They|Their|That|This|These|Those|Both|Below|Then|So|But)\b/u

/** Leaves out of copy what is only true of the first firm. */
function createGeneralizer(firm: NewFirm, first: FirstFirm) {
  const services = firm.services.map(slugify)
  const names = [...first.firm, ...first.names]
  const pattern = namesPattern(names.filter((name) => !ownNames(firm).some((own) => own.includes(name))))
  const isLocal = (words: string) =>
    words.search(pattern) >= 0 || ofLots.test(words) || (!firm.clay && ofClay.test(words))
  const isDead = (href: string) => {
    const [, folder, slug] = /^\/(services|locations)\/([^/#]+)/.exec(href) ?? []
    return folder === 'locations' || (folder === 'services' && !services.includes(slug!))
  }

  const isGone = ({ name, words }: { name: string; words: string }) =>
    name === localMark || (name === clayMark && !firm.clay) || isLocal(words)

  /**
   * Returns a paragraph without what is local. Undefined when no whole sentence is left, or when the first one is
   * gone, because the rest would not make sense alone.
   */
  function paragraph(source: string): string | undefined {
    const links = [...source.matchAll(linkPattern)]
    const leading = links.some(([, , href]) => isDead(href!)) ? withoutPointers(source, isDead) : source
    const text = leading.replace(linkPattern, (link, words: string, href: string) =>
      isDead(href) ? words : link,
    )
    let left = text.trim()
    if (isLocal(text) || findClaims(text).spans.some(isGone)) {
      const kept: string[] = []
      let followsCut = false
      for (const [i, sentence] of sentences(text).entries()) {
        const settled = withoutSpans(sentence, isGone) ?? ''
        const isCut: boolean = settled === '' || isLocal(settled) || (followsCut && pointsBack.test(settled))
        if (isCut && i === 0) return undefined
        if (!isCut) kept.push(settled)
        followsCut = isCut
      }
      left = kept.join(' ')
    }
    const isWhole = left.split('[').length === left.split(']').length && (hasWords(left) || !hasWords(source))
    return isWhole ? left : undefined
  }

  const text = (source: string, field: string | undefined): string =>
    paragraph(source) ?? questionFor(source, field)

  /** Turns words into a question, which quotes them if they name nothing of the first firm. */
  function questionFor(source: string, field = ''): string {
    const words = withoutMarks(source, () => false)
      .replace(linkPattern, '$1')
      .replace(/\s+/g, ' ')
      .replace(/[[\]]/g, '')
    const size = shortFields.includes(field) ? 'a few words' : 'a sentence or two that is true where you work'
    return asQuestion(
      `${field}: ${size}${words.search(pattern) < 0 ? `, in place of “${words.trim()}”` : ''}`,
    )
  }

  /** Returns undefined for what the new firm does not have: a link to a missing page, a drawing of another region. */
  function value(given: Value, path: readonly string[]): Value | undefined {
    const field = path.at(-1)
    if (typeof given === 'string') return field === 'href' ? given : text(given, field)
    if (Array.isArray(given)) {
      if (field === 'cities') return firm.towns.map((town) => slugOf(town, firm.towns))
      if (field === 'services' && given.every((one) => typeof one === 'string'))
        return servicesOf(given, path)
      const kept = given.flatMap((one) => value(one, path) ?? [])
      return field === 'first' && kept.length === 0 ? undefined : kept
    }
    if (typeof given.href === 'string' && isDead(given.href)) return undefined
    if (path.includes('first') && !services.includes(given.service as string)) return undefined
    const isRegional = regionalPlates.includes(given.plate as string)
    // The facts of a page are the first firm's.
    if (path.length === 1 && field === 'facts')
      return Object.fromEntries(
        Object.entries(given).map(([name, words]) => [name, exampleOf(words as string)]),
      )
    const entries = Object.entries(given).filter(
      ([name]) =>
        !(path.length === 0 && notTaken.includes(name)) &&
        !(isRegional && (name === 'plate' || name === 'caption')),
    )
    return Object.fromEntries(
      entries.flatMap(([name, child]) => {
        // The label for notices is kept, but a notice of the first firm is not.
        if (name === 'notice' && typeof child === 'object') return []
        if (name === 'image' && typeof (child as { src?: unknown }).src === 'string') return []
        const made = value(child, [...path, name])
        return made === undefined ? [] : [[name, made]]
      }),
    )
  }

  /** Returns the services in a list that the firm has. City pages always show some. */
  function servicesOf(given: readonly string[], path: readonly string[]): string[] {
    const known = given.filter((slug) => services.includes(slug))
    return known.length === 0 && path[0] === 'services' ? services.slice(0, given.length) : known
  }

  /**
   * Returns the text below the front matter, paragraph by paragraph. A heading with nothing left under it is dropped,
   * and so is everything under a dropped heading.
   */
  function body(source: string): string {
    const blocks = source
      .replace(/<!--[\s\S]*?-->/g, '')
      .split(/\n\s*\n/)
      .map((block) => block.trim())
      .filter((block) => block !== '')
    let isUnderGone = false
    const kept = blocks.flatMap((block) => {
      if (block.startsWith('#')) isUnderGone = paragraph(block) === undefined
      if (isUnderGone) return []
      if (!/^([-*+]|\d+[.)]|#{1,6}) /.test(block)) return paragraph(block) ?? []
      const lines = block.split(/\n(?=[-*+] |\d+[.)] )/).flatMap((line) => {
        const [mark] = /^\S+ /.exec(line)!
        const left = paragraph(line.slice(mark.length))
        return left === undefined ? [] : `${mark}${left}`
      })
      return lines.length > 0 ? lines.join('\n') : []
    })
    return kept
      .filter((block, i) => !block.startsWith('#') || (i + 1 < kept.length && !kept[i + 1]!.startsWith('#')))
      .join('\n\n')
  }
  return { value, body, paragraph }
}

type Generalizer = ReturnType<typeof createGeneralizer>

/** All place names that the new firm may use as its own. */
const ownNames = ({ office, region, towns }: NewFirm): string[] => [
  region,
  ...[office, ...towns].flatMap(({ name, county, state }) => [name, county, stateOf(state)?.name ?? state]),
]

/** Returns the text without the spans that `isGone` picks. Undefined when no sentence is left. */
function withoutSpans(
  source: string,
  isGone: (span: { name: string; words: string }) => boolean,
): string | undefined {
  const { spans } = findClaims(source)
  // Hides the marks of spans that stay, because settleClaims() removes all marks.
  let hidden = source
  for (const span of [...spans].reverse())
    if (!isGone(span))
      hidden = `${hidden.slice(0, span.start)}\x03${span.words}\x04${span.name}\x05${hidden.slice(span.end)}`
  const { text, gone } = settleClaims(hidden, findClaims(hidden).spans, () => true)
  if (gone.some(({ wrong }) => wrong !== undefined)) return undefined
  return text.replace(/\x03([^\x04]*)\x04([^\x05]*)\x05/g, '[$1]{claim $2}')
}

/** Splits a paragraph into sentences, each with the mark of the claim that ends in it. */
function sentences(paragraph: string): string[] {
  // Intl.Segmenter also ends a sentence at a line break.
  const parts = [...segmenter.segment(paragraph.replace(/\s+/g, ' '))].map(({ segment }) => segment.trim())
  const whole: string[] = []
  for (const part of parts) {
    const last = whole.at(-1)
    // A claim may span several sentences, with its mark after the last one.
    const isOpen = last !== undefined && last.split('[').length > last.split(']').length
    const isBold = last !== undefined && last.split('**').length % 2 === 0
    if (isOpen || isBold || /^\]?\{/.test(part))
      whole[whole.length - 1] = `${last} ${part}`.replace(/ (\]?\{claim)/, '$1')
    else whole.push(part)
  }
  return whole
}

const linkPattern = /\[([^[\]]*)\]\(([^()\s]*)\)/g

/** Matches words whose only purpose is a link: "See [the signs](/somewhere)", "our page on [drains](/somewhere)". */
const pointerPattern = /\b(?:see|read about|page on) \[[^[\]]*\]\(([^()\s]*)\)/gi

const withoutPointers = (text: string, isDead: (href: string) => boolean): string =>
  sentences(text)
    .filter((sentence) => ![...sentence.matchAll(pointerPattern)].some(([, href]) => isDead(href!)))
    .join(' ')

// Content that is written from scratch

interface Base {
  lang?: string
  trade: string
  description: string
  priceRange: string
  tiers: { id: string; name: string; description: string }[]
  costs?: Value
  claims: { id: string; facts?: string[]; doubt: string }[]
  facts: Record<string, string>
}

/** Makes business.md. Asks for the facts, with the first firm's as examples. */
function businessOf(firm: NewFirm, base: Base, general: Generalizer, used: string): Value {
  const { name, phone, street, office, region, towns } = firm
  const state = stateOf(office.state)!
  const baseFacts: Record<string, string> = {}
  for (const [fact, words] of Object.entries(base.facts)) baseFacts[inOneFact(fact)] ??= words
  const usesFact = (fact: string) => new RegExp(`\\{${fact}\\}`, 'i').test(used)
  const facts = Object.keys(baseFacts).filter(usesFact)
  const claims = base.claims
    .map((claim) => ({ ...claim, facts: [...new Set(claim.facts?.map(inOneFact))] }))
    .filter(
      ({ id, facts: tied }) =>
        used.includes(`{claim ${id}}`) || tied.some((fact) => facts.includes(fact) || usesFact(fact)),
    )
  const farthest = Math.max(0, ...towns.map((town) => milesBetween(office, town)))
  const today = new Date().toISOString().slice(0, 10)
  return {
    format: latestFormat,
    samples: ['hours', 'ground'],
    ...(base.lang && { lang: base.lang }),
    name,
    titleSuffix: name,
    description: base.description,
    region,
    trade: base.trade,
    phone,
    host: 'https://example.com',
    address: {
      street,
      city: office.name,
      county: office.county,
      region: state.code,
      regionName: state.name,
      postalCode: office.postalCode,
      country: 'US',
    },
    geo: { latitude: String(office.latitude), longitude: String(office.longitude) },
    hours: {
      data: [{ days: weekdays.slice(0, 5), opens: '08:00', closes: '17:00' }],
    },
    credentials: { words: asQuestion('what proves who you are: license, registration, bond, insurer') },
    copyright: today.slice(0, 4),
    priceRange: base.priceRange,
    sameAs: [],
    reviewLink: { text: 'Leave a review on Google', href: 'https://www.google.com/maps' },
    reviewDate: today,
    cityData: 'service',
    tiers: base.tiers.map((tier, i) => (i + 1 < base.tiers.length ? askedTier(tier) : tier)),
    ...(base.costs && { costs: base.costs }),
    farthestCity: String(Math.min(3000, 30 + 10 * Math.ceil(farthest / 10))),
    claims: claims.map(({ id, facts: tied, doubt }) => {
      const kept = tied.filter(
        (fact) => [...facts, 'credentials'].includes(fact) || /^(?:tier|when)-/.test(fact),
      )
      const words = general.paragraph(doubt) ?? 'Confirm it, or decline it.'
      return { id, ...(kept.length > 0 && { facts: kept }), doubt: words }
    }),
    facts: Object.fromEntries(facts.map((fact) => [fact, exampleOf(baseFacts[fact]!)])),
  }
}

/** A tier whose description asks how soon the firm comes. The last tier promises nothing. */
const askedTier = (tier: Base['tiers'][number]): Base['tiers'][number] => ({
  ...tier,
  description: asQuestion(`${tier.name}: how soon you come, in a sentence`),
})

const exampleOf = (words: string) => asQuestion(`such as ${words}`)

/** Placeholder layers of ground. */
const layersOf = ({ clay }: NewFirm): Value => [
  { name: 'Upper ground', kind: clay ? 'clay' : 'sand', from: '0', to: '7' },
  { name: 'Firm ground', kind: clay ? 'limestone' : 'gravel', from: '7' },
]

/** Makes region.md. Its map has no lines, but shows the office even if that town has no page. */
function regionOf(firm: NewFirm): Value {
  const { office, towns } = firm
  const isTown = towns.some(({ name, state }) => name === office.name && state === office.state)
  const { name, latitude, longitude } = office
  const place = { name, latitude: String(latitude), longitude: String(longitude) }
  return {
    ground: { layers: layersOf(firm) },
    hero: { house: 'siding', tree: 'none' },
    map: { lines: [], areas: [], places: isTown ? [] : [place] },
  }
}

/** Each tier but the last covers the towns within this many more miles. */
const milesATier = 10

/** Makes a city's page, which asks for everything except the place. */
function cityOf(town: NewTown, firm: NewFirm, tiers: Base['tiers']): Value {
  const { name, county, state, postalCode } = town
  const ask = (question: string) => asQuestion(`${question} in ${name}, ${state}`)
  const entry = (title: string, description: string) => ({ title: ask(title), description: ask(description) })
  return {
    title: `Foundation Repair in ${name}, ${state}`,
    description: ask('what moves houses, and what you do about it, in 70 to 160 characters,'),
    name,
    county,
    ...(state !== firm.office.state && { state }),
    postalCode,
    latitude: String(town.latitude),
    longitude: String(town.longitude),
    tier: (tiers[Math.floor(milesBetween(firm.office, town) / milesATier)] ?? tiers.at(-1)!).id,
    card: ask('one line that is true of houses'),
    hero: { lead: ask('what usually moves a house') },
    problems: {
      heading: `What we see in ${name} houses`,
      items: [
        entry('a common problem', 'how it shows and where it comes from'),
        entry('another problem', 'how it shows and where it comes from'),
      ],
    },
    faqs: {
      heading: `What people in ${name} ask us`,
      items: [
        { question: ask('a question that customers ask'), answer: ask('the answer to it') },
        { question: ask('another question that customers ask'), answer: ask('the answer to that') },
      ],
    },
  }
}
