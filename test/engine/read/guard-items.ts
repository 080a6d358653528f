/** Items that hold a site back until they are changed or listed under `fine:`. The fixture is settled before each. */
import { ada, addCity, below, body, business, edit } from '../../helpers/content-cases'
import type { Change } from '../../helpers/content-cases'
import { settle } from '../../helpers/settle'
import type { Rule } from './guard-cases'

export const settled: Change = { file: business, make: settle }

const home = 'pages/home.md'
/** Ada is the office's town. The others are north of it. One degree of latitude is 69 miles. */
const towns = (...degrees: number[]) =>
  degrees.flatMap((latitude, i): Change[] => {
    const name = ['Bee', 'Cow', 'Dee', 'Eel', 'Fox', 'Gnu', 'Hen'][i]!
    const file = `locations/${name.toLowerCase()}.md`
    const make: Change['make'] = ({ read, write }) =>
      write(file, read(file).replace(/latitude: .*/, `latitude: ${latitude}`))
    return [addCity(name), { file, make }]
  })
const slow = below(
  business,
  'description: The day you call.',
  '  - { id: later, name: Later, when: later, description: We come. }',
)
const tier = (town: string, id: string, more = '') =>
  edit(`locations/${town}.md`, 'tier: same-day', `tier: ${id}${more}`)
const areas = (...cities: string[]) => edit(home, 'cities: [ada]', `cities: [${cities.join(', ')}]`)
/** A declined claim, and the words of its fact. */
const declined = (id: string, words: string, sentence: string) => [
  edit(business, '\nfacts:\n', `\nfacts:\n  promise: "${words}"\n`),
  below(
    business,
    'claims:',
    `  - { id: ${id}, facts: [promise], doubt: Is it?, declined: { by: Ann Lee, on: 2026-05 } }`,
  ),
  body(sentence),
]
const gone = (service: string) =>
  below('redirects.md', 'redirects:', `  - { from: /services/${service}, to: /services }`)

export const items: Record<string, Rule> = {
  'a service that is gone': {
    seen: [
      [
        [gone('root-barriers'), body('Root barriers help.')],
        'services/leveling.md:32:1  "Root barriers" is the name of a service that is gone',
      ],
      [
        [gone('mudjacking-and-foam-lifting'), edit(ada, 'Deep clay.', 'Clay, or mudjacking.')],
        '"mudjacking" is the name of a service that is gone',
      ],
      [
        [gone('crawl-space-repair'), edit(home, 'We live here.', 'We do crawl space repair.')],
        '"crawl space repair" is the name of a service',
      ],
    ],
    right: [
      'Roots drink.',
      'A barrier of clay.',
      'We drain it.',
      'A crawl space is low.',
      'Repair it.',
      'House leveling helps.',
      'Leveling helps.',
      'A crack is thin.',
      'Lift the slab.',
      'Piers hold.',
    ].map(body),
  },
  'a farther town with a quicker tier': {
    seen: [
      [
        [slow, ...towns(30.6, 30.9), tier('bee', 'later')],
        'locations/cow.md:9:1  tier is "Same day", sooner than in Bee, which is nearer',
      ],
      [
        [slow, ...towns(30.7, 30.8, 31), tier('bee', 'later'), tier('cow', 'later')],
        'locations/dee.md:9:1  tier is "Same day", sooner than in Bee',
      ],
      [
        [slow, ...towns(30.8), tier('ada', 'later')],
        'locations/bee.md:9:1  tier is "Same day", sooner than in Ada',
      ],
    ],
    right: [
      towns(30.6, 30.9),
      [slow, ...towns(30.6, 30.9), tier('cow', 'later')],
      [slow, ...towns(30.6, 30.65), tier('bee', 'later')],
      [slow, ...towns(30.6, 30.9), tier('bee', 'later'), tier('cow', 'later')],
      [
        slow,
        ...towns(30.6, 30.9),
        tier('bee', 'later'),
        edit('locations/cow.md', 'fine: [few words]', 'fine: [few words, Same day]'),
      ],
      [slow, ...towns(30.6), tier('bee', 'later')],
      [slow],
      [slow, ...towns(30.55), tier('ada', 'later')],
      [slow, ...towns(30.6, 30.9, 31.2), tier('dee', 'later')],
      [slow, ...towns(30.6, 30.9, 31.2), tier('cow', 'later'), tier('dee', 'later')],
    ],
  },
  'area cards of far towns': {
    seen: [
      [
        [...towns(31.5), areas('bee')],
        'pages/home.md:63:3  areas.cities names no town nearer than Bee, 68 miles away',
      ],
      [
        [...towns(31.1, 31.2), areas('bee', 'cow')],
        'areas.cities names no town nearer than Bee, 41 miles away',
      ],
      [[...towns(30.6, 31.5), areas('cow')], 'areas.cities names no town nearer than Cow, 68 miles away'],
    ],
    right: [
      towns(31.5),
      [...towns(31.5), areas('bee', 'ada')],
      [...towns(30.6), areas('bee')],
      [...towns(30.9), areas('bee')],
      [edit(home, '  cities: [ada]\n', '')],
      [...towns(31.5), edit(home, '  cities: [ada]\n', '')],
      [...towns(30.6, 30.7, 30.8, 30.9), edit(home, '  cities: [ada]\n', '')],
      [...towns(30.6, 31.5), areas('bee', 'cow')],
      [...towns(30.85, 31.5), areas('bee')],
      [...towns(30.6, 30.7), areas('cow', 'bee')],
    ],
  },
  'a promise of a claim that was declined': {
    seen: [
      [
        declined('same-day', 'usually the same day', 'We come usually the same day.'),
        '"usually the same day" makes the claim "same-day", which was declined',
      ],
      [
        declined('warranty', 'lifetime labor warranty', 'With a lifetime labor warranty.'),
        '"lifetime labor warranty" makes the claim "warranty"',
      ],
      [
        declined('lifting-savings', '50–70% less', 'It costs 50–70% less than replacement.'),
        'makes the claim "lifting-savings", which was declined',
      ],
    ],
    right: [
      declined('same-day', 'usually the same day', 'We come within a week.'),
      declined('warranty', 'lifetime labor warranty', 'Ask for the warranty.'),
      declined('warranty', 'lifetime labor warranty', 'It lasts for years.'),
      declined('no-financing', 'no financing', 'Ask your bank.'),
      declined('crack-limits', '1/16 inch', 'A hair is thin.'),
      declined('product-life', '50 years', 'It lasts.'),
      declined('another', 'the same day', 'We come the same week.'),
      declined('lifting-savings', '50–70% less', 'It costs less.'),
      body('With a lifetime labor warranty.'),
      declined('estimate-soon', 'in a day', 'You get it in a week.'),
    ],
  },
}
