/** An owner's mistakes. Each must cause exactly one problem, at its place. */
import {
  above,
  ada,
  addCity,
  below,
  body,
  business,
  card,
  contentCases,
  copy,
  edit,
  link,
  service,
  write,
} from '../../helpers/content-cases'

const notYaml = (line: string) => `begins with -, which YAML takes for its own; write ${line}`
const firstYear = 'write the years of the copyright, the first one first'
const spaceBefore = '9:1 begins with a no-break space; delete it, or type plain spaces'
const curly = 'is in curly quotes, which YAML reads as letters; delete the curly quotes'
const aCopy = 'or delete it if it is a copy'
const typedPhone = 'write {phone}, so that it can be changed in one place'
const noPage = 'but there is no such page or file'
const noWords =
  'marks no words; put the words that make the claim in brackets before it, [the words]{claim bonded}'
const declinedWords = 'without the words of the claim "permits", which was declined,'
const otherWords = 'write other words here'

const estimate = `estimate:
  heading: An example
  total: Total
  lines:
    - { item: Piers, quantity: 3, price: pier, unpriced: a pier }
    - { item: Permit, quantity: 1, price: permit, unpriced: a permit }
faqs:`

/** A field of business.md that is a text instead of a list, or a list instead of a group. */
const wrongKind = (field: string, line: number, hint: string, value = '7') => ({
  [`${field} of the wrong kind`]: {
    change: edit(business, `${field}:\n`, `${field}: ${value}\n${field}x:\n`),
    problem: [
      `${line}:1 ${field} is ${value === '7' ? 'text, but a list' : 'a list, but a group of fields'} belongs here: ${hint}`,
      `${line + 1}:1 ${field}x is not a known field; did you mean "${field}"?`,
    ],
  },
})

const alone = contentCases({
  // One cause, one problem, although claims, facts, tiers and links of every page depend on it.
  'a phone in the wrong form': {
    change: edit(business, '"+15125550199"', '339-4477'),
    problem: '6:1 phone is "339-4477"; write all ten digits: "(512) 555-0142"',
  },
  'a rating out of range': {
    change: edit(business, 'value: 5', 'value: "49"'),
    problem: '26:5 ratings.home.value is 49; write a number from 1 to 5: the average, "4.9"',
  },
  'a line of business.md that is not YAML: name: Acme Leveling': {
    change: edit(business, 'name: Acme Leveling', 'name: - a'),
    problem: `2:7 ${notYaml('name: "- a"')}`,
  },
  'a tier that cannot be read': {
    change: edit(business, 'when: the same day', 'when: '),
    problem: '45:5 tiers[0].when is empty; write the same inside a sentence: "usually the same day"',
  },
  'a fact that cannot be read': {
    change: edit(business, 'years: "12"', 'years: ""'),
    problem: '52:3 facts.years is empty; write the words it stands for',
  },
  'a claim that cannot be read': {
    change: edit(business, 'id: bonded', 'id: Bonded!'),
    problem:
      '48:5 claims[0].id is "Bonded!"; write a short name; copy marks the claim as [words]{claim NAME}',
  },
  'a name of the group of facts that is mistyped': {
    change: card('fact:\n  oak: 12 years old\ncard: It is {oak}.'),
    problem: '5:1 fact is not a known field; did you mean "facts"?',
  },
  'a city that is not YAML': {
    change: edit(ada, 'county: Ada County', 'county: - Ada'),
    problem: `5:9 ${notYaml('county: "- Ada"')}`,
  },
  'a service that is not YAML': {
    change: card('card: - We level'),
    problem: `5:7 ${notYaml('card: "- We level"')}`,
  },
  'redirects that are not YAML': {
    change: write('redirects.md', '---\nredirects: - a\n---\n'),
    problem: `2:12 ${notYaml('redirects: "- a"')}`,
  },
  ...wrongKind('tiers', 42, 'the response tiers, fastest first'),
  ...wrongKind('claims', 47, 'claims of the business to confirm before going live'),
  ...wrongKind(
    'costs',
    57,
    'what kinds of repair come to, such as { id: corner, unpriced: "{count-corner} piers", parts: [{ price: pier, from: 4, to: 8 }] }',
  ),
  ...wrongKind('facts', 51, 'names and the words they stand for; copy writes {name}', '[a]'),
  ...wrongKind('geo', 15, 'latitude and longitude of the address', '[a]'),
  ...wrongKind('address', 8, 'the one real address', '[a]'),

  // The reported place is right.
  'an office without a minus sign': {
    change: [addCity('Eve'), edit(business, 'longitude: -97.6', 'longitude: 97.6')],
    problem:
      'business.md:15:1 geo lies more than 300 miles (farthestCity) from 2 of 2 cities; check digits and ' +
      'minus signs',
  },
  'an office a degree off': {
    change: edit(business, 'latitude: 30.5', 'latitude: 31.5'),
    problem:
      '15:1 geo is 69 miles from Ada, the town of the address (content/locations/ada.md); check digits ' +
      'and minus signs',
  },
  'a wide colon': {
    change: edit(ada, 'county: Ada County', 'county：Ada County'),
    problem: '5:7 has no colon and plain space after the name of a field; write county: Ada County',
  },

  // Contradictions with another number, and impossible values.
  'no rating counted': {
    change: edit(business, 'count: 12', 'count: 0'),
    problem: '27:5 ratings.home.count is 0; write at least 1: how many reviews',
  },
  'a range that runs backward': {
    change: edit(business, 'from: 2, to: 3', 'from: 4, to: 3'),
    problem: '61:33 costs[0].parts[0].to is 3, which is less than from, 4; swap them',
  },
  'a row of prices that names no kind of repair': {
    change: above(
      service,
      'faqs:',
      'price:\n  heading: Prices\n  rows:\n    - { repair: A porch, cost: porhc }',
    ),
    problem:
      '20:26 price.rows[0].cost is "porhc", no id under "costs" of content/business.md; did you mean ' +
      '"porch"?',
  },
  'a reviewer whom the team does not name': {
    change: above(service, 'faqs:', 'reviewedBy: Ann'),
    problem:
      '17:1 reviewedBy is "Ann", which is not a name in the team of content/pages/about.md; nothing is known here',
  },
  'a copyright that runs backward': {
    change: edit(business, '2014–2026', '2026–2014'),
    problem: `56:1 copyright is "2026–2014", which runs backward; ${firstYear}`,
  },
  'a copyright to come': {
    change: edit(business, '2014–2026', '2014–2199'),
    problem: `56:1 copyright is "2014–2199", a year that has not come yet; ${firstYear}`,
  },
  'a review of another century': {
    change: edit(business, '2024-01-01', '1924-01-01'),
    problem:
      '37:1 reviewDate is "1924-01-01", a day before 1990; write the date reviews carry until their own ' +
      'is known',
  },
  'a job of another century': {
    change: write(
      'jobs/porch.md',
      '---\ntitle: Porch raised\ntown: ada\nservice: leveling\ndone: 1924-05\nmoved: It hung.\n' +
        'method: With a jack.\n---\n',
    ),
    problem: '5:1 done is "1924-05", a month before 1990; write the month it was finished, "2026-03"',
  },
  'hours of a day that overlap': {
    change: below(
      business,
      '      closes: 16:00',
      '    - days: [Friday]\n      opens: 15:00\n      closes: 18:00',
    ),
    problem:
      '24:14 hours.data[1].days[0] is Friday a second time, and its hours overlap 08:00 to 16:00; write ' +
      'each hour once',
  },
  'a field that is outdented': {
    change: edit(ada, '  caption: Typical ground.', 'caption: Typical ground.'),
    problem: '15:11 is indented unlike the fields around it, here or in the line above; type as many spaces',
  },
  'a no-break space before a field': {
    change: edit(ada, 'tier: same-day', '\u00A0tier: same-day'),
    problem: spaceBefore,
  },
  'a no-break space on a line of its own': {
    change: above(ada, 'tier: same-day', '\u00A0'),
    problem: spaceBefore,
  },
  'curly quotes around a value': {
    change: edit(business, 'trade: House leveling', 'trade: “House leveling”'),
    problem: `5:1 trade ${curly}`,
  },
  'curly quotes around an address': {
    change: edit(ada, 'card: Deep clay.', 'card: ‘Deep clay.’'),
    problem: `10:1 card ${curly}`,
  },
  'a place of the map on another continent': {
    change: edit('region.md', 'longitude: "-97.7"', 'longitude: "97.7"'),
    problem:
      '24:19 latitude and longitude are 8124 miles from the office, far outside the map; check digits and ' +
      'minus signs',
  },
  'a county without its "County"': {
    change: [addCity('Eve'), edit('locations/eve.md', 'county: Eve County', 'county: ada')],
    problem:
      '5:1 county is "ada", but content/locations/ada.md writes "Ada County"; write it the same way in both',
  },
  'a fact that is gone': {
    change: [edit(ada, 'card: Deep clay.', 'card: "{Oak} and clay."'), card('card: It is {oak}.')],
    problem: [
      '10:8 {Oak} is not a known fact; known here: city, county, state, state-code, postal-code, miles, ' +
        'direction, tier, when, wait, visit, years, brand, phone, hours, credentials, tier-same-day, ' +
        'when-same-day, cost-porch, count-porch, office-city, office-page',
      'services/leveling.md:5:13 also',
    ],
  },
  'a tier that is there twice': {
    change: [
      below(
        business,
        'tiers:',
        '  - id: same-day\n    name: Soon\n    when: soon\n    description: We come.',
      ),
      edit(ada, 'tier: same-day', 'tier: one-day'),
    ],
    problem: '47:5 tiers[1].id is "same-day" a second time; write another, or delete it',
  },
  'HTML that is closed': {
    change: body('<font color="red">Clay</font> moves.'),
    problem:
      '31:1 "<font color="red">" is HTML; write the words alone, with an empty line between paragraphs',
  },
  'the notice among the pages': {
    change: write('pages/notice.md', '---\ntext: Closed on Friday.\n---\n'),
    problem: 'belongs in content/ itself, as content/notice.md; move it there',
  },
  'a city beside its folder': {
    change: copy(ada, 'bee.md'),
    problem:
      'is not a file this site knows; move it into the folder of its kind: services, locations, ' +
      'testimonials, jobs, pages',
  },
  'a merge that was not finished': {
    change: edit(
      ada,
      'card: Deep clay.',
      '<<<<<<< HEAD\ncard: Deep clay.\n=======\ncard: Clay.\n>>>>>>> other',
    ),
    problem:
      '10:1 holds the marks of a merge conflict; keep one of the two versions, and delete the lines of ' +
      '<<<<<<<, ======= and >>>>>>>',
  },
  'a copy of a city': {
    change: copy(ada, 'locations/bee.md'),
    problem:
      '3:1 name is "Ada", whose file would be content/locations/ada.md; correct the name, or rename the ' +
      'file',
  },
  'a copy of a city that got its name and place': {
    change: [
      copy(ada, 'locations/aab.md'),
      edit('locations/aab.md', 'name: Ada', 'name: Aab'),
      edit('locations/aab.md', 'latitude: 30.5', 'latitude: 30.6'),
      edit('locations/aab.md', 'description:', 'description: >-\n  A town beside Ada.'),
    ],
    problem: 'locations/ada.md:2:1 title is the same as in locations/aab.md; write another in one of them',
  },
  'a second download without the first': {
    change: copy(ada, 'locations/bee (1).md'),
    problem: `cannot be the address of a page; name it "bee.md", ${aCopy}`,
  },
  'a copy beside its page': {
    change: copy(ada, "locations/ada (Ann's conflicted copy 2026-05-01).md"),
    problem: `cannot be the address of a page; name it "ada-anns-conflicted-copy-2026-05-01.md", ${aCopy}`,
  },
  'a city as text': {
    change: copy(ada, 'locations/bee.md.txt'),
    problem: `cannot be the address of a page; name it "bee.md", ${aCopy}`,
  },
  'a link to the own machine': {
    change: body('[Clay](http://localhost:3000/a) moves.'),
    problem:
      '31:1 "[Clay](http://localhost:3000/a)" links to "http://localhost:3000/a", which is only on your ' +
      'own machine; write the address that visitors have',
  },
  'an e-mail address without its end': {
    change: body('[Write](mailto:ann@acme) us.'),
    problem:
      '31:1 "[Write](mailto:ann@acme)" links to "mailto:ann@acme", which is not a complete email address; ' +
      'write "mailto:NAME@HOST.com"',
  },
  'a tier by its name in a city': {
    change: edit(ada, 'answer: The {tier}.', 'answer: The {Tier-same-day}.'),
    problem: '37:19 {Tier-same-day} names a tier, and a city has its own; write {tier} or {when}',
  },
  'the phone of the business typed out': {
    change: body('Call 512 555–0199 now.'),
    problem: `31:6 the text types the phone number 512 555–0199; ${typedPhone}`,
  },
  'the phone of the business in its description': {
    change: edit(business, 'Acme levels houses.', 'Acme levels houses, 1-512-555-0199.'),
    problem: `4:34 description types the phone number 1-512-555-0199; ${typedPhone}`,
  },
  'a count of no list': {
    change: card('card: In {count} ways.'),
    problem:
      '5:10 {count} is not a known fact; it counts the entries of a list, and there is no list ' +
      'here; write the number',
  },
  'a count of before': {
    change: card('card: In {process-count} ways.'),
    problem:
      '5:10 {process-count} is not a known fact; known here: years, brand, phone, hours, credentials, ' +
      'tier-same-day, when-same-day, cost-porch, count-porch, state, state-code, office-city, office-page',
  },
  'a link to a page that was renamed': {
    change: [addCity('Bee'), addCity('Eve Creek'), link('(/locations/eve)')],
    problem:
      `services/leveling.md:31:17 links to /locations/eve, ${noPage}; ` +
      'did you mean "/locations/eve-creek"?',
  },

  // Pictures
  'a link to the folder of pictures': {
    change: body('[A](/public/images/house.svg)'),
    problem: `31:1 links to /public/images/house.svg, ${noPage}; write /images/house.svg`,
  },
  'a picture in other capitals': {
    change: body('![A](/images/HOUSE.svg)'),
    problem:
      '31:1 "![A](/images/HOUSE.svg)" shows "/images/HOUSE.svg", but there is no such picture in public/; did ' +
      'you mean "/images/house.svg"?',
  },

  // Claims
  'a claim without words': {
    change: body('Clay moves. {claim bonded}'),
    problem: `31:13 {claim bonded} ${noWords}`,
  },
  'a claim inside a claim': {
    change: body('[Clay [moves]{claim bonded} here.]{claim bonded}'),
    problem: `31:14 {claim bonded} ${noWords}`,
  },
  'a claim over two paragraphs': {
    change: body('[Clay\n\nmoves.]{claim bonded}'),
    problem: '33:8 {claim bonded} marks words of more than one paragraph or entry; mark each one separately',
  },
  'a claim with a wrong name': {
    change: body('[Clay]{claim A B} moves.'),
    problem: '31:7 {claim A B} is not the name of a claim; write [the words]{claim NAME}',
  },
})

/** The same where a service has a sample estimate. */
const estimates = contentCases(
  {
    'a price of nothing': {
      change: edit(business, '\nfacts:', '\nprices: { pier: 0, permit: 9 }\nfacts:'),
      problem: '51:11 prices.pier is 0; write at least 1: dollars, without cents',
    },
    'a price of less than nothing': {
      change: edit(business, '\nfacts:', '\nprices: { pier: "-5", permit: 9 }\nfacts:'),
      problem: '51:11 prices.pier is "-5"; write dollars, without cents, in digits',
    },
    'a quantity of nothing': {
      change: edit(service, 'quantity: 3', 'quantity: 0'),
      problem: '21:22 estimate.lines[0].quantity is 0; write at least 1: how many of them',
    },
    'a price that belongs under facts': {
      change: [
        edit(business, '\nfacts:', '\nprices: { hire: 900, pier: 9, permit: 9 }\nfacts:'),
        edit(business, 'years: "12"', 'years: "12"\n  usual-price: $4,000 to $9,000'),
      ],
      problem:
        '51:11 prices.hire is a price that no estimate uses; known here: pier, permit, pit; a price of something else belongs under facts',
    },
    'a price that no estimate uses': {
      change: edit(business, '\nfacts:', '\nprices: { peir: 900, permit: 9 }\nfacts:'),
      problem:
        '51:11 prices.peir is a price that no estimate uses; did you mean "pier"?; a price of something else belongs under facts',
    },
  },
  (f) => f.edit('services/leveling.md', 'faqs:', estimate),
)

/** The same where copy makes a claim that was declined. */
const declined = contentCases(
  {
    'a declined claim that was the whole field': {
      change: card('card: "[We pull permits.]{claim permits}"'),
      problem: `5:8 card ${declinedWords} is empty; ${otherWords}`,
    },
    'a declined claim that was an entry': {
      change: body('- One\n- [Two]{claim permits}\n\n'),
      problem: `32:3 the text ${declinedWords} is an empty entry; ${otherWords}`,
    },
    'a declined claim that was a section': {
      change: above(service, '## Why', '## Permits\n\n[We pull them.]{claim permits}\n'),
      problem: `31:1 the text ${declinedWords} leaves a heading with nothing under it; ${otherWords}`,
    },
    'a declined claim with the full stop': {
      change: edit(
        service,
        'Clay moves. See [Ada](/locations/ada).',
        'See [Ada](/locations/ada) [where we pull the permit.]{claim permits}',
      ),
      problem:
        `31:27 the text ${declinedWords} reads "See [Ada](/locations/ada)", which has no full stop; ` +
        otherWords,
    },
    'a declined claim with the capital': {
      change: body('[Where the city wants it,]{claim permits} we ask.'),
      problem:
        `31:1 the text ${declinedWords} reads "we ask.", ` + `which begins without a capital; ${otherWords}`,
    },
    'a declined claim without the capital, of a sentence over two lines': {
      change: body('[Where the city\nwants it,]{claim permits} we\nask first.'),
      problem:
        `31:1 the text ${declinedWords} reads "we ask first.", ` +
        `which begins without a capital; ${otherWords}`,
    },
  },
  (f) =>
    f.edit(
      'business.md',
      'claims:',
      'claims:\n  - id: permits\n    doubt: Ask the city.\n    declined: { by: Ann, on: 2026-05 }',
    ),
)

export const mistakes = [...alone, ...estimates, ...declined]
