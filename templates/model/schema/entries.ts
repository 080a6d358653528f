/** The kinds of files a site may have many of: services, cities, testimonials, jobs. */
import { stateCodes } from '../states'
import { drawings, lotFaults, lotHouses, lotSupports, smallPictures, soilKinds, soilTones } from '../catalog'
import { asAddress, asState } from './as-typed'
import {
  between,
  county,
  distinct,
  file,
  group,
  integer,
  dayOrMonth,
  drawnOrEvidence,
  list,
  matching,
  month,
  nameOf,
  oneOf,
  pair,
  evidence,
  reviewPhoto,
  rich,
  text,
  yesNo,
  zipCode,
} from './fields'
import {
  cityFaqs,
  citySlugs,
  claims,
  comparison,
  dates,
  draft,
  estimate,
  faqs,
  hero,
  heroShape,
  items,
  pageMeta,
  names,
  noindex,
  notice,
  ownLang,
  ownPhone,
  photos,
  prices,
  seasons,
  section,
  serviceSlugs,
  steps,
  terms,
  textPictures,
  textPlates,
  timeline,
} from './sections'

export const service = file({
  ...pageMeta,
  ...draft,
  ...dates,
  name: text('the name of the service in menus and cards'),
  order: integer('its place in lists, a whole number').optional(),
  card: text('one line for the card on the services page'),
  drawing: oneOf('the drawing at the top of the page and on its card', drawings).optional(),
  image: drawnOrEvidence.optional(),
  hero: hero(),
  signs: items('signs of damage').optional(),
  methods: items('the methods').optional(),
  comparison: comparison.optional(),
  process: steps('the process, step by step'),
  timeline: timeline('how long each part takes').optional(),
  limits: terms('what this repair cannot do', 1).optional(),
  price: prices.optional(),
  costs: terms('what the price depends on').optional(),
  estimate: estimate.optional(),
  benefits: terms('what it brings').optional(),
  photos: photos.optional(),
  emergency: notice('a box for emergencies').optional(),
  checks: terms('what to look at before calling').optional(),
  faqs,
  related: section('links to related pages', {
    services: serviceSlugs('related services; left out, the first three others', 0).optional(),
    cities: citySlugs('cities').optional(),
  }),
  notIn: citySlugs('cities where you do not offer it').optional(),
  plates: textPlates,
  pictures: textPictures,
})

const ground = { name: text('what it is, "Black clay"'), kind: oneOf('the drafting pattern', soilKinds) }
const depths = {
  from: between('feet below grade', 0, 200),
  to: between('feet below grade, which is where the next layer begins', 0, 200).optional(),
}

/** A layer of the region's ground. Its color follows from its kind. */
export const layer = group('a layer: name, kind, from, to', { ...ground, ...depths })

const layerOfCity = group('a layer: name, kind, from, to', {
  ...ground,
  tone: oneOf('its color, if not the usual one of its kind', soilTones).optional(),
  ...depths,
})

/** How the house on the lot is damaged. */
const fault = group(
  'what has gone wrong with the house, which is drawn bent: kind, at, reach, crack, label',
  {
    kind: oneOf('whether it dips at one place, its two ends are low, or its left end', lotFaults),
    at: between('feet from its left end to where it dips, 0 if left out', 0, 44).optional(),
    reach: between('feet from there to where it is still level, 20 if left out', 4, 44).optional(),
    crack: between('feet from its left end to a crack in the wall, none if left out', 0, 44).optional(),
    label: text('what has gone wrong, in at most 36 letters: "The floor dips at one post"').max(
      36,
      'is longer than 36 letters; a phone has no room for more',
    ),
  },
)

/** The ground of a city and the house on it. soil.ts checks the rest. */
export const soil = group('the typical ground, for the section through a lot', {
  caption: rich('the line under the drawing'),
  house: oneOf('the house that stands on it, "ranch-slab" if left out', lotHouses).optional(),
  support: oneOf('what is put under the edge of the house, "none" if left out', lotSupports).optional(),
  fault: fault.optional(),
  bearsOn: text('the name of the layer that carries a pier, if not the first firm one').optional(),
  activeFrom: between('feet down to which the ground moves where it moves least', 0, 100).optional(),
  activeTo: between('feet down to which the ground moves, at the most', 0, 100).optional(),
  layers: list('the layers, from the top down', layerOfCity, 1),
})

export const city = file({
  ...pageMeta,
  ...draft,
  ...noindex,
  ...ownPhone,
  ...dates,
  name: text('the name of the city'),
  county: county('its county, "Williamson County"'),
  state: oneOf('its state in two capital letters, if not that of the office: "OK"', stateCodes)
    .meta({ reads: asState })
    .optional(),
  postalCode: zipCode,
  latitude: between('degrees north, "30.5254"', -90, 90),
  longitude: between('degrees east, "-97.6659"', -180, 180),
  tier: text('the id of a response tier of the business').meta({ names: 'tiers' }),
  card: text('one line for the card on the locations page'),
  hero: group('the top of the page: lead, facts', {
    ...heroShape,
    heading: text('the h1, if not the usual one').optional(),
  }),
  soil: soil.optional(),
  plates: textPlates,
  pictures: textPictures,
  localNote: notice('local conditions').optional(),
  neighborhoods: names('neighborhoods').optional(),
  topServices: section('the services most asked for here', {
    cards: distinct(
      list(
        'the services: service and text',
        group('a service: service and text', {
          service: nameOf('the file name of a service, without .md', 'services'),
          text: text('one line on what it is for in this town'),
        }),
      ),
      'service',
    ),
  }).optional(),
  problems: items('common problems', 1).optional().meta({ usual: true }),
  projects: items('what jobs here look like', 1).optional(),
  photos: photos.optional(),
  response: timeline('response times').optional(),
  permits: notice('permits, with a link to the office of the city').optional(),
  seasons: seasons.optional(),
  advantages: items('why people here call').optional(),
  faqs: cityFaqs.optional().meta({ usual: true }),
  nearby: citySlugs('the cities to link to, if not the nearest').optional(),
  claims: claims('about this city').optional(),
})

export const testimonial = file({
  ...draft,
  name: text('the name to show'),
  location: text('the town, as its city page is named'),
  townWithoutPage: yesNo('"yes" for a town that has no page here').optional(),
  service: nameOf('the file name of the service, without .md', 'services'),
  rating: matching('a whole number from 1 to 5', /^[1-5]$/).transform(Number),
  order: integer('its place in lists, a whole number').optional(),
  date: dayOrMonth('the day or the month of the review, "2026-03-14" or "2026-03"').optional(),
  lang: ownLang,
  sample: yesNo('"yes" until a real review stands here').optional(),
  source: text('where the original stands: an address, which pages link to, or a note for yourself')
    .meta({ reads: asAddress })
    .optional(),
  photo: reviewPhoto.optional(),
  picture: oneOf('a small drawing of what it tells, in place of its service', smallPictures).optional(),
})

const inches = (help: string) => between(`inches ${help}`, 0, 24)

export const job = file({
  ...draft,
  title: text('what was done, in a few words, "One corner of a slab raised"'),
  town: nameOf('the file name of a city, without .md', 'locations'),
  service: nameOf('the file name of a service, without .md', 'services'),
  done: month('the month it was finished, "2026-03"'),
  moved: rich('what had moved, in one or two sentences'),
  method: rich('how it was repaired, in one or two sentences'),
  readings: group('inches from the lowest point of the floor to the highest, "1.5": before and after', {
    before: inches('before the repair'),
    after: inches('after it'),
  })
    .refine(({ before, after }) => after <= before, {
      path: ['after'],
      error: 'is more than before, so that the floor would be worse; swap them, or take readings out',
    })
    .optional(),
  days: matching('days at the house, in digits', /^[1-9]\d{0,2}$/)
    .transform(Number)
    .optional(),
  pair: pair.optional(),
  photos: list('photos: src, alt, caption, taken, place', evidence, 1, 4).optional(),
})
