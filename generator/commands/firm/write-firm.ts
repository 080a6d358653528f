/** Makes the content of a firm from the starter: copies it, and sets the values that follow from the answers. */
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  rmdirSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join, relative, resolve } from 'node:path'
import { fromFile, toFile } from '../../editor/format'
import type { Group, Value } from '../../editor/print'
import { contentDir, projectDir, publicDir } from '../../process/paths'
import { guideFile } from '../../read/files/content-folder'
import { questionsIn } from '../../read/copy/questions'
import { milesBetween } from '../../read/kinds/geography'
import { slugOf } from '../../read/source/content-file'
import { folderOf, folders } from '../../read/source/kinds'
import { stateOf } from '../../../templates/model/states'
import { slugify, upperFirst } from '../../../templates/model/text'
import { newFile } from '../new/skeleton'
import type { NewTown } from '../new/town'
import type { NewFirm } from './questions'
import { foundations, knownServices, slugOfTown, starterFiles, suits, valuesOf } from './starter'
import type { Foundation } from './starter'

/**
 * Makes the new folder `root` with the content/ and public/ of a firm. Either everything is written or nothing. Returns
 * how many services and questions are in it.
 */
export function writeFirm(answers: NewFirm, root: string) {
  const firm = { ...answers, services: answers.services ?? servicesFor(answers) }
  const files = filesOf(firm)
  const fresh = join(dirname(root), `.${basename(root)}-new-${process.pid}`)
  try {
    for (const [file, text] of files) {
      const path = join(fresh, 'content', file)
      mkdirSync(dirname(path), { recursive: true })
      writeFileSync(path, text)
    }
    writeGuide(join(fresh, 'content'), join(root, 'content'))
    // The font of every site comes with its license.
    cpSync(join(publicDir, 'licenses'), join(fresh, 'public/licenses'), { recursive: true })
    // Windows cannot rename a folder to one that exists, even an empty one.
    if (existsSync(root)) rmdirSync(root)
    renameSync(fresh, root)
  } catch (error) {
    rmSync(fresh, { recursive: true, force: true })
    throw error
  }
  return { services: firm.services.length, questions: [...files.values()].flatMap(questionsIn).length }
}

type Firm = NewFirm & { services: string[] }

const kinds = Object.keys(foundations) as Foundation[]

/** All services of the starter that suit the houses and the ground of a firm. */
const servicesFor = ({ foundations = kinds, clay }: NewFirm): string[] =>
  knownServices.filter((slug) => [undefined, clay !== false && 'clay', ...foundations].includes(suits[slug]))

/** Every file of the firm with its text. */
function filesOf(firm: Firm): Map<string, string> {
  const slugs = firm.services.map(slugify)
  const files = new Map<string, string>()
  for (const file of starterFiles) {
    const isService = folderOf(file) === 'services'
    if (file === townFile || (isService && !slugs.includes(slugOf(file)))) continue
    const change = isService ? serviceOf : changeOf[file]
    files.set(file, toFile(change ? change(valuesOf(file), firm) : valuesOf(file)))
  }
  const offers = { tiers: [], costs: [], services: slugs, locations: [] }
  for (const name of firm.services.filter((one) => !knownServices.includes(slugify(one)))) {
    const known = { name, title: name }
    files.set(`services/${slugify(name)}.md`, newFile(folders.services, { known, offers }))
  }
  for (const town of firm.towns)
    files.set(`locations/${slugOfTown(town, firm.towns)}.md`, toFile(townOf(valuesOf(townFile), firm, town)))
  return files.set('business.md', withoutUnused(files))
}

const townFile = 'locations/town.md'

/** Each returns the values of a file with those that follow from the answers. */
const changeOf: Partial<Record<string, (values: Group, firm: Firm) => Group>> = {
  'business.md': businessOf,
  'region.md': regionOf,
  'pages/home.md': homeOf,
}

function businessOf({ samples, address, claims, facts, ...values }: Group, firm: Firm): Group {
  const { name, owner, phone, office, towns } = firm
  const state = stateOf(office.state)!
  const today = new Date().toISOString().slice(0, 10)
  const farthest = Math.max(0, ...towns.map((town) => milesBetween(office, town)))
  const settled: Record<string, boolean | undefined> = { clay: firm.clay }
  for (const kind of kinds) settled[foundations[kind].claim] = firm.foundations?.includes(kind)
  const signed = { by: owner!, on: today.slice(0, 7) }
  return {
    samples: [...(samples as Value[]), ...(phone === undefined ? ['phone'] : [])],
    ...values,
    name,
    titleSuffix: name,
    region: firm.region ?? blank('the area you work in', 'Central Texas'),
    ...(phone !== undefined && { phone }),
    address: {
      ...(address as Group),
      street: firm.street ?? blank('the street address of your office', '12 Elm Street'),
      city: office.name,
      county: office.county,
      region: state.code,
      regionName: state.name,
      postalCode: office.postalCode,
    },
    geo: placeOf(office),
    copyright: today.slice(0, 4),
    reviewDate: today,
    farthestCity: String(Math.min(3000, 30 + 10 * Math.ceil(farthest / 10))),
    claims: (claims as Group[]).map((claim) => {
      const holds = owner === undefined ? undefined : settled[claim.id as string]
      return holds === undefined ? claim : { ...claim, [holds ? 'confirmed' : 'declined']: signed }
    }),
    facts: {
      ...(facts as Group),
      // "houses on slabs, with crawl spaces and with basements"
      houses: firm.foundations
        ? `houses ${list.format(firm.foundations.map((kind) => foundations[kind].houses))}`
        : blank('the houses you work on', 'houses on slabs'),
    },
  }
}

const list = new Intl.ListFormat('en-GB')

/** A question that stays in the content until somebody answers it. */
const blank = (what: string, example: string) => `[Answer: ${what}, such as ${example}]`

const placeOf = ({ latitude, longitude }: NewTown) => ({
  latitude: String(latitude),
  longitude: String(longitude),
})

function regionOf(
  { hero, map, ...values }: Group,
  { ground = [], foundations: [first] = kinds, office, towns }: Firm,
) {
  const isTown = towns.some(({ name, state }) => name === office.name && state === office.state)
  return {
    ...values,
    ground: { layers: ground },
    hero: { ...(hero as Group), foundation: foundations[first!].drawn },
    map: { ...(map as Group), ...(!isTown && { places: [{ name: office.name, ...placeOf(office) }] }) },
  }
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
  return { ...values, ...(image !== undefined && !isDrawn && { image }) }
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

/** Writes this version's guide into `folder`. Its links lead here from `place`, where the folder will be. */
function writeGuide(folder: string, place = folder): void {
  if (resolve(place) === resolve(contentDir)) return
  const here = relative(place, projectDir).replaceAll('\\', '/')
  const guide = readFileSync(join(contentDir, guideFile), 'utf8')
  writeFileSync(join(folder, guideFile), guide.replaceAll('](../', `](${here}/`))
}
