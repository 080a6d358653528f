/**
 * The hints of the guard. Each has three mistakes, which must be reported in one line, and ten correct edits, which
 * must pass.
 */
import { ada, addCity, below, body, business, edit, write } from '../../helpers/content-cases'
import type { Change } from '../../helpers/content-cases'
import type { Rule } from './guard-cases'

const eve = 'locations/eve.md'
/** Ada, with a second town. */
const withEve = (...changes: Change[]) => [addCity('Eve'), ...changes]
const heading = (words: string) => withEve(edit(eve, 'heading: Signs', `heading: "${words}"`))
const question = (words: string) => withEve(edit(eve, 'question: How soon?', `question: "${words}"`))
const eyebrow = (words: string) => withEve(edit(eve, 'hero:', `hero:\n  eyebrow: ${words}`))
const title = (words: string) => edit(ada, 'title: House Leveling in Ada', `title: "${words}"`)
const lead = (words: string) => edit(ada, 'hero:', `hero:\n  heading: "${words}"`)
const soil = (fields: string, layerName = 'Limestone', kind = 'limestone') => [
  edit(ada, '  activeTo: 8', fields),
  edit(ada, 'name: Limestone', `name: ${layerName}`),
  edit(ada, 'kind: limestone', `kind: ${kind}`),
  // The fixture has words for it.
  edit('region.md', 'name: Gravel, kind: gravel', 'name: Limestone, kind: limestone'),
]
const layer = (name: string, kind: string) => soil('  activeTo: 8', name, kind)
const fault = (kind: string, label: string) =>
  soil(`  activeTo: 8\n  fault: { kind: ${kind}, label: ${label} }`)
const notice = (words: string, days = '') =>
  write('notice.md', `---\nnotices: [{ text: "${words}"${days} }]\n---\n`)
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
  'a town far from the others': {
    seen: [
      [towns('Ada County', 31.5), 'locations/bee.md:7:1  "Bee" is more than 60 miles from the other towns'],
      [towns('Ada County', 30.6, 31.55), 'locations/cow.md:7:1  "Cow" is more than 60 miles'],
      [towns('Ada County', 30.4, 30.55, 31.5), 'locations/dee.md:7:1  "Dee" is more than 60 miles'],
      [towns('Bee County', 31.5), 'locations/bee.md:7:1  "Bee" is more than 60 miles from the other towns'],
    ],
    right: [
      towns('Ada County', 30.6),
      towns('Ada County', 30.6, 30.7),
      towns('Bee County', 30.9),
      towns('Bee County', 31.3),
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
  'a day in a notice that is over': {
    seen: [
      [notice('Closed May 4, 2024.'), '"May 4, 2024" is past; delete this notice'],
      [notice('Storm of January 3, 2025: call us.'), '"January 3, 2025" is past'],
      [notice('Open house on June 1, 2026.', ', until: 2090-01-01'), '"June 1, 2026" is past'],
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

  // Facts that are typed out
  'facts that are typed': {
    seen: [
      [
        [fact('time', '1–3 days'), body('It takes one to three days.')],
        '"one to three days" is a fact of the business',
      ],
      [
        body('Open until 4 pm.'),
        'services/leveling.md:31:12  "4 pm" would be wrong once the opening hours change',
      ],
      [body('Clay for 30 mi around.'), '"30 mi" would be wrong once the office moves'],
      [[fact('projects', '"850"'), body('With 850+ projects.')], '"850+ projects" is a fact of the business'],
      [[fact('jobs', '1,200+'), body('With 1200+ jobs.')], '"1200+ jobs" is a fact of the business'],
      [body('It has 12 five-star reviews.'), '"12 five-star reviews" is a count from business.md'],
    ],
    right: [
      [fact('time', '1–3 days'), body('It takes two to four days.')],
      [fact('time', '1–3 days'), body('It takes {time}.')],
      body('It takes 8 to 4 piers.'),
      body('Between 9 and 5, call.'),
      body('Ten reviews are enough.'),
      [fact('projects', '850+'), body('A good pier is worth 850 projects.')],
      [fact('projects', '"850"'), body('It is worth $850 in projects.')],
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
    seen: [
      'Most weekdays',
      'By arrangement',
      'Monday to Friday, except holidays',
      'Weekdays 8am to 4pm',
      '8am to 4pm, Monday to Friday',
      'Monday, 8am to 4pm; Monday, 9am to 3pm',
    ].map((words) => [hours(words), `business.md:19:3  "${words}" cannot be compared with hours.data`]),
    right: [
      'Monday to Friday, 8:00 a.m. to 4:00 p.m.',
      'Monday–Friday 8am–noon and noon–4pm',
      'Mon-Fri 8am-4pm; Sat closed',
    ].map(hours),
  },
}
