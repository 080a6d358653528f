/** The sections of pages. Most have a heading, an optional introduction, and a list of their own. */
import * as z from 'zod'
import { crackWidths, plateNames, smallPictures } from '../catalog'
import { putsOff } from '../signed'
import {
  count,
  day,
  dayOrMonth,
  distinct,
  evidence,
  facts,
  file,
  formed,
  galleryImage,
  group,
  isoDate,
  latestToday,
  link,
  list,
  matching,
  nameOf,
  oneOf,
  pair,
  phone,
  picture,
  rich,
  shorten,
  slug,
  text,
  yesNo,
} from './fields'

const heading = text('the heading of this section')

/** A section: heading, introduction, drawing, and further fields. */
export const section = <T extends z.ZodRawShape>(help: string, shape: T) =>
  group(help, {
    heading,
    intro: rich('one short paragraph under the heading').optional(),
    plate: oneOf('a drawing under the heading', plateNames).optional(),
    caption: rich('the line under that drawing').optional(),
    ...shape,
  }).check(({ value, issues }) => {
    const { plate, caption } = value as { plate?: string; caption?: unknown }
    const message = 'has no plate to stand under, so no page would show it; name one, or take this out'
    if (caption !== undefined && plate === undefined && !('caption' in shape))
      issues.push({ code: 'custom', input: value, path: ['caption'], message })
  })

export const head = (help: string) => section(help, {})

export const smallPicture = oneOf('a small drawing of it', smallPictures).optional()

const item = group('an entry: title, description and, if there is one, picture', {
  title: text('a few words'),
  description: rich('one to four sentences'),
  picture: smallPicture,
})

export const items = (help: string, min = 2) =>
  section(help, { items: list('entries: title and description', item, min) })

/** Entries without pictures. */
export const terms = (help: string, min = 2) =>
  section(help, { items: list('entries: title and description', item.omit({ picture: true }), min) })

const stepFields = {
  title: text('the name of the step'),
  duration: text('how long it takes, "45 minutes"').optional(),
  description: rich('what happens').optional(),
}
const total = text('how long it all takes').optional()

const stepsOf = <T extends z.ZodRawShape>(help: string, step: T) =>
  section(help, {
    steps: list('the steps, in order', group('a step: title, duration, description', step), 2),
    total,
  })

export const steps = (help: string) => stepsOf(help, { ...stepFields, picture: smallPicture })

/** A list of steps with the duration of each, without pictures. */
export const timeline = (help: string) => stepsOf(help, stepFields)

export const stat = group('a figure: value, label and href', {
  value: text('the number'),
  label: text('what it counts'),
  href: text('an address of this site that says more, "/services"').optional(),
})

const faq = group('a question and its answer; a group of them has the first picture in it', {
  group: text('the heading above it and others of its group, "Insurance and permits"').optional(),
  picture: smallPicture,
  // The question's letters and digits become its id on the page.
  question: formed(text('the question'), /[\p{L}\p{N}]/u, 'has no letter or digit', 'write the question'),
  answer: rich('the answer'),
})

const questions = (min: number) =>
  section('frequently asked questions', {
    items: distinct(list('questions and answers', faq, min), 'question'),
  })

export const faqs = questions(2)
export const cityFaqs = questions(1)

const season = group('a season: season, title, description, tips, concernLevel', {
  season: text('its name, "Spring"'),
  title: text('what the season does'),
  description: rich('one or two sentences'),
  tips: list('what to do, one line each', rich('one thing to do')),
  concernLevel: oneOf('how much it matters', ['high', 'medium', 'low']),
})

export const seasons = section('the seasonal care guide', {
  folded: text('what to press to see the seasons; left out, they are in sight').optional(),
  items: distinct(list('the seasons', season), 'season'),
})

export const names = (help: string) => section(help, { items: distinct(list('their names', text('a name'))) })

export const gallery = section('the gallery', { items: list('pictures: src, alt, caption', galleryImage, 2) })

/** Photos of the owner's: a pair before and after, others, or both. */
export const photos = section('photos', {
  pair: pair.optional(),
  items: list('photos: src, alt, caption, taken, place', evidence, 1, 6).optional(),
}).refine(({ pair, items }) => pair !== undefined || items !== undefined, {
  path: ['items'],
  error: 'is missing; add photos, or delete the section',
})

const row = group('a row: label, cells and, if there is one, picture', {
  label: text('what is compared'),
  picture: oneOf('a crack to scale, with the pennies that fit into it', crackWidths).optional(),
  cells: list('one cell for each column', rich('one cell'), 2),
})

/** Each row has a cell for each column. */
export const comparison = section('a table that compares methods', {
  columns: list('the methods compared', text('a column heading'), 2),
  rows: list('the rows', row),
  first: yesNo('"yes" puts the table at the top of the page, in place of the drawing').optional(),
}).check(({ value: { columns, rows }, issues }) =>
  rows.forEach(({ cells }, i) => {
    const message = `has ${cells.length} cells for ${columns.length} columns; give it one for each`
    if (cells.length !== columns.length)
      issues.push({ code: 'custom', input: rows, path: ['rows', i, 'cells'], message })
  }),
)

const cost = group('a line: item, quantity, price, unpriced, note', {
  item: text('what is paid for, "Steel piers"'),
  quantity: count('how many of them'),
  price: slug('the name of its price under "prices" of the business, "pier"'),
  unpriced: text('shown until the price is filled in, "price of one pier"'),
  note: rich('what it depends on').optional(),
})

/** A sample estimate. It shows figures only when business.md has all of its prices. */
export const estimate = section('an example of how an estimate is put together', {
  lines: list('the lines: item, quantity, price, unpriced', cost, 2),
  total: text('the word beside the sum, "Total"'),
})

const priceRow = group('a row: repair, takes, cost', {
  repair: text('the kind of repair, "One low corner"'),
  takes: text('what it takes, "4 to 8 steel piers"').optional(),
  cost: nameOf('the id of what it comes to, under "costs" of the business', 'costs'),
}).check(({ value, issues }) => {
  const [braced, other] = /\{(?:cost|count)-([a-z\d-]+)\}/i.exec(`${value.repair} ${value.takes}`) ?? []
  const message = `is "${value.cost}", but the words of this row say ${braced}; name one kind of repair in both`
  if (other !== undefined && other !== value.cost)
    issues.push({ code: 'custom', input: value, path: ['cost'], message })
})

/** The cost of kinds of repairs, in a table narrow enough for a phone. */
export const prices = section('what repairs cost', { rows: list('the rows: repair, takes, cost', priceRow) })

/** A highlighted box that asks for a call. */
export const notice = (help: string) =>
  group(help, {
    heading,
    text: rich('what to say'),
    items: list('a short list', rich('one line')).optional(),
    after: rich('what to say under the list').optional(),
  })

export const heroShape = {
  eyebrow: text('a few words above the heading').optional(),
  heading: text('the heading of the page'),
  lead: rich('the first paragraph; it answers the question the visitor came with'),
  more: link('a quieter link beside the call button').optional(),
  facts: list('up to three short facts', stat, 1, 3).optional(),
}

export const hero = (help = 'the top of the page') => group(help, heroShape)

export const signer = text('the name of who says so, "Ann Lee"').refine((name) => !putsOff(name), {
  error: ({ input }) =>
    `is "${shorten(input)}", which is not a name; write who says so, or leave the claim open`,
})

const signature = (help: string) =>
  group(`${help}: by, on`, { by: signer, on: dayOrMonth('the day or the month, "2026-05-14" or "2026-05"') })

const claim = group('a claim: id, doubt, facts, field, confirmed, declined', {
  id: slug('a short name; copy marks the claim as [words]{claim NAME}'),
  doubt: text('what the owner must check'),
  facts: list('facts that make the claim wherever copy names them', text('the name of a fact')).optional(),
  field: text('the field of this file that makes the claim, "ratings.home"').optional(),
  confirmed: signature('who confirmed it, and when').optional(),
  declined: signature('who declined it, and when; its words are then on no page').optional(),
}).refine(({ confirmed, declined }) => confirmed === undefined || declined === undefined, {
  path: ['declined'],
  error: 'is there beside confirmed; keep one of them',
})

/** Claims that must be true before the site goes live. */
export const claims = (where: string) => list(`claims ${where} to confirm before going live`, claim, 0)

/** What search engines show of a page. */
export const meta = {
  title: text('the title in search results, without the brand'),
  description: text('the text under it in search results, 70 to 160 characters'),
  facts: facts('names that copy of this page alone may use, and the words they stand for').optional(),
}

/** The language of a notice or a review. */
export const ownLang = matching(
  'the code of its language, if that is not the one of the site: "es" for Spanish',
  /^[a-z]{2,3}(-[a-z0-9]{2,8})*$/i,
).optional()

/** A notice at the top of pages, about a storm, a holiday or a language spoken. */
export const announcement = group('a notice: text, link, from, until, lang, town, closed', {
  text: rich('one or two sentences'),
  link: link('a link after them').optional(),
  from: day('the first day on which a build shows it, "2026-12-24"').optional(),
  until: day('the last day on which a build shows it, "2026-12-26"; build the site again after it')
    .refine((until) => until.slice(0, 2) === latestToday().slice(0, 2), {
      error: ({ input }) => `is "${input as string}", a day of another century; correct the year`,
    })
    .optional(),
  lang: ownLang,
  town: nameOf(
    'the file name of the city on whose page alone it stands, without .md',
    'locations',
  ).optional(),
  closed: yesNo('"yes" if the office is closed on these days; search engines are told').optional(),
})
  .refine(({ from, until }) => from === undefined || until === undefined || from <= until, {
    path: ['until'],
    error: 'is before from, so that no page would ever show the notice; correct one of the two',
  })
  .refine(({ closed, from, until }) => !closed || (from !== undefined && until !== undefined), {
    path: ['closed'],
    error: 'is "yes" without its days; add "from" and "until"',
  })

export const siteNotice = file({
  notices: list('notices at the top of pages, each with its days and its language', announcement, 1),
})

/** What search engines show of a page, and its sharing picture. */
export const pageMeta = { ...meta, socialImage: picture('share').optional() }

/** For a page that only people with its address should find. */
export const noindex = {
  noindex: yesNo('"yes" keeps the page out of search engines and out of the sitemap').optional(),
}

/** For pages that are not finished. */
export const draft = {
  draft: yesNo('"yes" leaves it out of the live site; previews show it, with a mark').optional(),
}

/** For a page with a phone number of its own, so that its calls can be counted. */
export const ownPhone = {
  phone: phone
    .meta({
      description:
        'the number that this page shows in place of that of the business, such as one that counts calls',
    })
    .optional(),
}

/** When a page was last updated, and who reviewed it. */
export const dates = {
  updated: isoDate('the day its words were last gone over, "2026-03-14"').optional(),
  reviewedBy: text('who read it, as a name in "team" of the About page').optional(),
}

export const serviceSlugs = (help: string, min = 1) =>
  distinct(list(help, nameOf('the file name of a service, without .md', 'services'), min))

export const citySlugs = (help: string) =>
  distinct(list(help, nameOf('the file name of a city, without .md', 'locations')))

/** Drawings in the text of a page, each under one of its headings. */
export const textPlates = distinct(
  list(
    'drawings in the text: heading, plate, caption',
    group('a drawing in the text: heading, plate, caption', {
      heading: text('the heading in the text under which it stands, "What is covered"'),
      plate: oneOf('the drawing', plateNames),
      caption: rich('the line under the drawing').optional(),
    }),
  ),
  'heading',
).optional()

/** Small drawings beside the text of a page, each under one of its headings. */
export const textPictures = distinct(
  list(
    'small drawings beside the text: heading, picture',
    group('a small drawing beside the text: heading, picture', {
      heading: text('the heading in the text under which it stands, "Repair day"'),
      picture: oneOf('the drawing', smallPictures),
    }),
  ),
  'heading',
).optional()
