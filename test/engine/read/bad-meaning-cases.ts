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
  remove,
  service,
  write,
} from '../../helpers/content-cases'
import { jobText } from '../../helpers/job'
import { ownPageText } from '../../helpers/own-page'

const noPage = 'but there is no such page or file'
const deeper = 'name a deeper layer, or correct a depth'
const weathered =
  'whose pier would end in "Weathered limestone", and weathered ground carries none; name a deeper ' +
  'layer in bearsOn'
const otherDepth = 'correct one of them, or leave "to" out'
const tooFar =
  'miles from the office, and farthestCity in content/business.md allows 300; check digits and minus ' +
  'signs, raise farthestCity, or run npm run remove -- locations/'
const twice = 'a second time; write another, or delete it'
const factTaken = 'is already the name of something else; choose another'
const plainText = 'but this is plain text, where Markdown does not work; delete the marks'
const badBrace = 'has a brace too many or too few; write {name}, or delete the brace'
const noLink = 'would be printed with its marks'
const oneFile = 'whose file on a disk of Windows or macOS is that of'
const wasDeclined = 'which was declined (Ann, 2026-10-01),'
const takeOff = 'write other words for it, then take "facts" off the claim'
const finished = 'write the month it was finished, "2026-03"'

/** The message for a fact that the business cannot fill in, while its name and hours hold each other. */
const unknownHere =
  'is not a known fact; known here: years, phone, credentials, tier-same-day, when-same-day, cost-porch, ' +
  'count-porch, state, state-code, office-city, office-page'

/** Three more towns in Ada's county. */
const threeOfAda = ['Eve', 'Bee', 'Cow'].flatMap((name) => [
  addCity(name),
  edit(`locations/${name.toLowerCase()}.md`, `county: ${name}`, 'county: Ada'),
])

const factsOfPrograms =
  'phone hours tier-same-day when-same-day count city county postal-code miles direction tier when visit ' +
  'credentials claim'

/** One notice with these fields. */
const noticed = (...fields: string[]) =>
  write('notice.md', `---\nnotices:\n  - ${fields.join('\n    ')}\n---\n`)

/** Content that is well formed but cannot be true, with the exact message. */
const meaning = contentCases({
  // Notices at the top of pages
  'a notice that ends before it begins': {
    change: noticed('text: Closed.', 'from: 2026-12-26', 'until: 2026-12-24'),
    problem:
      '5:5 notices[0].until is before from, so that no page would ever show the notice; correct one of the two',
  },
  'a notice that closes the office on no days': {
    change: noticed('text: Closed.', 'from: 2026-12-26', 'closed: yes'),
    problem: '5:5 notices[0].closed is "yes" without its days; add "from" and "until"',
  },
  'a day of a notice in words': {
    change: noticed('text: Closed.', 'from: Christmas'),
    problem:
      '4:5 notices[0].from is "Christmas"; write the first day on which a build shows it, "2026-12-24"',
  },
  'a notice below the front matter': {
    change: write('notice.md', '---\nnotices: [{ text: Closed. }]\n---\n\nOn Monday.\n'),
    problem: '5:1 has text below the closing ---, which no page shows',
  },
  'a link of a notice to no page': {
    change: noticed('text: Closed.', 'link: { text: Why, href: /storm }'),
    problem: `4:24 links to /storm, ${noPage}`,
  },
  'a phone number typed into a notice': {
    change: noticed('text: Call 512-555-0199.'),
    problem:
      '3:16 notices[0].text types the phone number 512-555-0199; write {phone}, so that it can be changed in one place',
  },

  // Labels of the frame, and its language
  'a language that there is not': {
    change: above(business, 'name: Acme Leveling', 'lang: xx'),
    problem:
      '2:1 lang is "xx", a language whose dates and numbers cannot be written; write the code of another, ' +
      '"es" for Spanish',
  },
  'a language by its name': {
    change: above(business, 'name: Acme Leveling', 'lang: Klingon'),
    problem:
      '2:1 lang is "Klingon"; write the code of the language that all pages are written in, "es" for ' +
      'Spanish',
  },
  'a label without the number that tells it from the others': {
    change: above('shared/frame.md', 'notice: Note', 'numbered: { picture: Picture }'),
    problem: '40:13 numbered.picture is to hold {number}; write a label, "Picture {number}"',
  },
  'a label of a drawing without one of its two numbers': {
    change: above('shared/drawings.md', 'faqs:', 'lot: { layer: "to {to} ft" }'),
    problem: '2:8 lot.layer is to hold {from} and {to}; write a label, ' + '"{from}–{to} ft"',
  },
  'a label of a drawing with a number that the drawing does not have': {
    change: above('shared/drawings.md', 'faqs:', 'lot: { grade: "{From} ft" }'),
    problem: '2:8 lot.grade holds {From}, which this drawing does not fill in; write a label, "0 ft"',
  },

  // The lot of a city
  'posts under a slab': {
    change: above(ada, '  activeTo: 8', '  house: ranch-slab\n  support: posts'),
    problem: '16:3 soil.support is "posts", but the house is "ranch-slab"; posts carry a cottage-on-posts',
  },
  'a pier under a cottage': {
    change: above(ada, '  activeTo: 8', '  house: cottage-on-posts\n  support: push-pier'),
    problem:
      '16:3 soil.support is "push-pier", which goes under the beam of a slab; a cottage-on-posts has ' +
      'posts or none',
  },
  'a filled lot without fill': {
    change: above(ada, '  activeTo: 8', '  house: cut-and-fill-lot'),
    problem: '15:3 soil.house is "cut-and-fill-lot", whose first layer must be of the kind fill',
  },
  'a filled lot of nothing but fill': {
    change: edit(
      ada,
      '  activeTo: 8\n  layers:\n    - name: Clay\n      kind: clay\n      from: 0\n      to: 9\n' +
        '    - name: Limestone\n      kind: limestone\n      from: 9',
      '  house: cut-and-fill-lot\n  layers:\n    - name: Fill\n      kind: fill\n      from: 0',
    ),
    problem: '15:3 soil.house is "cut-and-fill-lot", which is cut into a layer below the fill; write it',
  },
  'a pier on no layer': {
    change: above(ada, '  activeTo: 8', '  support: helical\n  bearsOn: Limstone'),
    problem: '16:3 soil.bearsOn is "Limstone", which is not the name of a layer; did you mean "Limestone"?',
  },
  'a pier on one of two layers of a name': {
    change: [
      above(ada, '  activeTo: 8', '  support: helical\n  bearsOn: Clay'),
      edit(ada, 'name: Limestone', 'name: Clay'),
    ],
    problem: '16:3 soil.bearsOn is "Clay", the name of 2 layers; give each its own name',
  },
  'a layer with no room for plates below the ground that moves': {
    change: above(ada, '  activeTo: 8', '  support: helical\n  bearsOn: Clay'),
    problem:
      '16:3 soil.bearsOn is "Clay", which ends at 9 ft; the plates of a helical pier take 2 ft, at least ' +
      `3 ft below the ground that moves and clear of the beam, here at 11 to 13 ft; ${deeper}`,
  },
  'a first firm layer too thin for a pier': {
    change: [
      above(ada, '  activeTo: 8', '  support: push-pier'),
      above(ada, '    - name: Limestone', '    - name: Marl\n      kind: marl\n      from: 9'),
      edit(ada, 'kind: limestone\n      from: 9', 'kind: limestone\n      from: 9.5'),
    ],
    problem:
      '15:3 soil.support is "push-pier", but "Marl", the first firm layer below the ground that moves, ' +
      'ends at 9.5 ft; a push pier ends 0.6 ft inside its layer, at least 3 ft below the ground that ' +
      'moves and clear of the beam, here at 11.6 ft; name a deeper layer in bearsOn, or correct a depth',
  },
  'a pier in weathered ground that is named': {
    change: [
      above(ada, '  activeTo: 8', '  support: push-pier\n  bearsOn: Weathered limestone'),
      edit(ada, 'name: Limestone', 'name: Weathered limestone'),
    ],
    problem: `16:3 soil.bearsOn is "Weathered limestone", ${weathered}`,
  },
  'a pier with nothing but weathered ground below it': {
    change: [
      above(ada, '  activeTo: 8', '  support: drilled-pier'),
      edit(ada, 'name: Limestone', 'name: Weathered limestone'),
    ],
    problem: `15:3 soil.support is "drilled-pier", ${weathered}`,
  },
  'a layer beside the beam that a pier goes under': {
    change: [
      edit(ada, '  activeTo: 8', '  support: drilled-pier\n  bearsOn: Clay'),
      edit(ada, 'to: 9', 'to: 3'),
      edit(ada, 'from: 9', 'from: 3'),
    ],
    problem:
      '16:3 soil.bearsOn is "Clay", which ends at 3 ft; a drilled pier ends 2 ft inside its layer, at ' +
      `least 3 ft below the ground that moves and clear of the beam, here at 5 ft; ${deeper}`,
  },
  'a depth that contradicts the next, of a layer too thin for its pier': {
    change: [
      above(ada, '  activeTo: 8', '  support: helical\n  bearsOn: Clay'),
      edit(ada, 'from: 9', 'from: 11'),
    ],
    problem: `22:7 soil.layers[0].to is 9, but the next layer begins at 11; ${otherDepth}`,
  },
  'ground that moves down to nothing': {
    change: edit(ada, 'activeTo: 8', 'activeTo: 0'),
    problem: '15:3 soil.activeTo is 0; leave it out where the ground does not move',
  },
  'a least depth that is no less than the greatest': {
    change: above(ada, '  activeTo: 8', '  activeFrom: 8'),
    problem: '15:3 soil.activeFrom is 8, but activeTo is 8; give the lesser depth here',
  },
  'a least depth without a greatest': {
    change: edit(ada, '  activeTo: 8', '  activeFrom: 8'),
    problem: '15:3 soil.activeFrom needs activeTo, the greatest depth to which the ground moves',
  },
  'a house that cannot be read, on posts': {
    change: above(ada, '  activeTo: 8', '  house: cottage-on-post\n  support: posts'),
    problem: '15:3 soil.house is "cottage-on-post"; did you mean "cottage-on-posts"?',
  },
  'ground that does not begin at grade': {
    change: edit(ada, 'from: 0', 'from: 1'),
    problem: '19:7 soil.layers[0].from is 1, but the first layer begins at 0, the grade',
  },
  'layers that do not go down': {
    change: [
      above(ada, '    - name: Limestone', '    - name: Marl\n      kind: marl\n      from: 12'),
      edit(ada, 'to: 9', 'to: 12'),
    ],
    problem: '26:7 soil.layers[2].from is 9, but a layer above begins at 12; list them from the top down',
  },
  'one depth that contradicts those around it': {
    change: [
      above(ada, '    - name: Limestone', '    - name: Marl\n      kind: marl\n      from: 90\n      to: 12'),
      edit(ada, 'kind: limestone\n      from: 9', 'kind: limestone\n      from: 12'),
    ],
    problem: `20:7 soil.layers[0].to is 9, but the next layer begins at 90; ${otherDepth}`,
  },

  // Places
  'a longitude without its minus sign': {
    change: edit(ada, '-97.6', '97.6'),
    problem: '8:1 longitude is 97.6, 8105 miles from the office; write "-97.6"',
  },
  'a latitude with a wrong digit': {
    change: edit(ada, 'latitude: 30.5', 'latitude: 40.5'),
    problem: `7:1 latitude and longitude are 691 ${tooFar}ada`,
  },
  'a code of no state': {
    change: below(ada, 'name: Ada', 'state: XY'),
    problem: '4:1 state is "XY"; did you mean "KY"?',
  },
  'two cities of one name': {
    change: [addCity('Eve'), edit('locations/eve.md', 'name: Eve', 'name: Ada')],
    problem:
      '3:1 name is "Ada", whose file would be content/locations/ada.md; correct the name, or rename the ' +
      'file',
  },
  'two cities of one coordinate': {
    change: [addCity('Eve'), edit('locations/eve.md', 'latitude: 30.788', 'latitude: 30.5')],
    problem: '7:1 latitude is that of content/locations/ada.md, and so is longitude; write those of Eve',
  },
  'a city whose file has another name': {
    change: [addCity('Eve'), copy('locations/eve.md', 'locations/eva.md'), remove('locations/eve.md')],
    problem:
      'locations/eva.md:3:1 name is "Eve", whose file would be content/locations/eve.md; correct the ' +
      'name, or rename the file',
  },
  'a city that is its own neighbor': {
    change: above(ada, 'tier:', 'nearby: [ada]'),
    problem: '9:10 nearby[0] is "ada", this page itself; delete it',
  },
  'a neighbor named twice': {
    change: [addCity('Eve'), above(ada, 'tier:', 'nearby: [eve, eve]')],
    problem: 'locations/ada.md:9:15 nearby[1] is "eve" a second time; delete it',
  },
  'a service related to itself': {
    change: edit(service, '[]', '[leveling]'),
    problem: '26:14 related.services[0] is "leveling", this page itself; delete it',
  },
  'a service related to a city twice': {
    change: below(service, 'services: []', '  cities: [ada, ada]'),
    problem: '27:17 related.cities[1] is "ada" a second time; delete it',
  },
  'a season that is there twice': {
    change: above(
      'pages/home.md',
      '      concernLevel: high',
      '      concernLevel: high\n    - season: summer\n      title: drier\n' +
        '      description: It shrinks.\n      tips: [Water.]',
    ),
    problem: `61:7 seasons.items[1].season is "summer" ${twice}`,
  },
  'a neighborhood named twice': {
    change: above(ada, 'tier:', 'neighborhoods:\n  heading: Parts\n  items: [Old Town, Hill, old town]'),
    problem: `11:27 neighborhoods.items[2] is "old town" ${twice}`,
  },
  'a testimonial of a town that is not served': {
    change: edit(dana, 'location: Ada', 'location: Atlantis'),
    problem:
      '3:1 location is "Atlantis", but no city of content/locations has this name; correct it, or add ' +
      '"townWithoutPage: yes" for a town that has no page',
  },
  'a day that has not come yet': {
    change: below(dana, 'sample: yes', 'date: 2199-01-01'),
    problem:
      '7:1 date is "2199-01-01", a day that has not come yet; write the day or the month of the review, ' +
      '"2026-03-14" or "2026-03"',
  },

  // Hours, tiers
  'hours that close before they open': {
    change: edit(business, 'closes: 16:00', 'closes: 07:00'),
    problem:
      '23:7 hours.data[0].closes is "07:00", which is not after opens, "08:00"; write the hours of one day',
  },
  'a day with two hours': {
    change: edit(business, 'Thursday, Friday', 'Thursday, Monday'),
    problem:
      '21:52 hours.data[0].days[4] is Monday a second time, and its hours overlap 08:00 to 16:00; write ' +
      'each hour once',
  },

  // Facts
  'a fact inside a fact': {
    change: edit(business, 'years: "12"', 'years: "{phone}"'),
    problem: '52:11 facts.years holds {phone}; a fact stands for words, so write the words',
  },
  'a fact of the name of another': {
    change: below(business, 'years: "12"', '  brand: Us'),
    problem: `53:3 facts.brand ${factTaken}`,
  },
  ...casesFor(factsOfPrograms.split(' '), (name) => [
    `a fact of the name ${name}, which stands for something by itself`,
    { change: below(business, 'years: "12"', `  ${name}: Us`), problem: `53:3 facts.${name} ${factTaken}` },
  ]),
  ...casesFor(['phone', 'credentials', 'count', 'years'], (name) => [
    `a fact of a page of the name ${name}`,
    {
      change: above(service, 'card:', `facts:\n  ${name}: Us`),
      problem: `6:3 facts.${name} is already the name of another fact; choose another name`,
    },
  ]),
  ...casesFor(['BRAND', 'a b'], (name) => [
    `a fact of the name ${name}`,
    {
      change: below(business, 'years: "12"', `  "${name}": Us`),
      problem: `53:3 facts.${name} is not a name; write lower-case words joined by hyphens`,
    },
  ]),

  // Plain text
  'a link in plain text': {
    change: card('card: We [level](/services) houses.'),
    problem: `5:10 card holds [level](/services), ${plainText}`,
  },
  'bold words in plain text': {
    change: card('card: We **level** houses.'),
    problem: `5:10 card holds **, ${plainText}`,
  },
  'a brace that is not closed': { change: card('card: "Call {phone"'), problem: `5:13 card ${badBrace}` },
  'braces that are doubled': { change: card('card: "Call {{phone}}"'), problem: `5:13 card ${badBrace}` },
  'braces that are doubled, in Markdown': {
    change: body('Call {phone} or {{phone}} now.'),
    problem: `31:17 "{{phone}}" ${badBrace}`,
  },
  'a claim that is not closed, behind a fact': {
    change: body('Call {phone}. [We pull it.]{claim bonded Then more.'),
    problem: `31:28 "{claim bonded Then more. See" ${badBrace}`,
  },
  'a brace that is not opened, behind a fact': {
    change: card('card: "Call {phone} or phone}"'),
    problem: `5:21 card ${badBrace}`,
  },
  'a brace that is not closed, in Markdown': {
    change: body('Call {phone now.'),
    problem: `31:6 "{phone now. See" ${badBrace}`,
  },
  'a link with a space in its address': {
    change: body('[a](broken link) moves.'),
    problem:
      `31:3 "](broken link) moves. See " ${noLink}; write a link as [words](/address), without spaces in ` +
      'its address',
  },
  'stars that are not closed': {
    change: body('**Clay moves.'),
    problem: `31:1 "**Clay moves. See " ${noLink}; close the **bold words**, or delete the stars`,
  },

  // Places of messages
  'a link in an entry of a list': {
    change: body('- One thing\n- Another, see\n  [the roof](/roof)'),
    problem: `33:3 links to /roof, ${noPage}`,
  },
  'a link in a quote': {
    change: body('> Somebody said\n> so, on [the\n> roof](/roof)'),
    problem: `32:10 links to /roof, ${noPage}`,
  },
  'a link over two lines of folded YAML': {
    change: edit(ada, 'lead: Ada stands on clay.', 'lead: >-\n    Ada stands on [wet\n    clay](/clay).'),
    problem: `13:19 links to /clay, ${noPage}`,
  },
  'a link behind an emoji': {
    change: body('🏠🏠 [roof](/roof).'),
    problem: `31:4 links to /roof, ${noPage}`,
  },
  'a quote that is not closed': {
    change: card('card: "We level houses.'),
    problem: '5:7 opens a quote that is not closed; put the same quote after the value',
  },
  'the same mistake twice': {
    change: body('See [a](/roof) and\n[a](/roof).'),
    problem: [`31:5 links to /roof, ${noPage}`, '32:1 also'],
  },
  'one broken link in two files': {
    change: [body('See [a](/roof).'), edit(ada, 'Clay, on limestone.', 'See [b](/roof).')],
    problem: [`locations/ada.md:42:5 links to /roof, ${noPage}`, '31:5 also'],
  },

  // Redirects
  'an old address with a query': {
    change: edit('redirects.md', '/old', '/index.php?p=2'),
    problem:
      '3:5 redirects[0].from is "/index.php?p=2", but a static host finds a page by its path alone; ' +
      'redirect ?p=2 where the domain is managed, or leave it out',
  },
  'an old address of a program': {
    change: edit('redirects.md', '/old', '/index.php'),
    problem:
      '3:5 redirects[0].from is "/index.php", and a static host would send it as a .php file, not as a ' +
      'page; redirect it where the domain is managed',
  },
  'an old address with capitals, a page with small letters': {
    change: edit('redirects.md', '/old', '/About'),
    problem: `3:5 redirects /About, ${oneFile} /about; keep one`,
  },
  'an old address with letters that disks spell otherwise': {
    change: edit('redirects.md', '/old', '/café'),
    problem:
      '3:5 redirects[0].from is "/café", and "é" cannot stand in the name of a file on every host; write ' +
      'letters, digits, hyphens',
  },
  'two old addresses of one file': {
    change: below('redirects.md', 'to: /reviews', '  - from: /OLD.html\n    to: /faqs'),
    problem: `5:5 redirects /OLD.html, ${oneFile} /old; keep one`,
  },
  'an old address with a slash, given again without': {
    change: below('redirects.md', 'to: /reviews', '  - from: /old/\n    to: /reviews'),
    problem: '5:5 redirects /old a second time; keep one',
  },
  'an old address that leads to a part nobody has': {
    change: edit('redirects.md', 'to: /reviews', 'to: /about#team'),
    problem: '4:5 links to /about#team, but /about has no part named #team',
  },

  // Claims
  'a mark that names no claim': {
    change: body('Clay moves. [We are bonded.]{claim bondage}'),
    problem:
      '31:13 {claim bondage} names no claim of content/business.md or of this file; known here: bonded',
  },
  'a fact that makes a claim which was declined': {
    change: [
      body('Clay moves. [We are bonded.]{claim bonded}'),
      below(business, 'doubt: Show the bond.', '    declined: { by: Ann, on: 2026-10-01 }'),
    ],
    problem: `business.md:53:3 {years} makes the claim "bonded", ${wasDeclined} in 1 place; ${takeOff}`,
  },
  'a question that a fact makes the same as another': {
    change: edit(
      service,
      '- question:',
      '- question: Is {office-city} dry?\n      answer: A day.\n    - question: Is Ada dry?\n' +
        '      answer: A day.\n    - question:',
    ),
    problem: `22:7 faqs.items[1].question is "Is Ada dry?" ${twice}`,
  },
  'a question that is asked twice': {
    change: edit(
      service,
      '- question:',
      '- question: Is it dry?\n      answer: A day.\n    - question: is it dry?\n      answer: A day.\n' +
        '    - question:',
    ),
    problem: `22:7 faqs.items[1].question is "is it dry?" ${twice}`,
  },
  'a state and the name of another': {
    change: edit(business, 'regionName: Texas', 'regionName: oklahoma'),
    problem: '12:3 address.regionName is "oklahoma", but region is TX; correct one of them',
  },
  'a page of the own host that is not there': {
    change: body('[Clay](https://www.example.com/clay) moves.'),
    problem: `31:1 links to /clay, ${noPage}`,
  },
  'a page of the own host that is not there, without www': {
    change: body('[Clay](http://example.com/clay/) moves.'),
    problem: `31:1 links to /clay, ${noPage}`,
  },
  'a minus sign that is gone, far from office and county alike': {
    change: [...threeOfAda, edit('locations/cow.md', 'longitude: -97.6', 'longitude: 97.6')],
    problem: 'locations/cow.md:8:1 longitude is 97.6, 8086 miles from the office; write "-97.6"',
  },
  'facts in many places that make a claim which was declined': {
    change: [
      body('Clay moves, {years} times {years}.'),
      edit(
        business,
        'facts: [years]\n    doubt',
        'facts: [years, hours]\n    declined: { by: Ann, on: 2026-10-01 }\n    doubt',
      ),
    ],
    problem: [
      `business.md:53:3 {years}, {hours} make the claim "bonded", ${wasDeclined} in 4 places; write other ` +
        'words for them, then take "facts" off the claim',
      'business.md:49:20 also',
    ],
  },
  'a fact of another file that makes a claim which was declined': {
    change: [
      above(service, 'card:', 'facts: { life: ten years }'),
      body('Clay moves for {life}.'),
      edit(business, 'facts: [years]', 'facts: [life]\n    declined: { by: Ann, on: 2026-10-01 }'),
    ],
    problem: `5:10 {life} makes the claim "bonded", ${wasDeclined} in 1 place; ${takeOff}`,
  },
  'a built-in fact that makes a claim which was declined': {
    change: [
      edit(business, 'facts: [years]', 'facts: [hours]\n    declined: { by: Ann, on: 2026-10-01 }'),
      body('Clay moves {hours}.'),
    ],
    problem: `49:13 {hours} makes the claim "bonded", ${wasDeclined} in 2 places; ${takeOff}`,
  },
  'a fact that holds itself': {
    change: edit(business, '8:00am to 4:00pm', '8:00am to 4:00pm, not in {hours}'),
    problem: [
      '19:52 {hours} is not a known fact; known here: years, brand, phone, credentials, tier-same-day, ' +
        'when-same-day, cost-porch, count-porch, state, state-code, office-city, office-page',
      'shared/frame.md:8:25 also',
    ],
  },
  'two facts that hold each other': {
    change: [
      edit(business, '8:00am to 4:00pm', '8:00am to 4:00pm, {Brand}'),
      edit(business, 'name: Acme Leveling', 'name: Acme of {hours}'),
    ],
    problem: [`2:15 {hours} ${unknownHere}`, 'shared/frame.md:8:25 also', `19:45 {Brand} ${unknownHere}`],
  },
  'a county that is its own fact': {
    change: edit(ada, 'county: Ada County', 'county: "{county}"'),
    problem:
      '5:10 {county} is not a known fact; known here: city, state, state-code, postal-code, miles, direction, tier, ' +
      'when, wait, visit, years, brand, phone, hours, credentials, tier-same-day, when-same-day, cost-porch, ' +
      'count-porch, office-city, office-page',
  },
  'a question that nobody has answered, on a live site': {
    change: body('Clay moves [Answer: how far?].'),
    problem:
      '31:12 page /services/leveling would print [Answer: how far?]; write the answer, or build with ' +
      '--preview',
  },
  'a claim about a field that is not there': {
    change: below(business, 'doubt: Show the bond.', '    field: ratings.hom'),
    problem:
      '51:5 claims[0].field is "ratings.hom", but this file has no such field; correct it, or delete the ' +
      'claim',
  },
  'two claims of one name': {
    change: below(business, 'doubt: Show the bond.', '  - id: bonded\n    doubt: Again.'),
    problem: '51:5 claims[1].id is "bonded", which content/business.md has already; choose another name',
  },
  'a claim that is both confirmed and declined': {
    change: below(
      business,
      'doubt: Show the bond.',
      '    confirmed: { by: Ann, on: 2026-05 }\n    declined: { by: Bo, on: 2026-05 }',
    ),
    problem: '52:5 claims[0].declined is there beside confirmed; keep one of them',
  },

  // Colors
  'what is no color': {
    change: above(business, 'priceRange:', 'theme:\n  action: { light: red }\n  logo: blue'),
    problem: [
      '32:13 theme.action.light is "red"; write a color on light pages, "#a8431f"',
      '33:3 theme.logo is not a known field; known here: ink, ground, action, steel, grass',
    ],
  },
  'a sample that is no field': {
    change: above(business, 'name: Acme Leveling', 'samples: [brand]'),
    problem:
      '2:11 samples[0] is "brand"; known here: name, titleSuffix, description, phone, host, address, geo, ' +
      'hours, ratings, sameAs, reviewLink, prices, ground',
  },

  // Plates
  'a caption without a plate': {
    change: below('pages/home.md', 'heading: Local', '  caption: A house.'),
    problem:
      '42:3 local.caption has no plate to stand under, so no page would show it; name one, or take this out',
  },

  // The region
  'layers of the region with a gap between them': {
    change: edit('region.md', 'from: 4 }', 'from: 5 }'),
    problem: `4:45 ground.layers[0].to is 4, but the next layer begins at 5; ${otherDepth}`,
  },
  'a tone of a layer of the region, which no drawing would show': {
    change: edit('region.md', 'from: 4 }', 'tone: tan, from: 4 }'),
    problem: '5:37 ground.layers[1].tone is not a known field; did you mean "to"?',
  },
  'an area along a line that the map does not have': {
    change: edit('region.md', 'along: Route 1', 'along: Route 2'),
    problem: '19:7 map.areas[0].along is "Route 2", which is not a line of this map; did you mean "Route 1"?',
  },
})

/** The same for a page that the owner adds. */
const ownPages = contentCases(
  {
    'a drawing under a heading that is not there': {
      change: edit('pages/care.md', '\n---\n', '\nplates: [{ heading: What it cover, plate: piers }]\n---\n'),
      problem:
        '7:12 plates[0].heading is "What it cover", which is not a ## heading of this page; did you mean "What it ' +
        'covers"?',
    },
    'a drawing of an earlier version': {
      change: edit(
        'pages/care.md',
        '\n---\n',
        '\nplates: [{ heading: What it covers, plate: lifting }]\n---\n',
      ),
      problem: '7:37 plates[0].plate is "lifting"; that drawing is gone, so delete this line',
    },
    'two drawings under one heading': {
      change: edit(
        'pages/care.md',
        '\n---\n',
        '\nplates:\n  - { heading: What it covers, plate: piers }\n' +
          '  - { heading: What it covers, plate: tunnel }\n---\n',
      ),
      problem: `9:7 plates[1].heading is "What it covers" ${twice}`,
    },
    'a place that no menu has': {
      change: edit('pages/care.md', '\n---\n', '\nplace: header\n---\n'),
      problem: '7:1 place is "header"; known here: menu, footer',
    },
    'a reader of a page that nobody knows': {
      change: edit('pages/care.md', '\n---\n', '\nreviewedBy: Ann\n---\n'),
      problem:
        '7:1 reviewedBy is "Ann", which is not a name in the team of content/pages/about.md; nothing is known here',
    },
  },
  (f) => f.write('pages/care.md', ownPageText('Care')),
)

/** The same for a finished job that keeps every other rule. */
const jobs = contentCases(
  {
    'a job in no city': {
      change: edit('jobs/porch.md', 'town: ada', 'town: adda'),
      problem: '3:1 town is "adda", but there is no content/locations/adda.md; did you mean "ada"?',
    },
    'a job of no service': {
      change: edit('jobs/porch.md', 'service: leveling', 'service: roofing'),
      problem: '4:1 service is "roofing", but there is no content/services/roofing.md; known here: leveling',
    },
    'a job that is not done yet': {
      change: edit('jobs/porch.md', 'done: 2024-05', 'done: 2199-01'),
      problem: `5:1 done is "2199-01", a month that has not come yet; ${finished}`,
    },
    ...casesFor(['2024-13', '2024-05-32', 'spring 2024'], (month) => [
      `a job done in the month "${month}"`,
      {
        change: edit('jobs/porch.md', 'done: 2024-05', `done: ${month}`),
        problem: `5:1 done is "${month}"; ${finished}`,
      },
    ]),
    'a job after which the floor lies worse': {
      change: edit('jobs/porch.md', 'after: 0.25', 'after: 1.75'),
      problem:
        '8:26 readings.after is more than before, so that the floor would be worse; swap them, or take ' +
        'readings out',
    },
    'a reading in feet': {
      change: edit('jobs/porch.md', 'before: 1.5', 'before: 25'),
      problem: '8:13 readings.before is 25; write a number from 0 to 24: inches before the repair',
    },
    'a job of no days': {
      change: below('jobs/porch.md', 'done: 2024-05', 'days: 0'),
      problem: '6:1 days is "0"; write days at the house, in digits',
    },
    'text below the front matter of a job': {
      change: below('jobs/porch.md', '\n---\n', 'The porch.\n'),
      problem: '11:1 has text below the closing ---, which no page shows',
    },
    'a photo of a job that is not there': {
      change: below('jobs/porch.md', 'done: 2024-05', 'photos: [{ src: /images/porch.jpg, alt: A porch }]'),
      problem: '6:12 photos[0].src is "/images/porch.jpg", but there is no such picture in public/',
    },
    'one photo as before and after of a job': {
      change: below(
        'jobs/porch.md',
        'done: 2024-05',
        'pair:\n  before: { src: /images/plan.svg, alt: A porch }\n' +
          '  after: { src: /images/plan.svg, alt: A porch }',
      ),
      problem: '8:12 pair.after.src is the photo from before the repair again; write the one taken after it',
    },
  },
  (f) => f.write('jobs/porch.md', jobText('readings: { before: 1.5, after: 0.25 }')),
)

/** The same for photos. The fixture has this picture, so nothing else is wrong. */
const photos = contentCases({
  'photos that do not exist': {
    change: above(service, 'faqs:', 'photos:\n  heading: Photos'),
    problem: '17:1 photos.items is missing; add photos, or delete the section',
  },
  'a photo taken in the month "2024-00"': {
    change: above(
      service,
      'faqs:',
      'photos:\n  heading: Photos\n  items: [{ src: /images/plan.svg, alt: A porch, taken: 2024-00 }]',
    ),
    problem: '19:50 photos.items[0].taken is "2024-00"; write the month it was taken, "2026-03"',
  },
  'a photo that will be taken': {
    change: above(
      service,
      'faqs:',
      'photos:\n  heading: Photos\n  items: [{ src: /images/plan.svg, alt: A porch, taken: 2199-01 }]',
    ),
    problem:
      '19:50 photos.items[0].taken is "2199-01", a month that has not come yet; write the month it was ' +
      'taken, "2026-03"',
  },
  'one photo as before and after on a page': {
    change: above(
      service,
      'faqs:',
      'photos:\n  heading: Photos\n  pair:\n    before: { src: /images/plan.svg, alt: A porch }\n' +
        '    after: { src: /images/plan.svg, alt: A porch }',
    ),
    problem:
      '21:14 photos.pair.after.src is the photo from before the repair again; write the one taken after it',
  },
  'a photo of a customer who did not agree to it': {
    change: below(dana, 'rating: 5', 'photo: { src: /images/plan.svg, alt: A porch, person: yes }'),
    problem:
      '6:1 photo.consent is missing; a photo of a person needs their consent: write how they gave it, and ' +
      'when',
  },
})

export const meaningCases = [...meaning, ...ownPages, ...jobs, ...photos]
