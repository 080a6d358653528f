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
  'The storm of 4:30 pm ran off by six.',
  'Water on Tuesday and Friday, unless the city says otherwise.',
  'On Saturday mornings the ground is coolest.',
  'The two cities meet at the creek.',
  'Read all five answers before you call.',
  'All twelve services help with clay.',
  'The three towns share one water supply.',
  'An oak 12 years old drinks from under the slab.',
  'Your roof is 12 years old.',
  'After 45 minutes of rain the ditch is full.',
  'We wait 30 minutes for the grout.',
  'A builder’s lifetime labor warranty is not ours.',
  'The belt of clay is two miles wide.',
  'Wind of 40 miles per hour dries it too.',
  'It is twelve miles by road.',
  'Permit no. 512-555-0177 was closed in May.',
  'Well log 305-412-7788 shows rock at ten feet.',
  'Read it the same day, and again the next day.',
  'A same-day reading says little.',
  'Four hours at 98 degrees is enough.',
  'The slab is 4 in. thick, and the beam 30 in.',
  'One house in three has a crack.',
  'The line between fill and clay is undefined.',
  'Seven of ten doors stick in August.',
  'Nine piers went in, then two more.',
  'The house was built in 1924.',
  'In 1989 the code changed.',
  'Bonded brick cracks in steps.',
  'They call it the hundred-year flood.',
  'Monday to Friday the lane is closed.',
  'From 8 am to 5 pm the street is loud.',
  'The survey mark reads 30.5, −97.6.',
  'A 50/50 mix of sand and clay holds water.',
  'The lot is 60 x 120 ft.',
  'Interstate 35 follows the fault.',
  'Ada was a railroad stop; so was Eve.',
  'O’Brien lies to the north.',
  'It costs $5 at a hardware store.',
  'Call 811 two business days ahead.',
  'Call 911 first if you smell gas.',
  'Ask for form TX-12.',
  'The plan is “as built”.',
  'He said “[sic] no crack”.',
  'A note [1] says so.',
  'The ratio is 3:1.',
  'At 5 a.m. it is 12 hours since the rain.',
  'Twenty years is a long time for a fence.',
  'The foundation is 12 years older than the garage.',
  'Rated 4.9 of 5 by its maker.',
  'A good pier is worth 850 promises.',
  'First, second and third readings differ.',
  'The clay swells up to 10 percent.',
  'See it as *typical*, not as **yours**.',
  'Winter is dry here, too.',
  'It moved 1/4 in. in 10 ft.',
  'See photo [2] below, or [3].',
  'Ask for drawing [A3] of the [old] plan.',
  'Pull the permit [optional] first.',
  'The plan says “[sic]” twice.',
  'The city asks for [caption] under each photo.',
  'It carries total organic carbon [1, 2].',
  'Read “[the beam] moved” as it was said.',
  'He wrote [gallery 2] on the back.',
  'An [embed] depth of three feet holds it.',
]

/** What an owner may change, all at once. */
export const edits: Change[] = [
  // Headings and labels
  edit(service, 'heading: Steps', 'heading: Seven reasons to wait'),
  edit('pages/home.md', 'heading: Why', 'heading: All three services, and two cities'),
  edit(ada, 'heading: Signs', 'heading: Between Ada, Eve and O’Brien'),
  edit(ada, 'card: Deep clay.', 'card: Deep clay, 12 miles from Eve.'),
  edit(ada, 'activeTo: 8', 'activeTo: "8"'),
  edit(ada, 'activeTo: "8"', 'support: push-pier\n  activeTo: "8"'),
  edit(ada, 'name: Limestone', 'name: Un-weathered limestone'),

  // The company
  edit(business, 'copyright: 2014–2026', 'copyright: 1985-2026'),
  edit(business, 'postalCode: "78600"', 'postalCode: 78600-1234'),
  edit(business, '\nfacts:', '\nprices: { pier: "$1,500", pit: "1,500" }\nfacts:'),
  edit(business, 'words: bonded in Ada', 'words: bonded in Ada since 1985'),
  edit(business, 'sameAs:\n  - https://social.example/acme\n', 'sameAs: []\n'),
  edit(business, 'trade: House leveling', 'trade: House leveling (slab & pier)'),
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
