/** The sections of pages. Most have a heading, an optional paragraph under it, and a list of their own. */
import { signPictures } from '../../../templates/illustrations/catalog'
import { facts, galleryImage, group, link, list, nameOf, oneOf, rich, slug, text } from './fields'

export const concernLevels = ['high', 'medium', 'low'] as const

export const headShape = {
  heading: text('the heading of this section'),
  intro: rich('one short paragraph under the heading').optional(),
}

export const head = (help: string) => group(headShape, help)

const item = group(
  { title: text('a few words'), description: rich('one to four sentences') },
  'an entry: title and description',
)

export const items = (help: string, min = 2) =>
  group({ ...headShape, items: list(item, 'entries: title and description', min) }, help)

export const signs = group(
  {
    ...headShape,
    items: list(
      group(
        {
          title: text('what one sees, in a few words'),
          description: rich('what it means'),
          picture: oneOf(signPictures, 'a drawing of this sign').optional(),
        },
        'a sign: title, description and, if there is one, picture',
      ),
      'the signs of damage',
      2,
    ),
  },
  'signs of damage',
)

const step = group(
  {
    title: text('the name of the step'),
    duration: text('how long it takes, "45 minutes"').optional(),
    description: rich('what happens').optional(),
  },
  'a step: title, duration, description',
)

export const steps = (help: string) =>
  group(
    {
      ...headShape,
      steps: list(step, 'the steps, in order', 2),
      total: text('how long it all takes').optional(),
    },
    help,
  )

export const stat = group(
  { value: text('the number'), label: text('what it counts') },
  'a figure: value and label',
)

export const stats = (help: string) =>
  group({ ...headShape, stats: list(stat, 'figures: value and label') }, help)

/** The letters and digits of a question become the id of its place in the page. */
const question = text('the question').regex(/[\p{L}\p{N}]/u, 'has no letter or digit; write the question')

const faq = group({ question, answer: rich('the answer') }, 'a question and its answer')

export const faqs = group(
  { ...headShape, items: list(faq, 'questions and answers', 2) },
  'frequently asked questions',
)

const season = group(
  {
    season: text('its name, "Spring"'),
    title: text('what the season does'),
    description: rich('one or two sentences'),
    tips: list(rich('one thing to do'), 'what to do, one line each'),
    concernLevel: oneOf(concernLevels, 'how much it matters'),
  },
  'a season: season, title, description, tips, concernLevel',
)

export const seasons = group({ ...headShape, items: list(season, 'the seasons') }, 'the seasonal care guide')

export const names = (help: string) =>
  group({ ...headShape, items: list(text('a name'), 'their names') }, help)

export const gallery = group(
  { ...headShape, items: list(galleryImage, 'pictures: src, alt, caption', 2) },
  'the gallery',
)

/** A table that compares methods. That each row has a cell for each column is checked later. */
export const comparison = group(
  {
    ...headShape,
    columns: list(text('a column heading'), 'the methods compared', 2),
    rows: list(
      group(
        { label: text('what is compared'), cells: list(rich('one cell'), 'one cell for each column', 2) },
        'a row: label and cells',
      ),
      'the rows',
    ),
  },
  'a table that compares methods',
)

/** A box that stands out and asks for a call. */
export const notice = (help: string) =>
  group(
    {
      heading: headShape.heading,
      text: rich('what to say'),
      items: list(rich('one line'), 'a short list').optional(),
    },
    help,
  )

export const heroShape = {
  eyebrow: text('a few words above the heading').optional(),
  heading: text('the one h1 of the page'),
  lead: rich('the first paragraph; it answers the question the visitor came with'),
  more: link('a quieter link beside the call button').optional(),
  facts: list(stat, 'up to three short facts', 1, 3).optional(),
}

export const hero = (help = 'the top of the page') => group(heroShape, help)

/** Statements that must be true before the site goes live. */
export const claims = (where: string) =>
  list(
    group(
      {
        id: slug('a short name; copy marks the claim with {claim NAME}'),
        doubt: text('what the owner must check'),
        facts: list(
          text('the name of a fact'),
          'facts that make the claim wherever copy names them',
        ).optional(),
        field: text('the field of this file that makes the claim, "ratings.home"').optional(),
        confirmed: text('who confirmed it, and when').optional(),
        declined: text('who declined it, and when; then no copy may make it').optional(),
      },
      'a claim: id, doubt, facts, field, confirmed, declined',
    ).check(({ value, issues }) => {
      if (value.confirmed === undefined || value.declined === undefined) return
      const message = 'is there beside confirmed; keep one of them'
      issues.push({ code: 'custom', input: value, path: ['declined'], message })
    }),
    `claims ${where} to confirm before going live`,
    0,
  )

/** What a page says about itself to search engines. */
export const meta = {
  title: text('the title in search results, without the brand'),
  description: text('the text under it in search results, 70 to 160 characters'),
  facts: facts('names that copy of this page alone may use, and the words they stand for').optional(),
}

export const serviceSlugs = (help: string, min = 1) =>
  list(nameOf('services', 'the file name of a service, without .md'), help, min)

export const citySlugs = (help: string) =>
  list(nameOf('locations', 'the file name of a city, without .md'), help)
