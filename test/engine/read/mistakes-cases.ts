/** Mistakes of an owner, each of which must give exactly one problem at its place. */
import type { Fixture } from '../../helpers/fixture'
import { jobText } from '../../helpers/job'

export type Mistake = [name: string, make: (fixture: Fixture) => void, problem: string]

const business = 'business.md'
const service = 'services/leveling.md'
const city = 'locations/ada.md'
const home = 'pages/home.md'
const region = 'region.md'

const photo = (more = '') => `{ src: /images/plan.svg, alt: A porch${more} }`

/** A claim that copy may make. */
const withClaim =
  (settled: string, change: (f: Fixture) => void) =>
  (f: Fixture): void => {
    f.edit(business, 'claims:', `claims:\n  - id: permits\n    doubt: Ask the city.\n    ${settled}`)
    change(f)
  }

const estimate = (quantity = '3', price = 'pier') => `estimate:
  heading: An example
  total: Total
  lines:
    - { item: Piers, quantity: ${quantity}, price: ${price}, unpriced: a pier }
    - { item: Permit, quantity: 1, price: permit, unpriced: a permit }
faqs:`

const priceTable = (cost: string) => `price:
  heading: Prices
  rows:
    - { repair: A porch, cost: ${cost} }
faqs:`

export const mistakes: Mistake[] = [
  // One cause, one problem, although claims, facts, tiers and links of every page depend on it.
  [
    'a phone in the wrong form',
    (f) => f.edit(business, '"+15125550199"', '(512) 339-4477'),
    'business.md:6  phone is "(512) 339-4477"; write +1 and ten digits',
  ],
  [
    'a rating out of range',
    (f) => f.edit(business, 'value: 5', 'value: "49"'),
    'business.md:26  ratings.home.value is 49',
  ],
  ...['name: Acme Leveling', 'priceRange: $$', 'copyright: 2014–2026', 'farthestCity: 300'].map(
    (line): Mistake => [
      `a line of business.md that is not YAML: ${line}`,
      (f) => f.edit(business, line, `${line.split(':')[0]}: "a" b`),
      'is not valid YAML',
    ],
  ),
  [
    'a tier that cannot be read',
    (f) => f.edit(business, 'when: the same day', 'when: '),
    'business.md:45  tiers[0].when is empty',
  ],
  [
    'a fact that cannot be read',
    (f) => f.edit(business, 'years: "12"', 'years: ""'),
    'business.md:52  facts.years is empty',
  ],
  [
    'a claim that cannot be read',
    (f) => f.edit(business, 'id: bonded', 'id: Bonded!'),
    'business.md:48  claims[0].id is "Bonded!"',
  ],
  [
    'a name of the group of facts that is mistyped',
    (f) => f.edit(service, 'card: We level houses.', 'fact:\n  oak: 12 years old\ncard: It is {oak}.'),
    'leveling.md:5  fact is not a known field; did you mean "facts"?',
  ],
  [
    'a city that is not YAML',
    (f) => f.edit(city, 'county: Ada County', 'county: "Ada" County'),
    'ada.md:5  is not valid YAML',
  ],
  [
    'a service that is not YAML',
    (f) => f.edit(service, 'card: We level houses.', 'card: "We" level'),
    'leveling.md:5  is not valid YAML',
  ],
  [
    'redirects that are not YAML',
    (f) => f.write('redirects.md', '---\nredirects: "a" b\n---\n'),
    'redirects.md:2  is not valid YAML',
  ],
  // The place is right.
  [
    'an office without a minus sign',
    (f) => {
      f.addCity('Eve')
      f.edit(business, 'longitude: -97.6', 'longitude: 97.6')
    },
    'business.md:15  geo lies more than 300 miles (farthestCity) from 2 of 2 cities',
  ],
  [
    'an office a degree off',
    (f) => f.edit(business, 'latitude: 30.5', 'latitude: 31.5'),
    'business.md:15  geo is 69 miles from Ada, the town of the address (content/locations/ada.md)',
  ],
  [
    'a wide colon',
    (f) => f.edit(city, 'county: Ada County', 'county：Ada County'),
    'ada.md:5  has the wide colon',
  ],
  // What contradicts another number, or cannot be.
  [
    'a price of nothing',
    (f) => {
      f.edit(service, 'faqs:', estimate())
      f.edit(business, '\nfacts:', '\nprices: { pier: 0, permit: 9 }\nfacts:')
    },
    'business.md:51  prices.pier is 0; write at least 1',
  ],
  [
    'a price of less than nothing',
    (f) => {
      f.edit(service, 'faqs:', estimate())
      f.edit(business, '\nfacts:', '\nprices: { pier: "-5", permit: 9 }\nfacts:')
    },
    'business.md:51  prices.pier is "-5"',
  ],
  [
    'a quantity of nothing',
    (f) => f.edit(service, 'faqs:', estimate('0')),
    'estimate.lines[0].quantity is 0; write at least 1',
  ],
  [
    'no rating counted',
    (f) => f.edit(business, 'count: 12', 'count: 0'),
    'business.md:27  ratings.home.count is 0; write at least 1',
  ],
  [
    'a price that no estimate uses',
    (f) => {
      f.edit(service, 'faqs:', estimate())
      f.edit(business, '\nfacts:', '\nprices: { peir: 900, permit: 9 }\nfacts:')
    },
    'business.md:51  prices.peir is the price of nothing in an estimate; did you mean "pier"?',
  ],
  [
    'a range that runs backward',
    (f) => f.edit(business, 'from: 2, to: 3', 'from: 4, to: 3'),
    'costs[0].parts[0].to is 3, which is less than from, 4; swap them',
  ],
  [
    'a row of prices that names no kind of repair',
    (f) => f.edit(service, 'faqs:', priceTable('porhc')),
    'price.rows[0].cost is "porhc", no id under "costs" of content/business.md; did you mean "porch"?',
  ],
  [
    'a reviewer whom the team does not name',
    (f) => f.edit(service, 'faqs:', 'reviewedBy: Ann\nfaqs:'),
    'reviewedBy is "Ann", no name in the team of content/pages/about.md',
  ],
  [
    'a copyright that runs backward',
    (f) => f.edit(business, '2014–2026', '2026–2014'),
    'which runs backward',
  ],
  ['a copyright to come', (f) => f.edit(business, '2014–2026', '2014–2199'), 'a year that has not come yet'],
  ['a review of another century', (f) => f.edit(business, '2024-01-01', '1924-01-01'), 'a day before 1990'],
  [
    'a job of another century',
    (f) => f.write('jobs/porch.md', jobText().replace('2024-05', '1924-05')),
    'a month before 1990',
  ],
  [
    'a photo taken after the job was done',
    (f) => f.write('jobs/porch.md', jobText(`photos: [${photo(', taken: 2024-06')}]`)),
    'porch.md:8  photos[0].taken is "2024-06", after the job was done (2024-05)',
  ],
  [
    'one photo under two names',
    (f) => {
      f.copyPublic('images/house.svg', 'images/house-2.svg')
      f.write(
        'jobs/porch.md',
        jobText(
          'pair: { before: { src: /images/house.svg, alt: A }, after: { src: /images/house-2.svg, alt: B } }',
        ),
      )
    },
    'pair.after.src is the same photo as /images/house.svg',
  ],
  [
    'hours of a day that overlap',
    (f) =>
      f.edit(
        business,
        '      closes: 16:00',
        '      closes: 16:00\n    - days: [Friday]\n      opens: 15:00\n      closes: 18:00',
      ),
    'hours.data[1].days[0] is Friday a second time, and its hours overlap 08:00 to 16:00',
  ],
  [
    'hours of a day that overlap, in words',
    (f) =>
      f.edit(
        business,
        'copy: Monday to Friday, 8:00am to 4:00pm',
        'copy: Monday to Friday, 8:00am to 4:00pm; Friday, 9:00am to 5:00pm',
      ),
    'hours.copy gives Friday hours that overlap',
  ],
  [
    'curly quotes around a value',
    (f) => f.edit(business, 'trade: House leveling', 'trade: “House leveling”'),
    'business.md:5  trade is in curly quotes',
  ],
  [
    'curly quotes around an address',
    (f) => f.edit(city, 'card: Deep clay.', 'card: ‘Deep clay.’'),
    'card is in curly quotes',
  ],
  [
    'a place of the map on another continent',
    (f) => f.edit(region, 'longitude: "-97.7"', 'longitude: "97.7"'),
    'latitude and longitude are 8124 miles from the office, far outside the map',
  ],
  [
    'a county without its "County"',
    (f) => f.addCity('Eve', (text) => text.replace('Eve County', 'Ada')),
    'eve.md:5  county is "Ada", but content/locations/ada.md writes "Ada County"',
  ],
  [
    'a tier by its name in a city',
    (f) => f.edit(city, 'answer: The {tier}.', 'answer: The {Tier-same-day}.'),
    'ada.md:37  {Tier-same-day} names a tier, and a city has its own; write {tier} or {when}',
  ],
  [
    'the phone of the business typed out',
    (f) => f.edit(service, 'Clay moves.', 'Call 512 555–0199 now.'),
    'the text types the phone number 512 555–0199',
  ],
  [
    'the phone of the business in a review',
    (f) => f.edit('testimonials/dana.md', 'The door shuts.', 'I called (512) 555-0199.'),
    'the text types the phone number (512) 555-0199',
  ],
  [
    'the phone of the business in its description',
    (f) => f.edit(business, 'Acme levels houses.', 'Acme levels houses, 1-512-555-0199.'),
    'description types the phone number 1-512-555-0199',
  ],
  [
    'a count of no list',
    (f) => f.edit(service, 'card: We level houses.', 'card: In {count} ways.'),
    '{count} stands for nothing; it counts the entries of a section',
  ],
  [
    'a count of before',
    (f) => f.edit(service, 'card: We level houses.', 'card: In {process-count} ways.'),
    '{process-count} stands for nothing',
  ],
  [
    'a link to a page that was renamed',
    (f) => {
      f.addCity('Bee')
      f.addCity('Eve Creek')
      f.edit(service, '(/locations/ada)', '(/locations/eve)')
    },
    'links to /locations/eve, but there is no such page or file; did you mean "/locations/eve-creek"?',
  ],
  // Pictures
  [
    'a picture named with its folder',
    (f) =>
      f.edit(
        service,
        'faqs:',
        `photos: { heading: P, items: [{ src: /public/images/p4.jpg, alt: A }] }\nfaqs:`,
      ),
    'which names the folder public/, which no address holds; write "/images/p4.jpg"',
  ],
  [
    'a picture in text named with its folder',
    (f) => f.edit(service, 'Clay moves.', '![A](/public/images/house.svg)'),
    'write "/images/house.svg"',
  ],
  [
    'a link to the folder of pictures',
    (f) => f.edit(service, 'Clay moves.', '[A](/public/images/house.svg)'),
    'write /images/house.svg',
  ],
  [
    'a picture in other capitals',
    (f) => f.edit(service, 'Clay moves.', '![A](/images/HOUSE.svg)'),
    'did you mean "/images/house.svg"?',
  ],
  // Claims
  [
    'a claim without words',
    (f) => f.edit(service, 'Clay moves.', 'Clay moves. {claim bonded}'),
    '{claim bonded} marks no words; put the words that make the claim in brackets before it',
  ],
  [
    'a claim inside a claim',
    (f) => f.edit(service, 'Clay moves.', '[Clay [moves]{claim bonded} here.]{claim bonded}'),
    'marks no words',
  ],
  [
    'a claim over two paragraphs',
    (f) => f.edit(service, 'Clay moves.', '[Clay\n\nmoves.]{claim bonded}'),
    'marks words of more than one paragraph or entry',
  ],
  [
    'a claim with a wrong name',
    (f) => f.edit(service, 'Clay moves.', '[Clay]{claim A B} moves.'),
    'is not the name of a claim',
  ],
  [
    'a declined claim that was the whole field',
    withClaim('declined: Ann', (f) =>
      f.edit(service, 'card: We level houses.', 'card: "[We pull permits.]{claim permits}"'),
    ),
    'card without the words of the claim "permits", which was declined, is empty; write other words here',
  ],
  [
    'a declined claim that was an entry',
    withClaim('declined: Ann', (f) => f.edit(service, 'Clay moves.', '- One\n- [Two]{claim permits}\n\n')),
    'is an empty entry',
  ],
  [
    'a declined claim that was a section',
    withClaim('declined: Ann', (f) =>
      f.edit(service, '## Why', '## Permits\n\n[We pull them.]{claim permits}\n\n## Why'),
    ),
    'leaves a heading with nothing under it',
  ],
  [
    'a declined claim with the verb',
    withClaim('declined: Ann', (f) =>
      f.edit(service, 'Clay moves.', 'Every crew [pulls the permit]{claim permits}.'),
    ),
    'reads "Every crew.", which has no verb',
  ],
  [
    'a declined claim with the full stop',
    withClaim('declined: Ann', (f) =>
      f.edit(
        service,
        'Clay moves. See [Ada](/locations/ada).',
        'See [Ada](/locations/ada) [where we pull the permit.]{claim permits}',
      ),
    ),
    'which has no full stop',
  ],
  [
    'a declined claim with the capital',
    withClaim('declined: Ann', (f) =>
      f.edit(service, 'Clay moves.', '[Where the city wants it,]{claim permits} we ask.'),
    ),
    'reads "we ask.", which begins without a capital',
  ],
  [
    'a word of its own',
    (f) => f.edit(home, 'heading: Why', 'heading: Why\n  intr: A'),
    'why.intr is not a known field; did you mean "intro"?',
  ],
]
