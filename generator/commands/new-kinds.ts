/** The kinds of files that `npm run new` writes, and what it knows of them beside their schema. */
import type { z } from 'zod'
import type { ContentFile } from '../read/content-file'
import type { Folder } from '../read/folder'
import * as schema from '../../templates/model/schema'
import { slugify } from '../../templates/model/text'
import { cityPath, homePath, ownPath, reviewsPath, servicePath } from '../../templates/model/urls'

export interface Kind {
  /** As the command is given it. */
  word: string
  folder: Folder
  schema: z.ZodObject
  /** Values of fields that follow from the name, the other files of the folder and the slugs of all cities. */
  known: (name: string, others: readonly ContentFile[], cities: readonly string[]) => Record<string, string>
  /** The field that the file is named after; without it, what the command is given. */
  namedAfter?: string
  /** A note on what belongs below the front matter; without it, nothing does. */
  below?: string
  /** The address of the page that shows it. */
  page: (entry: { slug: string }) => string
}

const parts = 'The text of the page goes below the closing ---. A line "## Words" begins each of its parts.'

export const kinds: readonly Kind[] = [
  {
    word: 'city',
    folder: 'locations',
    schema: schema.city,
    known: (name, others) => ({ name, title: titleLike(others, name) }),
    below: parts,
    page: cityPath,
  },
  {
    word: 'service',
    folder: 'services',
    schema: schema.service,
    known: (name, others) => ({ name, title: name, ...orderAfter(others) }),
    below: parts,
    page: servicePath,
  },
  {
    word: 'review',
    folder: 'testimonials',
    schema: schema.testimonial,
    known: (name, others) => ({ ...personAndTown(name), ...orderAfter(others) }),
    below: 'The words of the customer go below the closing ---.',
    page: () => reviewsPath,
  },
  {
    word: 'job',
    folder: 'jobs',
    schema: schema.job,
    known: (name, _, cities) => titleAndTown(name, cities),
    namedAfter: 'title',
    page: () => homePath,
  },
  {
    word: 'page',
    folder: 'pages',
    schema: schema.ownPage,
    known: (title) => ({ title }),
    below: parts,
    page: ownPath,
  },
]

/** The title worded as most of the other files word theirs; the name itself when none of them holds its own. */
function titleLike(others: readonly ContentFile[], name: string): string {
  const counts = new Map<string, number>()
  for (const { data } of others) {
    if (typeof data.title !== 'string' || typeof data.name !== 'string') continue
    const wording = data.title.split(data.name)
    if (wording.length === 2) counts.set(wording.join('\0'), (counts.get(wording.join('\0')) ?? 0) + 1)
  }
  const most = [...counts].sort(([, a], [, b]) => b - a)[0]
  return most ? most[0].replace('\0', () => name) : name
}

/** A place behind all other files, if any of them has one. */
function orderAfter(others: readonly ContentFile[]): { order?: string } {
  const orders = others.map(({ data }) => Number(data.order)).filter((order) => order >= 0)
  return orders.length > 0 ? { order: String(Math.max(...orders) + 10) } : {}
}

/** "WORDS, TOWN": the town stands behind the last comma, if there is one. */
const behindLastComma = (words: string) => /^(.*\S)\s*,\s*([^,]*\S)$/.exec(words)?.slice(1) ?? []

function personAndTown(words: string): { name: string; location?: string } {
  const [name, location] = behindLastComma(words)
  return name && location ? { name, location } : { name: words }
}

/** A title may hold a comma itself, so that only a city with a page is taken for the town. */
function titleAndTown(words: string, cities: readonly string[]): { title: string; town?: string } {
  const [title, place = ''] = behindLastComma(words)
  const town = slugify(place)
  return title && cities.includes(town) ? { title, town } : { title: words }
}
