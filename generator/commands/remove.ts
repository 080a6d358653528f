/** `npm run remove`: removes a content file, all links to it, and its entries in lists. */
import { slugify } from '../../templates/model/text'
import { fileIn, originalOf } from '../../templates/model/languages'
import { homePath, inFolder, locationsPath, servicesPath } from '../../templates/model/urls'
import type { Group } from '../editor/print'
import { isProgram } from '../process/paths'
import { businessFile } from '../read/files/content-folder'
import { placesOf } from '../read/kinds/claims'
import { usedPrices } from '../read/kinds/references'
import type { Loaded } from '../read/load'
import { pathOf } from '../read/source/problems'
import { runCommand } from '../terminal/explain'
import { asGiven } from '../terminal/as-given'
import { givenFolders, readFlags, UsageError } from '../terminal/flags'
import {
  beforeAddress,
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

/** Where the address of a removed page redirects to. */
const lists = { services: servicesPath, locations: locationsPath, pages: homePath }

/**
 * Removes a file and returns what to print.
 * @throws {UsageError} {ContentError} and writes nothing, when not everything can be changed.
 */
export async function removeFile(args: readonly string[]): Promise<string> {
  const { values, words } = readFlags('remove', args)
  if (words.length !== 1) throw new UsageError('write npm run remove -- services/root-barriers')
  const draft = new Draft(givenFolders(values.content, values.public))
  const before = await draft.open()
  const old = findFile(draft, words[0]!)
  const { file, folder, address } = old
  const facts = Object.keys((draft.fields(file).facts || {}) as Group)
  draft.set(file, undefined)
  removeFacts(draft, facts)
  const original = address && `/${originalOf(address.slice(1))}`
  const to = original === address ? lists[folder as keyof typeof lists] : original
  if (original !== address) {
    relink(draft, address!, to!)
    redirectTo(draft, address!, to!, false)
  } else if (address) takeOut(draft, old, address, to!)
  for (const folder of translationsOf(draft, file)) {
    draft.set(fileIn(folder, file), undefined)
    takeOut(draft, old, inFolder(folder, address!), inFolder(folder, homePath))
  }
  if (file.startsWith('services/')) removePrices(draft, before)
  if (folder === 'locations') refillAreas(draft, before, old)
  const after = await draft.load()
  if (address !== undefined) refuseLinksTo(address, after)
  removeClaims(draft, before, after)
  await draft.load()

  const pattern = namePattern(old)
  const left = address === undefined ? [] : draft.sentences((sentence) => sentence.search(pattern) >= 0)
  const kept = draft.files
  const gone = before.files.filter((one) => one !== file && !kept.includes(one))
  const [translations, reviews] = [true, false].map((isTranslation) =>
    gone.filter((one) => (originalOf(one) === file) === isTranslation).map(pathOf),
  ) as [string[], string[]]
  if (reviews.length > 0 && !values.reviews)
    throw new UsageError(
      `nothing was removed: its sample reviews would be removed too: ${reviews.join(', ')}; add --reviews to remove them, or name another service in them`,
    )
  const saved = draft.save()
  const changed = saved.filter((one) => kept.includes(one)).map(pathOf)
  return [
    `${pathOf(file)} was removed${address === undefined ? '' : `; ${address} leads to ${to}`}.`,
    ...(translations.length > 0 ? [`Also removed, its translation: ${translations.join(', ')}`] : []),
    ...(reviews.length > 0
      ? [`Also removed, because they were samples of a review of it: ${reviews.join(', ')}`]
      : []),
    ...(changed.length > 0 ? [`Also changed: ${changed.join(', ')}`] : []),
    ...(left.length > 0 ? [`These sentences still name ${old.name}; read each:`, ...left] : []),
  ].join('\n')
}

/** Removes links to a file but keeps their words. Also removes its entries in lists, and sample reviews of it. */
function takeOut(draft: Draft, { folder, slug, name }: Named, address: string, list: string): void {
  const words = String.raw`\[((?:[^[\]]|\[[^[\]]*\](?:\([^()]*\)|\{[^{}]*\})?)*)\]`
  const target = String.raw`\(\s*<?${beforeAddress}${wholeAddress(address)}[^()]*\)`
  const link = new RegExp(words + target, 'g')
  for (const file of draft.files) {
    draft.set(file, draft.read(file).toString().replace(link, '$1'))
    if (!file.startsWith('testimonials/')) continue
    const { sample, service, location } = draft.fields(file)
    if (folder === 'services' && slugify(String(service)) === slug && /^(yes|true)$/i.test(String(sample)))
      draft.set(file, undefined)
    if (folder === 'locations' && location === name)
      draft.edit(file, (fields) => ({ ...fields, townWithoutPage: 'yes' }))
  }
  const page = new RegExp(`^${wholeAddress(address)}`)
  changeFiles(draft, slug, (value, schema, canGo) => {
    if (schema.meta()?.names === folder && slugify(value) === slug) return canGo ? undefined : value
    return page.test(value) ? (canGo ? undefined : list) : value
  })
  redirectTo(draft, address, list, false)
}

/** Shows the nearest other town on the home page in place of one that is removed. */
function refillAreas(draft: Draft, { site: { cities, pages } }: Loaded, { slug }: Named): void {
  const shown = pages.home.areas?.cities ?? []
  const next = cities.find((city) => city.slug !== slug && !shown.includes(city.slug))
  if (!shown.includes(slug) || !next) return
  draft.edit('pages/home.md', ({ areas, ...fields }) => {
    const left = shown.filter((one) => one !== slug)
    return { ...fields, areas: { ...(areas as Group), cities: [...left, next.slug] } }
  })
}

/** Removes unit prices that only this service's estimate used, because the build refuses a price that nothing uses. */
function removePrices(draft: Draft, { site: { services, business } }: Loaded): void {
  const left = services.filter(({ file }) => draft.files.includes(file))
  const used = usedPrices(left, business.costs)
  const gone = usedPrices(services, business.costs).filter((price) => !used.includes(price))
  draft.edit(businessFile, ({ prices = {}, ...rest }) => ({
    ...rest,
    prices: Object.fromEntries(Object.entries(prices as Group).filter(([price]) => !gone.includes(price))),
  }))
}

/** Removes facts that no file has any more from the claims that they made. */
function removeFacts(draft: Draft, facts: readonly string[]): void {
  const left = draft.files.flatMap((name) => Object.keys((draft.fields(name).facts || {}) as Group))
  const gone = facts.filter((fact) => !left.includes(fact))
  if (gone.length > 0)
    draft.edit(businessFile, ({ claims, ...rest }) => ({
      ...rest,
      claims: (claims as Group[]).map(({ facts, ...claim }) => {
        const kept = ((facts || []) as string[]).filter((fact) => !gone.includes(fact))
        return { ...claim, ...(kept.length > 0 && { facts: kept }) }
      }),
    }))
}

/** Removes claims that were only made in this file. */
function removeClaims(draft: Draft, before: Loaded, after: Loaded): void {
  const made = ({ claims, claimed }: Loaded) =>
    claims.filter((claim) => placesOf(claim, claimed).length > 0).map(({ id }) => id)
  const still = made(after)
  const gone = made(before).filter((id) => !still.includes(id))
  draft.edit(businessFile, ({ claims = [], ...rest }) => ({
    ...rest,
    claims: (claims as Group[]).filter(({ id }) => !gone.includes(String(id))),
  }))
}

if (isProgram(import.meta.url))
  await runCommand(async () => console.log(asGiven(await removeFile(process.argv.slice(2)))))
