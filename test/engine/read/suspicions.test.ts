import sharp from 'sharp'
import { join } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { loadSite } from '../../../generator/read/load'
import { readPhotos } from '../../../generator/read/pictures/public-photos'
import { withFixture } from '../../helpers/fixture'
import type { Fixture } from '../../helpers/fixture'

const service = 'services/leveling.md'
const city = 'locations/ada.md'

/** The words that a paragraph needs to count as one. */
const long = 'They lifted the porch by an inch and a half, and the back door has closed ever since then.'

/** Each suspicion as its kind, its place and its words. */
async function suspected(fixture: Fixture): Promise<string[]> {
  const photos = await readPhotos(fixture.publicDir)
  const { locate, suspicions } = loadSite({ ...fixture, photos })
  return suspicions.map(
    ({ kind, file, words, why: _, ...place }) => `${kind} ${file}:${locate(file, place).line} ${words}`,
  )
}

const photo = ({ publicDir }: Fixture, name: string) =>
  sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#532' } })
    .jpeg()
    .toFile(join(publicDir, 'images', name))

const job = (town: string, title = 'Porch raised') =>
  `---\ntitle: ${title}\ntown: ${town}\nservice: leveling\ndone: 2024-05\nmoved: ${long}\nmethod: With a jack.\n---\n`

const cases: [name: string, edit: (fixture: Fixture) => unknown, ...suspicions: string[]][] = [
  ['nothing', () => {}],
  ['a weekday', (f) => f.edit(service, 'Clay moves.', 'Water on Tuesdays.'), `hours ${service}:31 Tuesdays`],
  [
    'a distance in words',
    (f) => f.edit(city, 'card: Deep clay.', 'card: Twelve miles of clay.'),
    `distance ${city}:10 Twelve miles`,
  ],
  [
    'another phone number',
    (f) => f.edit(service, 'Clay moves.', 'Permit no. 305-412-7788.'),
    `phone ${service}:31 305-412-7788`,
  ],
  [
    'a heading with another number than its list',
    (f) => f.edit(city, 'heading: Signs', 'heading: Seven signs'),
    `count ${city}:25 Seven`,
  ],
  ['a heading with the number of its list', (f) => f.edit(city, 'heading: Signs', 'heading: Two signs')],
  ['a heading with a measure', (f) => f.edit(city, 'heading: Signs', 'heading: Signs within 10 years')],
  [
    'a number in a note for the owner',
    (f) => f.edit(service, 'card:', '# Ask 305-412-7788 on Tuesday, 12 years from now.\ncard:'),
  ],
  [
    'what a claim says to the owner',
    (f) => f.edit('business.md', 'doubt: Show the bond.', 'doubt: Call 305-412-7788 on Tuesday.'),
  ],
  [
    'a title with the name of before',
    (f) => f.edit(city, 'title: House Leveling in Ada', 'title: House Leveling in Eva'),
    `town ${city}:2 House Leveling in Eva`,
  ],
  [
    'a description of another town',
    (f) => {
      f.addCity('Eve', (text) => text.replace('long and dry', 'dry'))
      f.edit(city, 'House leveling in Ada, where', 'House leveling in Eve, where')
    },
    `town ${city}:4 Eve`,
  ],
  [
    'a body about another town',
    (f) => {
      f.addCity('Eve')
      f.edit(city, 'Clay, on limestone.', `${'Eve has clay. '.repeat(9)}Clay.`)
    },
    `town ${city}:42 Eve`,
  ],
  [
    'a neighbor that is named once',
    (f) => {
      f.addCity('Eve')
      f.edit(city, 'Clay, on limestone.', 'Clay, as in Eve.')
    },
  ],
  [
    'a city that is a copy, with its own name',
    (f) => {
      f.edit(city, 'Clay, on limestone.', `${long} In Ada.`)
      f.addCity('Eve')
    },
    'copy locations/eve.md:2 locations/ada.md',
  ],
  [
    'two cities of one postal code',
    (f) => f.addCity('Eve', (text) => text.replace(/postalCode: \d+/, 'postalCode: 78600')),
    'copy locations/eve.md:6 78600',
  ],
  [
    'a review under two names',
    (f) => {
      f.edit('testimonials/dana.md', 'The door shuts.', long)
      f.write('testimonials/pat.md', f.read('testimonials/dana.md').replace('Dana R.', 'Pat S.'))
    },
    'copy testimonials/pat.md:2 testimonials/dana.md',
  ],
  [
    'a job in two towns',
    (f) => {
      f.addCity('Eve')
      f.write('jobs/one.md', job('ada'))
      f.write('jobs/two.md', job('eve'))
    },
    'copy jobs/two.md:2 jobs/one.md',
  ],
  [
    'a job with another town in its title',
    (f) => {
      f.addCity('Eve')
      f.write('jobs/one.md', job('ada', 'Porch raised in Eve'))
    },
    'town jobs/one.md:2 Eve',
  ],
  [
    'words for a picture that are the name of its file',
    async (f) => {
      await photo(f, 'crew-truck.jpg')
      f.edit(
        service,
        'faqs:',
        'photos: { heading: P, items: [{ src: /images/crew-truck.jpg, alt: crew truck }] }\nfaqs:',
      )
    },
    `picture ${service}:17 crew truck`,
  ],
  [
    'one photo with two descriptions',
    async (f) => {
      await photo(f, 'p1.jpg')
      f.edit(service, 'Clay moves.', '![A porch](/images/p1.jpg)')
      f.edit(city, 'Clay, on limestone.', '![A porch](/images/p1.jpg)\n\n![A truck](/images/p1.jpg)')
    },
    `picture ${city}:44 A truck`,
  ],
  ['a depth in inches', (f) => f.edit(city, 'activeTo: 8', 'activeTo: 9\n  # 96 in.')],
  [
    'words that are meant',
    (f) => f.edit(city, 'card: Deep clay.', 'card: Twelve miles of clay.\nfine: [twelve miles]'),
  ],
  [
    'words inside longer ones that are meant',
    (f) => f.edit(city, 'card: Deep clay.', 'card: Twelve miles of clay.\nfine: ["Twelve miles of clay"]'),
  ],
]

const suspicions = suite('suspicions')

for (const [name, edit, ...expected] of cases)
  suspicions(`${expected.length > 0 ? 'arise' : 'do not arise'} from ${name}`, () =>
    withFixture(async (fixture) => {
      await edit(fixture)
      assert.equal(await suspected(fixture), expected)
    }),
  )

suspicions('leave capitals of a tier as they are, but for the first', () =>
  withFixture((fixture) => {
    fixture.edit('business.md', 'name: Same day', 'name: Same day in Austin')
    fixture.edit(city, 'answer: The {tier}.', 'answer: "{Tier}: {tier}."')
    fixture.edit(service, 'Clay moves.', 'It is {tier-same-day}.')
    const { site, cityOf } = loadSite(fixture)
    const answer = cityOf(site.cities[0]!).faqs.items[1]!.answer.text
    assert.is(answer, 'Same day in Austin: same day in Austin.')
    assert.match(site.services[0]!.body[0]!.html, 'It is same day in Austin.')
  }),
)

suspicions.run()
