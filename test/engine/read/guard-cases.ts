/** The rules of the guard: for each, three mistakes that must be told in one line, and ten right edits that must pass. */
import { above, ada, below, body, business, edit, service, write } from '../../helpers/content-cases'
import type { Change } from '../../helpers/content-cases'

/** One change, or several. */
export type Changes = Change | Change[]

export interface Rule {
  /** A mistake, and what is told of it: `FILE:LINE:COLUMN  ` and a part of the message. */
  seen: [change: Changes, told: string][]
  right: Changes[]
}

const signed = (signature: string) => below(business, 'doubt: Show the bond.', `    confirmed: ${signature}`)
const by = (name: string) => signed(`{ by: ${name}, on: 2026-05 }`)
const on = (date: string) => signed(`{ by: Ann Lee, on: ${date} }`)
const fact = (name: string, words: string) => below(business, 'years: "12"', `  ${name}: ${words}`)
const madeBy = (...facts: string[]) => edit(business, 'facts: [years]', `facts: [${facts.join(', ')}]`)
const zip = (code: string) => edit(business, 'postalCode: "78600"', `postalCode: "${code}"`)
const cracks = (watch: string, call: string) => fact('crack-watch', `${watch}\n  crack-call: ${call}`)
const until = (day: string) => below(ada, 'tier: same-day', `notice: { text: Closed., until: ${day} }`)
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

/** What stops a build. */
export const certain: Record<string, Rule> = {
  'who signs a claim': {
    seen: [
      [by('will ask Ann'), 'business.md:51:18  claims[0].confirmed.by is "will ask Ann", which is no name'],
      [by('TBC'), 'business.md:51:18  claims[0].confirmed.by is "TBC", which is no name'],
      [by('Someone'), 'business.md:51:18  claims[0].confirmed.by is "Someone", which is no name'],
      [by('WHO'), 'business.md:51:18  claims[0].confirmed.by is "WHO", which is no name'],
      [by('Ann?'), 'business.md:51:18  claims[0].confirmed.by is "Ann?", which is no name'],
      [signed('Ann Lee, May 2026'), 'business.md:51:5  claims[0].confirmed is text, but a group of fields'],
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
      [on('2036-05'), 'business.md:51:31  claims[0].confirmed.on is "2036-05", which has not come yet'],
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
        'business.md:49:13  claims[0].facts[0] is "yaers", a fact of no file; did you mean "years"',
      ],
      [
        madeBy('years', 'hour'),
        'business.md:49:20  claims[0].facts[1] is "hour", a fact of no file; did you mean "hours"',
      ],
      [madeBy('tier-same'), 'business.md:49:13  claims[0].facts[0] is "tier-same", a fact of no file'],
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
  'ranges that run backward': {
    seen: [
      [
        body('Most take 3–1 days.'),
        'services/leveling.md:31:11  the text holds "3–1 days", which runs backward',
      ],
      [
        edit(ada, 'card: Deep clay.', 'card: Clay of 12-8 feet.'),
        'locations/ada.md:10:15  card holds "12-8 feet"',
      ],
      [fact('swell', '10–5%'), 'business.md:53:10  facts.swell is "10–5%", which runs backward'],
    ],
    right: [
      ...[
        'Most take 1–3 days.',
        'It went from 12 to 8 feet.',
        'Odds of 3–1 are long.',
        'Open 9–5, call 8–4.',
        'A gap of 1-1/2 inches.',
        'Between 1,500–2,500 pounds.',
        'The winter of 2019-20 was dry.',
        'Lot 12-3, 14 feet wide.',
        'A 10–10 foot grid.',
        'Score 7–3 after a day.',
      ].map(body),
    ],
  },
  'cracks to watch and to call about': {
    seen: [
      [
        cracks('3/16 inch', '1/16 inch'),
        'business.md:53:3  facts.crack-watch is "3/16 inch", wider than crack-call',
      ],
      [
        cracks('1 inch', '1/4 inch'),
        'business.md:53:3  facts.crack-watch is "1 inch", wider than crack-call',
      ],
      [cracks('1 1/2 inches', '1 inch'), 'business.md:53:3  facts.crack-watch is "1 1/2 inches", wider'],
    ],
    right: [
      cracks('1/16 inch', '3/16 inch'),
      cracks('1/8 inch', '1/8 inch'),
      cracks('0.1 inch', '0.2 inch'),
      cracks('a penny', 'three pennies'),
      cracks('3 mm', '1/4 inch'),
      cracks('1/4 inch', '1 inch'),
      cracks('3/4 inch', '1 1/8 inches'),
      cracks('1/16 inch', 'a quarter'),
      fact('crack-watch', '1/4 inch'),
      fact('crack-call', '1/8 inch'),
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
      [until('1926-12-26'), 'notice.until is "1926-12-26", a day of another century'],
      [until('2126-12-26'), 'notice.until is "2126-12-26", a day of another century'],
      [
        write('notice.md', '---\ntext: Closed.\nuntil: 3026-12-26\n---\n'),
        'notice.md:3:1  until is "3026-12-26", a day of another century',
      ],
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
}
