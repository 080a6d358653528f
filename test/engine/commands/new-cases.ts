/** Calls of `npm run new` on the fixture, and what each must write. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { z } from 'zod'
import * as schema from '../../../templates/model/schema'
import { fixtureFolders } from '../../helpers/fixture'
import type { Fixture } from '../../helpers/fixture'
import { jobText } from '../../helpers/job'
import { ownPageText } from '../../helpers/own-page'
import { table } from '../../helpers/table'

export interface Case {
  args: string[]
  file: string
  schema: z.ZodType
  /** Values that the command fills in. */
  known: Record<string, string>
  /** A kind of file. This text goes into each empty field, except those in `fill`, by path. */
  like: string
  fill: Record<string, string>
  body: string
  /** What the build reports about an empty body, if it refuses one. */
  emptyBody?: string
  /** The address of a page, and words that it must have afterward. */
  address: string
  words: string
}

const original = (file: string) => readFileSync(join(fixtureFolders.contentDir, file), 'utf8')

export const cases: Case[] = [
  {
    args: ['city', 'St. Mary’s Cañon'],
    file: 'locations/st-marys-canon.md',
    schema: schema.city,
    known: { name: 'St. Mary’s Cañon', title: 'House Leveling in St. Mary’s Cañon' },
    like: original('locations/ada.md'),
    fill: {
      description:
        'House leveling where the hills begin: what the ground does here, and what to do about it.',
      postalCode: '78601',
      latitude: '30.7',
      'hero.lead': 'The hills begin here.',
    },
    body: '## The hills\n\nLimestone.\n',
    address: '/locations/st-marys-canon',
    words: 'The hills begin here.',
  },
  {
    args: ['service', 'Chimney', 'repair'],
    file: 'services/chimney-repair.md',
    schema: schema.service,
    known: { name: 'Chimney repair', title: 'Chimney repair' },
    like: original('services/leveling.md'),
    fill: {
      description: 'How a leaning chimney is set upright, what it takes, and when it is better taken down.',
      'hero.lead': 'A chimney is heavy.',
      'related.services.0': 'leveling',
    },
    body: '',
    address: '/services/chimney-repair',
    words: 'A chimney is heavy.',
  },
  {
    args: ['review', 'Ann B.,  Ada, TX'],
    file: 'testimonials/ann-b-ada.md',
    schema: schema.testimonial,
    known: { name: 'Ann B.', location: 'Ada' },
    like: original('testimonials/dana.md'),
    fill: {},
    body: 'The window opens.\n',
    emptyBody: 'says nothing',
    address: '/reviews',
    words: 'The window opens.',
  },
  {
    args: ['job', 'Porch set level, twice,', 'ADA'],
    file: 'jobs/porch-set-level-twice.md',
    schema: schema.job,
    known: { title: 'Porch set level, twice', town: 'ada' },
    like: jobText(),
    fill: {},
    body: '',
    address: '/',
    words: 'It hung.',
  },
  {
    args: ['page', 'Our Warranty,', 'in Writing'],
    file: 'pages/our-warranty-in-writing.md',
    schema: schema.ownPage,
    known: { title: 'Our Warranty, in Writing' },
    like: ownPageText('Warranty'),
    fill: {},
    body: '## What it covers\n\nPiers.\n',
    address: '/our-warranty-in-writing',
    words: 'This is all there is to say of Warranty.',
  },
]

/** Forms of redirects.md before and after. */
export const forms = table(
  3,
  String.raw`
  comments and a body             | ---\n# Old\nredirects:\n  - from: /old # of 2019\n    to: /reviews # best\n\n  # the end\n---\n | ---\n# Old\nredirects:\n  - from: /old # of 2019\n    to: /reviews # best\n  - from: /was\n    to: /about\n\n  # the end\n---\n
  a list that is not indented     | ---\nredirects:\n- from: /old\n  to: /reviews\n---   | ---\nredirects:\n- from: /old\n  to: /reviews\n- from: /was\n  to: /about\n---
  line ends and a mark of Windows | \uFEFF---\r\nredirects:\r\n  - { from: /old, to: /reviews }\r\n---\r\n | ---\r\nredirects:\r\n  - { from: /old, to: /reviews }\r\n  - from: /was\r\n    to: /about\r\n---\r\n
  an empty list                   | ---\nredirects: [] # none yet\n---\n               | ---\nredirects: # none yet\n  - from: /was\n    to: /about\n---\n
  nothing behind the name         | ---\nredirects:\n---\n                             | ---\nredirects:\n  - from: /was\n    to: /about\n---\n`,
).map((row) => row.map((cell) => cell.replace(/ +$/, '')) as [name: string, before: string, after: string])

/** Words of the command, separated by `~`, and the start of the message. */
const refused = table(
  2,
  String.raw`
                                      | what is new is missing; write npm run new --
  toString ~ Bee                      | "toString" is not known here; write npm run new --
  city                                | the name is missing; write npm run new --
  job ~ _                             | "_" needs a letter from a to z or a digit, to make a file name
  job ~ ?, Ada                        | "?" needs a letter from a to z or a digit, to make a file name
  page ~ About                        | content/pages/about.md already exists; edit it, or choose another name
  page ~ Admin                        | content/pages/admin.md would have the address /admin, which is taken; choose another name
  city ~ Bee ~ --force                | Unknown option '--force'; known here: --content
  city ~ Bee ~ --answers ~ a.yaml     | --answers is a flag of npm run new -- firm
  city ~ Bee ~ --content ~ /nowhere   | there is no folder /nowhere; name the content folder with --content
  city ~ Ada                          | content/locations/ada.md already exists; edit it, or choose another name
  review ~ Ann B.                     | the town is missing; write npm run new -- review "Ann B., Ada"`,
)

/** Each with its message, and what is done to the content before. */
export const refusals: [args: string[], message: string, prepare?: (fixture: Fixture) => void][] = [
  ...refused.map(([args, message]): [string[], string] => [
    args!.trim().split(' ~ ').filter(Boolean),
    message!,
  ]),
  [['service', '  '], 'the name is missing; write npm run new --'],
]
