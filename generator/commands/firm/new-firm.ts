/** `npm run new -- firm DIR`: copies the starter, and sets the values that follow from the firm's answers. */
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { askFirm, slugOfTown } from './ask-firm'
import type { NewFirm, Terminal } from './ask-firm'
import { kinds, kindsOfHouses, knownServices, starter, suits } from './offers'
import { Draft } from '../change'
import { toFile } from '../../editor/format'
import type { Group, Value } from '../../editor/print'
import { contentDir, holds, outDir, projectDir, publicDir, realPath } from '../../process/paths'
import { guideFile } from '../../read/files/content-folder'
import { milesBetween } from '../../read/kinds/geography'
import { shellWord, takesFolders } from '../../terminal/as-given'
import { commands } from '../../terminal/commands'
import { readFlags, UsageError } from '../../terminal/flags'
import { stateOf } from '../../../templates/model/states'
import type { NewTown } from '../new/town'

/**
 * Makes the content for a new firm if the arguments are `firm DIR`. Returns what to do next, or undefined for other
 * arguments.
 * @throws {UsageError} that names every missing or wrong answer. Then nothing is written.
 */
export async function createFirm(
  args: readonly string[],
  terminal: Terminal = process,
): Promise<string | undefined> {
  if (args[0] !== 'firm') return undefined
  const { values: given, words } = readFlags('new', args)
  const [, dir] = words
  if (!dir) throw new UsageError('the folder is missing; write npm run new -- firm ../tulsa')
  const outer = [contentDir, publicDir, outDir].find((folder) => holds(realPath(folder), realPath(dir)))
  if (outer !== undefined)
    throw new UsageError(`${dir} is in ${outer}, which is for other files; name a folder elsewhere: ../tulsa`)
  if (existsSync(dir) && !(statSync(dir).isDirectory() && readdirSync(dir).length === 0))
    throw new UsageError(`${dir} is not an empty folder; name a folder that is new`)
  const firm = await askFirm(given.answers, terminal)
  writeFirm(firm, realPath(dir))
  return [
    `${dir}/content is written. Each of its questions is an [Answer: ...] where its answer belongs. Those at the end of business.md stand on most pages, so answer them first. Those about towns can wait: a build without --noindex leaves them out. Every command of the guide works in its folder. Next:`,
    `  cd ${shellWord(dir)}`,
    '  npm run edit                shows the site in a browser, and its content as forms',
    '  npm run launch-check        lists the questions',
    '  npm run build -- --noindex  builds the site in dist/',
  ].join('\n')
}

/** Puts the content/ and public/ of a firm into the folder `root`. */
function writeFirm(firm: NewFirm, root: string): void {
  const { foundations = kinds, clay, ground = [], office } = firm
  const isOffice = ({ name, state }: NewTown) => name === office.name && state === office.state
  const towns = firm.towns.some(isOffice) ? firm.towns : [office, ...firm.towns]
  const fitting = [undefined, clay !== false && 'clay', ...foundations]
  const services = firm.services ?? knownServices.filter((slug) => fitting.includes(suits[slug]))
  const content = join(root, 'content')
  cpSync(starter.place, content, { recursive: true })
  // The font of every site comes with its license.
  cpSync(join(publicDir, 'licenses'), join(root, 'public/licenses'), { recursive: true })
  const guide = readFileSync(join(contentDir, guideFile), 'utf8')
  const here = relative(content, projectDir).replaceAll('\\', '/')
  writeFileSync(join(content, guideFile), guide.replaceAll('](../', `](${here}/`))

  const draft = new Draft({ contentDir: content, publicDir })
  draft.edit('business.md', (values) => businessOf(values, firm))
  draft.edit('region.md', ({ hero, ...values }) => {
    const foundation = kindsOfHouses[foundations[0]!].drawn
    return { ...values, ground: { layers: ground }, hero: { ...(hero as Group), foundation } }
  })
  // On ground that does not swell, the drawing has one state. Without piers it has no third.
  const shown = services.some((service) => /pier(s|ing)?$/i.test(service)) ? 3 : 2
  draft.edit('pages/home.md', ({ hero, ...values }) => {
    const { states, ...top } = hero as Group
    return { ...values, hero: { ...top, ...(clay && { states: (states as Value[]).slice(0, shown) }) } }
  })
  // The picture of a service stands in for its drawing, which shows a slab on its ground.
  const isDrawn = foundations.includes('slab') && ground.length > 0
  for (const slug of knownServices) {
    const file = `services/${slug}.md`
    if (!services.includes(slug)) draft.set(file, undefined)
    else if (isDrawn) draft.edit(file, ({ image: _, ...values }) => values)
  }
  const townFile = 'locations/town.md'
  draft.set(townFile, undefined)
  for (const town of towns) {
    const values = townOf(starter.fields(townFile), firm, town)
    draft.set(`locations/${slugOfTown(town, towns)}.md`, toFile(values))
  }
  draft.save()
  writeFileSync(join(root, '.gitignore'), 'dist/\n')
  writeFileSync(join(root, 'package.json'), packageOf(root))
  // So that the owner can go back. Without git there is no way back, and nothing else is lost.
  const git = (words: string) => spawnSync('git', words.split(' '), { cwd: root }).status
  // In an agency's repository it would be one that git does not look into.
  if (git('rev-parse --is-inside-work-tree') === 0) return
  for (const words of ['init -q', 'add -A', '-c user.name=new -c user.email= commit -qm New']) git(words)
}

/** Returns a package.json with the commands of the website, for the folders of a firm. */
function packageOf(root: string): string {
  const way = (from: string, to: string) => shellWord(relative(from, to).replaceAll('\\', '/'))
  const flags = [['content'], ['public'], ['out', 'dist']].map(
    ([flag, folder = flag!]) => `--${flag} ${way(projectDir, join(root, folder))}`,
  )
  const run = (name: string) => `npm -s --prefix ${way(root, projectDir)} run ${name} -- ${flags.join(' ')}`
  const names = Object.keys(commands).filter(takesFolders)
  const scripts = Object.fromEntries(names.map((name) => [name, run(name)]))
  return `${JSON.stringify({ private: true, scripts }, null, 2)}\n`
}

function businessOf({ address, claims, facts, ...values }: Group, firm: NewFirm): Group {
  const { name, owner, phone, office, towns } = firm
  const today = new Date().toISOString().slice(0, 10)
  const farthest = Math.max(...towns.map((town) => milesBetween(office, town)))
  const settled: Record<string, boolean | undefined> = { clay: firm.clay }
  for (const kind of kinds) settled[kindsOfHouses[kind].claim] = firm.foundations?.includes(kind)
  const houses = firm.foundations?.map((kind) => kindsOfHouses[kind].houses)
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

/** Miles within which the starter’s first tier comes, as About promises. */
const near = 60

function townOf(values: Group, { office }: NewFirm, town: NewTown): Group {
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
