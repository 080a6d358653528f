/** Makes the content of a firm from the starter: copies it, and sets the values that follow from the answers. */
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
import { fromFile, toFile } from '../../editor/format'
import type { Group, Value } from '../../editor/print'
import { projectDir, publicDir } from '../../process/paths'
import { questionsIn } from '../../read/copy/questions'
import { milesBetween } from '../../read/kinds/geography'
import { folderOf, folders } from '../../read/source/kinds'
import type { heroFoundations, soilKinds } from '../../../templates/model/catalog'
import { stateOf } from '../../../templates/model/states'
import { slugify, upperFirst } from '../../../templates/model/text'
import { writeGuide } from '../change/guide'
import { newFile } from '../new/skeleton'
import type { NewTown } from '../new/town'

/** What a new firm is asked for. */
export interface NewFirm {
  name: string
  /** Who signs the claims that the answers settle. */
  owner: string
  /** E.164: "+19185550123". */
  phone: string
  /** Undefined for a firm without an office that customers may visit. */
  street: string | undefined
  office: NewTown
  /** The area it works in, as people there call it: "Central Texas". */
  region: string
  /** Kinds of foundations, the most common first. */
  foundations: readonly Foundation[]
  /** True when the houses stand on clay that swells and shrinks. */
  clay: boolean
  /** The layers from the top down. Undefined where nobody knows. */
  ground: readonly Layer[] | undefined
  towns: readonly NewTown[]
  /** Slugs of the starter's services, and names of new ones. */
  services: readonly string[]
}

export interface Layer {
  name: string
  kind: (typeof soilKinds)[number]
  /** Feet below grade. */
  from: number
}

/** Kinds of foundations as people call them, each with its claim, what the home page draws, and which houses it is. */
export const foundations = {
  slab: { claim: 'slab-houses', drawn: 'slab', houses: 'on slabs' },
  'pier and beam': { claim: 'raised-houses', drawn: 'raised', houses: 'on pier and beam' },
  'crawl space': { claim: 'crawl-spaces', drawn: 'raised', houses: 'with crawl spaces' },
  basement: { claim: 'basements', drawn: 'basement', houses: 'with basements' },
} as const satisfies Record<
  string,
  { claim: string; drawn: (typeof heroFoundations)[number]; houses: string }
>

export type Foundation = keyof typeof foundations

const starterDir = join(projectDir, 'generator/commands/firm/starter')

const read = (file: string) => readFileSync(join(starterDir, file), 'utf8').replaceAll('\r\n', '\n')

/** The slugs of the services that the starter has, in the order of its pages. */
export const knownServices: readonly string[] = readdirSync(join(starterDir, 'services'))
  .map((file) => ({
    slug: file.replace(/\.md$/, ''),
    order: Number(fromFile(read(`services/${file}`)).order),
  }))
  .sort((a, b) => a.order - b.order)
  .map(({ slug }) => slug)

/** Services that only firms with such houses or such ground have. */
const suits: Record<string, Foundation | 'clay'> = {
  'slab-foundation-repair': 'slab',
  'pier-and-beam-foundation-repair': 'pier and beam',
  'crawl-space-repair': 'crawl space',
  'basement-wall-repair': 'basement',
  'soil-stabilization': 'clay',
}

/** All services of the starter that suit the houses and the ground of a firm. */
export const allServices = ({ foundations, clay }: NewFirm): readonly string[] =>
  knownServices.filter((slug) => [undefined, clay && 'clay', ...foundations].includes(suits[slug]))

/**
 * Makes the new folder `root` with the content/ and public/ of a firm. Either everything is written or nothing. Returns
 * the number of questions in it.
 */
export function writeFirm(firm: NewFirm, root: string): number {
  const files = filesOf(firm)
  makeWhole(root, (folder) => {
    for (const [file, text] of files) {
      const path = join(folder, 'content', file)
      mkdirSync(dirname(path), { recursive: true })
      writeFileSync(path, text)
    }
    writeGuide(join(folder, 'content'), join(root, 'content'))
    // The font of every site comes with its license.
    cpSync(join(publicDir, 'licenses'), join(folder, 'public/licenses'), { recursive: true })
  })
  return [...files.values()].flatMap(questionsIn).length
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

type Change = (values: Group) => Group

/** A file of the starter with other values. Everything else stays as it was typed. */
const edited = (file: string, change: Change): string => toFile(change(fromFile(read(file))))

function filesOf(firm: NewFirm): Map<string, string> {
  const known = firm.services.map(slugify).filter((slug) => knownServices.includes(slug))
  const isCopied = (file: string) =>
    folderOf(file) !== 'locations' && (folderOf(file) !== 'services' || known.includes(slugOfService(file)))
  const files = new Map<string, string>()
  for (const file of (readdirSync(starterDir, { recursive: true }) as string[])
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.endsWith('.md') && isCopied(name))
    .sort())
    files.set(
      file,
      edited(file, (values) => {
        const change = folderOf(file) === 'services' ? serviceOf(firm, file) : changeOf[file]?.(firm)
        return drawable(firm, change?.(values) ?? values)
      }),
    )
  for (const name of firm.services.filter((service) => !known.includes(slugify(service)))) {
    const offers = { tiers: [], costs: [], services: firm.services.map(slugify), locations: [] }
    files.set(
      `services/${slugify(name)}.md`,
      newFile(folders.services, { known: { name, title: name }, offers }),
    )
  }
  for (const town of firm.towns)
    files.set(`locations/${slugOf(town, firm.towns)}.md`, edited('locations/town.md', townOf(firm, town)))
  return files.set('business.md', withoutUnused(files))
}

const slugOfService = (file: string) => file.replace(/^services\/|\.md$/g, '')

/** What follows from the answers, by file. */
const changeOf: Record<string, (firm: NewFirm) => Change> = {
  'business.md': businessOf,
  'region.md': regionOf,
  'pages/home.md': homeOf,
  'shared/city.md':
    ({ services }) =>
    (values) => ({
      ...values,
      services: { ...(values.services as Group), services: services.map(slugify).slice(0, 4) },
    }),
}

function businessOf(firm: NewFirm): Change {
  const { name, owner, phone, street, office, region, towns, clay } = firm
  const state = stateOf(office.state)!
  const today = new Date().toISOString().slice(0, 10)
  const farthest = Math.max(0, ...towns.map((town) => milesBetween(office, town)))
  const settled: Record<string, boolean> = { clay }
  for (const [kind, { claim }] of Object.entries(foundations))
    settled[claim] = firm.foundations.includes(kind as Foundation)
  const signed = { by: owner, on: today.slice(0, 7) }
  return ({ address, claims, facts, ...values }) => {
    const { street: _, ...place } = address as Group
    return {
      ...values,
      name,
      titleSuffix: name,
      region,
      phone,
      address: {
        ...(street !== undefined && { street }),
        ...place,
        city: office.name,
        county: office.county,
        region: state.code,
        regionName: state.name,
        postalCode: office.postalCode,
      },
      geo: { latitude: String(office.latitude), longitude: String(office.longitude) },
      copyright: today.slice(0, 4),
      reviewDate: today,
      farthestCity: String(Math.min(3000, 30 + 10 * Math.ceil(farthest / 10))),
      claims: (claims as Group[]).map((claim) => {
        const holds = settled[claim.id as string]
        return holds === undefined ? claim : { ...claim, [holds ? 'confirmed' : 'declined']: signed }
      }),
      facts: { ...(facts as Group), houses: housesOf(firm) },
    }
  }
}

/** "houses on slabs, with crawl spaces and with basements" */
const housesOf = (firm: NewFirm) =>
  `houses ${new Intl.ListFormat('en-GB').format(firm.foundations.map((kind) => foundations[kind].houses))}`

function regionOf({ ground, foundations: [first], office, towns }: NewFirm): Change {
  const isTown = towns.some(({ name, state }) => name === office.name && state === office.state)
  const layers = ground?.map((layer, i): Group => {
    const next = ground[i + 1]
    return { ...layer, from: String(layer.from), ...(next && { to: String(next.from) }) }
  })
  return ({ ground: _, hero, map, ...values }) => ({
    ...(layers && { ground: { layers } }),
    ...values,
    hero: { ...(hero as Group), foundation: foundations[first!].drawn },
    map: { ...(map as Group), ...(!isTown && { places: [{ name: office.name, ...placeOf(office) }] }) },
  })
}

const placeOf = ({ latitude, longitude }: NewTown) => ({
  latitude: String(latitude),
  longitude: String(longitude),
})

/** On ground that does not swell, the drawing has one state. Without piers it has no third. */
function homeOf({ clay, services }: NewFirm): Change {
  const hasPiers = services.some((service) => /pier(s|ing)?$/i.test(service))
  return ({ hero, ...values }) => {
    const { states, ...top } = hero as Group
    const shown = (states as Value[]).slice(0, hasPiers ? 3 : 2)
    return { ...values, hero: { ...top, ...(clay && { states: shown }) } }
  }
}

/** A service’s page links to the first three of the others. */
function serviceOf(firm: NewFirm, file: string): Change {
  const others = firm.services.map(slugify).filter((slug) => slug !== slugOfService(file))
  return ({ related, image, ...values }) => ({
    ...values,
    // It stands in for the drawing, which shows a slab on its ground.
    ...(image !== undefined && !(hasSlabs(firm) && firm.ground) && { image }),
    related: { ...(related as Group), services: others.slice(0, 3) },
  })
}

const hasSlabs = ({ foundations }: NewFirm) => foundations.includes('slab')

/** Pictures that show the edge of a slab. */
const ofSlabs: readonly unknown[] = ['excavation', 'pier', 'lift', 'drain', 'gap-under-slab']

/** Plates that show the ground. */
const ofGround: readonly unknown[] = ['drain', 'crawl-space']

/** Values without pictures of slabs where there are none, and without plates where nobody knows the ground. */
function drawable(firm: NewFirm, values: Group): Group {
  const isWrong = (name: unknown) => !hasSlabs(firm) && ofSlabs.includes(name)
  const shown = (name: string, value: Value) => {
    if (Array.isArray(value)) return value.filter((entry) => !isWrong((entry as Group).drawing))
    if (name === 'picture' && isWrong(value)) return undefined
    const isGround = typeof value === 'object' && ofGround.includes(value.plate)
    return isGround && !firm.ground ? { ...value, plate: undefined, caption: undefined } : value
  }
  return JSON.parse(JSON.stringify(values, shown)) as Group
}

/** Miles within which the starter’s first tier comes. */
const near = 25

function townOf({ office }: NewFirm, town: NewTown): Change {
  const { name, county, state, postalCode } = town
  return ({ name: _, county: __, postalCode: ___, tier, ...values }) => ({
    ...values,
    name,
    county,
    ...(state !== office.state && { state }),
    postalCode,
    ...placeOf(town),
    tier: milesBetween(office, town) <= near ? tier! : 'by-arrangement',
  })
}

/** Returns a town's slug, with its state when another of the towns has the same name. */
export function slugOf({ name, state }: NewTown, towns: readonly NewTown[]): string {
  const isShared = towns.some((other) => slugify(other.name) === slugify(name) && other.state !== state)
  return slugify(isShared ? `${name} ${state}` : name)
}

/** business.md without open claims that no file makes. */
function withoutUnused(files: ReadonlyMap<string, string>): string {
  const all = [...files.values()].join('\n')
  const isMade = ({ id, facts = [], confirmed, declined }: Group) =>
    [`claim ${id as string}`, ...(facts as string[]), ...(facts as string[]).map(upperFirst)].some(
      (name) => confirmed ?? declined ?? all.includes(`{${name}}`),
    )
  const values = fromFile(files.get('business.md')!)
  return toFile({ ...values, claims: (values.claims as Group[]).filter(isMade) })
}
