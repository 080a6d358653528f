/** The files of pages/: the pages that there is one of. */
import { group, link, list, picture, rich, text } from './fields'
import {
  citySlugs,
  faqs,
  gallery,
  head,
  headShape,
  hero,
  items,
  meta,
  notice,
  seasons,
  stats,
  steps,
} from './sections'

const menu = text('the word in the menu')

const page = { ...meta, menu, hero: hero() }

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
    services: head('the services grid'),
    challenges: items('regional challenges'),
    why: items('why choose us'),
    local: stats('local knowledge'),
    process: steps('from first call to last look'),
    seasons,
    areas: group({ ...headShape, cities: citySlugs('the cities to show') }, 'the area cards'),
    banner: notice('the call banner'),
    testimonials: head('three testimonials'),
    faqs,
    emergency: notice('the emergency signs'),
  },
  'front matter',
)

export const servicesPage = group(
  {
    ...picturedPage,
    services: head('all services'),
    gallery,
    warranty: items('the warranty'),
    record: stats('years and projects'),
    banner: notice('the call banner'),
  },
  'front matter',
)

export const locationsPage = group(
  {
    ...page,
    map: group({ ...headShape, caption: rich('the line under the map') }, 'the map'),
    tiers: head('the response tiers'),
    cities: head('the city cards'),
    record: stats('local knowledge'),
    banner: notice('the call banner'),
  },
  'front matter',
)

export const aboutPage = group({ ...picturedPage, points: items('the points') }, 'front matter')

export const reviewsPage = group(
  {
    ...picturedPage,
    testimonials: head('the first reviews'),
    more: head('the later reviews'),
    prompt: notice('where to leave a review'),
  },
  'front matter',
)

export const faqsPage = group({ ...page, faqs, contact: notice('the contact block') }, 'front matter')

export const notFoundPage = group(
  {
    ...meta,
    hero: hero('the screen'),
    home: link('the button to the home page'),
    services: link('the button to the services'),
    popular: group({ heading: text('the heading'), links: list(link('a link'), 'links') }, 'popular links'),
  },
  'front matter',
)
