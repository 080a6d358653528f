/**
 * The rules of the guard. Each has three mistakes, which must be reported in one line, and ten correct edits, which
 * must pass.
 */
import {
  above,
  ada,
  addCity,
  below,
  body,
  business,
  copy,
  edit,
  service,
  write,
} from '../../helpers/content-cases'
import type { Change } from '../../helpers/content-cases'
import { ownPageText } from '../../helpers/own-page'

/** One change, or several. */
export type Changes = Change | Change[]

export interface Rule {
  /** A mistake and its message: `FILE:LINE:COLUMN  ` and part of the text. */
  seen: [change: Changes, told: string][]
  right: Changes[]
}

const signed = (signature: string) => below(business, 'doubt: Show the bond.', `    confirmed: ${signature}`)
const by = (name: string) => signed(`{ by: ${name}, on: 2026-05 }`)
const on = (date: string) => signed(`{ by: Ann Lee, on: ${date} }`)
const madeBy = (...facts: string[]) => edit(business, 'facts: [years]', `facts: [${facts.join(', ')}]`)
const zip = (code: string) => edit(business, 'postalCode: "78600"', `postalCode: "${code}"`)
const until = (day: string) => write('notice.md', `---\nnotices: [{ text: Closed., until: ${day} }]\n---\n`)
const row = (repair: string, takes: string, cost = 'porch') => [
  above(business, '      - { price: pit, from: 0, to: 1 }', ''),
  edit(business, 'format: "3"', 'prices: { pier: "1500", pit: "80" }\nformat: "3"'),
  below(business, 'costs:', '  - { id: house, unpriced: piers, parts: [{ price: pier, from: 8, to: 9 }] }'),
  above(
    service,
    'faqs:',
    `price: { heading: Cost, rows: [{ repair: "${repair}", takes: "${takes}", cost: ${cost} }] }`,
  ),
]
const state = (code: string, name: string, code5: string): Change[] => [
  edit(business, 'region: TX', `region: ${code}`),
  edit(business, 'regionName: Texas', `regionName: ${name}`),
  zip(code5),
]

const priced = (from: string, to: string) => [
  edit(business, 'format: "3"', 'prices: { pier: "1500", pit: "80" }\nformat: "3"'),
  edit(business, from, to),
]
/** A town whose file comes before Ada's. */
const copied = (title: string, description: string) => [
  addCity('Aba'),
  edit('locations/aba.md', 'Home Leveling in Aba', title),
  edit('locations/aba.md', 'House leveling in Aba, where', description),
]

/** Mistakes that stop a build. */
export const certain: Record<string, Rule> = {
  'who signs a claim': {
    seen: [
      [
        by('will ask Ann'),
        'business.md:51:18  claims[0].confirmed.by is "will ask Ann", which is not a name',
      ],
      [by('TBC'), 'business.md:51:18  claims[0].confirmed.by is "TBC", which is not a name'],
      [by('Someone'), 'business.md:51:18  claims[0].confirmed.by is "Someone", which is not a name'],
      [by('WHO'), 'business.md:51:18  claims[0].confirmed.by is "WHO", which is not a name'],
      [by('Ann?'), 'business.md:51:18  claims[0].confirmed.by is "Ann?", which is not a name'],
      [
        signed('Ann Lee, May 2026'),
        'business.md:51:5  claims[0].confirmed is text, but a group of fields belongs here; write { by: Ann Lee, on: 2026-03-02 }',
      ],
    ],
    right: [
      'Ann Lee',
      'April',
      'Will Hart',
      'Will',
      'Noah',
      'Mei',
      'Ask Nielsen',
      'A. B.',
      'Ann (counsel)',
      'Whoberry',
    ].map(by),
  },
  'when a claim is signed': {
    seen: [
      [
        on('2036-05'),
        'business.md:51:31  claims[0].confirmed.on is "2036-05", a month that has not come yet',
      ],
      [on('2026-13'), 'business.md:51:31  claims[0].confirmed.on is "2026-13"; write the day or the month'],
      [on('2026-02-30'), 'business.md:51:31  claims[0].confirmed.on is "2026-02-30", a day that does not'],
    ],
    right: [
      '2026-05',
      '2026-10-01',
      '2024-02-29',
      '2025-12-31',
      '"2026-01"',
      '2019-07',
      '2026-06-30',
      '2025-03-01',
      "'2026-04'",
      '2023-11-11',
    ].map(on),
  },
  'names of facts that make a claim': {
    seen: [
      [
        madeBy('yaers'),
        'business.md:49:13  claims[0].facts[0] is "yaers", which is not a fact of any file; did you mean "years"',
      ],
      [
        madeBy('years', 'hour'),
        'business.md:49:20  claims[0].facts[1] is "hour", which is not a fact of any file; did you mean "hours"',
      ],
      [
        madeBy('tier-same'),
        'business.md:49:13  claims[0].facts[0] is "tier-same", which is not a fact of any file',
      ],
    ],
    right: [
      ...[
        'hours',
        'phone',
        'tier-same-day',
        'when-same-day',
        'cost-porch',
        'count-porch',
        'city',
        'miles',
        'credentials',
      ].map((name) => madeBy(name)),
      [madeBy('life'), above(service, 'card:', 'facts: { life: ten years }')],
    ],
  },
  'the ZIP code of the office': {
    seen: [
      [zip('10001'), 'business.md:13:3  address.postalCode is "10001", which no place in TX has'],
      [zip('70001'), 'business.md:13:3  address.postalCode is "70001", which no place in TX has'],
      [
        state('OK', 'Oklahoma', '78600'),
        'business.md:13:3  address.postalCode is "78600", which no place in OK',
      ],
    ],
    right: [
      ...['73301', '75001', '78664', '79999', '88510'].map((code) => [zip(code), edit(ada, '78600', code)]),
      ...[
        ['OK', 'Oklahoma', '74103'],
        ['KS', 'Kansas', '66101'],
        ['LA', 'Louisiana', '70112'],
        ['ZZ', 'Nowhere', '10001'],
        ['NY', 'New York', '10001'],
      ].map(([code, name, code5]) => [...state(code!, name!, code5!), below(ada, 'name: Ada', 'state: TX')]),
    ],
  },
  'rows of prices': {
    seen: [
      [
        row('Porch', '{count-porch} piers', 'house'),
        'services/leveling.md:17:81  price.rows[0].cost is "house", but',
      ],
      [
        row('House at {cost-house}', 'piers'),
        'price.rows[0].cost is "porch", but the words of this row say {cost-house}',
      ],
      [
        row('House', '{Count-house} piers'),
        'price.rows[0].cost is "porch", but the words of this row say {Count-house}',
      ],
    ],
    right: [
      row('Porch', '{count-porch} piers'),
      row('House', '{count-house} piers', 'house'),
      row('Porch', 'two piers'),
      row('A {cost-porch} porch', '{count-porch} piers'),
      row('House', '{Count-house} piers', 'house'),
      row('Porch for {years} years', 'piers'),
      row('House', 'fewer than twenty', 'house'),
      row('{brand} porch', '{count-porch} piers'),
      row('Porch', '{count-porch} of {count-porch}'),
      row('Half a house', 'nine piers'),
    ],
  },
  'damaged letters': {
    seen: [
      [
        body('Itâ€™s clay.'),
        'services/leveling.md:31:3  holds "â€™", a letter that was damaged; type it again',
      ],
      [body('PeÃ±a digs.'), 'services/leveling.md:31:3  holds "Ã±", a letter that was damaged'],
      [
        edit(ada, 'Deep clay.', 'Deep \uFFFD clay.'),
        'locations/ada.md:10:12  holds "\uFFFD", a letter that was',
      ],
    ],
    right: [
      'It’s clay.',
      'Peña digs.',
      'São João',
      'SÃO PAULO',
      '90° in May',
      'Âge',
      '€5 a foot',
      '“Clay”',
      'Mañana — clay',
      'Acme® ½ inch',
    ].map(body),
  },
  'the last day of a notice': {
    seen: [
      [until('1926-12-26'), 'notices[0].until is "1926-12-26", a day of another century'],
      [until('2126-12-26'), 'notices[0].until is "2126-12-26", a day of another century'],
      [until('3026-12-26'), 'notices[0].until is "3026-12-26", a day of another century'],
    ],
    right: [
      '2027-01-01',
      '2030-06-30',
      '2099-12-31',
      '2028-02-29',
      '2026-12-26',
      '2031-01-31',
      '2040-04-30',
      '2050-05-31',
      '2027-03-14',
      '2060-10-10',
    ].map(until),
  },

  // One mistake gives one line, at its place.
  'a claim that business.md lacks': {
    seen: [
      [
        [
          body('[We a.]{claim bond} [We b.]{claim bond}'),
          edit(ada, 'Deep clay.', 'Deep. [Bond.]{claim bond}'),
        ],
        'services/leveling.md:31:1  {claim bond} names no claim of content/business.md or of this file; did you mean "bonded"',
      ],
      [
        body('[We a.]{claim permits} [We b.]{claim permits}'),
        'services/leveling.md:31:1  {claim permits} names no claim of content/business.md or of this file; known',
      ],
      [
        [
          edit(business, 'id: bonded', 'id: bonded\n    doubt: A.\n  - id: bonded'),
          body('[A.]{claim a} [B.]{claim a}'),
        ],
        'business.md:50:5  claims[1].id is "bonded", which content/business.md has already',
      ],
    ],
    right: [
      body('[We are.]{claim bonded}'),
      body('[We are.]{claim bonded} [We are.]{claim bonded}'),
      edit(ada, 'Deep clay.', 'Deep clay[, bonded]{claim bonded}.'),
      below(business, 'claims:', '  - { id: bond, doubt: Is it? }'),
      [below(business, 'claims:', '  - { id: bond, doubt: Is it? }'), body('[Bond.]{claim bond}')],
      [
        below(ada, 'tier: same-day', 'claims: [{ id: dug, doubt: Is it? }]'),
        edit(ada, 'Deep clay.', 'Deep [clay]{claim dug}.'),
      ],
      below(ada, 'tier: same-day', 'claims: [{ id: dug, doubt: Is it? }]'),
      edit(business, '    facts: [years]\n', ''),
      below(business, 'claims:', '  - { id: rated, field: ratings.home, doubt: Is it? }'),
    ],
  },
  'the id of a cost': {
    seen: [
      [
        [
          edit(business, 'id: porch', 'id: porhc'),
          body('{cost-porch} {Count-porch}'),
          edit(ada, 'Deep clay.', 'Deep {cost-porch}.'),
        ],
        'business.md:59:28  {count-porch} is not a known fact; did you mean "count-porhc"?',
      ],
      [
        [...row('Porch', 'piers'), edit(business, 'id: porch', 'id: prch')],
        'business.md:60:28  {count-porch} is not a known fact; did you mean "count-prch"?',
      ],
      [
        [
          below(
            business,
            'costs:',
            '  - { id: porch, unpriced: x, parts: [{ price: pier, from: 2, to: 3 }] }',
          ),
          body('{cost-house}'),
        ],
        'business.md:59:5  costs[1].id is "porch" a second time',
      ],
    ],
    right: [
      '{cost-porch}',
      '{Cost-porch}',
      '{count-porch}',
      '{Count-porch}',
      'For {cost-porch}.',
      'Two {count-porch}.',
      'porch',
      '{years}',
      '{cost-porch} {cost-porch}',
      '{count-porch}, {cost-porch}',
    ].map(body),
  },
  'values without their quotes': {
    seen: [
      [
        edit(ada, 'heading: Signs', 'heading: &Count signs'),
        'locations/ada.md:25:12  begins with &, which YAML takes for its own',
      ],
      [edit(service, 'heading: Leveling', 'heading: !level us'), 'services/leveling.md:8:12  begins with !'],
      [edit(service, '- title: Look', '- title: | look'), 'services/leveling.md:13:14  begins with |'],
    ],
    right: [
      below(business, 'priceRange: $$', 'theme:\n  action: { light: "#0a5c36" }'),
      below(business, 'priceRange: $$', '# theme: { light: #0a5c36 }'),
      below(business, 'priceRange: $$', 'theme:\n  action: { light: "#0a5c36" } # { light: #0a5c36 }'),
      edit(ada, 'heading: Signs', 'heading: "{Count} signs"'),
      edit(ada, 'heading: Signs', "heading: '{Count} signs'"),
      edit(ada, 'heading: Signs', 'heading: The {count} signs'),
      edit(ada, 'heading: Signs', 'heading: >-\n    {Count} signs'),
      edit(ada, 'heading: Signs', 'heading: Signs # {Count} signs'),
      edit(ada, 'answer: In town.', 'answer: >-\n        {city} is near.'),
      edit(ada, 'answer: In town.', 'answer: |-\n        {city} is near.'),
    ],
  },
  'phone links and pictures in HTML': {
    seen: [
      [
        body('[Call](tel:+15125550199) us.'),
        'services/leveling.md:31:1  the text types the phone number tel:+15125550199; write tel:{phone}',
      ],
      [
        body('[(512) 555-0199](tel:+15125550199)'),
        'services/leveling.md:31:1  the text types the phone number [(512) 555-0199](tel:+15125550199); write {phone},',
      ],
      [body('[(512) 555-0199](sms:5125550199)'), 'types the phone number sms:5125550199; write sms:{phone}'],
      [
        body('Clay <img src="/images/house.svg"> moves.'),
        'services/leveling.md:31:6  "<img src="/images/house.svg">" is HTML',
      ],
    ],
    right: [
      '{phone}',
      'Call {phone}.',
      '[Call](/about)',
      '**{phone}**',
      '![House](/images/house.svg)',
      'One<br>two',
      '[Call 811](tel:811)',
      '[Text us](sms:{phone})',
      'x<sup>2</sup>',
      'In 2<sub>3</sub>',
      '<small>Clay</small>',
    ].map(body),
  },
  'the name of a file': {
    seen: [
      [
        write('redirect.md', '---\n---\n'),
        'redirect.md:1:1  is not a file this site knows; did you mean "redirects.md"?',
      ],
      [
        write('Business.md', '---\n---\n'),
        'Business.md:1:1  is not a file this site knows; did you mean "business.md"?',
      ],
      [write('notice.markdown', '---\n---\n'), 'did you mean "notice.md"?'],
      [
        write('towns/bee.md', '---\n---\n'),
        'towns/bee.md:1:1  is not a file this site knows; move it into the folder of its kind: services, locations',
      ],
    ],
    right: ['Bond', 'Team', 'Redirect', 'Review', 'Business', 'Notice', 'Town', 'City', 'Job', 'Page'].map(
      (name) => write(`pages/our-${name.toLowerCase()}.md`, ownPageText(name, 'place: footer')),
    ),
  },
  'a price in a part': {
    seen: [
      [
        priced('price: pier', 'price: peir'),
        'prices.pier is a price that no estimate uses; did you mean "peir"?',
      ],
      [
        priced('price: pit', 'price: pitt'),
        'prices.pit is a price that no estimate uses; did you mean "pitt"?',
      ],
      [priced('price: pier', 'price: piers'), 'prices.pier is a price that no estimate uses'],
    ],
    right: [
      priced('price: pier', 'price: pier'),
      priced('from: 2', 'from: 1'),
      priced('to: 3', 'to: 4'),
      priced('from: 0', 'from: 1'),
      priced('"1500"', '"1,500"'),
      priced('"1500"', '$1500'),
      priced('"80"', '90'),
      priced('to: 1 }', 'to: 2 }'),
      priced('id: porch', 'id: porch # so far'),
      edit(business, 'price: pier', 'price: peir'),
    ],
  },
  'the copy of a town': {
    seen: [
      [
        copied('House Leveling in Aba', 'House leveling in Ada, where'),
        'locations/ada.md:4:1  description is the same as in locations/aba.md',
      ],
      [
        copied('House Leveling in Ada', 'House leveling in Aba, where'),
        'locations/ada.md:2:1  title is the same as in locations/aba.md',
      ],
      [
        [copy(ada, 'locations/aba.md')],
        'locations/aba.md:3:1  name is "Ada", whose file would be content/locations/ada.md',
      ],
    ],
    right: ['Bee', 'Cow', 'Aba', 'Eve', 'Zed', 'Ab', 'Abe', 'Acorn', 'Aa', 'Adam'].map((name) =>
      addCity(name),
    ),
  },
}
