/**
 * The rules of each kind of content file. YAML is read with the failsafe schema, so every
 * scalar arrives here as the text that was typed, and these schemas alone decide its type.
 * Each field carries a line of help, shown when it is missing or wrong.
 */
import { z } from 'zod'
import { concernLevels, drawings, sampleFields, signPictures, soilKinds } from '../../templates/site'
import { suggest } from './suggest'
import { isWebAddress } from './web-address'
import type { Rich } from '../../templates/site'

/** A Markdown field that is checked but not yet compiled; load.ts fills `html` and `text`. */
export class MarkdownField implements Rich {
  html = ''
  text = ''
  constructor(readonly source: string) {}
}

/** A picture that is named but not yet measured; load.ts fills `width` and `height`. */
export class PictureField {
  width = 0
  height = 0
  constructor(
    readonly src: string,
    readonly alt: string,
  ) {}
}

/** What a field says about itself beyond its type. Messages and the files of `npm run new` share it. */
export interface FieldNotes {
  help: string
  /** How many entries a list takes. */
  min?: number
  max?: number
  /** The value names one of these: the id of a response tier, or the file of a service or a city. */
  names?: 'tiers' | 'services' | 'locations'
}

/** The notes of each field. zod passes them on when a rule is added to a field. */
export const fieldNotes = z.registry<FieldNotes>()

/** What a wrong value is, in words. */
const kindOf = (value: unknown) =>
  Array.isArray(value) ? 'a list' : typeof value === 'object' ? 'a group of fields' : 'text'

/** The message for a value that is missing or of the wrong kind. */
const wants = (kind: string, help: string) => (issue: { input?: unknown }) =>
  issue.input === undefined
    ? `is missing; add ${help}`
    : `is ${kindOf(issue.input)}, but ${kind} belongs here: ${help}`

const text = (help: string) =>
  z
    .string({ error: wants('text', help) })
    .trim()
    // Ends the checks, so that one empty field is one problem.
    .regex(/[\p{L}\p{N}\p{P}\p{S}]/u, { error: `is empty; write ${help}`, abort: true })
    .register(fieldNotes, { help })

const rich = (help: string) => text(help).transform((source): Rich => new MarkdownField(source))

const matching = (pattern: RegExp, help: string) =>
  text(help).regex(pattern, { error: (issue) => `is "${shorten(issue.input)}"; write ${help}` })

const shorten = (value: unknown) => {
  const text = String(value)
  return text.length > 40 ? `${text.slice(0, 40)}...` : text
}

const integer = (help: string) => matching(/^\d{1,9}$/, `${help}, in digits`).transform(Number)

const between = (low: number, high: number, help: string) =>
  matching(/^-?\d{1,4}(\.\d{1,8})?$/, `${help}, in digits`)
    .transform(Number)
    .refine((n) => n >= low && n <= high, {
      error: (issue) => `is ${issue.input}; write a number from ${low} to ${high}: ${help}`,
    })

const yesNo = (help: string) =>
  matching(/^(yes|no|true|false)$/, `yes or no: ${help}`).transform((s) => /^(yes|true)$/.test(s))

const slug = (help: string) => matching(/^[a-z0-9]+(-[a-z0-9]+)*$/, help)

/** The file name of a service or city, or the id of a tier. That there is one is checked after all are read. */
const nameOf = (names: NonNullable<FieldNotes['names']>, help: string) =>
  slug(help).register(fieldNotes, { help, names })

const oneOf = <const T extends readonly [string, ...string[]]>(values: T, help: string) =>
  z
    .enum(values, {
      error: (issue) =>
        typeof issue.input === 'string'
          ? `is ${issue.input === '' ? 'empty' : `"${shorten(issue.input)}"`}; ${suggest(issue.input, values)}`
          : wants('text', help)(issue),
    })
    .register(fieldNotes, { help })

/** A list of at least `min` entries and, where given, at most `max`. */
const list = <T extends z.ZodType>(item: T, help: string, min = 1, max = Infinity) =>
  z
    .array(item, { error: wants('a list', help) })
    .check((ctx) => {
      const has = ctx.value.length
      const wanted = min === max ? `${min}` : has < min ? `at least ${min}` : `at most ${max}`
      if (has < min || has > max)
        ctx.issues.push({
          code: 'custom',
          input: ctx.value,
          message: `has ${has} ${has === 1 ? 'entry' : 'entries'}; give it ${wanted}: ${help}`,
        })
    })
    .register(fieldNotes, { help, min, max })

/** A group of known fields; a field that is not known is an error for each such field, one a line. */
const group = <T extends z.ZodRawShape>(shape: T, help: string) =>
  z
    .strictObject(shape, {
      error: (issue) =>
        issue.code === 'unrecognized_keys'
          ? (issue.keys as string[])
              .map((key) => `is not a known field; ${suggest(key, Object.keys(shape))}`)
              .join('\n')
          : wants('a group of fields', help)(issue),
    })
    .register(fieldNotes, { help })

const link = (help: string) =>
  group({ text: text('the words of the link'), href: text('an address of this site, "/services"') }, help)

const pictureShape = {
  src: matching(/^\/[\w./-]+\.(jpe?g|png|webp|avif|svg)$/i, 'a file in public/, "/images/crew.jpg"'),
  alt: text('what the picture shows, for those who cannot see it'),
}

const picture = group(pictureShape, 'a picture: src and alt').transform(
  ({ src, alt }) => new PictureField(src, alt),
)

const galleryImage = group(
  { ...pictureShape, caption: rich('one sentence under the picture') },
  'a picture: src, alt and caption',
).transform(({ src, alt, caption }) => Object.assign(new PictureField(src, alt), { caption }))

const time = (help: string) => matching(/^([01]\d|2[0-3]):[0-5]\d$/, help)

const isoDate = (help: string) =>
  matching(/^\d{4}-\d{2}-\d{2}$/, help)
    .refine(isCalendarDay, {
      error: (issue) => `is "${issue.input}", a day that does not exist; write ${help}`,
    })
    .refine((day) => day <= latestToday(), {
      error: (issue) => `is "${issue.input}", a day that has not come yet; write ${help}`,
    })

/** The day it is now where days begin first, which is 14 hours ahead of UTC. */
const latestToday = () => new Date(Date.now() + 14 * 3_600_000).toISOString().slice(0, 10)

/** False for 2024-02-30, which Date would turn into 1 March. */
const isCalendarDay = (day: string) => {
  const date = new Date(`${day}T00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day)
}

/** Why an old address cannot be redirected by a static site; undefined when it can. */
function whatIsWrongWithOldAddress(address: string): string | undefined {
  const is = `is "${shorten(address)}"`
  if (!address.startsWith('/') || address.startsWith('//'))
    return `${is}; write the path alone, beginning with one slash, "/projects"`
  const query = /[?#].*/.exec(address)?.[0]
  if (query)
    return `${is}, but a static host finds a page by its path alone; redirect ${query} where the domain is managed, or leave it out`
  if (address === '/') return `${is}, the home page, which cannot lead away`
  const odd = /[^\w./~-]/u.exec(address)?.[0]
  if (odd)
    return `${is}, and "${odd}" cannot stand in the name of a file on every host; write letters, digits, hyphens`
  if (/\/\/|\/\.|\.(\/|$)/.test(address))
    return `${is}, and a name of a file may not begin or end with a dot or be empty`
  const ending = /\.\w+$/.exec(address)?.[0]
  if (ending && !/^\.html?$/i.test(ending))
    return `${is}, and a static host would send it as a ${ending} file, not as a page; redirect it where the domain is managed`
  return undefined
}

const httpUrl = (help: string) =>
  matching(/^https?:\/\/[^\s"<>\\]+$/, help).refine(isWebAddress, {
    error: (issue) => `is "${shorten(issue.input)}", which is no address; write ${help}`,
  })

// Sections. Each has a heading, an optional paragraph under it, and its own list.

const head = {
  heading: text('the heading of this section'),
  intro: rich('one short paragraph under the heading').optional(),
}

const item = group(
  { title: text('a few words'), description: rich('one to four sentences') },
  'an entry: title and description',
)

const items = (help: string, min = 2) =>
  group({ ...head, items: list(item, 'entries: title and description', min) }, help)

const signs = group(
  {
    ...head,
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

const steps = (help: string) =>
  group(
    { ...head, steps: list(step, 'the steps, in order', 2), total: text('how long it all takes').optional() },
    help,
  )

const stat = group({ value: text('the number'), label: text('what it counts') }, 'a figure: value and label')

const stats = (help: string) => group({ ...head, stats: list(stat, 'figures: value and label') }, help)

/** Its letters become the name of its place in the page. */
const question = text('the question').regex(/[\p{L}\p{N}]/u, 'has no letter or digit; write the question')

const faq = group({ question, answer: rich('the answer') }, 'a question and its answer')

const faqs = (min: number) =>
  group({ ...head, items: list(faq, 'questions and answers', min) }, 'frequently asked questions')

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

const seasons = group({ ...head, items: list(season, 'the seasons') }, 'the seasonal care guide')

const notice = (help: string) =>
  group(
    {
      heading: head.heading,
      text: rich('what to say'),
      items: list(rich('one line'), 'a short list').optional(),
    },
    help,
  )

const hero = {
  eyebrow: text('a few words above the heading').optional(),
  heading: text('the one h1 of the page'),
  lead: rich('the first paragraph; it answers the question the visitor came with'),
  more: link('a quieter link beside the call button').optional(),
  facts: list(stat, 'up to three short facts', 1, 3).optional(),
}

/** Names and the words they stand for. */
const facts = (help: string) =>
  z
    .record(
      matching(/^[a-z][a-z0-9-]*$/, 'lower-case words joined by hyphens'),
      text('the words it stands for'),
      { error: wants('a group of fields', help) },
    )
    .register(fieldNotes, { help })

const claims = (where: string) =>
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

const meta = {
  title: text('the title in search results, without the brand'),
  description: text('the text under it in search results, 70 to 160 characters'),
  facts: facts('names that copy of this page alone may use, and the words they stand for').optional(),
}

const menu = text('the word in the menu')

const serviceSlugs = (help: string, min = 1) =>
  list(nameOf('services', 'the file name of a service, without .md'), help, min)

const citySlugs = (help: string) => list(nameOf('locations', 'the file name of a city, without .md'), help)

// One schema for each kind of file.

export const service = group(
  {
    ...meta,
    name: text('the service as it stands in menus and cards'),
    order: integer('its place in lists, a whole number').optional(),
    card: text('one line for the card on the home page'),
    drawing: oneOf(drawings, 'the drawing at the top of the page').optional(),
    image: picture.optional(),
    hero: group(hero, 'the top of the page'),
    signs: signs.optional(),
    methods: items('the methods').optional(),
    comparison: group(
      {
        ...head,
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
    ).optional(),
    process: steps('the process, step by step'),
    timeline: steps('how long each part takes').optional(),
    limits: items('what this repair cannot do', 1).optional(),
    costs: items('what the price depends on').optional(),
    benefits: items('what it brings').optional(),
    emergency: notice('a box for emergencies').optional(),
    checks: items('what to look at before calling').optional(),
    faqs: faqs(2),
    related: group(
      { ...head, services: serviceSlugs('related services', 0), cities: citySlugs('cities').optional() },
      'links to related pages',
    ),
  },
  'front matter',
)

export const city = group(
  {
    ...meta,
    name: text('the name of the city'),
    county: text('its county, "Williamson County"').regex(
      /[a-z0-9]/i,
      'has no letter from a to z; write its name',
    ),
    postalCode: matching(/^\d{5}$/, 'five digits'),
    latitude: between(-90, 90, 'degrees north, "30.5254"'),
    longitude: between(-180, 180, 'degrees east, "-97.6659"'),
    tier: nameOf('tiers', 'the id of a response tier in business.md'),
    card: text('one line for the card on the locations page'),
    hero: group(
      { ...hero, heading: text('the h1, if not the usual one').optional() },
      'the top of the page: lead, facts',
    ),
    soil: group(
      {
        caption: rich('the line under the drawing'),
        activeTo: between(0, 100, 'feet down to which the ground moves').optional(),
        layers: list(
          group(
            {
              name: text('what it is, "Black clay"'),
              kind: oneOf(soilKinds, 'the drafting pattern'),
              from: between(0, 200, 'feet below grade'),
              to: between(0, 200, 'feet below grade; leave it out for the last layer').optional(),
            },
            'a layer: name, kind, from, to',
          ),
          'the layers, from the top down',
          2,
        ),
      },
      'the typical ground, for the soil column',
    ),
    localNote: notice('local conditions').optional(),
    neighborhoods: group({ ...head, items: list(text('a name'), 'their names') }, 'neighborhoods').optional(),
    topServices: group(
      { ...head, services: serviceSlugs('services to show') },
      'the services most asked for here',
    ).optional(),
    problems: items('common problems'),
    projects: items('what jobs here look like', 1).optional(),
    response: steps('response times').optional(),
    seasons: seasons.optional(),
    advantages: items('why people here call').optional(),
    record: stats('years and projects').optional(),
    faqs: faqs(2),
    nearby: citySlugs('the cities to link to, if not the nearest').optional(),
    sharedPostalCode: yesNo('"yes" when another city has the same postal code').optional(),
    claims: claims('about this city').optional(),
  },
  'front matter',
)

export const testimonial = group(
  {
    name: text('the name to show'),
    location: text('the town, as its city page is named'),
    townWithoutPage: yesNo('"yes" for a town that has no page here').optional(),
    service: nameOf('services', 'the file name of the service, without .md'),
    rating: matching(/^[1-5]$/, 'a whole number from 1 to 5').transform(Number),
    order: integer('its place in lists, a whole number').optional(),
    date: isoDate('the day of the review, "2026-03-14"').optional(),
    sample: yesNo('"yes" until a real review stands here').optional(),
    source: text('where the original stands').optional(),
  },
  'front matter',
)

const rating = group(
  {
    value: between(1, 5, 'the average, "4.9"'),
    count: integer('how many reviews'),
  },
  'a rating: value and count',
)

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const

export const business = group(
  {
    samples: list(oneOf(sampleFields, 'a field of this file'), 'fields that still hold a sample', 0).default(
      [],
    ),
    name: text('the name of the company'),
    titleSuffix: text('what stands after every page title'),
    description: text('the company in one sentence, for structured data'),
    trade: text('what the company does, in two words, for structured data'),
    phone: matching(/^\+1[2-9]\d{2}[2-9]\d{6}$/, '+1 and ten digits, in quotes: "+15125550142"'),
    host: matching(
      /^https:\/\/([a-z0-9]+(-+[a-z0-9]+)*\.)+[a-z]{2,}$/,
      'the live site, "https://www.example.com", no slash at the end',
    ).refine(isWebAddress, {
      error: (issue) => `is "${shorten(issue.input)}", which no browser can open; write the live site`,
    }),
    address: group(
      {
        street: text('street and number'),
        city: text('city'),
        region: matching(/^[A-Z]{2}$/, 'two capital letters, "TX"'),
        regionName: text('the state, written out'),
        postalCode: matching(/^\d{5}$/, 'five digits'),
        country: matching(/^[A-Z]{2}$/, 'two capital letters, "US"'),
      },
      'the one real address',
    ),
    geo: group(
      {
        latitude: between(-90, 90, 'degrees north'),
        longitude: between(-180, 180, 'degrees east'),
      },
      'where the address is',
    ),
    hours: group(
      {
        copy: text('the hours as pages say them'),
        data: list(
          group(
            {
              days: list(oneOf(weekdays, 'an English weekday'), 'the days'),
              opens: time('the time as "08:00"'),
              closes: time('the time as "18:00"'),
            },
            'days, opens, closes',
          ).check(({ value, issues }) => {
            const areTimes = [value.opens, value.closes].every((time) => /^\d\d:\d\d$/.test(time))
            if (!areTimes || value.opens < value.closes) return
            const message = `is "${value.closes}", which is not after opens, "${value.opens}"; write the hours of one day`
            issues.push({ code: 'custom', input: value, path: ['closes'], message })
          }),
          'the hours as structured data says them',
        ).check(({ value, issues }) => {
          const seen = new Set<string>()
          value.forEach(({ days }, i) =>
            days.forEach((day, j) => {
              const message = `is ${day} a second time; each day has its hours once`
              if (seen.has(day)) issues.push({ code: 'custom', input: value, path: [i, 'days', j], message })
              seen.add(day)
            }),
          )
        }),
      },
      'both readings of the opening hours',
    ),
    ratings: group(
      { home: rating, city: rating },
      'both readings of the rating; without them no page gives one',
    ).optional(),
    priceRange: matching(/^\${1,4}$/, 'one to four dollar signs, "$$"'),
    sameAs: list(httpUrl('the address of a profile'), 'profiles of the company elsewhere', 0),
    reviewLink: group(
      { text: text('the words of the link'), href: httpUrl('where a customer leaves a review') },
      'the external review service',
    ),
    reviewDate: isoDate('the date reviews carry until their own is known'),
    socialImage: picture.optional(),
    cityData: oneOf(['local-business', 'service'], 'the form of the structured data of city pages'),
    tiers: list(
      group(
        {
          id: slug('what city files name'),
          name: text('its name, "Same day"'),
          when: text('the same inside a sentence: "usually the same day"'),
          description: rich('what it means'),
        },
        'a response tier: id, name, when, description',
      ),
      'the response tiers, fastest first',
    ),
    farthestCity: between(1, 3000, 'miles from the office within which every city lies'),
    claims: claims('of the business'),
    facts: facts('names and the words they stand for; copy writes {name}'),
  },
  'front matter',
)

export const redirects = group(
  {
    redirects: list(
      group(
        {
          from: text('the old address, "/projects"')
            .check(({ value, issues }) => {
              const message = whatIsWrongWithOldAddress(value)
              if (message) issues.push({ code: 'custom', input: value, message })
            })
            // Hosts answer both forms with the same page.
            .transform((address) => address.replace(/\/$/, '')),
          // No character that means something to a host's own configuration.
          to: matching(/^\/[\w./-]*(\?[\w=&.-]*)?(#[\w-]+)?$/, 'the page it leads to, "/reviews"'),
        },
        'a redirect: from and to',
      ),
      'old addresses',
      0,
    ),
  },
  'front matter',
)

export const frame = group(
  {
    footer: group(
      {
        text: rich('one sentence about the company'),
        services: text('the heading of the list of services'),
        areas: text('the heading of the list of cities'),
        company: text('the heading of the list of pages'),
        contact: text('the heading of the address'),
      },
      'the footer',
    ),
    contact: notice('the block that ends most pages'),
    errorFallback: group(
      { heading: text('the heading'), text: rich('the sentence'), button: text('the button') },
      'the screen shown when the script fails',
    ),
    sample: group(
      { label: text('the label on sample reviews'), explanation: rich('what it means') },
      'how samples are marked',
    ),
  },
  'front matter',
)

export const cityShared = group(
  {
    heading: text('the h1 of city pages, with {city}'),
    soil: group(head, 'the soil column'),
    services: group({ ...head, services: serviceSlugs('services to show') }, 'the services grid'),
    why: items('why choose us'),
    nearby: group(head, 'the links to nearby cities'),
    contact: notice('the block that ends city pages'),
  },
  'front matter',
)

export const countyShared = group(
  {
    overview: group(
      { ...head, caption: rich('the line under the map, where each mark is a county') },
      'the locations page, once it lists counties in place of cities',
    ),
    county: group(
      {
        ...meta,
        size: text('how many towns, with {count}'),
        soonest: text('how soon we are in the nearest town, with {tier}'),
        hero: group(hero, 'the top of the page'),
        cities: group(head, 'the towns of the county'),
        more: group(head, 'the links to other pages'),
        contact: notice('the block that ends county pages'),
      },
      'one county: its card and its page, with {county}',
    ),
  },
  'front matter',
)

export const serviceShared = group({ contact: notice('the block that ends service pages') }, 'front matter')

const page = { ...meta, menu, hero: group(hero, 'the top of the page') }

const picturedPage = { ...page, image: picture.optional() }

export const home = group(
  {
    ...page,
    trust: list(
      group({ title: text('a few words'), description: text('a few more') }, 'title and description'),
      'the trust strip',
      4,
      4,
    ),
    services: group(head, 'the services grid'),
    challenges: items('regional challenges'),
    why: items('why choose us'),
    local: stats('local knowledge'),
    process: steps('from first call to last look'),
    seasons,
    areas: group({ ...head, cities: citySlugs('the cities to show') }, 'the area cards'),
    banner: notice('the call banner'),
    testimonials: group(head, 'three testimonials'),
    faqs: faqs(2),
    emergency: notice('the emergency signs'),
  },
  'front matter',
)

export const servicesPage = group(
  {
    ...picturedPage,
    services: group(head, 'all services'),
    gallery: group(
      {
        ...head,
        items: list(galleryImage, 'pictures: src, alt, caption', 2),
      },
      'the gallery',
    ),
    warranty: items('the warranty'),
    record: stats('years and projects'),
    banner: notice('the call banner'),
  },
  'front matter',
)

export const locationsPage = group(
  {
    ...page,
    map: group({ ...head, caption: rich('the line under the map') }, 'the map'),
    tiers: group(head, 'the response tiers'),
    cities: group(head, 'the city cards'),
    record: stats('local knowledge'),
    banner: notice('the call banner'),
  },
  'front matter',
)

export const aboutPage = group({ ...picturedPage, points: items('the points') }, 'front matter')

export const reviewsPage = group(
  {
    ...picturedPage,
    testimonials: group(head, 'the first reviews'),
    more: group(head, 'the later reviews'),
    prompt: notice('where to leave a review'),
  },
  'front matter',
)

export const faqsPage = group(
  { ...page, faqs: faqs(2), contact: notice('the contact block') },
  'front matter',
)

export const notFoundPage = group(
  {
    ...meta,
    hero: group(hero, 'the screen'),
    home: link('the button to the home page'),
    services: link('the button to the services'),
    popular: group({ heading: text('the heading'), links: list(link('a link'), 'links') }, 'popular links'),
  },
  'front matter',
)
