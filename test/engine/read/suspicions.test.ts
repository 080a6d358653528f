import * as assert from 'uvu/assert'
import { loadSite } from '../../../generator/read/load'
import { readPhotos } from '../../../generator/read/pictures/public-photos'
import {
  above,
  ada,
  addCity,
  below,
  body,
  business,
  contentCases,
  copy,
  dana,
  edit,
  inOneLine,
  remove,
  service,
  write,
} from '../../helpers/content-cases'
import { fixtureFolders } from '../../helpers/fixture'
import { jobText } from '../../helpers/job'
import { ownPageText } from '../../helpers/own-page'
import { memorySuite } from '../../helpers/in-memory'
import type { InMemory } from '../../helpers/in-memory'

const factOfFirm = 'is a fact of the business; {NAME} changes with it:'
const asCopy = 'write what is true of this one only'

/** Enough words to count as a paragraph. */
const long = 'They lifted the porch by an inch and a half, and the back door has closed ever since then.'

/** Three paragraphs that no other file has. */
const own = ['creek', 'ridge', 'mill']
  .map(
    (place) =>
      `\n\nBy the ${place} the ground is of another sort, and the houses there stand as they were built.`,
  )
  .join('')

const photos = await readPhotos(fixtureFolders.publicDir)

/** Returns each hint with its place, its kind, its words, and its reason. */
function suspected(fixture: InMemory): string[] {
  const { locate, suspect } = loadSite({ ...fixture, photos })
  return suspect().map(({ kind, file, words, why, ...place }) =>
    inOneLine({ ...locate(file, place), message: `${kind} ${words} ${why}` }),
  )
}

/** An own page that links to itself. */
const careers = (more = '') =>
  write('pages/careers.md', ownPageText('Careers', more, '\n## Here\n\nSee [here](/careers).\n'))

/** The text of a job. */
const job = (town: string, title = 'Porch raised') =>
  jobText().replace('Porch raised', title).replace('town: ada', `town: ${town}`).replace('It hung.', long)

const cases = contentCases({
  // Times, measures and numbers
  'a weekday': {
    change: body('Water on Tuesdays.'),
    problem: '31:10 fact Tuesdays would be wrong once the opening hours change; write {hours}',
  },
  'hours in words that cannot be compared': {
    change: edit(business, 'copy: Monday to Friday, 8:00am to 4:00pm', 'copy: By arrangement'),
    problem:
      '19:3 hours By arrangement cannot be compared with hours.data; write it as ' +
      '"Monday to Friday, 8am to 5pm", or check that both say the same',
  },
  'hours with a day that is closed': {
    change: edit(
      business,
      'copy: Monday to Friday, 8:00am to 4:00pm',
      'copy: Monday to Friday, 8am to 4pm; Sunday closed',
    ),
  },
  'a distance in words': {
    change: edit(ada, 'card: Deep clay.', 'card: Twelve miles of clay.'),
    problem:
      '10:7 fact Twelve miles would be wrong once the office moves; {miles} is the distance from the office',
  },
  'a file of labels that is missing': { change: remove('shared/drawings.md') },
  'another phone number': {
    change: body('Permit no. 305-412-7788.'),
    problem: '31:12 fact 305-412-7788 looks like a phone number; {phone} is the one of the business',
  },
  'a number that is listed': {
    change: [
      body('[Call](tel:214-555-7788), [text](sms:{phone}), 214-555-7788, [811](tel:811).'),
      above(business, 'host:', 'phones: [{ label: Español, phone: (214) 555-7788 }]'),
    ],
  },
  'a heading with another number than its list': {
    change: edit(ada, 'heading: Signs', 'heading: Seven signs'),
    problem: '25:12 count Seven stands over a list of 2; {count} counts it',
  },
  'a heading with the number of its list': { change: edit(ada, 'heading: Signs', 'heading: Two signs') },
  'a heading with a measure': { change: edit(ada, 'heading: Signs', 'heading: Signs within 10 years') },
  'a number in a note for the owner': {
    change: above(service, 'card:', '# Ask 305-412-7788 on Tuesday, 12 years from now.'),
  },
  'what a claim says to the owner': {
    change: edit(business, 'doubt: Show the bond.', 'doubt: Call 305-412-7788 on Tuesday.'),
  },
  'a fact that is typed': {
    change: body('For 12 years, or some same day.'),
    problem: [
      `31:5 fact 12 years ${factOfFirm} {years}`,
      `31:23 fact same day ${factOfFirm} {tier-same-day}`,
    ],
  },
  'a fact that is a number in words': {
    change: [below(business, 'years: "12"', '  crews: three'), body('Three doors stick. Three crews lift.')],
    problem: `services/leveling.md:31:20 fact Three crews ${factOfFirm} {crews}`,
  },
  'what a fact says, in the words of a customer': {
    change: edit(dana, 'The door shuts.', 'After 12 years they came the same day, at 8 am.'),
  },

  // Notices
  'a notice without a last day': {
    change: write('notice.md', '---\nnotices: [{ text: Closed., from: 2024-05-01 }]\n---\n'),
    problem: '2:28 notice 2024-05-01 began this notice, which has no last day; delete it, or add "until"',
  },

  // Titles and descriptions that search results would cut
  'a long title': {
    change: edit('pages/about.md', 'title: About', `title: About ${'Acme '.repeat(12)}`),
    problem:
      `3:1 length About ${'Acme '.repeat(12)}is a title of more than 60 characters with " | Acme", which ` +
      'search results cut',
  },
  'a title as long as they show': {
    change: edit('pages/about.md', 'title: About', `title: About ${'Acme '.repeat(9)}us`),
  },
  'a short description': {
    change: [
      edit('pages/home.md', 'description: Acme levels houses in Ada. One service', 'description: "One'),
      edit('pages/home.md', 'call about both.', 'call about both."'),
    ],
    problem:
      '4:1 length One, one town, one phone number to call about both. is a description of fewer ' +
      'than 70 characters, which says little',
  },
  'a description of one word': {
    change: edit(
      'pages/reviews.md',
      'description: What people said of Acme after their houses were level again, or would have said of it.',
      'description: Short.',
    ),
    problem: '4:1 length Short. is a description of fewer than 70 characters, which says little',
  },

  // Names of other towns
  'a description of another town': {
    change: [
      addCity('Eve'),
      edit('locations/eve.md', 'long and dry', 'dry'),
      edit(ada, 'House leveling in Ada, where', 'House leveling in Eve, where'),
    ],
    problem: 'locations/ada.md:4:32 town Eve is not Ada, the town of this page',
  },
  'a body about another town': {
    change: [addCity('Eve'), edit(ada, 'Clay, on limestone.', `${'Eve has clay. '.repeat(9)}Clay.`)],
    problem: 'locations/ada.md:42:1 town Eve is named here more often than Ada, the town of this page',
  },
  'a neighbor that is named once': {
    change: [addCity('Eve'), edit(ada, 'Clay, on limestone.', 'Clay, like Eve.')],
  },
  'a job with another town in its title': {
    change: [addCity('Eve'), write('jobs/one.md', job('ada', 'Porch raised in Eve'))],
    problem: 'jobs/one.md:2:24 town Eve is not Ada, the town of this job',
  },

  // Towns in another state
  'a ZIP code of another state': {
    change: edit(ada, '78600', '72901'),
    problem: '6:1 town 72901 is not in Texas, the state of this town; correct it, or write the "state"',
  },
  'coordinates of another state': {
    change: [
      edit(business, 'farthestCity: 300', 'farthestCity: 2900'),
      edit(business, 'latitude: 30.5\n  longitude: -97.6', 'latitude: 39.1\n  longitude: -94.58'),
      edit(ada, 'latitude: 30.5\nlongitude: -97.6', 'latitude: 39.1\nlongitude: -94.58'),
    ],
    problem:
      'locations/ada.md:7:1 town 39.1, -94.58 is not in Texas, the state of this town; correct it, or write the ' +
      '"state"',
  },
  'a state that has neither': {
    change: below(ada, 'name: Ada', 'state: OK'),
    problem: [
      '7:1 town 78600 is not in Oklahoma, the state of this town; correct it, or write the "state"',
      '8:1 town 30.5, -97.6 is not in Oklahoma, the state of this town; correct it, or write the "state"',
    ],
  },

  // Copies
  'a city that is a copy, with its own name': {
    change: [edit(ada, 'Clay, on limestone.', `${long} In Ada.`), addCity('Eve')],
    problem: `locations/eve.md:2:1 copy locations/ada.md has 2 of the 2 paragraphs of this file too; ${asCopy}`,
  },
  'a city with two copied paragraphs in five': {
    change: [
      edit(ada, 'Clay, on limestone.', `${long} In Ada.`),
      addCity('Eve'),
      edit('locations/eve.md', 'In Eve.', `In Eve.${own}`),
    ],
    problem: `locations/eve.md:2:1 copy locations/ada.md has 2 of the 5 paragraphs of this file too; ${asCopy}`,
  },
  'two cities of one postal code': {
    change: [addCity('Eve'), edit('locations/eve.md', 'postalCode: 78888', 'postalCode: 78600')],
    problem: '6:1 copy 78600 is the postal code of Ada too, in locations/ada.md',
  },
  'a review under two names': {
    change: [
      edit(dana, 'The door shuts.', long),
      copy(dana, 'testimonials/pat.md'),
      edit('testimonials/pat.md', 'Dana R.', 'Pat S.'),
    ],
    problem:
      'testimonials/pat.md:2:1 copy testimonials/dana.md has 1 of the 1 paragraphs of this file too; ' +
      asCopy,
  },
  'a job in two towns': {
    change: [addCity('Eve'), write('jobs/one.md', job('ada')), write('jobs/two.md', job('eve'))],
    problem: `jobs/two.md:2:1 copy jobs/one.md has 1 of the 1 paragraphs of this file too; ${asCopy}`,
  },

  // Pages without links to them
  'a page of one’s own without a link': {
    change: careers(),
    problem:
      '2:1 link /careers is in no menu, and no other page links to it; write "place: menu" or "place: ' +
      'footer", or "noindex: yes" if only people with its address should find it',
  },
  'one with a link': {
    change: [careers(), edit('pages/about.md', 'Level houses.', 'Level houses with [us](/careers#here).')],
  },
  'one in the footer': { change: careers('place: footer') },
  'one in the menu': { change: careers('place: menu') },
  'one for nobody to find': { change: careers('noindex: yes') },
  'one that is meant': { change: careers('fine: [/careers]') },

  // Words listed as fine
  'words that are meant': {
    change: edit(ada, 'card: Deep clay.', 'card: Twelve miles of clay.\nfine: [twelve miles]'),
  },
  'words inside longer ones that are meant': {
    change: edit(ada, 'card: Deep clay.', 'card: Twelve miles of clay.\nfine: ["Twelve miles of clay"]'),
  },

  // Pictures
  'words for a picture that are the name of its file': {
    change: above(
      service,
      'faqs:',
      'photos: { heading: P, items: [{ src: /images/social.png, alt: Social! }] }',
    ),
    problem: '17:58 picture Social! is the name of the file; say what the picture shows',
  },
  'a count of one entry': {
    change: above(
      service,
      'faqs:',
      'photos: { heading: "{Count} photos", items: [{ src: /images/social.png, alt: A level house }] }',
    ),
    problem: '17:21 count {Count} counts one entry; write the heading for one',
  },
})

const suspicions = memorySuite('hints')

suspicions('are not given for the fixture', (fixture) => assert.equal(suspected(fixture), []))

for (const { name, change, told } of cases)
  suspicions(`are ${told.length > 0 ? '' : 'not '}given for ${name}`, (fixture) => {
    change(fixture)
    assert.equal(suspected(fixture), told.map(inOneLine))
  })

suspicions("keep the capitals of a tier's name, except the first", (fixture) => {
  fixture.edit('business.md', 'name: Same day', 'name: Same day in Austin')
  fixture.edit(ada, 'answer: The {tier}.', 'answer: "{Tier}: {tier}."')
  fixture.edit(service, 'Clay moves.', 'It is {tier-same-day}.')
  const { site, cityOf } = loadSite(fixture)
  const answer = cityOf(site.cities[0]!).faqs!.items[1]!.answer.text
  assert.is(answer, 'Same day in Austin: same day in Austin.')
  assert.match(site.services[0]!.body[0]!.html, 'It is same day in Austin.')
})

suspicions.run()
