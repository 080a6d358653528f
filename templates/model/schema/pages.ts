/** The files in pages/ and in shared/, which contains words used on many pages. */
import { soilKinds } from '../catalog'
import english from '../labels/en.json'
import { labels } from './drawings'
import {
  distinct,
  drawnOrEvidence,
  file,
  group,
  integer,
  link,
  list,
  nameOf,
  oneOf,
  picture,
  rich,
  text,
  yesNo,
} from './fields'
import {
  citySlugs,
  comparison,
  dates,
  draft,
  faqs,
  gallery,
  head,
  hero,
  heroShape,
  items,
  meta,
  noindex,
  notice,
  ownPhone,
  pageMeta,
  photos,
  seasons,
  section,
  serviceSlugs,
  smallPicture,
  steps,
  textPictures,
  textPlates,
} from './sections'

const page = { ...pageMeta, ...dates, menu: text('the word in the menu'), hero: hero() }

const picturedPage = { ...page, image: drawnOrEvidence.optional() }

/** The states shown on the home page's drawing, in their order. A firm without piers has no third. */
const states = list(
  'two or three states of the ground in the drawing, in this order: dry, wet, and with the house on piers',
  group('a state: label, text and callout', {
    label: text('the word on its tab, "After rain"'),
    text: text('one short sentence that says what the drawing shows then'),
    callout: text('a few words in the drawing: when dry, at the low corner; on piers, at a pier').optional(),
  }),
  2,
  3,
)

const trust = group('title and description', { title: text('a few words'), description: text('a few more') })

export const home = file({
  ...page,
  hero: group('the top of the page', { ...heroShape, states: states.optional() }),
  trust: list('the trust strip', trust, 4, 4),
  who: section('who comes: the one of the team with "first: yes"', {
    estimate: section('an example of a written estimate', {
      title: text('the usual price, in large type'),
      house: rich('which repair it is for'),
      example: text('the word that says that it is an example'),
      signature: text('who signs it'),
    }).optional(),
  }).optional(),
  signs: items('signs of damage').optional(),
  services: section('the services grid', {
    first: distinct(
      list(
        'up to four groups of services, each with the picture of its first',
        group('a service, and what a visitor sees who needs it', {
          service: nameOf('the file name of a service, without .md', 'services'),
          symptom: text('a few words, "A corner dropped"'),
          also: serviceSlugs('other services for it').optional(),
        }),
        1,
        4,
      ),
      'service',
    ).optional(),
  }),
  band: text('one sentence in large type').optional(),
  challenges: items('regional challenges'),
  why: items('why choose us'),
  local: head('local knowledge').optional(),
  process: steps('from first call to last look'),
  seasons: seasons.optional(),
  areas: section('the area cards', {
    cities: citySlugs('the cities to show; left out, the nearest six').optional(),
  }),
  banner: notice('the call banner'),
  jobs: head('the latest jobs, shown once content/jobs/ has any'),
  testimonials: head('three testimonials'),
  faqs,
  emergency: notice('the emergency signs'),
})

/** The home page in a second language. It may leave out everything but its hero. */
export const homeWords = home.partial({
  ...{ trust: true, challenges: true, why: true },
  ...{ areas: true, banner: true, jobs: true, testimonials: true },
  ...{ services: true, process: true, faqs: true, emergency: true },
})

export const servicesPage = file({
  ...picturedPage,
  services: section('all services', {}),
  gallery,
  warranty: items('the warranty'),
  coverage: comparison.optional(),
  banner: notice('the call banner'),
})

const pattern = group('a pattern: kind and name', {
  kind: oneOf('the drafting pattern', soilKinds),
  name: text('what has this pattern, "Clay"'),
})

export const locationsPage = file({
  ...page,
  map: text('what the map shows, for visitors who cannot see it'),
  tiers: head('the response tiers'),
  cities: section('the cities', {
    cores: rich('what the cores of their ground show, which stand side by side on a wide screen').optional(),
    key: distinct(list('patterns of the cores, and what they mean', pattern), 'kind').optional(),
  }),
  banner: notice('the call banner'),
})

const role = group('a role: role, name, description, says, photo', {
  role: text('what this person is here for, "Foreman"'),
  name: text('who it is').optional(),
  description: rich('what this person does at your house'),
  says: text('a sentence in his own words, which stands in quotation marks').optional(),
  photo: picture('face').optional(),
  picture: smallPicture,
  first: yesNo('yes for the one who comes to a house first, whom the home page shows').optional(),
})

export const aboutPage = file({
  ...picturedPage,
  team: section('who comes', { items: list('the roles', role) }).optional(),
  band: group('heading and intro', {
    heading: text('one sentence in large type'),
    intro: rich('one short paragraph below it').optional(),
  }).optional(),
  points: items('the points'),
  plates: textPlates,
  pictures: textPictures,
})

export const reviewsPage = file({
  ...picturedPage,
  sampleDescription: text('the description while any review is a sample, which says so').optional(),
  none: group('what the page says while there is no review: title, description, heading, lead', {
    title: meta.title,
    description: meta.description,
    heading: heroShape.heading,
    lead: heroShape.lead,
  }).optional(),
  testimonials: head('the first reviews'),
  band: text('one sentence in large type, below the first reviews').optional(),
  more: head('the later reviews'),
  prompt: notice('where to leave a review'),
})

export const faqsPage = file({
  ...page,
  faqs,
  gauge: section('a gauge for cracks, which prints at its true size', {
    inch: text('the length of its ruler, "1 inch"'),
    one: text('how wide one penny on edge is'),
    three: text('how wide three are'),
  }).optional(),
  contact: notice('the contact block'),
})

const { eyebrow, heading, lead } = heroShape
export const privacyPage = file({ ...page, hero: group('the top of the page', { eyebrow, heading, lead }) })

export const notFoundPage = file({
  ...pageMeta,
  hero: hero('the screen'),
  home: link('the button to the home page'),
  services: link('the button to the services'),
  popular: group('popular links', { heading: text('the heading'), links: list('links', link('a link')) }),
})

/** The menu at the top has room for this many of the owner's own pages. */
export const mostInMenu = 8

/** A page that the owner adds. Its file name is its address. */
export const ownPage = file({
  ...pageMeta,
  ...draft,
  ...noindex,
  ...ownPhone,
  ...dates,
  menu: text('the word in menus, if not the title').optional(),
  place: oneOf(
    `where a menu leads to it: at the top of every page, for ${mostInMenu} at most, or at the bottom; if left out, in neither`,
    ['menu', 'footer'],
  ).optional(),
  order: integer('its place among your own pages, a whole number').optional(),
  hero: hero(),
  image: drawnOrEvidence.optional(),
  plates: textPlates,
  points: items('a list of points').optional(),
  photos: photos.optional(),
  faqs: faqs.optional(),
})

// shared/

const words = english['shared/frame.md']

export const frame = file({
  footer: group('the footer', {
    text: rich('one sentence about the company'),
    services: text('the heading of the list of services'),
    areas: text('the heading of the list of cities'),
    company: text('the heading of the list of pages'),
    contact: text('the heading of the address'),
  }),
  hours: text('when somebody answers, beside the button that calls').optional(),
  contact: notice('the block that ends most pages'),
  errorFallback: group('the screen shown when the script fails', {
    heading: text('the heading'),
    text: rich('the sentence'),
    button: text('the button'),
  }),
  strip: labels('why a pier stops where it does, in a word beside the page', words.strip, {
    'push-pier': 'when a pipe cannot be pushed farther',
    helical: 'when a screwed pier has the grip it needs',
    'drilled-pier': 'when the drill is in the ground that carries',
  }),
  readingSheet: labels(
    'the words on the reading sheet, an example of the floor heights of a house',
    words.readingSheet,
    {
      rooms: 'the seven rooms on the plan, from its upper left corner on, line by line',
      points: 'the eight places in its table: where A, B, C and so on were measured',
    },
  ),
  labels: labels('words of buttons, of parts of sections, and of what is only heard', words.labels, {
    ground: 'what the tabs under the drawing of the home page choose',
    close: 'what the menu button says while the menu is open',
    pages: 'what the menu is called for people who listen to the page',
    crumbs: 'what the way from the home page is called for people who listen to it',
    newTab: 'what is said after a link that opens in a new tab',
    moved: 'the title of a page that leads on from an old address',
    in: 'the word before the name of a language',
    lost: 'what the page for a wrong address says in a second language',
  }),
  gallery: labels('what is said of the gallery to people who listen to it', words.gallery),
  numbered: labels('labels with {number} and, if it helps, {count}', words.numbered),
  directions: labels('where a town lies, seen from the office; copy says {direction}', words.directions),
  numbers: list(
    'what {count} says for 1, 2, 3 and so on; after the last of them it says digits',
    text('a number in words'),
    0,
  ).optional(),
  dated: labels('the words before the day and the name that a page may end with', words.dated),
  notice: text('what a notice at the top of pages is called for people who listen to the page, "Notice"'),
  draft: rich('what is said on a page that is left out of the live site, "Draft"'),
  sample: group('how samples are marked', {
    label: text('the label on sample reviews'),
    explanation: rich('what it means'),
  }),
  jobs: labels('the words around photos and the figures of jobs', words.jobs, {
    edge: 'what the handle between two photos does',
    days: 'the words after the number of days',
    day: 'the same for one day',
  }),
})

export const cityShared = file({
  heading: text('the h1 of city pages, with {city}'),
  soil: head('the soil column'),
  services: section('the services grid', {
    services: serviceSlugs('services to show; left out, the first four').optional(),
  }),
  why: items('why choose us'),
  jobs: head('the latest jobs in a city, shown once content/jobs/ has any'),
  nearby: head('the links to nearby cities'),
  contact: notice('the block that ends city pages'),
})

export const countyShared = file({
  overview: section('the locations page, once it lists counties in place of cities', {
    caption: rich('the line under the map, where each mark is a county'),
  }),
  county: group('one county: its card and its page, with {county}', {
    ...meta,
    size: text('how many towns, with {count}'),
    soonest: text('how soon we are in the nearest town, with {tier}'),
    hero: hero(),
    cities: head('the towns of the county'),
    more: head('the links to other pages'),
    contact: notice('the block that ends county pages'),
  }),
})

export const serviceShared = file({
  jobs: head('the latest jobs of a service, shown once content/jobs/ has any'),
  decide: head('the lists of what a repair can not do, costs and brings').optional(),
  contact: notice('the block that ends service pages'),
})
