/** The files that there may be many of: one service, one city, one testimonial. */
import { drawings, soilKinds } from '../../../templates/illustrations/catalog'
import {
  between,
  group,
  integer,
  isoDate,
  list,
  matching,
  nameOf,
  oneOf,
  picture,
  rich,
  text,
  yesNo,
} from './fields'
import {
  citySlugs,
  claims,
  comparison,
  faqs,
  headShape,
  hero,
  heroShape,
  items,
  meta,
  names,
  notice,
  seasons,
  serviceSlugs,
  signs,
  stats,
  steps,
} from './sections'

export const service = group(
  {
    ...meta,
    name: text('the service as it stands in menus and cards'),
    order: integer('its place in lists, a whole number').optional(),
    card: text('one line for the card on the home page'),
    drawing: oneOf(drawings, 'the drawing at the top of the page').optional(),
    image: picture.optional(),
    hero: hero(),
    signs: signs.optional(),
    methods: items('the methods').optional(),
    comparison: comparison.optional(),
    process: steps('the process, step by step'),
    timeline: steps('how long each part takes').optional(),
    limits: items('what this repair cannot do', 1).optional(),
    costs: items('what the price depends on').optional(),
    benefits: items('what it brings').optional(),
    emergency: notice('a box for emergencies').optional(),
    checks: items('what to look at before calling').optional(),
    faqs,
    related: group(
      { ...headShape, services: serviceSlugs('related services', 0), cities: citySlugs('cities').optional() },
      'links to related pages',
    ),
  },
  'front matter',
)

const soil = group(
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
      { ...heroShape, heading: text('the h1, if not the usual one').optional() },
      'the top of the page: lead, facts',
    ),
    soil,
    localNote: notice('local conditions').optional(),
    neighborhoods: names('neighborhoods').optional(),
    topServices: group(
      { ...headShape, services: serviceSlugs('services to show') },
      'the services most asked for here',
    ).optional(),
    problems: items('common problems'),
    projects: items('what jobs here look like', 1).optional(),
    response: steps('response times').optional(),
    seasons: seasons.optional(),
    advantages: items('why people here call').optional(),
    record: stats('years and projects').optional(),
    faqs,
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
