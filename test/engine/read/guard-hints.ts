/**
 * The hints of the guard. Each has three mistakes, which must be reported in one line, and ten correct edits, which
 * must pass.
 */
import { above, ada, addCity, below, body, business, edit, service, write } from '../../helpers/content-cases'
import type { Change } from '../../helpers/content-cases'
import { ownPageText } from '../../helpers/own-page'
import type { Rule } from './guard-cases'

const eve = 'locations/eve.md'
/** Ada, with a second town. */
const withEve = (...changes: Change[]) => [addCity('Eve'), ...changes]
const heading = (words: string) => withEve(edit(eve, 'heading: Signs', `heading: "${words}"`))
const question = (words: string) => withEve(edit(eve, 'question: How soon?', `question: "${words}"`))
const eyebrow = (words: string) => withEve(edit(eve, 'hero:', `hero:\n  eyebrow: ${words}`))
const title = (words: string) => edit(ada, 'title: House Leveling in Ada', `title: "${words}"`)
const lead = (words: string) => edit(ada, 'hero:', `hero:\n  heading: "${words}"`)
const office = (...lines: [string, string][]) => lines.map(([from, to]) => edit(business, from, to))
const street = 'street: 1 Main Street'
const county = (name: string) => edit(business, street, `${street}\n  county: ${name}`)
const city = (name: string) => edit(business, 'city: Ada', `city: ${name}`)
const names = (file: string, ...items: string[]) =>
  below(file, 'tier: same-day', `neighborhoods: { heading: Where, items: [${items.join(', ')}] }`)
const soil = (fields: string, layerName = 'Limestone', kind = 'limestone') => [
  edit(ada, '  activeTo: 8', fields),
  edit(ada, 'name: Limestone', `name: ${layerName}`),
  edit(ada, 'kind: limestone', `kind: ${kind}`),
  // The fixture has words for it.
  edit('region.md', 'name: Gravel, kind: gravel', 'name: Limestone, kind: limestone'),
]
const layer = (name: string, kind: string) => soil('  activeTo: 8', name, kind)
const moving = (depth: number) => soil(`  activeTo: ${depth}`)
const fault = (kind: string, label: string) =>
  soil(`  activeTo: 8\n  fault: { kind: ${kind}, label: ${label} }`)
const menu = (name: string, words: string, place = 'menu') =>
  write(`pages/${name}.md`, ownPageText(name, `place: ${place}\nmenu: ${words}`))
const cost = (...parts: [price: string, from: number, to: number][]) => {
  const listed = parts.map(([price, from, to]) => `{ price: ${price}, from: ${from}, to: ${to} }`).join(', ')
  return below(
    business,
    '      - { price: pit, from: 0, to: 1 }',
    `  - { id: house, unpriced: the price of a house, parts: [${listed}] }`,
  )
}
const notice = (words: string, days = '') =>
  write('notice.md', `---\nnotices: [{ text: "${words}"${days} }]\n---\n`)
const term = (words: string, sentence: string) => [
  below(business, 'years: "12"', `  warranty: ${words} labor warranty\n  warranty-term: ${words}`),
  body(sentence),
]
const fine = (...words: string[]) =>
  edit(ada, 'card: Deep clay.', `card: Twelve miles of clay.\nfine: [${words.join(', ')}]`)
/** Towns of Ada County at these degrees north. */
const towns = (county: string, ...degrees: number[]) =>
  degrees.flatMap((latitude, i) => {
    const name = ['Bee', 'Cow', 'Dee', 'Eel', 'Fox'][i]!
    const file = `locations/${name.toLowerCase()}.md`
    return [
      addCity(name),
      edit(file, `county: ${name} County`, `county: ${county}`),
      {
        file,
        make: ({ read, write }) => write(file, read(file).replace(/latitude: .*/, `latitude: ${latitude}`)),
      },
    ] satisfies Change[]
  })

const fact = (name: string, words: string) => below(business, 'years: "12"', `  ${name}: ${words}`)
const hours = (words: string) => edit(business, 'copy: Monday to Friday, 8:00am to 4:00pm', `copy: ${words}`)

export const hints: Record<string, Rule> = {
  'a heading of another town': {
    seen: [
      [heading('Signs in Ada'), 'locations/eve.md:25:22  "Ada" is not Eve, the town of this page'],
      [question('How far is Ada?'), 'locations/eve.md:36:29  "Ada" is not Eve, the town of this page'],
      [eyebrow('Ada County'), '"Ada County" is not Eve, the town of this page'],
    ],
    right: [
      ...[
        'Signs in Eve',
        'Signs in {city}',
        'Signs',
        'Eve and Ada',
        'Adages',
        'From Ada to Eve',
        'Eve, near Ada',
      ].map(heading),
      ...['How far is Eve from Ada?', 'Who is it?'].map(question),
      eyebrow('Eve County'),
    ],
  },
  'another state than that of the town': {
    seen: [
      [
        title('House Leveling in Ada, OK'),
        'locations/ada.md:2:32  "OK" is not Texas, the state of this town',
      ],
      [lead('Leveling in Ada, Oklahoma'), '"Oklahoma" is not Texas, the state of this town'],
      [title('Ada, New Mexico, Leveling'), '"New Mexico" is not Texas, the state of this town'],
    ],
    right: [
      ...[
        'Leveling in Ada, TX',
        'Ada, Texas, Leveling',
        'Level houses in Ada',
        'Ada, OKAY',
        'Ada, where it is dry',
        'Oklahoma Street, Ada',
        'Ada, Or What Is Left',
      ].map(title),
      ...['Leveling in Ada, TX', 'Ada, Clay and Rock', 'Ada, Texas'].map(lead),
    ],
  },
  'the address of the office': {
    seen: [
      [county('Bee County'), 'business.md:10:3  "Bee County" is "Ada County" in content/locations/ada.md'],
      [
        office(['postalCode: "78600"', 'postalCode: "78601"']),
        'business.md:13:3  "78601" is "78600" in content/',
      ],
      [city('ada'), 'business.md:10:3  "ada" is "Ada" in content/locations/ada.md, the page of that town'],
      [city('A da'), 'business.md:10:3  "A da" is "Ada" in'],
    ],
    right: [
      [county('Ada County')],
      [city('Bee')],
      [city('Bee'), county('Bee County')],
      [city('Adaville')],
      office(['1 Main Street', '2 Oak Street']),
      withEve(),
      [...withEve(), county('Ada County')],
      office(['latitude: 30.5', 'latitude: 30.51']),
      [edit(ada, 'county: Ada County', 'county: Bee County'), county('Bee County')],
      [edit(ada, '78600', '78601'), edit(business, '"78600"', '"78601"')],
    ],
  },
  'the ground of another town': {
    seen: [
      [
        withEve(edit(eve, 'to: 9.288', 'to: 9'), edit(eve, 'from: 9.288', 'from: 9')),
        'locations/eve.md:16:3  "layers" are those of content/locations/ada.md',
      ],
      [
        withEve(names(ada, 'Oak', 'Elm'), names(eve, 'Oak', 'Elm')),
        '"neighborhoods" are those of content/locations/ada.md',
      ],
      [
        withEve(names(ada, 'Oak'), names(eve, 'Oak')),
        '"neighborhoods" are those of content/locations/ada.md',
      ],
    ],
    right: [
      withEve(),
      withEve(names(ada, 'Oak', 'Elm')),
      withEve(names(eve, 'Oak', 'Elm')),
      withEve(names(ada, 'Oak', 'Elm'), names(eve, 'Oak')),
      withEve(names(ada, 'Oak', 'Elm'), names(eve, 'Elm', 'Ash')),
      withEve(edit(eve, 'name: Clay', 'name: Deep clay')),
      withEve(edit(eve, 'kind: clay', 'kind: black-clay')),
      withEve(edit(eve, 'to: 9.288', 'to: 10'), edit(eve, 'from: 9.288', 'from: 10')),
      withEve(edit(eve, 'to: 9.288\n', 'to: 9.288\n      tone: dark\n')),
      [addCity('Eve'), addCity('Bee'), addCity('Cow')],
    ],
  },
  'a town far from the others': {
    seen: [
      [towns('Ada County', 31.5), 'locations/bee.md:7:1  "Bee" is more than 60 miles from the other towns'],
      [towns('Ada County', 30.6, 31.55), 'locations/cow.md:7:1  "Cow" is more than 60 miles'],
      [towns('Bee County', 31.5), 'locations/bee.md:7:1  "Bee" is more than 60 miles from the other towns'],
    ],
    right: [
      towns('Ada County', 30.6),
      towns('Ada County', 30.6, 30.7),
      towns('Bee County', 30.9),
      towns('Bee County', 31.9),
      towns('Bee County', 31.9, 32),
      towns('Ada County', 30.4, 30.3),
      towns('Bee County', 30.6, 30.7, 30.8),
      towns('Ada County', 31.2),
      towns('Cow County', 30.1, 29.9),
      towns('Bee County', 30.7, 31, 31.3),
    ],
  },
  'a layer that is drawn as another': {
    seen: [
      [
        layer('Clay', 'limestone'),
        'locations/ada.md:21:7  "Clay" is the name of a layer that is drawn as limestone',
      ],
      [layer('Hard chalk', 'clay'), '"Hard chalk" is the name of a layer that is drawn as clay'],
      [layer('River gravel', 'shale'), '"River gravel" is the name of a layer that is drawn as shale'],
    ],
    right: [
      layer('Limestone', 'limestone'),
      layer('Broken limestone', 'caliche'),
      layer('Clay loam', 'topsoil'),
      layer('Gray clay shale', 'marl'),
      layer('Pale clay with lime', 'clay'),
      layer('Rubble and caliche', 'caliche'),
      layer('Chalk or marl', 'caliche'),
      layer('Weathered shale', 'marl'),
      layer('Old stony soil', 'stony-clay'),
      layer('Marl and soft stone', 'marl'),
    ],
  },
  'ground that moves in rock': {
    seen: [
      [moving(10), 'locations/ada.md:15:3  "10" feet is in "Limestone", which begins at 9'],
      [moving(15), '"15" feet is in "Limestone", which begins at 9'],
      [soil('  activeTo: 12', 'Sandstone', 'sandstone'), '"12" feet is in "Sandstone", which begins at 9'],
    ],
    right: [
      ...[1, 3, 5, 7, 8, 9].map(moving),
      soil('  activeTo: 12', 'Marl', 'marl'),
      soil('  activeTo: 12', 'Weathered shale', 'shale'),
      soil('  activeFrom: 3\n  activeTo: 9'),
      soil('  activeTo: 20', 'Firm clay', 'clay'),
    ],
  },
  'a fault that is drawn otherwise': {
    seen: [
      [fault('dome', 'The middle dips'), '"The middle dips" is the label of a fault that is drawn as a dome'],
      [
        fault('dip', 'A crown in the hall'),
        '"A crown in the hall" is the label of a fault that is drawn as a dip',
      ],
      [
        fault('dip', 'A ridge by the door'),
        '"A ridge by the door" is the label of a fault that is drawn as a dip',
      ],
    ],
    right: [
      ...['The edge sinks', 'The floor dips at one post', 'One corner drops'].map((words) =>
        fault('dip', words),
      ),
      ...['A ridge between two low ends', 'Dry edges sank', 'The middle stands high', 'Ends are low'].map(
        (words) => fault('dome', words),
      ),
      ...['The floor tips', 'The floor falls one way', 'One side dips'].map((words) => fault('tilt', words)),
    ],
  },
  'two entries of the menu': {
    seen: [
      [menu('faq', 'FAQs'), 'pages/faq.md:8:1  "FAQs" is the name of content/pages/faqs.md in the menu too'],
      [menu('team', 'services'), '"services" is the name of content/pages/services.md in the menu too'],
      [[menu('bond', 'Papers'), menu('permit', 'papers')], 'content/pages/bond.md in the menu too'],
    ],
    right: [
      menu('faq', 'More questions'),
      menu('team', 'Team'),
      menu('team', 'About', 'footer'),
      [menu('bond', 'Bond'), menu('permit', 'Permit')],
      [menu('bond', 'Papers'), menu('permit', 'Papers', 'footer')],
      menu('faq', 'FAQ'),
      menu('home-care', 'Home care'),
      menu('home-care', 'Care'),
      menu('jobs-here', 'Careers'),
      menu('prices', 'Prices'),
    ],
  },
  'a cost that is below a smaller one': {
    seen: [
      [cost(['pier', 1, 2], ['pit', 0, 1]), '"house" takes fewer of the same parts than "porch" above it'],
      [cost(['pier', 2, 2], ['pit', 0, 1]), '"house" takes fewer of the same parts than "porch" above it'],
      [cost(['pier', 8, 9], ['pier', 1, 2]), '"pier" is a part of "house" already; write it once'],
    ],
    right: [
      cost(['pier', 8, 12], ['pit', 0, 1]),
      cost(['pier', 2, 3], ['pit', 0, 1]),
      cost(['pier', 3, 4], ['pit', 0, 1]),
      cost(['pier', 1, 1]),
      cost(['pit', 1, 2]),
      cost(['pier', 2, 9], ['pit', 0, 1]),
      cost(['foot', 1, 2]),
      cost(['foot', 1, 2], ['pit', 0, 1]),
      cost(['pier', 4, 5], ['pit', 0, 2]),
      cost(['pier', 8, 9], ['foot', 1, 2], ['pit', 0, 1]),
    ],
  },
  'a doubled word': {
    seen: [
      [body('It is the the clay.'), 'services/leveling.md:31:7  "the the" stands there twice; delete one'],
      [
        body('In the wettest months of the year clay takes up Water\nwater moves.'),
        '"Water water" stands there twice; delete one',
      ],
      [edit(ada, 'Deep clay.', 'Clay and and rock.'), 'locations/ada.md:10:12  "and and" stands there twice'],
    ],
    right: [
      'He had had enough.',
      'See that that is dry.',
      'Walla Walla has clay.',
      'What it is is clay.',
      'It is very very dry.',
      'The theme is clay.',
      'One day. Day two is dry.',
      'So-so, so to say.',
      'Dry, dry clay.',
      'Clay moves.\n\nMoves it far',
    ].map(body),
  },
  'a day in a notice that is over': {
    seen: [
      [notice('Closed May 4, 2024.'), '"May 4, 2024" is over; take the notice out'],
      [notice('Storm of January 3, 2025: call us.'), '"January 3, 2025" is over'],
      [notice('Open house on June 1, 2026.', ', until: 2090-01-01'), '"June 1, 2026" is over'],
    ],
    right: [
      'Closed December 24, 2090.',
      'Closed from May 4, 2024 to May 5, 2090.',
      'May is dry.',
      'March on.',
      'Since 2014.',
      'Call 811 first.',
      'Closed on holidays.',
      'Route 4, 2024 feet.',
      'We speak Spanish.',
      'May 100 houses stand.',
    ].map((words) => notice(words)),
  },
  'another term of the warranty': {
    seen: [
      [term('25-year', 'With a lifetime warranty.'), '"lifetime warranty" is not {warranty-term}, 25-year'],
      [term('lifetime', 'With a 10-year warranty.'), '"10-year warranty" is not {warranty-term}, lifetime'],
      [term('lifetime', 'A ten-year labor warranty is yours.'), '"ten-year labor warranty" is not'],
    ],
    right: [
      term('lifetime', 'With a {warranty}.'),
      term('lifetime', 'The maker gives a 10-year warranty.'),
      term('lifetime', 'A 25-year manufacturer’s warranty.'),
      term('lifetime', 'Read the warranty.'),
      term('25-year', 'It is ten years old, without a warranty.'),
      term('lifetime', 'Clay for life.'),
      term('10-year', 'The builder’s one-year warranty ends.'),
      term('lifetime', 'Steel has a 50-year warranty from its supplier.'),
      term('25-year', 'It lasts a lifetime.'),
      body('With a 10-year warranty.'),
    ],
  },
  'what stands under fine': {
    seen: [
      [fine('twelve miles', 'ten miles'), 'locations/ada.md:11:22  "ten miles" no longer matches a hint'],
      [fine('twelve miles', 'Tuesday'), '"Tuesday" no longer matches a hint; delete it'],
      [above(business, 'name: Acme', 'fine: [labels]'), 'business.md:2:8  "labels" no longer matches a hint'],
    ],
    right: [
      fine('twelve miles'),
      fine('Twelve miles'),
      fine('twelve miles of clay'),
      fine('twelve miles', 'House Leveling in Ada'),
      fine('twelve miles', 'same day'),
      fine('twelve miles', '/locations/ada'),
      fine('Twelve Miles'),
      above(service, 'card:', 'fine: [few words]'),
      fine('few words', 'twelve miles'),
      fine('"twelve miles"'),
    ],
  },

  // Facts that are typed out
  'facts that are typed': {
    seen: [
      [
        [fact('time', '1–3 days'), body('It takes one to three days.')],
        '"one to three days" is a fact of the business',
      ],
      [
        body('Open 8 to 4.'),
        'services/leveling.md:31:6  "8 to 4" would be wrong once the opening hours change',
      ],
      [body('Clay for 30 mi around.'), '"30 mi" would be wrong once the office moves'],
      [[fact('projects', '"850"'), body('With 850+ projects.')], '"850+ projects" is a fact of the business'],
      [[fact('jobs', '1,200+'), body('With 1200+ jobs.')], '"1200+ jobs" is a fact of the business'],
      [body('It has 12 five-star reviews.'), '"12 five-star reviews" is a count from business.md'],
      [
        [fact('financing', 'No financing'), body('We offer financing.')],
        '"We offer financing" contradicts the fact {financing}',
      ],
    ],
    right: [
      [fact('time', '1–3 days'), body('It takes two to four days.')],
      [fact('time', '1–3 days'), body('It takes {time}.')],
      body('It takes 8 to 4 piers.'),
      body('Between 9 and 5, call.'),
      body('Ten reviews are enough.'),
      [fact('projects', '850+'), body('A good pier is worth 850 projects.')],
      [fact('projects', '"850"'), body('It is worth $850 in projects.')],
      [
        fact('financing', 'No financing—straight pricing'),
        body('We offer no financing. Do you offer financing?'),
      ],
      [fact('financing', 'No financing'), body('We don’t offer financing.')],
      body('The mi sign is small.'),
    ],
  },
  'weekdays that are no hours': {
    seen: [
      [
        body('We come on Fridays.'),
        'services/leveling.md:31:12  "Fridays" would be wrong once the opening hours change',
      ],
      [body('Closed Sunday.'), '"Sunday" would be wrong once the opening hours change'],
      [edit(ada, 'Deep clay.', 'Deep clay, 8am.'), '"8am" would be wrong'],
    ],
    right: [
      ...[
        'By Friday the crack was dry.',
        'Last Monday it rained.',
        'Next Tuesday it may rain.',
        'Since Sunday it is wet.',
        'One Saturday it broke.',
        'It rained that Thursday.',
        'It was dry until Monday.',
      ].map(body),
      ...['Open Monday to Friday, 8am to noon.', 'Ask on Tuesday.', 'It opens at 9am.'].map((words) =>
        below(ada, 'tier: same-day', `permits: { heading: Permits, text: "${words}" }`),
      ),
    ],
  },
  'hours in words': {
    seen: ['Most weekdays', 'By arrangement', 'Monday to Friday, except holidays'].map((words) => [
      hours(words),
      `business.md:19:3  "${words}" cannot be compared with hours.data`,
    ]),
    right: [
      'Weekdays 8am to 4pm',
      'Weekdays, 8:00 a.m. to 4:00 p.m.',
      'Monday until Friday, 8am to 4pm',
      'Monday till Friday, 8am till 4pm',
      '8am to 4pm, Monday to Friday',
      '8am to 4pm on weekdays',
      '8:00am–4:00pm Mon–Fri',
      'Mon-Fri 8am-4pm',
      'Monday through Friday, 8am until 4pm',
      'Open weekdays from 8 am to 4 pm',
    ].map(hours),
  },
}
