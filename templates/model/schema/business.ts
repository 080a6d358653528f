/** business.md: who the company is, and what every page says about it. */
import type * as z from 'zod'
import {
  between,
  count,
  county,
  distinct,
  facts,
  file,
  group,
  integer,
  isoDate,
  latestToday,
  list,
  logo,
  matching,
  named,
  nameOf,
  oneOf,
  phone,
  picture,
  shorten,
  slug,
  text,
  yesNo,
  zipCode,
} from './fields'
import { asAddress, asHost, asHours, asState } from './as-typed'
import { claims } from './sections'
import { clock, timePattern, weekdays } from '../clock'
import { isKnownLanguage, usualLang } from '../language'
import { isWebAddress } from '../web-address'

const rating = group('a rating: value and count', {
  value: between('the average, "4.9"', 1, 5),
  count: count('how many reviews'),
})

/** A closing time may be 24:00; an opening time may not. */
const closingPattern = new RegExp(`^24:00$|${timePattern.source}`, 'i')

const openingHours = group('days, opens, closes', {
  days: list('the days', oneOf('an English weekday', weekdays)),
  opens: matching('the time as "08:00" or "8am"', timePattern, (time) =>
    /closed|app/i.test(time)
      ? `which is no time; write "by: ${/closed/i.test(time) ? 'closed' : 'appointment'}" in its place`
      : undefined,
  )
    .transform((time) => clock(time).replace('24:00', '00:00'))
    .optional(),
  closes: matching('the time as "18:00", "6pm", "noon" or "midnight"', closingPattern)
    .transform((time) => clock(time).replace('00:00', '24:00'))
    .optional(),
  by: oneOf('"appointment" or "closed", in place of opens and closes', ['appointment', 'closed']).optional(),
}).check(({ value, issues }) => {
  const { opens, closes, by } = value
  const say = (field: string, message: string) =>
    issues.push({ code: 'custom', input: value, path: [field], message })
  if (by && (opens ?? closes) !== undefined) say('by', 'stands beside opens or closes; delete one of them')
  if (by) return
  if (opens === undefined)
    say('opens', 'is missing; add the time as "08:00" or "8am", or write "by: appointment"')
  if (closes === undefined) say('closes', 'is missing; add the time as "18:00", "6pm", "noon" or "midnight"')
  const areTimes = [opens, closes].every((time) => /^\d\d:\d\d$/.test(time ?? ''))
  if (areTimes && opens! >= closes!)
    say('closes', `is "${closes}", which is not after opens, "${opens}"; write the hours of one day`)
})

/** A day may have several opening hours, such as morning and afternoon, but not the same ones twice. */
const week = list('the hours as structured data says them', openingHours)
  .check(({ value, issues }) => {
    const seen: { day: string; opens: string; closes: string }[] = []
    value.forEach(({ days, opens = '', closes = '' }, i) =>
      days.forEach((day, j) => {
        const other = seen.find((hours) => hours.day === day && opens < hours.closes && hours.opens < closes)
        const message = `is ${day} a second time, and its hours overlap ${other?.opens} to ${other?.closes}; write each hour once`
        if (other) issues.push({ code: 'custom', input: value, path: [i, 'days', j], message })
        else seen.push({ day, opens, closes })
      }),
    )
  })
  .transform((hours) => hours.filter(({ by }) => by !== 'closed'))

const copyright = matching('the years of the copyright, "2014–2026"', /^\d{4}([–-]\d{4})?$/)
  .transform((years) => years.replace('-', '–'))
  .check(({ value, issues }) => {
    const [first = '', last = first] = value.split('–')
    const wrong =
      last < first
        ? 'which runs backward'
        : last > latestToday().slice(0, 4)
          ? 'a year that has not come yet'
          : undefined
    const message = `is "${value}", ${wrong}; write the years of the copyright, the first one first`
    if (wrong !== undefined) issues.push({ code: 'custom', input: value, message })
  })

/** An address on another site: a domain name, no password, and no fact in braces, which addresses do not support. */
const httpUrl = (help: string) =>
  matching(help, /^https?:\/\/[^\s"<>\\{}@/?#]+\.[^\s"<>\\{}@/?#.]{2,}([/?#][^\s"<>\\{}]*)?$/)
    .meta({ reads: asAddress })
    .refine(isWebAddress, {
      error: ({ input }) => `is "${shorten(input)}", which is not an address; write ${help}`,
    })

const host = matching(
  'the live site, "https://www.example.com", no slash at the end',
  /^https:\/\/([a-z0-9]+(-+[a-z0-9]+)*\.)+[a-z]{2,}$/,
  (url) =>
    /^https:\/\/[^/]+\/./.test(url)
      ? 'but pages, icons and redirects have their addresses at the top of a domain; leave the path out, and give a site in another language a domain of its own, such as "https://es.example.com"'
      : undefined,
)
  .meta({ reads: asHost })
  .refine(isWebAddress, {
    error: ({ input }) => `is "${shorten(input)}", which no browser can open; write the live site`,
  })

/** The names that GitHub allows for owners and repositories, and git for branches. */
const repository = group('the repository on GitHub that /admin/ edits, for npm run build -- --admin', {
  name: matching('its owner and its name, "acme/website"', /^[a-z\d]+(-+[a-z\d]+)*\/[\w.-]*[\w-][\w.-]*$/i),
  branch: matching(
    'the branch that is published, "main"; without it the default branch',
    /^[^\s~^:?*[\\]+$/,
  ).optional(),
})

const tier = group('a response tier: id, name, when, description', {
  id: slug('what city files name'),
  name: text('its name, "Same day"'),
  when: text('the same inside a sentence: "usually the same day"'),
  wait: text('what the name tells of at the top of a page, "usual wait for a visit": {wait}').optional(),
  description: text('what it means, in whole sentences; copy of a town says {visit}'),
})

const prices = named(
  'unit prices for the example of an estimate and the costs of repairs, each with a short name',
  count('dollars, without cents', /^\$?(\d{1,9}|\d{1,3}(,\d{3}){1,2})(\.00)?$/),
)

const costPart = group('a part: price, from, to', {
  price: slug('the name of its price under prices, "pier"'),
  from: integer('the fewest of them'),
  to: count('the most of them'),
}).check(({ value, issues }) => {
  const message = `is ${value.to}, which is less than from, ${value.from}; swap them`
  if (value.to < value.from) issues.push({ code: 'custom', input: value, path: ['to'], message })
})

const cost = group('a kind of repair: id, unpriced, parts', {
  id: slug('a short name, "corner"; copy says {cost-corner}, and {count-corner} of its first part'),
  unpriced: text('shown until all its prices are there, "{count-corner} times the price of a pier"'),
  parts: list('what it takes: price, from, to', costPart),
})

const schemes = (help: string) =>
  group(`${help}: light and dark`, {
    light: matching('a color on light pages, "#a8431f"', /^#[\da-f]{6}$/i).optional(),
    dark: matching('a color on dark pages, "#d8673a"', /^#[\da-f]{6}$/i).optional(),
  }).optional()

const theme = group('your colors; those that are left out stay as they are', {
  ink: schemes('letters and outlines'),
  ground: schemes('the page itself'),
  action: schemes('what can be pressed: the call button, links, marks'),
  steel: schemes('piers and other steel in drawings'),
  grass: schemes('grass and trees in drawings'),
})

/** Fields that may hold a sample until the owner fills in his own. */
const sampleFields = [
  'name',
  'titleSuffix',
  'description',
  'phone',
  'host',
  'address',
  'geo',
  'hours',
  'ratings',
  'sameAs',
  'reviewLink',
  'prices',
  'ground',
] as const

const lang = matching(
  'the code of the language that all pages are written in, "es" for Spanish',
  /^[a-z]{2,3}(-[a-z0-9]{2,8})*$/i,
).refine(isKnownLanguage, {
  error: ({ input }) =>
    `is "${shorten(input)}", a language whose dates and numbers cannot be written; write the code of another, "es" for Spanish`,
})

export const business = file({
  samples: list('fields that still hold a sample', oneOf('a field of this file', sampleFields), 0).default(
    [],
  ),
  lang: lang.default(usualLang),
  name: text('the name of the company'),
  titleSuffix: text('what stands after every page title'),
  description: text('the company in one sentence, for structured data'),
  region: text(
    'the country you work in as people there call it, "Central Texas"; copy says {region}',
  ).optional(),
  trade: text('what the company does, in two words, for structured data'),
  phone,
  phones: distinct(
    list(
      'further numbers, below the first one at the end of each page: label and phone',
      group('a number: label and phone', {
        label: text('what it is for, "Español" or "After hours"'),
        phone,
      }),
      0,
    ),
    'label',
    'phone',
  ).default([]),
  email: matching(
    'an email address, "office@your-site.com"',
    /^[^\s@<>"?&:]+@([a-z0-9-]+\.)+[a-z]{2,}$/i,
  ).optional(),
  host,
  repository: repository.optional(),
  address: group('the one real address', {
    street: text(
      'street and number; left out by a firm without an office that customers may visit',
    ).optional(),
    city: matching('the city alone, "Round Rock"', /^(?!.*(?:,|\s[A-Z]{2}$|\d{5}))/),
    county: county('its county, "Williamson County"; copy says {office-county}').optional(),
    region: matching('two capital letters, "TX"', /^[A-Z]{2}$/).meta({ reads: asState }),
    regionName: text('the state, written out'),
    postalCode: zipCode,
    country: matching('two capital letters, "US"', /^[A-Z]{2}$/),
  }),
  geo: group('latitude and longitude of the address', {
    latitude: between('degrees north, "30.5254"', -90, 90),
    longitude: between('degrees east, "-97.6659"', -180, 180),
  }),
  hours: group('the opening hours', {
    copy: text('the hours as pages say them; left out, pages say those of the data').optional(),
    data: week,
  }).meta({ reads: asHours }),
  ratings: group('both readings of the rating; without them no page gives one', {
    home: rating,
    city: rating,
  }).optional(),
  credentials: group(
    'what {credentials} says: your registration, bond and insurer, or words until they are known',
    {
      words: text('what is said until then, "licensed and insured"'),
      registration: text('"registered with the city, no. 12345"').optional(),
      bond: text('"bonded by Acme Surety, no. 12345"').optional(),
      insurance: text('"insured by Acme Mutual"').optional(),
    },
  ),
  copyright,
  priceRange: matching('one to four dollar signs, "$$"', /^\${1,4}$/),
  sameAs: distinct(list('profiles of the company elsewhere', httpUrl('the address of a profile'), 0)).default(
    [],
  ),
  reviewLink: group('the external review service', {
    text: text('the words of the link'),
    href: httpUrl('where a customer leaves a review'),
  }),
  sampleReviewData: yesNo('"yes" puts sample reviews into the structured data').default(false),
  reviewDate: isoDate('the date reviews carry until their own is known'),
  logo: logo.optional(),
  socialImage: picture('share').optional(),
  cityData: oneOf('the form of the structured data of city pages', ['local-business', 'service']),
  theme: theme.optional(),
  tiers: distinct(list('the response tiers, fastest first', tier), 'id', 'name'),
  prices: prices.optional(),
  costs: distinct(
    list(
      'what kinds of repair come to, such as { id: corner, unpriced: "{count-corner} piers", parts: [{ price: pier, from: 4, to: 8 }] }',
      cost,
      0,
    ),
    'id',
  ).default([]),
  farthestCity: between('miles from the office within which every city lies', 1, 3000),
  claims: claims('of the business').default([]),
  facts: facts('names and the words they stand for; copy writes {name}'),
  format: oneOf('the format of all these files', ['3']).optional(),
})

const { hours, reviewLink } = business.shape

const wordsOf = <T extends z.ZodRawShape>(names: 'tiers' | 'costs', help: string, shape: T) => {
  const words = group(help, { ...shape, id: nameOf('the id in the first language', names) })
  return distinct(list(`the words of ${names}`, words), 'id').optional()
}

/**
 * business.md of a second language. It has only the words of business.md, because everything else is a fact, which is
 * stated once.
 */
export const businessWords = file({
  ...business.pick({ description: true, trade: true, region: true, credentials: true, facts: true }).partial()
    .shape,
  hours: group('the opening hours: copy', { copy: hours.shape.copy }).optional(),
  reviewLink: group('the external review service: text', { text: reviewLink.shape.text }).optional(),
  tiers: wordsOf('tiers', 'a response tier: id, name, when, description', tier.shape),
  costs: wordsOf('costs', 'a kind of repair: id, unpriced', { unpriced: cost.shape.unpriced }),
})
