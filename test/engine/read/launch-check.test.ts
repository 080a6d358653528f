import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import * as assert from 'uvu/assert'
import { build } from '../../../build'
import { launchCheck } from '../../../generator/commands/launch-check'
import { countOpenItems, openClaims, openItems } from '../../../generator/read/opinions/open-items'
import { worthDoing } from '../../../generator/read/opinions/worth-doing'
import { projectDir } from '../../../generator/process/paths'
import type { Loaded } from '../../../generator/read/load'
import { readPhotos } from '../../../generator/read/pictures/public-photos'
import { explain } from '../../../generator/terminal/explain'
import { formatReport } from '../../../generator/terminal/report'
import { loadSite } from '../../../generator/read/load'
import {
  above,
  ada,
  below,
  body,
  business,
  casesFor,
  contentCases,
  dana,
  edit,
  inOneLine,
} from '../../helpers/content-cases'
import { fixtureSuite } from '../../helpers/fixture-suite'
import type { Fixture } from '../../helpers/fixture'
import { jobText } from '../../helpers/job'
import { ownPageText } from '../../helpers/own-page'
import { flat } from '../../helpers/photos'
import { settle } from '../../helpers/settle'
import { fullInMemory, inMemory } from '../../helpers/in-memory'

const asInSample = 'as in the sample; write your own, or put it under "fine:" of business.md if it is yours'
const hoursDiffer = (copy: string, data: string) =>
  `19:3 hours.copy is "${copy}", but hours.data says "${data}"; make them say the same, ` +
  'or delete hours.copy, and pages say that'
const trueFigures = 'write the true figures in both'
const oneNumber = 'settle one number of projects'
const gone = 'is no longer made anywhere; delete it here'

/** Each with its place in a file. */
const itemsOf = (content: Loaded) => [...openItems(content), ...openClaims(content, false)].map(inOneLine)

const fictitious =
  'https://www.example.com https://example.org https://acme.test https://a.invalid https://a.localhost'
const sampleProfiles = ['https://social.example/acme', 'https://www.facebook.com/example']
const nobodysProfiles =
  'https://www.google.com/maps https://www.google.com/maps/ https://www.yelp.com https://reviews.example/acme'

const noQuestions = [
  'The answer: measure.',
  'Answer: it depends.',
  'He said [answer withheld].',
  'A note [1] says so.',
  'See [the answer](/services).',
  '[Answer](/services) is a link.',
  'An [Answering machine] is none.',
  '“[sic]” is a mark.',
  '[The answer: none.]{claim bonded}',
  '[answer: in small letters]',
]
const signature = 'confirmed: { by: Ann Acme, on: 2026-10-01 }'
const bonded = '48:5 the claim "bonded", 1 place: Show the bond.'

const cases = contentCases(
  {
    // Samples
    'a number reserved for fiction': {
      change: edit(business, '+15122340199', '+15125550199'),
      problem: '6:1 phone is (512)\u00A0555\u20110199, a number reserved for fiction; write your own',
    },
    ...casesFor(fictitious.split(' '), (host) => [
      `the host ${host}`,
      {
        change: edit(business, 'https://www.acme-leveling.com', host),
        problem: `7:1 host is ${host}, which is reserved for examples; write the address of the live site`,
      },
    ]),
    'an address with the word "sample"': {
      change: edit(business, '1 Main Street', '100 Sample Street'),
      problem: '9:3 address.street is "100 Sample Street"; write your own address',
    },
    'coordinates that are those of a city': {
      change: edit(business, 'latitude: 30.512', 'latitude: 30.5'),
      problem: '15:1 geo is the middle of Ada; write the coordinates of your address',
    },
    ...casesFor(sampleProfiles, (url) => [
      `the profile ${url}`,
      {
        change: edit(business, 'https://www.facebook.com/acme-leveling', url),
        problem: `33:5 sameAs[0] is ${url}, a sample; write the address of your profile, or delete it`,
      },
    ]),
    ...casesFor(nobodysProfiles.split(' '), (url) => [
      `the review link ${url}`,
      {
        change: edit(business, 'https://g.page/r/acme/review', url),
        problem:
          `36:3 reviewLink.href is ${url}, which is nobody’s profile; ` +
          'write the address where your customers review you',
      },
    ]),
    'fields on the list of samples': {
      change: above(business, 'name: Acme Leveling', 'samples: [name, titleSuffix]'),
      problem: [
        '3:1 name is a sample; write your own, then take name off the list "samples"',
        '4:1 titleSuffix is a sample; write your own, then take titleSuffix off the list "samples"',
      ],
    },
    'a field that is on the list and looks like a sample, once': {
      change: [
        above(business, 'name: Acme Leveling', 'samples: [phone]'),
        edit(business, '+15122340199', '+15125550199'),
      ],
      problem: '7:1 phone is (512)\u00A0555\u20110199, a number reserved for fiction; write your own',
    },
    'an office in every city': {
      change: edit(business, 'cityData: service', 'cityData: local-business'),
      problem:
        '41:1 cityData is local-business, so the data of each city page gives the name of the city as the ' +
        'street of an office there; write service, the honest choice: the page then offers the service of ' +
        'your one business in that city',
    },
    'a price and a name of the sample that nobody changed': {
      change: [
        edit(business, 'name: Acme Leveling', 'name: Plumb & Level Foundation Repair'),
        edit(business, '\nfacts:', '\nprices: { pier: 1500, pit: 9 }\nfacts:'),
      ],
      problem: [
        `2:1 name is Plumb & Level Foundation Repair, ${asInSample}`,
        `52:11 prices.pier is 1500, ${asInSample}`,
      ],
    },
    'the same once they are said to be meant': {
      change: [
        edit(
          business,
          'name: Acme Leveling',
          'fine: [Plumb & Level Foundation Repair, "1500"]\nname: Plumb & Level Foundation Repair',
        ),
        edit(business, '\nfacts:', '\nprices: { pier: 1500, pit: 9 }\nfacts:'),
      ],
    },

    // Questions to a new firm
    'a question in a fact': {
      change: edit(business, 'years: "12"', 'years: "[Answer: such as 12]"'),
      problem: '53:11 asks [Answer: such as 12]; write the answer in its place',
    },
    'a question in a field': {
      change: edit(ada, 'card: Deep clay.', 'card: "[Answer: one line]"'),
      problem:
        '10:8 asks a question about Ada, "[Answer: one line]"; until you answer them, the page is noindex, because search ' +
        'engines treat pages that say the same about each town as doorways',
    },
    'two questions in a body': {
      change: body('Clay moves. [Answer: how far?] And [Answer: when?]'),
      problem: [
        '31:13 asks [Answer: how far?]; write the answer in its place',
        '31:36 asks [Answer: when?]; write the answer in its place',
      ],
    },
    'brackets that ask nothing': { change: body(noQuestions.join('\n\n')) },

    // Contradictions
    'hours that disagree': {
      change: edit(business, 'closes: 16:00', 'closes: 18:00'),
      problem: hoursDiffer('Monday to Friday, 8:00am to 4:00pm', 'Monday to Friday, 8:00am to 6:00pm'),
    },
    'hours for more days in the copy than in the data': {
      change: edit(business, 'copy: Monday to Friday', 'copy: Monday to Saturday'),
      problem: hoursDiffer('Monday to Saturday, 8:00am to 4:00pm', 'Monday to Friday, 8:00am to 4:00pm'),
    },
    'hours for more days in the data than in the copy': {
      change: edit(business, 'copy: Monday to Friday', 'copy: Monday to Thursday'),
      problem: hoursDiffer('Monday to Thursday, 8:00am to 4:00pm', 'Monday to Friday, 8:00am to 4:00pm'),
    },
    'two averages': {
      change: edit(business, '  city:\n    value: 5', '  city:\n    value: 4.9'),
      problem: `28:3 ratings.city is 4.9 from 12 reviews, but ratings.home is 5 from 12; ${trueFigures}`,
    },
    'two counts of reviews': {
      change: edit(business, 'count: 12\npriceRange', 'count: 13\npriceRange'),
      problem: `28:3 ratings.city is 5 from 13 reviews, but ratings.home is 5 from 12; ${trueFigures}`,
    },
    'two numbers of years': {
      change: below(business, 'years: "12"', '  services-years: 10+'),
      problem: '54:3 facts.services-years is 10+, but facts.years is 12; settle one number of years',
    },
    'three numbers of projects': {
      change: below(
        business,
        'years: "12"',
        '  a-projects: "850"\n  b-projects: 1,200+\n  c-projects: 1,500+',
      ),
      problem: [
        `55:3 facts.b-projects is 1,200+, but facts.a-projects is 850; ${oneNumber}`,
        `56:3 facts.c-projects is 1,500+, but facts.a-projects is 850; ${oneNumber}`,
      ],
    },
    'one city with fewer projects than all': {
      change: below(business, 'years: "12"', '  projects: "850"\n  ada-projects: 800+'),
    },
    'more projects in one city than in all': {
      change: below(business, 'years: "12"', '  projects: "850"\n  ada-projects: 1,200+'),
      problem: `55:3 facts.ada-projects is 1,200+, more than the 850 of facts.projects in all; ${oneNumber}`,
    },

    // Missing evidence
    'a claim that is not confirmed': { change: edit(business, `\n    ${signature}`, ''), problem: bonded },
    'a claim that no copy makes any more': {
      change: [
        edit(business, `\n    ${signature}`, ''),
        edit('pages/home.md', '{years} years', 'Many years'),
      ],
      problem: `48:5 the claim "bonded" ${gone}`,
    },
    'a claim about a field that was left out': {
      change: edit(
        business,
        'doubt: Show the bond.\n    confirmed: { by: Ann Acme, on: 2026-10-01 }',
        'doubt: Show the bond.\n    confirmed: { by: Ann, on: 2026-01 }\n  - id: mail\n    field: email\n' +
          '    doubt: Who reads it?',
      ),
      problem: `52:5 the claim "mail" ${gone}`,
    },
    'a claim about a field of a town that was left out': {
      change: below(
        ada,
        'tier: same-day',
        'claims:\n  - id: list\n    field: neighborhoods.items\n    doubt: All?',
      ),
      problem: `11:5 the claim "list" ${gone}`,
    },
    'a sample testimonial, of which no date is asked': {
      change: edit(dana, 'date: 2026-03-14\nsource: letter of 14 March 2026', 'sample: yes'),
      problem: '6:1 is a sample; put the words of a customer in its place, or delete the file',
    },
    'a testimonial without a date': {
      change: edit(dana, 'date: 2026-03-14\n', ''),
      problem: '2:1 has no date, so its data carries the placeholder 2024-01-01; add "date"',
    },
    'a testimonial without a source': {
      change: edit(dana, '\nsource: letter of 14 March 2026', ''),
      problem:
        '2:1 does not say where the original stands; add "source" with its address, or a note such as ' +
        '"letter of May 2026", so that it can be shown',
    },
  },
  settle,
)

const photo = '{ src: /images/crew.png, alt: Two of us }'

const addPhoto = ({ publicDir }: Fixture) => flat('#532').png().toFile(join(publicDir, 'images/crew.png'))

const items = fixtureSuite('openItems(site)')

items('asks for a name when nobody who comes has one', async () => {
  const fixture = await fullInMemory()
  const asked = () => itemsOf(loadSite(fixture)).filter((line) => line.includes('names nobody'))
  assert.equal(asked(), [])
  for (const file of ['pages/about.md', 'pages/warranty.md', 'services/piers.md', 'locations/bee.md'])
    fixture.edit(file, 'reviewedBy: Ann Acme\n', '')
  fixture.edit('pages/about.md', '      name: Ann Acme\n', '')
  assert.equal(asked(), [
    'pages/about.md:33:1  team names nobody; add "name" to those who come to a house, and "photo" if there is one, or take team out',
  ])
})

items('asks for prices that a sample estimate needs', async () => {
  const fixture = await fullInMemory()
  const asked = () => itemsOf(loadSite(fixture)).filter((line) => line.includes('has no price'))
  const advice =
    'has no price, so the page shows words in place of figures; write the price in dollars under "prices" in content/business.md'
  assert.equal(asked(), [
    `services/piers.md:153:7  "pier" ${advice}`,
    `services/piers.md:158:7  "pit" ${advice}`,
  ])
  fixture.edit('business.md', 'farthestCity:', 'prices:\n  pier: 1400\n  pit: 90\nfarthestCity:')
  assert.equal(asked(), [])
})

for (const { name, change, told } of cases)
  items(`${told.length > 0 ? 'lists' : 'does not list'} ${name}`, () => {
    const fixture = inMemory()
    change(fixture)
    const content = loadSite(fixture)
    assert.equal(itemsOf(content), told.map(inOneLine))
    assert.is(countOpenItems(content), told.length)
  })

items('are counted by the build in one line', async (fixture) => {
  const said = async () => {
    const report = await build({ ...fixture, preview: false })
    return formatReport(report, 0).split('\n').at(-1)
  }
  assert.is(await said(), '  9 items to settle before going live: npm run launch-check')
  settle(fixture)
  assert.not.match((await said())!, 'settle')
  fixture.edit('business.md', 'cityData: service', 'cityData: local-business')
  assert.is(await said(), '  1 item to settle before going live: npm run launch-check')
})

items("show that a city of a tier makes the tier's claim", (fixture) => {
  fixture.edit('business.md', 'facts: [years]', 'facts: [years, tier-same-day]')
  const places = openClaims(loadSite(fixture), true).flatMap(({ places = [] }) => places)
  const inCities = places.filter(({ file }) => file.startsWith('locations/'))
  assert.equal(
    inCities.map(({ file, excerpt }) => `${file} ${excerpt}`),
    ['locations/ada.md tier: same-day'],
  )
})

items('leave out what is only worth doing: a review, a job, and a photo of who comes', async (fixture) => {
  const advice = async () =>
    worthDoing(loadSite({ ...fixture, photos: await readPhotos(fixture.publicDir) }).site).map(
      (line) => line.split('. ')[0],
    )
  const noPhoto = 'No photo shows who comes'
  await addPhoto(fixture)
  assert.equal(await advice(), ['content/jobs/ has no job', noPhoto])
  fixture.remove('testimonials/dana.md')
  fixture.write('jobs/porch.md', jobText())
  assert.equal(await advice(), ['content/testimonials/ has no review', noPhoto])
  fixture.edit('services/leveling.md', 'hero:', 'image: { src: /images/plan.svg, alt: A drawing }\nhero:')
  assert.equal(await advice(), ['content/testimonials/ has no review', noPhoto])
  fixture.edit('services/leveling.md', '{ src: /images/plan.svg, alt: A drawing }', photo)
  assert.equal(await advice(), ['content/testimonials/ has no review'])
})

items.run()

const command = fixtureSuite('npm run launch-check')

/** With a folder where nothing is built, because pages of a built site are weighed. */
const folders = ({ contentDir, publicDir, outDir }: Fixture) => [
  '--content',
  contentDir,
  '--public',
  publicDir,
  '--out',
  outDir,
]

/** Returns what the command prints, and whether the site can go live. */
async function run(fixture: Fixture, ...flags: string[]): Promise<{ isReady: boolean; text: string }> {
  const { text, left } = await launchCheck([...flags, ...folders(fixture)])
  return { isReady: left === 0, text }
}

command('fails and lists what is open, with its line in the given folder', async (fixture) => {
  const launcher = join(projectDir, 'generator/process/launch.mjs')
  const args = [launcher, 'generator/commands/launch-check.ts', ...folders(fixture)]
  const { status, stdout } = spawnSync(process.execPath, args, { encoding: 'utf8' })
  assert.is(status, 1)
  assert.ok(stdout.includes(`${fixture.contentDir}/business.md:6:1  phone is `))
  assert.match(stdout, /^\S+\/content\/business\.md:6:1 {2}phone is .*\n {2}6 \| phone: /m)
  assert.ok(stdout.endsWith('\n9 items to settle before going live\n'), stdout.slice(-200))
})

command('prints one line per claim, and its places when asked', async (fixture) => {
  fixture.edit('services/leveling.md', 'Clay moves.', 'Clay moves. [We are bonded.]{claim bonded}')
  fixture.edit('locations/ada.md', 'card: Deep clay.', 'card: "Deep clay[, and a bond]{claim bonded}."')
  const line = 'content/business.md:48:5  the claim "bonded", 3 places: Show the bond.'
  const places = [
    '    content/locations/ada.md:10:17  card: "Deep clay[, and a bond]{claim bonded}."',
    '    content/pages/home.md:43:5  {years} years',
    '    content/services/leveling.md:31:13  Clay moves. [We are bonded.]{claim bonded} See [Ada](/locations/ada).',
  ]
  assert.match((await run(fixture)).text, `\n${line}\nnpm run claims `)
  assert.match((await run(fixture, '--places')).text, [line, ...places].join('\n'))
})

command(
  'prints how each sentence of a declined claim reads now, and lets the site go live',
  async (fixture) => {
    settle(fixture)
    fixture.edit(
      'business.md',
      'claims:',
      'claims:\n  - id: permits\n    doubt: Ask.\n    declined: { by: Ann, on: 2026-10-01 }',
    )
    fixture.edit('services/leveling.md', 'Clay moves.', 'Clay moves. [We pull the permit.]{claim permits}')
    fixture.edit(
      'locations/ada.md',
      'Clay, on limestone.',
      'We dig\n[and ask]{claim permits}\nby hand. It is clay.',
    )
    // Only the owner can judge what is no longer a sentence.
    fixture.edit('pages/home.md', 'We live here.', 'Every crew [pulls the permit]{claim permits}.')
    fixture.edit('locations/ada.md', 'card: Deep clay.', 'card: "Deep clay[, and a permit]{claim permits}."')
    const { isReady, text } = await run(fixture)
    assert.ok(isReady)
    const declined = [
      'Declined claims. Their words are on no page. Read what is left of each sentence:',
      'content/locations/ada.md:10:17  permits: Deep clay.',
      'content/locations/ada.md:43:1  permits: We dig by hand.',
      'content/pages/home.md:39:31  permits: Every crew.',
      'content/services/leveling.md:31:13  permits: Clay moves. See [Ada](/locations/ada).',
    ]
    assert.match(text, declined.join('\n'))
  },
)

command('lists hints by kind, one line for each cause, and lets the site go live', async (fixture) => {
  settle(fixture)
  fixture.edit(
    'services/leveling.md',
    'Clay moves.',
    'For 12 years, from 8 am. Permit 305-412-7788. At 9 am.',
  )
  fixture.edit('locations/ada.md', 'Clay, on limestone.', `Open at noon, ${'7 am, '.repeat(5)}in 12 years.`)
  const { isReady, text } = await run(fixture)
  assert.ok(isReady)
  const from = text.indexOf('Facts that are typed out')
  assert.equal(text.slice(from).split('\n').slice(0, 4), [
    'Facts that are typed out, so that they stay when business.md changes:',
    '  content/services/leveling.md:31  "12 years"  is a fact of the business; {NAME} changes with it: {years}; also in content/locations/ada.md:42',
    '  content/services/leveling.md:31  "8 am"  would be wrong once the opening hours change; write {hours}; also in content/locations/ada.md:42',
    '  content/services/leveling.md:31  "305-412-7788"  looks like a phone number; {phone} is the one of the business',
  ])
  assert.match(
    text,
    /\n3 hints\. Hints do not keep a site from going live\. .*\nNothing left to settle\. The site can go live\.$/,
  )
})

command(
  'holds a site back for something that pages mention and the firm lacks, until it is listed as fine',
  async (fixture) => {
    settle(fixture)
    fixture.edit(
      'redirects.md',
      'redirects:\n',
      'redirects:\n  - { from: /services/root-barriers, to: /services }\n',
    )
    fixture.edit('services/leveling.md', 'Clay moves.', 'Root barriers help.')
    const { isReady, text } = await run(fixture)
    assert.not(isReady)
    const item =
      '"Root barriers" is the name of a service that is gone, /services/root-barriers; change it or, if it is right, list it'
    assert.match(text, `content/services/leveling.md:31:1  ${item} under "fine"`)
    assert.match(text, '\n1 item to settle before going live')
    assert.not.match(text, /\d hints?\./)
    fixture.edit('services/leveling.md', 'card:', 'fine: [root barriers]\ncard:')
    assert.ok((await run(fixture)).isReady)
  },
)

command('names each link that leads nowhere, as the build would', async (fixture) => {
  settle(fixture)
  fixture.edit(
    'services/leveling.md',
    'Clay moves.',
    'See [one](/contact), [two](https://acme-leveling.com/contact/), [three](/old) and [four](https://example.com/x).',
  )
  fixture.edit(
    'pages/home.md',
    'We live here.',
    'We [live](/plans) here, [and](/services/leveling) [call](tel:811).',
  )
  fixture.write('pages/plans.md', ownPageText('Plans', 'draft: yes', '\n## Here\n\nSee [us](/nowhere).\n'))
  const { isReady, text } = await run(fixture)
  assert.not(isReady)
  assert.equal(
    text.split('\n').filter((line) => / links to /.test(line)),
    [
      'content/services/leveling.md:31:5  links to /contact, but there is no such page or file',
      'content/services/leveling.md:31:22  links to /contact, but there is no such page or file',
      'content/services/leveling.md:31:65  links to /old, which leads on to /reviews; link there',
    ],
  )
  assert.match(text, '\n3 items to settle before going live')
  const refused = await build({ ...fixture, preview: false }).then(() => 'built', explain)
  for (const address of ['/contact,', '/old,']) assert.match(refused, `links to ${address}`)
})

command('says so when nothing is open', async (fixture) => {
  settle(fixture)
  const hints = worthDoing(loadSite(fixture).site).map((one) => `  ${one}\n`)
  const nothing = 'Nothing left to settle. The site can go live.'
  assert.equal(await run(fixture), {
    isReady: true,
    text: `Optional, but worth doing:\n${hints.join('')}\n${nothing}`,
  })
})

command(
  'gives a hint about a page that is hard to read, and none about jobs and photos if there are some',
  async (fixture) => {
    settle(fixture)
    fixture.write('jobs/porch.md', jobText())
    await addPhoto(fixture)
    fixture.edit('services/leveling.md', 'hero:', `image: ${photo}\nhero:`)
    const hard =
      'Notwithstanding the aforementioned geotechnical considerations, the contractor disclaims responsibility for consequential deterioration.'
    fixture.edit('services/leveling.md', 'Clay moves.', `${hard} `.repeat(6).trim())
    const { isReady, text } = await run(fixture)
    assert.match(text, /content\/services\/leveling\.md:2 {2}"reading grade" {2}of this page is \d\d\.\d;/)
    assert.not.match(text, 'Optional, but worth doing')
    assert.ok(isReady)
  },
)

command('fails on content with problems', async (fixture) => {
  fixture.edit('business.md', 'titleSuffix: Acme\n', '')
  assert.match(await run(fixture).then(String, explain), 'business.md:2:1  titleSuffix is missing; add what')
})

command.run()
