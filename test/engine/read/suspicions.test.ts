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
  card,
  casesFor,
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
const unfinished = 'looks unfinished; write what visitors should read'
const joined = 'is joined to the line above it; begin each with "- ", or leave an empty line between them'
const title = 'is the title of a link or picture, which pages leave out; say it in the text, or delete it'
const unlisted =
  'calls a number that business.md does not have; list it there under phones, or check each digit'
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
  // The fixture's pages have few words.
  const found = suspect().filter(({ words }) => words !== 'few words')
  return found.map(({ kind, file, words, why, ...place }) =>
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
  // Words that are lost or joined
  'lines that were meant to stand by themselves': {
    change: body('**Timeline:** 2 weeks\n**Cost:** much\n\n'),
    problem: `32:1 draft **Cost:** much ${joined}`,
  },
  'lines with check marks': {
    change: body('We do it all, and in this order, whatever the weather is:\n✓ Look first\n\n'),
    problem: `32:1 draft ✓ Look first ${joined}`,
  },
  'an address in lines': {
    change: body('The old mill\n2 Creek Road\n\n'),
    problem: `32:1 draft 2 Creek Road ${joined}`,
  },
  'lines that are wrapped, broken or a list': {
    change: body(
      'Clay moves in summer, and the doors of a house\nmove too.\n\nShort.\nAnd short.\n\nAcme<br>\nMain Street\n\n' +
        '- One\n- Two\n\n1. One\n2. Two',
    ),
  },
  'a list in a line': {
    change: edit(service, 'answer: One day.', 'answer: "1. Call 2. Bring a plan"'),
    problem:
      '21:24 draft 2. Bring stands in one line with what comes before it; write |- after the colon, and each ' +
      'entry on a line',
  },
  ...casesFor(
    ['We are insured # see certificate', 'Insured # and bonded', 'One price # 2026 and on'],
    (value) => [
      `words that a # cuts: ${value}`,
      {
        change: card(`card: ${value}`),
        problem: `5:1 draft ${value.split('# ')[1]} stands behind a #, so that no page shows it; put the value in double quotes, or the comment on a line of its own`,
      },
    ],
  ),
  'comments behind values': {
    change: [
      edit(business, 'value: 4.9', 'value: 4.9 # 12 of them'),
      edit(business, 'region: TX', 'region: TX # the office'),
      edit(business, '"+15125550199"', '(512) 555-0199 # the office one'),
      edit(ada, 'tier: same-day', 'tier: same-day # 2 hours away'),
      edit(dana, 'rating: 5', 'rating: 5 # of 5'),
      edit(dana, 'location: Ada', 'location: "Ada" # in town'),
      edit(service, 'answer: One day.', 'answer: One day. # ask Ray'),
      edit(service, 'title: House', '# 2 lines\ntitle: House'),
      edit(service, 'card: We', 'card: >-\n  We # and'),
      edit(service, 'duration: 1 hour', 'duration: "1 hour" # 90 minutes'),
    ],
  },
  'a list in plain text, which has no lines': {
    change: card('card: |-\n  Three help:\n  - Doors open\n  - Dogs away'),
    problem:
      '8:3 draft - Dogs stands in one line with what comes before it; write |- after the colon, and each ' +
      'entry on a line',
  },
  'a price and two numbers in a sentence': { change: card('card: No. 1 pays. 2 of 3 call.') },
  ...casesFor(['[TOC]', '[my-slider id="3"]', '[/slides]', '[gallery]', '[embed]'], (code) => [
    `what may be a shortcode: ${code}`,
    {
      change: body(`Clay moves. ${code}`),
      problem: `31:13 draft ${code} is a WordPress shortcode, which pages would show as typed; delete it`,
    },
  ]),
  'titles of a link and a picture': {
    change: body('[Ada](/locations/ada "Ada") and ![A hill](/images/house.svg \'Hill\').'),
    problem: [`31:22 draft "Ada" ${title}`, `31:61 draft 'Hill' ${title}`],
  },
  'a table': { change: body('| Repair | Cost |\n|---|---|\n| ✓ Pier | $900 |\n| **Rod:** | $700 |\n\n') },
  'a table without bars at its sides': {
    change: body('Repair | Cost\n--- | ---\n✓ Pier | $900\nRod |\n\n'),
  },
  'a sentence behind one without a period': {
    change: body('Some sit on fill We measure them. Here is what we do: We look. Why We level.'),
    problem: '31:13 draft fill We begins a sentence, and none ends before it; add the period',
  },
  'a fact that is a sentence': {
    change: [edit(business, 'years: "12"', 'years: "12"\n  soon: The same day.'), body('We come {soon}')],
    problem:
      'business.md:53:3 draft The same day. stands inside sentences; write it as it reads there, "the same day"',
  },
  'a fact that is an answer, and stands beside no question': {
    change: [
      edit(business, 'years: "12"', 'years: "12"\n  loans: "Yes, with a bank"'),
      body('{Loans}. It takes a day.'),
    ],
    problem:
      'business.md:53:3 draft Yes, with a bank answers a question, and content/services/leveling.md has it where nobody asks; write it without "Yes,"',
  },
  'a fact that is an answer, and stands as one': {
    change: [
      edit(business, 'years: "12"', 'years: "12"\n  loans: "Yes, with a bank"'),
      edit(service, 'answer: One day.', 'answer: "{Loans}."'),
    ],
  },
  'a fact with a number, and one that denies': {
    change: [
      edit(business, 'years: "12"', 'years: "12"\n  place: No. 1 in Ada\n  loans: No financing, one price'),
      body('{Loans}. {Place}.'),
    ],
  },
  'a fact that begins a sentence': {
    change: [
      edit(business, 'years: "12"', 'years: "12"\n  soon: The same day'),
      body('Come. {Soon} is best.'),
    ],
  },
  'brackets that are no shortcode': {
    change: body(
      'It moves [sic] a lot [1], [we]{claim bonded} say. See the [gallery](/about) or the [contact-form](/about).',
    ),
  },
  'a copy beside its page': {
    change: copy(ada, 'locations/ada copy.md'),
    problem:
      '2:1 copy locations/ada copy.md looks like a copy of locations/ada.md, and no page is made of it; ' +
      'delete it, or give it a name of its own',
  },

  // Times, measures and numbers
  'a weekday': {
    change: body('Water on Tuesdays.'),
    problem: '31:10 hours Tuesdays would be wrong once the opening hours change; write {hours}',
  },
  'hours in words that cannot be compared': {
    change: edit(business, 'copy: Monday to Friday, 8:00am to 4:00pm', 'copy: By arrangement'),
    problem: '19:3 hours By arrangement cannot be compared with hours.data; check that both say the same',
  },
  'hours with a day that is closed': {
    change: edit(
      business,
      'copy: Monday to Friday, 8:00am to 4:00pm',
      'copy: Closed Sunday. Monday to Friday, 8am to 4pm',
    ),
  },
  'a distance in words': {
    change: edit(ada, 'card: Deep clay.', 'card: Twelve miles of clay.'),
    problem:
      '10:7 distance Twelve miles would be wrong once the office moves; {miles} is the distance from the office',
  },
  'labels in a language that has none of ours': {
    change: above(business, 'name:', 'lang: fr'),
    problem:
      '2:1 label labels are in English, 101 in all; write them in your language in content/shared/: ' +
      'footer.services of shared/frame.md, footer.company of shared/frame.md, errorFallback of ' +
      'shared/frame.md, jobs.before of shared/frame.md, jobs.after of shared/frame.md, labels.skip of ' +
      'shared/frame.md ...',
  },
  'a site without a review': {
    change: remove('testimonials/dana.md'),
    problem:
      'pages/reviews.md: 2:1 link the page is only in the footer, not in the menu, because there is no review; ' +
      'add one with npm run new -- review "NAME, TOWN"',
  },
  'a review whose source is no address': {
    change: above('testimonials/dana.md', 'sample:', '"source": "Google: 5 stars"'),
    problem:
      'testimonials/dana.md: 6:1 link Google: 5 stars is a note for yourself, which no page shows; write the ' +
      'address of the review, and pages link to it',
  },
  'a review with its address': {
    change: above('testimonials/dana.md', 'sample:', 'source: maps.app.goo.gl/x1'),
  },
  'a review that is a letter': { change: above('testimonials/dana.md', 'sample:', 'source: letter of May') },
  'labels that are meant to be in English': { change: above(business, 'name:', 'lang: fr\nfine: [labels]') },
  'a file of labels that is missing': { change: remove('shared/drawings.md') },
  'another phone number': {
    change: body('Permit no. 305-412-7788.'),
    problem: '31:12 phone 305-412-7788 looks like a phone number; {phone} is the one of the business',
  },
  'links to other numbers': {
    change: body(
      '[Call](tel:214-555-7788), [text](sms:+12145557788?body=Hi), [(214) 555-7788](tel:2145557788).',
    ),
    problem: [
      `31:8 phone tel:214-555-7788 ${unlisted}`,
      `31:34 phone sms:+12145557788 ${unlisted}`,
      `31:78 phone tel:2145557788 ${unlisted}`,
    ],
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
  'a depth in inches': { change: edit(ada, 'activeTo: 8', 'activeTo: 9\n  # 96 in.') },
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

  // Unfinished text
  'a word for what is to be done': {
    change: body('TODO ask Ann. Lorem ipsum.'),
    problem: [`31:1 draft TODO ${unfinished}`, `31:15 draft Lorem ipsum ${unfinished}`],
  },
  'a blank of a template': {
    change: card('card: "Call [phone], or see [your city]."'),
    problem: [`5:13 draft [phone] ${unfinished}`, `5:29 draft [your city] ${unfinished}`],
  },
  'a list in one line': { change: body('• Clay • Water'), problem: `31:1 draft • Clay • ${unfinished}` },
  'a comma at the end': {
    change: [card('card: We level houses,'), edit(service, 'By eighths.', 'By eighths, slowly.')],
    problem: `5:16 draft houses, ${unfinished}`,
  },
  'a notice without a last day': {
    change: below(ada, 'tier: same-day', 'notice: { text: Closed., from: 2024-05-01 }'),
    problem: '10:26 notice 2024-05-01 began this notice, which has no last day; delete it, or add "until"',
  },
  'a notice without any day': { change: below(ada, 'tier: same-day', 'notice: { text: Closed. }') },

  // Counties
  'a county with another letter': {
    change: [
      addCity('Eve'),
      addCity('Bee'),
      edit('locations/eve.md', 'county: Eve', 'county: Ada'),
      edit('locations/bee.md', 'county: Bee', 'county: Adda'),
    ],
    problem:
      'locations/bee.md:5:1 town Adda County is the county of no other town, and one letter off Ada County',
  },
  'two counties of one town each': {
    change: [addCity('Eve'), edit('locations/eve.md', 'county: Eve', 'county: Adda')],
  },

  // Titles and descriptions that search results would cut
  'a long title': {
    change: edit('pages/about.md', 'title: About', `title: About ${'Acme '.repeat(12)}`),
    problem:
      `3:1 length About ${'Acme '.repeat(12)}is a title of 72 characters with the brand; search results ` +
      'show about 60',
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
      '4:1 length One, one town, one phone number to call about both. is a description of 51 characters; ' +
      '70 to 160 are shown whole',
  },
  'a description of one word': {
    change: edit(
      'pages/reviews.md',
      'description: What people said of Acme after their houses were level again, or would have said of it.',
      'description: Short.',
    ),
    problem: '4:1 length Short. is a description of 6 characters; 70 to 160 are shown whole',
  },

  // Names of other towns
  'a description of another town': {
    change: [
      addCity('Eve'),
      edit('locations/eve.md', 'long and dry', 'dry'),
      edit(ada, 'House leveling in Ada, where', 'House leveling in Eve, where'),
    ],
    problem: 'locations/ada.md:4:1 town Eve is not Ada, the town of this page',
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
    problem: 'jobs/one.md:2:1 town Eve is not the town of this job, "ada"',
  },

  // Towns in another state
  'a ZIP code of another state': {
    change: edit(ada, '78600', '72901'),
    problem: '6:1 town 72901 is not a ZIP code of Texas; correct it, or write the "state"',
  },
  'coordinates of another state': {
    change: [
      edit(business, 'farthestCity: 300', 'farthestCity: 2900'),
      edit(business, 'latitude: 30.5\n  longitude: -97.6', 'latitude: 39.1\n  longitude: -94.58'),
      edit(ada, 'latitude: 30.5\nlongitude: -97.6', 'latitude: 39.1\nlongitude: -94.58'),
    ],
    problem:
      'locations/ada.md:7:1 town 39.1, -94.58 lies outside Texas; correct the coordinates, or write the ' +
      '"state"',
  },
  'a state that has neither': {
    change: below(ada, 'name: Ada', 'state: OK'),
    problem: [
      '7:1 town 78600 is not a ZIP code of Oklahoma; correct it, or write the "state"',
      '8:1 town 30.5, -97.6 lies outside Oklahoma; correct the coordinates, or write the "state"',
    ],
  },

  // An office that has moved
  'a sentence that starts from another town': {
    change: [addCity('Eve'), body('Near Ada, far from\nEve, as near Eve Creek.')],
    problem:
      'services/leveling.md:31:11 town far from Eve is not the town of the office, Ada; if the sentence ' +
      'starts from there, write {office-city}',
  },
  'a town page that is near itself': {
    change: [addCity('Eve'), edit('locations/eve.md', 'Clay, on', 'Near Eve: clay, on')],
  },
  'the distance to the own town': {
    change: edit(ada, 'Clay, on', 'At {miles} miles, on'),
    problem: '42:4 distance {miles} is 0 in the town of the office; say here how it is in your own town',
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
  'one photo with two descriptions': {
    change: [
      body('![A level house](/images/social.png)'),
      edit(
        ada,
        'Clay, on limestone.',
        '![A level house](/images/social.png)\n\n![A truck](/images/social.png)',
      ),
    ],
    problem:
      'locations/ada.md:44:3 picture A truck is said of /images/social.png, which is described differently ' +
      'in another place',
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
