/** What `npm run new` knows about the files it writes, besides what `generator/read/source/kinds.ts` says. */
import type { ContentFile } from '../../read/source/content-file'
import type { Folder } from '../../read/source/kinds'
import { UsageError } from '../../terminal/flags'
import { townName, townOf } from './town'
import type { NewTown } from './town'
import type { SkeletonOptions } from './skeleton'
import { stateOf } from '../../../templates/model/states'
import { slugify } from '../../../templates/model/text'
import { cityPath, homePath, ownPath, reviewsPath, servicePath } from '../../../templates/model/urls'

type Offers = SkeletonOptions['offers']

/** Describes the files of one folder. */
export interface NewKind {
  folder: Folder
  /** Returns the values that follow from the name, the other files in the folder, and what fields may name. */
  known: (name: string, others: readonly ContentFile[], offers: Offers) => Record<string, string>
  /** Returns the address of the page that shows the entry. */
  page: (entry: { slug: string }) => string
}

/** Everything the command writes except redirects and firms. */
export const newKinds: readonly NewKind[] = [
  {
    folder: 'locations',
    known: cityOf,
    page: cityPath,
  },
  {
    folder: 'services',
    known: (name, others) => ({ name, title: name, ...orderAfter(others) }),
    page: servicePath,
  },
  {
    folder: 'testimonials',
    known: (name, others) => ({ ...personAndTown(name), ...orderAfter(others) }),
    page: () => reviewsPath,
  },
  {
    folder: 'jobs',
    known: (name, _, { locations }) => titleAndTown(name, locations),
    page: () => homePath,
  },
  {
    folder: 'pages',
    known: (title) => ({ title }),
    page: ownPath,
  },
]

/** Reads a city's name, or its name and place on one line. Its tier is the last one, which promises least. */
function cityOf(words: string, others: readonly ContentFile[], { tiers }: Offers): Record<string, string> {
  const { name, ...place } = words.includes(',') ? placeOf(words) : { name: townName(words) }
  const given = Object.entries(place).map(([field, value]) => [field, String(value)])
  const tier = tiers.at(-1)
  return { name, title: titleLike(others, name), ...Object.fromEntries(given), ...(tier && { tier }) }
}

function placeOf(words: string): NewTown {
  try {
    return townOf(words)
  } catch (error) {
    throw error instanceof UsageError ? new UsageError(`the city ${error.message}`) : error
  }
}

/** Words the title as most other files do. Returns the name itself when no title contains its file's name. */
function titleLike(others: readonly ContentFile[], name: string): string {
  const counts = new Map<string, number>()
  for (const { data } of others) {
    if (typeof data.title !== 'string' || typeof data.name !== 'string') continue
    // A title may also name its city in braces.
    const parts = data.title.includes('{city}') ? [data.title, ''] : data.title.split(data.name)
    const wording = parts.join('\0')
    if (parts.length === 2) counts.set(wording, (counts.get(wording) ?? 0) + 1)
  }
  const most = [...counts].sort(([, a], [, b]) => b - a)[0]
  return most ? most[0].replace('\0', () => (most[0].includes('{city}') ? '' : name)) : name
}

/** Returns a place after all other files, if any of them has one. */
function orderAfter(others: readonly ContentFile[]): { order?: string } {
  const orders = others.map(({ data }) => Number(data.order)).filter((order) => order >= 0)
  return orders.length > 0 ? { order: String(Math.max(...orders) + 10) } : {}
}

/** Splits "WORDS, TOWN" at the last comma, if there is one. */
const behindLastComma = (words: string) => /^(.*\S)\s*,\s*([^,]*\S)$/.exec(words)?.slice(1) ?? []

function personAndTown(words: string): { name: string; location?: string } {
  // A person may write the state behind the town.
  const [town = words] = /^.*,.*?\p{L}(?=[\s,]+[A-Z]{2}$)/u.exec(words.trim()) ?? []
  const [name, location] = behindLastComma(stateOf(words.trim().slice(-2)) ? town : words)
  return name && location ? { name, location } : { name: words }
}

/** A title may contain commas, so the last part is the town only if a city with a page has that name. */
function titleAndTown(words: string, cities: readonly string[]): { title: string; town?: string } {
  const [title, place = ''] = behindLastComma(words)
  const town = slugify(place)
  return title && cities.includes(town) ? { title, town } : { title: words }
}
