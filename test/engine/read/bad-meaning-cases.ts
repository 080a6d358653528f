import type { Fixture } from '../../helpers/fixture'
import { jobText } from '../../helpers/job'
import { ownPageText } from '../../helpers/own-page'

type Case = [name: string, breakIt: (fixture: Fixture) => void, message: string]

const service = 'services/leveling.md'
const city = 'locations/ada.md'
const other = 'locations/eve.md'
const review = 'testimonials/dana.md'
const job = 'jobs/porch.md'
const business = 'business.md'
const redirects = 'redirects.md'

/** A second city, which differs from Ada in everything that must differ. */
function addEve({ read, write }: Fixture, change: (text: string) => string = (text) => text): void {
  const eve = read(city)
    .replaceAll('Ada', 'Eve')
    .replace('78600', '78601')
    .replace('latitude: 30.5', 'latitude: 30.7')
  write(other, change(eve))
}

/** A layer of the ground of the city, as it is written there. */
const layer = (name: string, kind: string, from: number, to?: number) =>
  [`    - name: ${name}`, `kind: ${kind}`, `from: ${from}`, ...(to === undefined ? [] : [`to: ${to}`])].join(
    '\n      ',
  ) + '\n'

/** A job that is done and keeps every rule. */
const goodJob = jobText('readings: { before: 1.5, after: 0.25 }')

/** Writes that job, with one thing in it replaced. */
const badJob =
  (from: string, to: string) =>
  ({ write, edit }: Fixture) => {
    write(job, goodJob)
    edit(job, from, to)
  }

/** Gives the service photos. */
const withPhotos =
  (...lines: string[]) =>
  ({ edit }: Fixture) =>
    edit(service, 'faqs:', ['photos:', ...lines.map((line) => `  ${line}`), 'faqs:'].join('\n'))

/** A picture that the fixture has, so that nothing else is wrong with it. */
const shot = (more = '') => `{ src: /images/plan.svg, alt: A porch${more} }`

/** Content that is well formed and says what cannot be, and exactly what is said about it. */
export const meaningCases: Case[] = [
  // Notices at the top of pages
  [
    'a notice that ends before it begins',
    (f) => f.write('notice.md', '---\ntext: Closed.\nfrom: 2026-12-26\nuntil: 2026-12-24\n---\n'),
    [
      'content/notice.md:4:1  until is before from, so that no page would ever show the notice; correct one of the two',
      '  4 | until: 2026-12-24',
    ].join('\n'),
  ],
  [
    'the same of one page',
    (f) => f.edit(service, 'card:', 'notice: { text: Closed., from: 2026-12-26, until: 2026-12-24 }\ncard:'),
    [
      'content/services/leveling.md:5:44  notice.until is before from, so that no page would ever show the notice; correct one of the two',
      '  5 | notice: { text: Closed., from: 2026-12-26, until: 2026-12-24 }',
    ].join('\n'),
  ],
  [
    'a day of a notice that does not exist',
    (f) => f.write('notice.md', '---\ntext: Closed.\nuntil: 2027-02-29\n---\n'),
    [
      'content/notice.md:3:1  until is "2027-02-29", a day that does not exist; write the last day on which a build shows it, "2026-12-26"; build the site again after it',
      '  3 | until: 2027-02-29',
    ].join('\n'),
  ],
  [
    'a day of a notice in words',
    (f) => f.write('notice.md', '---\ntext: Closed.\nfrom: Christmas\n---\n'),
    [
      'content/notice.md:3:1  from is "Christmas"; write the first day on which a build shows it, "2026-12-24"',
      '  3 | from: Christmas',
    ].join('\n'),
  ],
  [
    'a language in words',
    (f) => f.write('notice.md', '---\ntext: Cerrado.\nlang: Spanish\n---\n'),
    [
      'content/notice.md:3:1  lang is "Spanish"; write the code of its language, if that is not the one of the site: "es" for Spanish',
      '  3 | lang: Spanish',
    ].join('\n'),
  ],
  [
    'a notice below the front matter',
    (f) => f.write('notice.md', '---\ntext: Closed.\n---\n\nOn Monday.\n'),
    ['content/notice.md:5:1  has text below the closing ---, which no page shows', '  5 | On Monday.'].join(
      '\n',
    ),
  ],
  [
    'a link of a notice to no page',
    (f) => f.write('notice.md', '---\ntext: Closed.\nlink: { text: Why, href: /storm }\n---\n'),
    [
      'content/notice.md:3:20  links to /storm, but there is no such page or file',
      '  3 | link: { text: Why, href: /storm }',
    ].join('\n'),
  ],
  [
    'a phone number typed into a notice',
    (f) => f.write('notice.md', '---\ntext: Call 512-555-0199.\n---\n'),
    [
      'content/notice.md:2:12  text types the phone number 512-555-0199; write {phone}, so that it can be changed in one place',
      '  2 | text: Call 512-555-0199.',
    ].join('\n'),
  ],

  // Labels of the frame, and its language
  [
    'a language that there is not',
    (f) => f.edit(business, 'name: Acme Leveling', 'lang: xx\nname: Acme Leveling'),
    [
      'content/business.md:2:1  lang is "xx", a language whose dates and numbers cannot be written; write the code of another, "es" for Spanish',
      '  2 | lang: xx',
    ].join('\n'),
  ],
  [
    'a language by its name',
    (f) => f.edit(business, 'name: Acme Leveling', 'lang: Spanish\nname: Acme Leveling'),
    [
      'content/business.md:2:1  lang is "Spanish"; write the code of the language that all pages are written in, "es" for Spanish',
      '  2 | lang: Spanish',
    ].join('\n'),
  ],
  [
    'a label without the number that tells it from the others',
    (f) => f.edit('shared/frame.md', 'picture: Picture {number}', 'picture: Picture'),
    [
      'content/shared/frame.md:61:3  numbered.picture has no {number}, which tells one from another; write a dot of the gallery, "Picture {number}"',
      '  61 |   picture: Picture',
    ].join('\n'),
  ],
  [
    'a label of a drawing without one of its two numbers',
    (f) => f.edit('shared/drawings.md', '  layer: "{from}–{to} ft"', '  layer: to {to} ft'),
    [
      'content/shared/drawings.md:9:3  lot.layer is to hold {from} and {to}; write the depths of a layer, behind its name, "{from}–{to} ft"',
      '  9 |   layer: to {to} ft',
    ].join('\n'),
  ],
  [
    'a label of a drawing with a number that the drawing does not have',
    (f) => f.edit('shared/drawings.md', 'grade: 0 ft', 'grade: "{From} ft"'),
    [
      'content/shared/drawings.md:8:3  lot.grade holds {From}, which this drawing does not fill in; write the zero of its scale, "0 ft"',
      '  8 |   grade: "{From} ft"',
    ].join('\n'),
  ],
  [
    'a label that is missing beside others with a number',
    (f) => f.edit('shared/frame.md', '  menu: Menu\n', ''),
    [
      'content/shared/frame.md:36:1  labels.menu is missing; add the button that opens the menu, "Menu"',
      '  36 | labels:',
    ].join('\n'),
  ],

  // Pages that the owner adds
  [
    'a drawing under a heading that is not there',
    (f) =>
      f.write('pages/care.md', ownPageText('Care', 'plates: [{ heading: What it cover, plate: piers }]')),
    [
      'content/pages/care.md:7:12  plates[0].heading is "What it cover", no ## heading of this page; did you mean "What it covers"?',
      '  7 | plates: [{ heading: What it cover, plate: piers }]',
    ].join('\n'),
  ],
  [
    'two drawings under one heading',
    (f) =>
      f.write(
        'pages/care.md',
        ownPageText(
          'Care',
          'plates:\n  - { heading: What it covers, plate: piers }\n  - { heading: What it covers, plate: drain }',
        ),
      ),
    [
      'content/pages/care.md:9:7  plates[1].heading is "What it covers" a second time; write another, or take it out',
      '  9 |   - { heading: What it covers, plate: drain }',
    ].join('\n'),
  ],
  [
    'a place that no menu has',
    (f) => f.write('pages/care.md', ownPageText('Care', 'place: header')),
    ['content/pages/care.md:7:1  place is "header"; known here: menu, footer', '  7 | place: header'].join(
      '\n',
    ),
  ],
  [
    'a reader of a page that nobody knows',
    (f) => f.write('pages/care.md', ownPageText('Care', 'reviewedBy: Ann')),
    [
      'content/pages/care.md:7:1  reviewedBy is "Ann", no name in the team of content/pages/about.md; nothing is known here',
      '  7 | reviewedBy: Ann',
    ].join('\n'),
  ],

  // The lot of a city
  [
    'posts under a slab',
    (f) => f.edit(city, '  activeTo: 8', '  house: ranch-slab\n  support: posts\n  activeTo: 8'),
    [
      'content/locations/ada.md:16:3  soil.support is "posts", but the house is "ranch-slab"; posts carry a cottage-on-posts',
      '  16 |   support: posts',
    ].join('\n'),
  ],
  [
    'a pier under a cottage',
    (f) => f.edit(city, '  activeTo: 8', '  house: cottage-on-posts\n  support: push-pier\n  activeTo: 8'),
    [
      'content/locations/ada.md:16:3  soil.support is "push-pier", which goes under the beam of a slab; a cottage-on-posts has posts or none',
      '  16 |   support: push-pier',
    ].join('\n'),
  ],
  [
    'a filled lot without fill',
    (f) => f.edit(city, '  activeTo: 8', '  house: cut-and-fill-lot\n  activeTo: 8'),
    [
      'content/locations/ada.md:15:3  soil.house is "cut-and-fill-lot", whose first layer must be of the kind fill',
      '  15 |   house: cut-and-fill-lot',
    ].join('\n'),
  ],
  [
    'a pier on no layer',
    (f) => f.edit(city, '  activeTo: 8', '  support: helical\n  bearsOn: Limstone\n  activeTo: 8'),
    [
      'content/locations/ada.md:16:3  soil.bearsOn is "Limstone", the name of no layer; did you mean "Limestone"?',
      '  16 |   bearsOn: Limstone',
    ].join('\n'),
  ],
  [
    'a pier on one of two layers of a name',
    (f) => {
      f.edit(city, '  activeTo: 8', '  support: helical\n  bearsOn: Clay\n  activeTo: 8')
      f.edit(city, 'name: Limestone', 'name: Clay')
    },
    [
      'content/locations/ada.md:16:3  soil.bearsOn is "Clay", the name of 2 layers; give each its own name',
      '  16 |   bearsOn: Clay',
    ].join('\n'),
  ],
  [
    'a layer with no room for plates below the ground that moves',
    (f) => f.edit(city, '  activeTo: 8', '  support: helical\n  bearsOn: Clay\n  activeTo: 8'),
    [
      'content/locations/ada.md:16:3  soil.bearsOn is "Clay", which ends at 9 ft; the plates of a helical pier take 2 ft, at least 3 ft below the ground that moves and clear of the beam, here at 11 to 13 ft; name a deeper layer, or correct a depth',
      '  16 |   bearsOn: Clay',
    ].join('\n'),
  ],
  [
    'a first firm layer too thin for a pier',
    (f) => {
      f.edit(city, '  activeTo: 8', '  support: push-pier\n  activeTo: 8')
      f.edit(city, '    - name: Limestone', layer('Marl', 'marl', 9) + '    - name: Limestone')
      f.edit(city, 'kind: limestone\n      from: 9', 'kind: limestone\n      from: 9.5')
    },
    [
      'content/locations/ada.md:15:3  soil.support is "push-pier", but "Marl", the first firm layer below the ground that moves, ends at 9.5 ft; a push pier ends 0.6 ft inside its layer, below the ground that moves and clear of the beam, here at 9.6 ft; name a deeper layer in bearsOn, or correct a depth',
      '  15 |   support: push-pier',
    ].join('\n'),
  ],
  [
    'a layer beside the beam that a pier goes under',
    (f) => {
      f.edit(city, '  activeTo: 8', '  support: drilled-pier\n  bearsOn: Clay')
      f.edit(city, 'to: 9', 'to: 3')
      f.edit(city, 'from: 9', 'from: 3')
    },
    [
      'content/locations/ada.md:16:3  soil.bearsOn is "Clay", which ends at 3 ft; a drilled pier ends 0.8 ft inside its layer, below the ground that moves and clear of the beam, here at 3.8 ft; name a deeper layer, or correct a depth',
      '  16 |   bearsOn: Clay',
    ].join('\n'),
  ],
  [
    'ground that moves down to nothing',
    (f) => f.edit(city, 'activeTo: 8', 'activeTo: 0'),
    [
      'content/locations/ada.md:15:3  soil.activeTo is 0; leave it out where the ground does not move',
      '  15 |   activeTo: 0',
    ].join('\n'),
  ],
  [
    'a least depth that is no less than the greatest',
    (f) => f.edit(city, '  activeTo: 8', '  activeFrom: 8\n  activeTo: 8'),
    [
      'content/locations/ada.md:15:3  soil.activeFrom is 8, but activeTo is 8; give the lesser depth here',
      '  15 |   activeFrom: 8',
    ].join('\n'),
  ],
  [
    'a least depth without a greatest',
    (f) => f.edit(city, '  activeTo: 8', '  activeFrom: 8'),
    [
      'content/locations/ada.md:15:3  soil.activeFrom needs activeTo, the depth to which the ground moves at the most',
      '  15 |   activeFrom: 8',
    ].join('\n'),
  ],
  [
    'a house that cannot be read, on posts',
    (f) => f.edit(city, '  activeTo: 8', '  house: cottage-on-post\n  support: posts\n  activeTo: 8'),
    [
      'content/locations/ada.md:15:3  soil.house is "cottage-on-post"; did you mean "cottage-on-posts"?',
      '  15 |   house: cottage-on-post',
    ].join('\n'),
  ],
  [
    'ground that does not begin at grade',
    (f) => f.edit(city, 'from: 0', 'from: 1'),
    [
      'content/locations/ada.md:19:7  soil.layers[0].from is 1, but the first layer begins at 0, the grade',
      '  19 |       from: 1',
    ].join('\n'),
  ],
  [
    'layers that do not go down',
    (f) => {
      f.edit(city, '    - name: Limestone', layer('Marl', 'marl', 12) + '    - name: Limestone')
      f.edit(city, 'to: 9', 'to: 12')
    },
    [
      'content/locations/ada.md:26:7  soil.layers[2].from is 9, but a layer above begins at 12; list them from the top down',
      '  26 |       from: 9',
    ].join('\n'),
  ],
  [
    'one depth that contradicts those around it',
    (f) => {
      f.edit(city, '    - name: Limestone', layer('Marl', 'marl', 90, 12) + '    - name: Limestone')
      f.edit(city, 'kind: limestone\n      from: 9', 'kind: limestone\n      from: 12')
    },
    [
      'content/locations/ada.md:20:7  soil.layers[0].to is 9, but the next layer begins at 90; correct one of them, or leave "to" out',
      '  20 |       to: 9',
    ].join('\n'),
  ],
  // Places
  [
    'a longitude without its minus sign',
    (f) => f.edit(city, '-97.6', '97.6'),
    [
      'content/locations/ada.md:7:1  latitude and longitude are 8105 miles from the office, and farthestCity in content/business.md allows 300; check digits and minus signs, or raise farthestCity',
      '  7 | latitude: 30.5',
    ].join('\n'),
  ],
  [
    'two cities of one name',
    (f) => addEve(f, (text) => text.replace('name: Eve', 'name: Ada')),
    [
      'content/locations/eve.md:3:1  name is "Ada", whose file would be content/locations/ada.md; correct the name, or rename the file',
      '  3 | name: Ada',
    ].join('\n'),
  ],
  [
    'two cities of one coordinate',
    (f) => addEve(f, (text) => text.replace('30.7', '30.5')),
    [
      'content/locations/eve.md:7:1  latitude is that of content/locations/ada.md, and so is longitude; write those of Eve',
      '  7 | latitude: 30.5',
    ].join('\n'),
  ],
  [
    'a city whose file has another name',
    (f) =>
      f.write(
        'locations/eva.md',
        f.read(city).replaceAll('Ada', 'Eve').replace('78600', '78601').replace('30.5', '30.7'),
      ),
    [
      'content/locations/eva.md:3:1  name is "Eve", whose file would be content/locations/eve.md; correct the name, or rename the file',
      '  3 | name: Eve',
    ].join('\n'),
  ],
  [
    'a city that is its own neighbor',
    (f) => f.edit(city, 'tier:', 'nearby: [ada]\ntier:'),
    [
      'content/locations/ada.md:9:10  nearby[0] is "ada", the page that the list stands on; take it out',
      '  9 | nearby: [ada]',
    ].join('\n'),
  ],
  [
    'a neighbor named twice',
    (f) => {
      addEve(f)
      f.edit(city, 'tier:', 'nearby: [eve, eve]\ntier:')
    },
    [
      'content/locations/ada.md:9:15  nearby[1] is "eve" a second time; take it out',
      '  9 | nearby: [eve, eve]',
    ].join('\n'),
  ],
  [
    'a service related to itself',
    (f) => f.edit(service, '[]', '[leveling]'),
    [
      'content/services/leveling.md:26:14  related.services[0] is "leveling", the page that the list stands on; take it out',
      '  26 |   services: [leveling]',
    ].join('\n'),
  ],
  [
    'a service related to a city twice',
    (f) => f.edit(service, 'services: []', 'services: []\n  cities: [ada, ada]'),
    [
      'content/services/leveling.md:27:17  related.cities[1] is "ada" a second time; take it out',
      '  27 |   cities: [ada, ada]',
    ].join('\n'),
  ],
  [
    'an area named twice',
    (f) => f.edit('pages/home.md', 'cities: [ada]', 'cities: [ada, ada]'),
    [
      'content/pages/home.md:63:17  areas.cities[1] is "ada" a second time; take it out',
      '  63 |   cities: [ada, ada]',
    ].join('\n'),
  ],
  [
    'a season that is there twice',
    (f) =>
      f.edit(
        'pages/home.md',
        '      concernLevel: high',
        '      concernLevel: high\n    - season: summer\n      title: drier\n      description: It shrinks.\n      tips: [Water.]\n      concernLevel: high',
      ),
    [
      'content/pages/home.md:61:7  seasons.items[1].season is "summer" a second time; write another, or take it out',
      '  61 |     - season: summer',
    ].join('\n'),
  ],
  [
    'a neighborhood named twice',
    (f) =>
      f.edit(city, 'tier:', 'neighborhoods:\n  heading: Parts\n  items: [Old Town, Hill, old town]\ntier:'),
    [
      'content/locations/ada.md:11:27  neighborhoods.items[2] is "old town" a second time; write another, or take it out',
      '  11 |   items: [Old Town, Hill, old town]',
    ].join('\n'),
  ],
  [
    'a testimonial of a town that is not served',
    (f) => f.edit(review, 'location: Ada', 'location: Atlantis'),
    [
      'content/testimonials/dana.md:3:1  location is "Atlantis", but no city of content/locations has this name; correct it, or add "townWithoutPage: yes" for a town that has no page',
      '  3 | location: Atlantis',
    ].join('\n'),
  ],
  [
    'a day that has not come yet',
    (f) => f.edit(review, 'sample: yes', 'sample: yes\ndate: 2199-01-01'),
    [
      'content/testimonials/dana.md:7:1  date is "2199-01-01", a day that has not come yet; write the day of the review, "2026-03-14"',
      '  7 | date: 2199-01-01',
    ].join('\n'),
  ],
  // Hours, tiers
  [
    'hours that close before they open',
    (f) => f.edit(business, 'closes: 16:00', 'closes: 07:00'),
    [
      'content/business.md:23:7  hours.data[0].closes is "07:00", which is not after opens, "08:00"; write the hours of one day',
      '  23 |       closes: 07:00',
    ].join('\n'),
  ],
  [
    'a day with two hours',
    (f) => f.edit(business, 'Thursday, Friday', 'Thursday, Monday'),
    [
      'content/business.md:21:52  hours.data[0].days[4] is Monday a second time, and its hours overlap 08:00 to 16:00; write each hour once',
      '  21 |     - days: [Monday, Tuesday, Wednesday, Thursday, Monday]',
    ].join('\n'),
  ],
  [
    'two tiers of one id',
    (f) =>
      f.edit(
        business,
        'tiers:\n',
        'tiers:\n  - id: same-day\n    name: Soon\n    when: soon\n    description: Soon.\n',
      ),
    [
      'content/business.md:47:5  tiers[1].id is "same-day" a second time; write another, or take it out',
      '  47 |   - id: same-day',
    ].join('\n'),
  ],
  // Facts
  [
    'a fact inside a fact',
    (f) => f.edit(business, 'years: "12"', 'years: "{phone}"'),
    [
      'content/business.md:52:11  facts.years holds {phone}; a fact stands for words, so write the words',
      '  52 |   years: "{phone}"',
    ].join('\n'),
  ],
  [
    'a fact of the name of another',
    (f) => f.edit(business, 'years: "12"', 'years: "12"\n  brand: Us'),
    [
      'content/business.md:53:3  facts.brand is a name that stands for something else already; choose another',
      '  53 |   brand: Us',
    ].join('\n'),
  ],
  ...[
    ...['phone', 'hours', 'tier-same-day', 'when-same-day', 'count'],
    ...['city', 'county', 'postal-code', 'miles', 'direction', 'tier', 'when', 'credentials', 'claim'],
  ].map((name): Case => [
    `a fact of the name ${name}, which stands for something by itself`,
    (f) => f.edit(business, 'years: "12"', `years: "12"\n  ${name}: Us`),
    [
      `content/business.md:53:3  facts.${name} is a name that stands for something else already; choose another`,
      `  53 |   ${name}: Us`,
    ].join('\n'),
  ]),
  ...['phone', 'credentials', 'count'].map((name): Case => [
    `a fact of a page of the name ${name}`,
    (f) => f.edit(service, 'card:', `facts:\n  ${name}: Us\ncard:`),
    [
      `content/services/leveling.md:6:3  facts.${name} is the name of another fact already; choose a name of its own`,
      `  6 |   ${name}: Us`,
    ].join('\n'),
  ]),
  ...['Phone', 'BRAND', '"a b"', 'é'].map((name): Case => [
    `a fact of the name ${name}`,
    (f) => f.edit(business, 'years: "12"', `years: "12"\n  ${name}: Us`),
    [
      `content/business.md:53:3  facts.${name.replaceAll('"', '')} is no name; write lower-case words joined by hyphens`,
      `  53 |   ${name}: Us`,
    ].join('\n'),
  ]),
  [
    'a fact of a page with the name of another',
    (f) => f.edit(service, 'card:', 'facts:\n  years: two\ncard:'),
    [
      'content/services/leveling.md:6:3  facts.years is the name of another fact already; choose a name of its own',
      '  6 |   years: two',
    ].join('\n'),
  ],
  // Plain text
  [
    'a link in plain text',
    (f) => f.edit(service, 'card: We level houses.', 'card: We [level](/services) houses.'),
    [
      'content/services/leveling.md:5:10  card holds [level](/services), but it is plain text, which no page turns into links or bold words; take the marks out',
      '  5 | card: We [level](/services) houses.',
    ].join('\n'),
  ],
  [
    'bold words in plain text',
    (f) => f.edit(service, 'card: We level houses.', 'card: We **level** houses.'),
    [
      'content/services/leveling.md:5:10  card holds **, but it is plain text, which no page turns into links or bold words; take the marks out',
      '  5 | card: We **level** houses.',
    ].join('\n'),
  ],
  [
    'a brace that is not closed',
    (f) => f.edit(service, 'card: We level houses.', 'card: "Call {phone"'),
    [
      'content/services/leveling.md:5:13  card has a brace without its other half; write {name}, or take the brace out',
      '  5 | card: "Call {phone"',
    ].join('\n'),
  ],
  [
    'a brace that is not closed, in Markdown',
    (f) => f.edit(service, 'Clay moves.', 'Call {phone now.'),
    [
      'content/services/leveling.md:31:6  "{" has a brace without its other half; write {name}, or take the brace out',
      '  31 | Call {phone now. See [Ada](/locations/ada).',
    ].join('\n'),
  ],
  [
    'a link with a space in its address',
    (f) => f.edit(service, 'Clay moves.', '[a](broken link) moves.'),
    [
      'content/services/leveling.md:31:3  "](broken link) moves. See " would show its marks as they stand; write a link as [words](/address), without spaces in its address',
      '  31 | [a](broken link) moves. See [Ada](/locations/ada).',
    ].join('\n'),
  ],
  [
    'stars that are not closed',
    (f) => f.edit(service, 'Clay moves.', '**Clay moves.'),
    [
      'content/services/leveling.md:31:1  "**Clay moves. See " would show its marks as they stand; close the **bold words**, or take the stars out',
      '  31 | **Clay moves. See [Ada](/locations/ada).',
    ].join('\n'),
  ],
  // Places of messages
  [
    'a link in an entry of a list',
    (f) => f.edit(service, 'Clay moves.', '- One thing\n- Another, see\n  [the roof](/roof)'),
    [
      'content/services/leveling.md:33:3  links to /roof, but there is no such page or file',
      '  33 |   [the roof](/roof) See [Ada](/locations/ada).',
    ].join('\n'),
  ],
  [
    'a link in a quote',
    (f) => f.edit(service, 'Clay moves.', '> Somebody said\n> so, on [the\n> roof](/roof)'),
    [
      'content/services/leveling.md:32:10  links to /roof, but there is no such page or file',
      '  32 | > so, on [the',
    ].join('\n'),
  ],
  [
    'a link over two lines of folded YAML',
    (f) => f.edit(city, 'lead: Ada stands on clay.', 'lead: >-\n    Ada stands on [wet\n    clay](/clay).'),
    [
      'content/locations/ada.md:13:19  links to /clay, but there is no such page or file',
      '  13 |     Ada stands on [wet',
    ].join('\n'),
  ],
  [
    'a link behind an emoji',
    (f) => f.edit(service, 'Clay moves.', '\u{1F3E0}\u{1F3E0} [roof](/roof).'),
    [
      'content/services/leveling.md:31:4  links to /roof, but there is no such page or file',
      '  31 | 🏠🏠 [roof](/roof). See [Ada](/locations/ada).',
    ].join('\n'),
  ],
  [
    'a quote that is not closed',
    (f) => f.edit(service, 'card: We level houses.', 'card: "We level houses.'),
    [
      'content/services/leveling.md:5:7  opens a quote that is not closed; put the same quote behind the value',
      '  5 | card: "We level houses.',
    ].join('\n'),
  ],
  [
    'the same mistake twice',
    (f) => f.edit(service, 'Clay moves.', 'See [a](/roof) and\n[a](/roof).'),
    [
      'content/services/leveling.md:31:5  links to /roof, but there is no such page or file',
      '  31 | See [a](/roof) and',
      'content/services/leveling.md:32:1  links to /roof, but there is no such page or file',
      '  32 | [a](/roof). See [Ada](/locations/ada).',
    ].join('\n'),
  ],
  [
    'one broken link in two files',
    (f) => {
      f.edit(service, 'Clay moves.', 'See [a](/roof).')
      f.edit(city, 'Clay, on limestone.', 'See [b](/roof).')
    },
    [
      'content/locations/ada.md:42:5  links to /roof, but there is no such page or file',
      '  42 | See [b](/roof).',
      'content/services/leveling.md:31:5  links to /roof, but there is no such page or file',
      '  31 | See [a](/roof). See [Ada](/locations/ada).',
    ].join('\n'),
  ],
  [
    'questions whose names collide',
    (f) => f.edit('pages/faqs.md', 'items:\n', 'items:\n    - question: Main\n      answer: One.\n'),
    [
      'content/pages/faqs.md:11:7  has two parts named #main; change one of the headings',
      '  11 |     - question: Main',
    ].join('\n'),
  ],
  // Redirects
  [
    'an old address with a query',
    (f) => f.edit(redirects, '/old', '/index.php?p=2'),
    [
      'content/redirects.md:3:5  redirects[0].from is "/index.php?p=2", but a static host finds a page by its path alone; redirect ?p=2 where the domain is managed, or leave it out',
      '  3 |   - from: /index.php?p=2',
    ].join('\n'),
  ],
  [
    'an old address of a program',
    (f) => f.edit(redirects, '/old', '/index.php'),
    [
      'content/redirects.md:3:5  redirects[0].from is "/index.php", and a static host would send it as a .php file, not as a page; redirect it where the domain is managed',
      '  3 |   - from: /index.php',
    ].join('\n'),
  ],
  [
    'an old address with capitals, a page with small letters',
    (f) => f.edit(redirects, '/old', '/About'),
    [
      'content/redirects.md:3:5  redirects /About, whose file on a disk of Windows or macOS is that of /about; keep one',
      '  3 |   - from: /About',
    ].join('\n'),
  ],
  [
    'an old address with letters that disks spell otherwise',
    (f) => f.edit(redirects, '/old', '/caf\u00E9'),
    [
      'content/redirects.md:3:5  redirects[0].from is "/café", and "é" cannot stand in the name of a file on every host; write letters, digits, hyphens',
      '  3 |   - from: /café',
    ].join('\n'),
  ],
  [
    'two old addresses of one file',
    (f) => f.edit(redirects, 'to: /reviews', 'to: /reviews\n  - from: /OLD.html\n    to: /faqs'),
    [
      'content/redirects.md:5:5  redirects /OLD.html, whose file on a disk of Windows or macOS is that of /old; keep one',
      '  5 |   - from: /OLD.html',
    ].join('\n'),
  ],
  [
    'an old address with a slash, given again without',
    (f) => f.edit(redirects, 'to: /reviews', 'to: /reviews\n  - from: /old/\n    to: /reviews'),
    ['content/redirects.md:5:5  redirects /old a second time; keep one', '  5 |   - from: /old/'].join('\n'),
  ],
  [
    'an old address that leads to a part nobody has',
    (f) => f.edit(redirects, 'to: /reviews', 'to: /about#team'),
    [
      'content/redirects.md:4:5  links to /about#team, but /about has no part named #team',
      '  4 |     to: /about#team',
    ].join('\n'),
  ],
  // Claims
  [
    'a mark that names no claim',
    (f) => f.edit(service, 'Clay moves.', 'Clay moves. [We are bonded.]{claim bondage}'),
    [
      'content/services/leveling.md:31:13  {claim bondage} names no claim of content/business.md or of this file; known here: bonded',
      '  31 | Clay moves. [We are bonded.]{claim bondage} See [Ada](/locations/ada).',
    ].join('\n'),
  ],
  [
    'a fact that makes a claim which was declined',
    (f) => {
      f.edit(service, 'Clay moves.', 'Clay moves. [We are bonded.]{claim bonded}')
      f.edit(business, 'doubt: Show the bond.', 'doubt: Show the bond.\n    declined: Ann, 2026-10-01')
    },
    [
      'content/pages/home.md:43:5  makes the claim "bonded", which was declined (Ann, 2026-10-01): "{years} years here."; write other words here',
      '  43 |     {years} years',
    ].join('\n'),
  ],
  [
    'a claim about a field that is not there',
    (f) => f.edit(business, 'doubt: Show the bond.', 'doubt: Show the bond.\n    field: ratings.hom'),
    [
      'content/business.md:51:5  claims[0].field is "ratings.hom", but this file has no such field; correct it, or delete the claim',
      '  51 |     field: ratings.hom',
    ].join('\n'),
  ],
  [
    'a claim that is both confirmed and declined',
    (f) =>
      f.edit(
        business,
        'doubt: Show the bond.',
        'doubt: Show the bond.\n    confirmed: Ann\n    declined: Bo',
      ),
    [
      'content/business.md:52:5  claims[0].declined is there beside confirmed; keep one of them',
      '  52 |     declined: Bo',
    ].join('\n'),
  ],

  // Plates
  [
    'a caption without a plate',
    (f) => f.edit('pages/home.md', 'heading: Local', 'heading: Local\n  caption: A house.'),
    [
      'content/pages/home.md:42:3  local.caption has no plate to stand under, so no page would show it; name one, or take this out',
      '  42 |   caption: A house.',
    ].join('\n'),
  ],
  [
    'a plate that nobody drew',
    (f) => f.edit('pages/home.md', 'heading: Local', 'heading: Local\n  plate: season'),
    [
      'content/pages/home.md:42:3  local.plate is "season"; did you mean "seasons"?',
      '  42 |   plate: season',
    ].join('\n'),
  ],
  // The region
  [
    'layers of the region with a gap between them',
    (f) => f.edit('region.md', 'from: 4 }', 'from: 5 }'),
    [
      'content/region.md:4:45  ground.layers[0].to is 4, but the next layer begins at 5; correct one of them, or leave "to" out',
      '  4 |     - { name: Loam, kind: topsoil, from: 0, to: 4 }',
    ].join('\n'),
  ],
  [
    'a tone of a layer of the region, which no drawing would show',
    (f) => f.edit('region.md', 'from: 4 }', 'tone: tan, from: 4 }'),
    [
      'content/region.md:5:37  ground.layers[1].tone is not a known field; did you mean "to"?',
      '  5 |     - { name: Gravel, kind: gravel, tone: tan, from: 4 }',
    ].join('\n'),
  ],
  [
    'an area along a line that the map does not have',
    (f) => f.edit('region.md', 'along: Route 1', 'along: Route 2'),
    [
      'content/region.md:19:7  map.areas[0].along is "Route 2", no line of this map; did you mean "Route 1"?',
      '  19 |       along: Route 2',
    ].join('\n'),
  ],
  [
    'a house for the home page that is not drawn',
    (f) => f.edit('region.md', 'house: siding', 'house: sidings'),
    ['content/region.md:7:3  hero.house is "sidings"; did you mean "siding"?', '  7 |   house: sidings'].join(
      '\n',
    ),
  ],
  // Jobs
  [
    'a job in no city',
    badJob('town: ada', 'town: adda'),
    [
      'content/jobs/porch.md:3:1  town is "adda", but there is no content/locations/adda.md; did you mean "ada"?',
      '  3 | town: adda',
    ].join('\n'),
  ],
  [
    'a job of no service',
    badJob('service: leveling', 'service: roofing'),
    [
      'content/jobs/porch.md:4:1  service is "roofing", but there is no content/services/roofing.md; known here: leveling',
      '  4 | service: roofing',
    ].join('\n'),
  ],
  [
    'a job that is not done yet',
    badJob('done: 2024-05', 'done: 2199-01'),
    [
      'content/jobs/porch.md:5:1  done is "2199-01", a month that has not come yet; write the month it was finished, "2026-03"',
      '  5 | done: 2199-01',
    ].join('\n'),
  ],
  ...['2024-13', '2024-5', '2024-05-01', 'May 2024'].map((done): Case => [
    `a job done in the month "${done}"`,
    badJob('done: 2024-05', `done: ${done}`),
    [
      `content/jobs/porch.md:5:1  done is "${done}"; write the month it was finished, "2026-03"`,
      `  5 | done: ${done}`,
    ].join('\n'),
  ]),
  [
    'a job after which the floor lies worse',
    badJob('after: 0.25', 'after: 1.75'),
    [
      'content/jobs/porch.md:8:26  readings.after is more than before, so that the floor would be worse; swap them, or take readings out',
      '  8 | readings: { before: 1.5, after: 1.75 }',
    ].join('\n'),
  ],
  [
    'a reading in feet',
    badJob('before: 1.5', 'before: 25'),
    [
      'content/jobs/porch.md:8:13  readings.before is 25; write a number from 0 to 24: inches before the repair',
      '  8 | readings: { before: 25, after: 0.25 }',
    ].join('\n'),
  ],
  [
    'a job of no days',
    badJob('done: 2024-05', 'done: 2024-05\ndays: 0'),
    ['content/jobs/porch.md:6:1  days is "0"; write days at the house, in digits', '  6 | days: 0'].join(
      '\n',
    ),
  ],
  [
    'text below the front matter of a job',
    ({ write }) => write(job, `${goodJob}\nThe porch.\n`),
    [
      'content/jobs/porch.md:11:1  has text below the closing ---, which no page shows',
      '  11 | The porch.',
    ].join('\n'),
  ],
  [
    'a photo of a job that is not there',
    badJob('done: 2024-05', 'done: 2024-05\nphotos: [{ src: /images/porch.jpg, alt: A porch }]'),
    [
      'content/jobs/porch.md:6:12  photos[0].src is "/images/porch.jpg", but public/ holds no such picture',
      '  6 | photos: [{ src: /images/porch.jpg, alt: A porch }]',
    ].join('\n'),
  ],
  [
    'one photo as before and after of a job',
    badJob('done: 2024-05', `done: 2024-05\npair:\n  before: ${shot()}\n  after: ${shot()}`),
    [
      'content/jobs/porch.md:8:12  pair.after.src is the photo from before the repair again; write the one taken after it',
      `  8 |   after: ${shot()}`,
    ].join('\n'),
  ],
  // Photos
  [
    'photos of which there are none',
    withPhotos('heading: Photos'),
    [
      'content/services/leveling.md:17:1  photos.items is missing; add photos, or take the section out',
      '  17 | photos:',
    ].join('\n'),
  ],
  ...['2024-00', '2024', 'spring'].map((taken): Case => [
    `a photo taken in the month "${taken}"`,
    withPhotos('heading: Photos', `items: [${shot(`, taken: ${taken}`)}]`),
    [
      `content/services/leveling.md:19:50  photos.items[0].taken is "${taken}"; write the month it was taken, "2026-03"`,
      `  19 |   items: [${shot(`, taken: ${taken}`)}]`,
    ].join('\n'),
  ]),
  [
    'a photo that will be taken',
    withPhotos('heading: Photos', `items: [${shot(', taken: 2199-01')}]`),
    [
      'content/services/leveling.md:19:50  photos.items[0].taken is "2199-01", a month that has not come yet; write the month it was taken, "2026-03"',
      `  19 |   items: [${shot(', taken: 2199-01')}]`,
    ].join('\n'),
  ],
  [
    'one photo as before and after on a page',
    withPhotos('heading: Photos', 'pair:', `  before: ${shot()}`, `  after: ${shot()}`),
    [
      'content/services/leveling.md:21:14  photos.pair.after.src is the photo from before the repair again; write the one taken after it',
      `  21 |     after: ${shot()}`,
    ].join('\n'),
  ],
  [
    'a photo of a customer who did not agree to it',
    (f) => f.edit(review, 'rating: 5', `rating: 5\nphoto: ${shot(', person: yes')}`),
    [
      'content/testimonials/dana.md:6:1  photo.consent is missing; a photo of a person needs their consent: write how they gave it, and when',
      `  6 | photo: ${shot(', person: yes')}`,
    ].join('\n'),
  ],
]
