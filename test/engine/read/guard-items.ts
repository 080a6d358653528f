/** Items that hold a site back until they are changed or listed under `fine:`. The fixture is settled before each. */
import { ada, below, body, business, edit } from '../../helpers/content-cases'
import type { Change } from '../../helpers/content-cases'
import { settle } from '../../helpers/settle'
import type { Rule } from './guard-cases'

export const settled: Change = { file: business, make: settle }

const home = 'pages/home.md'
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
        'services/leveling.md:31:1  "Root barriers" is the name of a service that is gone',
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
