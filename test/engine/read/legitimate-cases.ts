/** What an owner may write, but what a check that guesses from words would report. */
import type { Fixture } from '../../helpers/fixture'

type Change = (fixture: Fixture) => void

const edit =
  (file: string, from: string, to: string): Change =>
  (fixture) =>
    fixture.edit(file, from, to)

const [business, service, ada] = ['business.md', 'services/leveling.md', 'locations/ada.md'] as const

/** Sentences that may be in any answer or paragraph. */
export const sentences = [
  'Water before 8 am, or after sunset.',
  'The two cities meet at the creek.',
  'All twelve services help with clay.',
  'An oak 12 years old drinks from under the slab.',
  'After 45 minutes of rain the ditch is full.',
  'Wind of 40 miles per hour dries it too.',
  'Permit no. 512-555-0177 was closed in May.',
  'Read it the same day, and again the next day.',
  'Four hours at 98 degrees is enough.',
  'Seven of ten doors stick in August.',
  'The house was built in 1924.',
  'Bonded brick cracks in steps.',
  'Monday to Friday the lane is closed.',
  'The lot is 60 x 120 ft.',
  'Ada was a railroad stop; so was Eve.',
  'It costs $5 at a hardware store.',
  'Call 911 first if you smell gas.',
  'A note [1] says so.',
  'At 5 a.m. it is 12 hours since the rain.',
  'The foundation is 12 years older than the garage.',
  'A good pier is worth 850 promises.',
  'Winter is dry here, too.',
  'See photo [2] below, or [3].',
  'Ask for drawing [A3] of the [old] plan.',
  'Pull the permit [optional] first.',
  'Read “[the beam] moved” as it was said.',
  'He wrote [gallery 2] on the back.',
  'An [embed] depth of three feet holds it.',
]

/** What an owner may change, all at once. */
export const edits: Change[] = [
  // Headings and labels
  edit(service, 'heading: Steps', 'heading: Seven reasons to wait'),
  edit(ada, 'activeTo: 8', 'activeTo: "8"'),
  edit(ada, 'activeTo: "8"', 'support: push-pier\n  activeTo: "8"'),
  edit(ada, 'name: Limestone', 'name: Un-weathered limestone'),

  // The company
  edit(business, 'postalCode: "78600"', 'postalCode: 78600-1234'),
  edit(business, '\nfacts:', '\nprices: { pier: "$1,500", pit: "1,500" }\nfacts:'),
  edit(business, 'words: bonded in Ada', 'words: bonded in Ada since 1985'),
  edit(business, 'sameAs:\n  - https://social.example/acme\n', 'sameAs: []\n'),
  edit(business, '  copy: Monday to Friday, 8:00am to 4:00pm\n', ''),
  edit(
    business,
    '      opens: 08:00\n      closes: 16:00',
    '      opens: 8:00\n      closes: noon\n    - days: [Monday, Tuesday]\n      opens: 1:00 p.m.\n' +
      '      closes: 12am',
  ),

  // A page of the owner's, with a host name that starts like this machine's, and e-mail to two people and to nobody yet
  ({ write }) =>
    write(
      'pages/business.md',
      '---\ntitle: Business Property\n' +
        'description: What we do for shops and offices in Ada, and how we keep their doors open meanwhile.\n' +
        'hero:\n  heading: Business property\n  lead: We work at night.\n---\n\n## Links\n\n' +
        'See [clay](https://localhost-news.com/clay) and [more](https://127clay.com). ' +
        '[Write](mailto:ann@acme.com,bo@acme.com?subject=Clay) us, or [tell a ' +
        'friend](mailto:?subject=Clay).\n',
    ),

  // Text that looks like a mistake that stops a build
  edit(
    service,
    'Clay moves.',
    'Clay [moves](https://www.example.com/faqs/?a=b), as [we](https://www.example.com) and ' +
      '[others](https://www.example.com/services#warranty) say at [home](https://www.example.com.au/clay).',
  ),
  edit(ada, 'question: How far are you?', 'question: How far are you from the mill?'),
  edit(business, 'regionName: Texas', 'regionName: the State of Texas'),
  edit('pages/about.md', 'lead: Who we are.', 'lead: >-\n    Who we\n    \u00A0are.'),
  edit(
    service,
    'card: We level houses.',
    'card: >-\n  We level houses. [We\n  are bonded.]{claim\n  bonded}',
  ),

  // A new firm is one person
  edit(
    'pages/about.md',
    'hero:',
    'team:\n  heading: Us\n  items:\n    - { name: Ann Lee, role: Owner, description: She looks. }\nhero:',
  ),

  // A review
  edit(
    'testimonials/dana.md',
    'The door shuts.',
    'The door shuts. 5***** They came the same day at 8 am, call them!',
  ),
]
