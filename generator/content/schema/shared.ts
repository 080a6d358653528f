/** The files of shared/: words that many pages have in common. */
import { group, rich, text } from './fields'
import { head, headShape, hero, items, meta, notice, serviceSlugs } from './sections'

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
    soil: head('the soil column'),
    services: group({ ...headShape, services: serviceSlugs('services to show') }, 'the services grid'),
    why: items('why choose us'),
    nearby: head('the links to nearby cities'),
    contact: notice('the block that ends city pages'),
  },
  'front matter',
)

export const countyShared = group(
  {
    overview: group(
      { ...headShape, caption: rich('the line under the map, where each mark is a county') },
      'the locations page, once it lists counties in place of cities',
    ),
    county: group(
      {
        ...meta,
        size: text('how many towns, with {count}'),
        soonest: text('how soon we are in the nearest town, with {tier}'),
        hero: hero(),
        cities: head('the towns of the county'),
        more: head('the links to other pages'),
        contact: notice('the block that ends county pages'),
      },
      'one county: its card and its page, with {county}',
    ),
  },
  'front matter',
)

export const serviceShared = group({ contact: notice('the block that ends service pages') }, 'front matter')
