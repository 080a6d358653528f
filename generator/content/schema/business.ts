/** business.md: who the company is, and what all pages say of it. */
import {
  between,
  facts,
  group,
  integer,
  isoDate,
  list,
  matching,
  oneOf,
  picture,
  rich,
  shorten,
  slug,
  text,
} from './fields'
import { claims } from './sections'
import { isWebAddress } from '../web-address'

/** Fields that may hold a sample until the owner has put in his own. */
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
] as const

const rating = group(
  {
    value: between(1, 5, 'the average, "4.9"'),
    count: integer('how many reviews'),
  },
  'a rating: value and count',
)

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const

const time = (help: string) => matching(/^([01]\d|2[0-3]):[0-5]\d$/, help)

const hours = group(
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
)

const httpUrl = (help: string) =>
  matching(/^https?:\/\/[^\s"<>\\]+$/, help).refine(isWebAddress, {
    error: (issue) => `is "${shorten(issue.input)}", which is no address; write ${help}`,
  })

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
    hours,
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
