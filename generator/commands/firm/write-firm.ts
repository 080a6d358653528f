/** Makes the content of a firm from the starter: copies it, and sets the values that follow from the answers. */
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fromFile, toFile } from '../../editor/format'
import type { Group, Value } from '../../editor/print'
import { contentDir, projectDir, publicDir } from '../../process/paths'
import { questionsIn } from '../../read/copy/questions'
import { milesBetween } from '../../read/kinds/geography'
import { folderSource, guideFile } from '../../read/files/content-folder'
import { slugOf } from '../../read/source/content-file'
import { folderOf } from '../../read/source/kinds'
import type { heroFoundations } from '../../../templates/model/catalog'
import { stateOf } from '../../../templates/model/states'
import { slugify } from '../../../templates/model/text'
import type { NewTown } from '../new/town'

/** The content that a new firm begins with. */
const source = folderSource(join(projectDir, 'generator/commands/firm/starter'))

const starterFiles: readonly string[] = source.list()!.map(({ file }) => file)

/** The values of a file of the starter. */
const valuesOf = (file: string): Group => fromFile(String(source.read(file)))

/** Kinds of foundations as people call them, each with its claim, what the home page draws, and which houses it is. */
const foundations = {
  slab: { claim: 'slab-houses', drawn: 'slab', houses: 'on slabs' },
  'pier and beam': { claim: 'raised-houses', drawn: 'raised', houses: 'on pier and beam' },
  'crawl space': { claim: 'crawl-spaces', drawn: 'raised', houses: 'with crawl spaces' },
  basement: { claim: 'basements', drawn: 'basement', houses: 'with basements' },
} as const satisfies Record<
  string,
  { claim: string; drawn: (typeof heroFoundations)[number]; houses: string }
>

type Foundation = keyof typeof foundations

export const kinds = Object.keys(foundations) as Foundation[]

/** The slugs of the services that the starter has, in the order of its pages. */
export const knownServices: readonly string[] = starterFiles
  .filter((file) => folderOf(file) === 'services')
  .sort((a, b) => Number(valuesOf(a).order) - Number(valuesOf(b).order))
  .map(slugOf)

/** Services that only firms with such houses or such ground have. */
const suits: Record<string, Foundation | 'clay'> = {
  'slab-foundation-repair': 'slab',
  'pier-and-beam-foundation-repair': 'pier and beam',
  'crawl-space-repair': 'crawl space',
  'basement-wall-repair': 'basement',
  'soil-stabilization': 'clay',
}

/** Returns a town's slug, with its state when another of the towns has the same name. */
export function slugOfTown({ name, state }: NewTown, towns: readonly NewTown[]): string {
  const isShared = towns.some((other) => slugify(other.name) === slugify(name) && other.state !== state)
  return slugify(isShared ? `${name} ${state}` : name)
}

/** The answers of a firm. What it does not answer stays open in the content. */
export interface NewFirm {
  name: string
  office: NewTown
  towns: NewTown[]
  owner?: string
  phone?: string
  /** Empty when it has no office that customers visit. */
  street?: string
  region?: string
  foundations?: Foundation[]
  clay?: boolean
  /** Layers of region.md. */
  ground?: Record<string, string>[]
  services?: string[]
}

/**
 * Puts the content/ and public/ of a firm into the folder `root`. Returns how many services and
 * questions are in it.
 */
export function writeFirm(answers: NewFirm, root: string) {
  const firm = { ...answers, services: answers.services ?? servicesFor(answers) }
  const files = filesOf(firm)
  const [content, licenses] = [join(root, 'content'), join(root, 'public/licenses')]
  const here = relative(content, projectDir).replaceAll('\\', '/')
  const guide = readFileSync(join(contentDir, guideFile), 'utf8').replaceAll('](../', `](${here}/`)
  for (const [file, text] of [...files, [guideFile, guide] as const]) {
    mkdirSync(dirname(join(content, file)), { recursive: true })
    writeFileSync(join(content, file), text)
  }
  // The font of every site comes with its license.
  cpSync(join(publicDir, 'licenses'), licenses, { recursive: true })
  return { services: firm.services.length, questions: [...files.values()].flatMap(questionsIn).length }
}

type Firm = NewFirm & { services: string[] }

/** All services of the starter that suit the houses and the ground of a firm. */
const servicesFor = ({ foundations = kinds, clay }: NewFirm): string[] =>
  knownServices.filter((slug) => [undefined, clay !== false && 'clay', ...foundations].includes(suits[slug]))

/** Every file of the firm with its text. */
function filesOf(firm: Firm): Map<string, string> {
  const files = new Map<string, string>()
  for (const file of starterFiles) {
    const isService = folderOf(file) === 'services'
    if (file === townFile || (isService && !firm.services.includes(slugOf(file)))) continue
    const change = isService ? serviceOf : changeOf[file]
    files.set(file, toFile(change ? change(valuesOf(file), firm) : valuesOf(file)))
  }
  for (const town of firm.towns)
    files.set(`locations/${slugOfTown(town, firm.towns)}.md`, toFile(townOf(valuesOf(townFile), firm, town)))
  return files
}

const townFile = 'locations/town.md'

/** Each returns the values of a file with those that follow from the answers. */
const changeOf: Partial<Record<string, (values: Group, firm: Firm) => Group>> = {
  'business.md': businessOf,
  'region.md': regionOf,
  'pages/home.md': homeOf,
}

function businessOf({ address, claims, facts, ...values }: Group, firm: Firm): Group {
  const { name, owner, phone, office, towns } = firm
  const today = new Date().toISOString().slice(0, 10)
  const farthest = Math.max(0, ...towns.map((town) => milesBetween(office, town)))
  const settled: Record<string, boolean | undefined> = { clay: firm.clay }
  for (const kind of kinds) settled[foundations[kind].claim] = firm.foundations?.includes(kind)
  const houses = firm.foundations?.map((kind) => foundations[kind].houses)
  return {
    ...values,
    // A sample until there is a real one.
    ...(phone !== undefined && { phone, samples: ['hours'] }),
    name,
    titleSuffix: name,
    ...(firm.region !== undefined && { region: firm.region }),
    address: {
      ...(address as Group),
      ...(firm.street !== undefined && { street: firm.street }),
      city: office.name,
      county: office.county,
      region: office.state,
      regionName: stateOf(office.state)!.name,
      postalCode: office.postalCode,
    },
    geo: placeOf(office),
    copyright: today.slice(0, 4),
    reviewDate: today,
    farthestCity: String(Math.min(3000, 30 + 10 * Math.ceil(farthest / 10))),
    claims: (claims as Group[]).map((claim) => {
      const holds = settled[claim.id as string]
      if (owner === undefined || holds === undefined) return claim
      return { ...claim, [holds ? 'confirmed' : 'declined']: { by: owner, on: today.slice(0, 7) } }
    }),
    // "houses on slabs, with crawl spaces and with basements"
    facts: { ...(facts as Group), ...(houses && { houses: `houses ${list.format(houses)}` }) },
  }
}

const list = new Intl.ListFormat('en-GB')

const placeOf = ({ latitude, longitude }: NewTown) => ({
  latitude: String(latitude),
  longitude: String(longitude),
})

function regionOf({ hero, ...values }: Group, { ground = [], foundations: [first] = kinds }: Firm): Group {
  const { drawn } = foundations[first!]
  return { ...values, ground: { layers: ground }, hero: { ...(hero as Group), foundation: drawn } }
}

/** On ground that does not swell, the drawing has one state. Without piers it has no third. */
function homeOf({ hero, ...values }: Group, { clay, services }: Firm): Group {
  const hasPiers = services.some((service) => /pier(s|ing)?$/i.test(service))
  const { states, ...top } = hero as Group
  return {
    ...values,
    hero: { ...top, ...(clay && { states: (states as Value[]).slice(0, hasPiers ? 3 : 2) }) },
  }
}

/** Its picture stands in for the drawing, which shows a slab on its ground. */
function serviceOf({ image, ...values }: Group, { foundations = kinds, ground = [] }: Firm): Group {
  const isDrawn = foundations.includes('slab') && ground.length > 0
  return isDrawn || image === undefined ? values : { ...values, image }
}

/** Miles within which the starter’s first tier comes. */
const near = 25

function townOf(values: Group, { office }: Firm, town: NewTown): Group {
  const { name, county, state, postalCode } = town
  return {
    ...values,
    name,
    county,
    ...(state !== office.state && { state }),
    postalCode,
    ...placeOf(town),
    ...(milesBetween(office, town) > near && { tier: 'by-arrangement' }),
  }
}
