import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Fixture } from '../../helpers/fixture'
import { ownPageText } from '../../helpers/own-page'
import { publicCases } from './bad-public-cases'

type Case = [name: string, breakIt: (fixture: Fixture) => void, message: string]

const service = 'services/leveling.md'
const city = 'locations/ada.md'

/** Every kind of mistake a content file can hold, and exactly what is said about it. */
export const cases: Case[] = [
  // Files
  [
    'a file that is missing',
    (f) => f.remove('pages/about.md'),
    'content/pages/about.md:1:1  is missing; every site needs this file',
  ],
  [
    'business.md missing',
    (f) => f.remove('business.md'),
    'content/business.md:1:1  is missing; every site needs this file',
  ],
  [
    'a file in a folder nobody knows',
    (f) => f.write('service/leveling.md', '---\n---\n'),
    'content/service/leveling.md:1:1  is not a file this site knows; did you mean "services/leveling.md"?',
  ],
  [
    'a page with a name that is nearly that of one which is missing',
    (f) => {
      f.write('pages/abuot.md', f.read('pages/about.md'))
      f.remove('pages/about.md')
    },
    [
      'content/pages/about.md:1:1  is missing; every site needs this file',
      'content/pages/abuot.md:1:1  is not a file this site knows; did you mean "pages/about.md"?',
    ].join('\n'),
  ],
  [
    'a page of the owner’s own at the address of the editor',
    (f) => f.write('pages/admin.md', ownPageText('Admin')),
    'content/pages/admin.md:1:1  would have the address /admin, which is taken; choose another name',
  ],
  [
    'a page of the owner’s own at the address of the home page',
    (f) => f.write('pages/index.md', ownPageText('Index')),
    'content/pages/index.md:1:1  has the address /index, which pages/home.md has already; rename one of the files',
  ],
  [
    'a page of the owner’s own at the address of the page that is not found',
    (f) => f.write('pages/404.md', ownPageText('Lost')),
    'content/pages/404.md:1:1  has the address /404, which pages/not-found.md has already; rename one of the files',
  ],
  [
    'a page of the owner’s own at an old address',
    (f) => {
      f.write('pages/care.md', ownPageText('Care'))
      f.write('redirects.md', '---\nredirects:\n  - from: /care\n    to: /about\n---\n')
    },
    [
      'content/redirects.md:3:5  leads away from /care, which is a page; delete one of them',
      '  3 |   - from: /care',
    ].join('\n'),
  ],
  [
    'a name with spaces and capitals',
    (f) => f.write('locations/New Town.md', f.read(city)),
    'content/locations/New Town.md:1:1  cannot be the address of a page; name it "new-town.md"',
  ],
  [
    'another ending',
    (f) => f.write('locations/ada.markdown', '---\n---\n'),
    'content/locations/ada.markdown:1:1  cannot be the address of a page; name it "ada.md"',
  ],
  [
    'an ending in capitals',
    (f) => f.write('locations/bee.MD', f.read(city)),
    'content/locations/bee.MD:1:1  cannot be the address of a page; name it "bee.md"',
  ],
  [
    'a folder inside a folder',
    (f) => f.write('locations/texas/ada.md', f.read(city)),
    'content/locations/texas/ada.md:1:1  is not a file this site knows; known here: business.md, notice.md, region.md, redirects.md, shared/frame.md, shared/drawings.md, shared/plates.md, shared/city.md, shared/county.md, shared/service.md, pages/home.md, pages/services.md, pages/locations.md, pages/about.md, pages/reviews.md, pages/faqs.md, pages/privacy.md, pages/not-found.md, services/ada.md, locations/ada.md, testimonials/ada.md, jobs/ada.md, pages/ada.md',
  ],
  [
    'a file that is not UTF-8',
    (f) => f.write(service, Buffer.from([0x2d, 0x2d, 0x2d, 0x0a, 0xff, 0xfe])),
    'content/services/leveling.md:1:1  is not UTF-8 text; save it as UTF-8',
  ],
  [
    'a file that is too large',
    (f) => f.write(service, f.read(service) + 'word '.repeat(250_000)),
    'content/services/leveling.md:1:1  is 1250595 bytes; at most 200000 fit',
  ],
  [
    'a NUL character',
    (f) => f.edit(service, 'We level', 'We \0 level'),
    [
      'content/services/leveling.md:5:10  holds an invisible character here; delete it',
      '  5 | card: We � level houses.',
    ].join('\n'),
  ],
  // Fences
  [
    'no front matter',
    (f) => f.write(service, '## Leveling\n\nText.\n'),
    ['content/services/leveling.md:1:1  must begin with a line that is just ---', '  1 | ## Leveling'].join(
      '\n',
    ),
  ],
  [
    'an indented fence',
    (f) => f.edit(service, '---\ntitle', ' ---\ntitle'),
    ['content/services/leveling.md:1:1  must begin with a line that is just ---', '  1 |  ---'].join('\n'),
  ],
  [
    'no closing fence',
    (f) => f.write(service, f.read(service).split('\n---\n')[0]!),
    [
      'content/services/leveling.md:1:1  has no closing ---; put a line that is just --- after the last field',
      '  1 | ---',
    ].join('\n'),
  ],
  [
    'a closing fence that is too long',
    (f) => f.edit(service, '\n---\n', '\n----\n'),
    ['content/services/leveling.md:27:1  closes with "----"; write just ---', '  27 | ----'].join('\n'),
  ],
  [
    'front matter in JavaScript',
    (f) => f.edit(service, '---\n', '---js\n'),
    [
      'content/services/leveling.md:1:1  begins with "---js"; front matter is YAML only, so write just ---',
      '  1 | ---js',
    ].join('\n'),
  ],
  [
    'front matter in JSON',
    (f) => f.edit(service, '---\n', '---json\n'),
    [
      'content/services/leveling.md:1:1  begins with "---json"; front matter is YAML only, so write just ---',
      '  1 | ---json',
    ].join('\n'),
  ],
  // YAML
  [
    'a colon in a value',
    (f) => f.edit(service, 'card: We', 'card: Note: we'),
    [
      'content/services/leveling.md:5:11  holds ": " inside a value; put the value in double quotes',
      '  5 | card: Note: we level houses.',
    ].join('\n'),
  ],
  [
    'a tab for indentation',
    (f) => f.edit(service, '  heading: Leveling', '\theading: Leveling'),
    ['content/services/leveling.md:8:1  is indented with a tab; use spaces', '  8 | �heading: Leveling'].join(
      '\n',
    ),
  ],
  [
    'a field given twice',
    (f) => f.edit(service, 'card:', 'card: Once.\ncard:'),
    [
      'content/services/leveling.md:6:1  gives "card" a second time; keep one',
      '  6 | card: We level houses.',
    ].join('\n'),
  ],
  [
    'a bracket that is not closed',
    (f) => f.edit(service, '[]', '[leveling'),
    [
      'content/services/leveling.md:26:22  is not valid YAML (unexpected end of the stream within a flow collection); check indentation, colons and quotes',
      '  26 |   services: [leveling',
    ].join('\n'),
  ],
  [
    'an alias',
    (f) => f.edit(service, 'related:\n', 'related: &a\n  intro: *a\n'),
    [
      'content/services/leveling.md:25:10  uses a YAML alias (*name); write the value out',
      '  25 |   intro: *a',
    ].join('\n'),
  ],
  [
    'a type tag',
    (f) => f.edit(service, 'card: We', 'card: !!js/function We'),
    [
      'content/services/leveling.md:5:7  is not valid YAML (unknown scalar tag !<tag:yaml.org,2002:js/function>); check indentation, colons and quotes',
      '  5 | card: !!js/function We level houses.',
    ].join('\n'),
  ],
  [
    'a list where fields belong',
    (f) => f.write(service, '---\n- one\n- two\n---\n'),
    [
      'content/services/leveling.md:2:1  is not a list of fields; write "name: value" lines between the --- lines',
      '  2 | - one',
    ].join('\n'),
  ],
  [
    'empty front matter',
    (f) => f.write('shared/service.md', '---\n---\n'),
    [
      'content/shared/service.md:2:1  jobs is missing; add the latest jobs of a service, shown once content/jobs/ has any',
      '  2 | ---',
      'content/shared/service.md:2:1  contact is missing; add the block that ends service pages',
      '  2 | ---',
    ].join('\n'),
  ],
  // Schema
  [
    'a misspelt field',
    (f) => f.edit(service, 'answer: One', 'anwser: One'),
    [
      'content/services/leveling.md:20:7  faqs.items[0].answer is missing; add the answer',
      '  20 |     - question: How long?',
      'content/services/leveling.md:21:7  faqs.items[0].anwser is not a known field; did you mean "answer"?',
      '  21 |       anwser: One day.',
    ].join('\n'),
  ],
  [
    'a field of another kind of page',
    (f) => f.edit(service, 'card:', 'county: Ada\ncard:'),
    [
      'content/services/leveling.md:5:1  county is not a known field; known here: title, description, facts, socialImage, notice, updated, reviewedBy, name, order, card, drawing, image, hero, signs, methods, comparison, process, timeline, limits, price, costs, estimate, benefits, photos, emergency, checks, faqs, related, fine',
      '  5 | county: Ada',
    ].join('\n'),
  ],
  [
    'an empty value',
    (f) => f.edit(service, 'card: We level houses.', 'card:'),
    [
      'content/services/leveling.md:5:1  card is empty; write one line for the card on the services page',
      '  5 | card:',
    ].join('\n'),
  ],
  [
    'a list where text belongs',
    (f) => f.edit(service, 'card: We level houses.', 'card: [a, b]'),
    [
      'content/services/leveling.md:5:1  card is a list, but text belongs here: one line for the card on the services page',
      '  5 | card: [a, b]',
    ].join('\n'),
  ],
  [
    'text where a list belongs',
    (f) => f.edit(service, 'services: []', 'services: leveling'),
    [
      'content/services/leveling.md:26:3  related.services is text, but a list belongs here: related services',
      '  26 |   services: leveling',
    ].join('\n'),
  ],
  [
    'text where a group belongs',
    (f) => f.edit('pages/home.md', 'local:\n  heading: Local\n', 'local: Local\nwas:\n'),
    [
      'content/pages/home.md:40:1  local is text, but a group of fields belongs here: local knowledge',
      '  40 | local: Local',
      'content/pages/home.md:41:1  was is not a known field; did you mean "why"?',
      '  41 | was:',
    ].join('\n'),
  ],
  [
    'too few entries',
    (f) => f.edit('pages/home.md', '  - title: Four\n    description: fourth\n', ''),
    ['content/pages/home.md:15:1  trust has 3 entries; give it 4: the trust strip', '  15 | trust:'].join(
      '\n',
    ),
  ],
  [
    'a state of the ground that is missing',
    (f) => f.edit('pages/home.md', '    - label: Wet\n      text: The ground swells.\n', ''),
    [
      'content/pages/home.md:8:3  hero.states has 2 entries; give it 3: the three states of the ground in the drawing, in this order: dry, wet, and with the house on piers',
      '  8 |   states:',
    ].join('\n'),
  ],
  [
    'no states of the ground',
    (f) => f.write('pages/home.md', f.read('pages/home.md').replace(/ {2}states:\n( {4}.*\n)+/, '')),
    [
      'content/pages/home.md:5:1  hero.states is missing; add the three states of the ground in the drawing, in this order: dry, wet, and with the house on piers',
      '  5 | hero:',
    ].join('\n'),
  ],
  [
    'a state of the ground without its line',
    (f) => f.edit('pages/home.md', '      text: The ground swells.\n', ''),
    [
      'content/pages/home.md:11:7  hero.states[1].text is missing; add one short sentence that says what the drawing shows then',
      '  11 |     - label: Wet',
    ].join('\n'),
  ],
  [
    'no word for yes or no',
    (f) => f.edit('testimonials/dana.md', 'sample: yes', 'sample: maybe'),
    [
      'content/testimonials/dana.md:6:1  sample is "maybe"; write yes or no: "yes" until a real review stands here',
      '  6 | sample: maybe',
    ].join('\n'),
  ],
  [
    'a word that is not one of the choices',
    (f) => f.edit(service, 'drawing: leveling', 'drawing: levelling'),
    [
      'content/services/leveling.md:6:1  drawing is "levelling"; did you mean "leveling"?',
      '  6 | drawing: levelling',
    ].join('\n'),
  ],
  [
    'a number out of range',
    (f) => f.edit(city, 'latitude: 30.5', 'latitude: 305'),
    [
      'content/locations/ada.md:7:1  latitude is 305; write a number from -90 to 90: degrees north, "30.5254"',
      '  7 | latitude: 305',
    ].join('\n'),
  ],
  [
    'a number that is none',
    (f) => f.edit(city, 'longitude: -97.6', 'longitude: 97.6 W'),
    [
      'content/locations/ada.md:8:1  longitude is "97.6 W"; write degrees east, "-97.6659", in digits',
      '  8 | longitude: 97.6 W',
    ].join('\n'),
  ],
  [
    'a postal code of four digits',
    (f) => f.edit(city, 'postalCode: 78600', 'postalCode: 7860'),
    ['content/locations/ada.md:6:1  postalCode is "7860"; write five digits', '  6 | postalCode: 7860'].join(
      '\n',
    ),
  ],
  [
    'a rating above five',
    (f) => f.edit('testimonials/dana.md', 'rating: 5', 'rating: 6'),
    [
      'content/testimonials/dana.md:5:1  rating is "6"; write a whole number from 1 to 5',
      '  5 | rating: 6',
    ].join('\n'),
  ],
  [
    'a day that does not exist',
    (f) => f.edit('business.md', '2024-01-01', '2024-02-30'),
    [
      'content/business.md:37:1  reviewDate is "2024-02-30", a day that does not exist; write the date reviews carry until their own is known',
      '  37 | reviewDate: 2024-02-30',
    ].join('\n'),
  ],
  [
    'hours that are none',
    (f) => f.edit('business.md', 'opens: 08:00', 'opens: 8am'),
    [
      'content/business.md:22:7  hours.data[0].opens is "8am"; write the time as "08:00"',
      '  22 |       opens: 8am',
    ].join('\n'),
  ],
  [
    'a phone number of nine digits',
    (f) => f.edit('business.md', '+15125550199', '+1512555019'),
    [
      'content/business.md:6:1  phone is "+1512555019"; write +1 and ten digits: "+15125550142"',
      '  6 | phone: "+1512555019"',
    ].join('\n'),
  ],
  [
    'a host with a slash at its end',
    (f) => f.edit('business.md', 'www.example.com', 'www.example.com/'),
    [
      'content/business.md:7:1  host is "https://www.example.com/"; write the live site, "https://www.example.com", no slash at the end',
      '  7 | host: https://www.example.com/',
    ].join('\n'),
  ],
  [
    'a review link that runs a script',
    (f) => f.edit('business.md', 'https://reviews.example/acme', 'javascript:x'),
    [
      'content/business.md:36:3  reviewLink.href is "javascript:x"; write where a customer leaves a review',
      '  36 |   href: javascript:x',
    ].join('\n'),
  ],
  [
    'soil layers with a gap',
    (f) => f.edit(city, 'from: 9', 'from: 11'),
    [
      'content/locations/ada.md:20:7  soil.layers[0].to is 9, but the next layer begins at 11; correct one of them, or leave "to" out',
      '  20 |       to: 9',
    ].join('\n'),
  ],
  [
    'a last soil layer that ends',
    (f) => f.edit(city, 'from: 9', 'from: 9\n      to: 20'),
    [
      'content/locations/ada.md:24:7  soil.layers[1].to must be left out of the last layer, which goes on down',
      '  24 |       to: 20',
    ].join('\n'),
  ],
  [
    'a soil layer upside down',
    (f) => f.edit(city, 'to: 9', 'to: 0'),
    [
      'content/locations/ada.md:20:7  soil.layers[0].to is 0, but the next layer begins at 9; correct one of them, or leave "to" out',
      '  20 |       to: 0',
    ].join('\n'),
  ],
  [
    'a comparison with a cell too few',
    (f) =>
      f.edit(
        service,
        'process:',
        'comparison:\n  heading: A or B\n  columns: [A, B, C]\n  rows:\n    - label: Depth\n      cells: [one, two]\nprocess:',
      ),
    [
      'content/services/leveling.md:15:7  comparison.rows[0].cells has 2 cells for 3 columns; give it one for each',
      '  15 |       cells: [one, two]',
    ].join('\n'),
  ],
  // References
  [
    'a service that does not exist',
    (f) => f.edit(service, '[]', '[levelling]'),
    [
      'content/services/leveling.md:26:14  related.services[0] is "levelling", but there is no content/services/levelling.md; did you mean "leveling"?',
      '  26 |   services: [levelling]',
    ].join('\n'),
  ],
  [
    'a nearby city that does not exist',
    (f) => f.edit(city, 'tier:', 'nearby: [eve]\ntier:'),
    [
      'content/locations/ada.md:9:10  nearby[0] is "eve", but there is no content/locations/eve.md; known here: ada',
      '  9 | nearby: [eve]',
    ].join('\n'),
  ],
  [
    'a tier that does not exist',
    (f) => f.edit(city, 'tier: same-day', 'tier: sometime'),
    [
      'content/locations/ada.md:9:1  tier is "sometime", no tier of content/business.md; known here: same-day',
      '  9 | tier: sometime',
    ].join('\n'),
  ],
  [
    'a testimonial about no service',
    (f) => f.edit('testimonials/dana.md', 'service: leveling', 'service: roofing'),
    [
      'content/testimonials/dana.md:4:1  service is "roofing", but there is no content/services/roofing.md; known here: leveling',
      '  4 | service: roofing',
    ].join('\n'),
  ],
  [
    'a fact that does not exist',
    (f) => f.edit('pages/home.md', '{years} years', '{yaers} years'),
    [
      'content/pages/home.md:43:5  {yaers} stands for nothing; did you mean "years"?',
      '  43 |     {yaers} years',
    ].join('\n'),
  ],
  [
    'a fact that does not exist, in a body',
    (f) => f.edit(service, 'Clay moves.', 'Clay moves {far}.'),
    [
      'content/services/leveling.md:31:12  {far} stands for nothing; known here: years, brand, phone, hours, credentials, tier-same-day, when-same-day, cost-porch, state, state-code, office-city',
      '  31 | Clay moves {far}. See [Ada](/locations/ada).',
    ].join('\n'),
  ],
  [
    'a picture that does not exist',
    (f) => f.edit('pages/services.md', 'house.svg', 'crew.jpg'),
    [
      'content/pages/services.md:13:7  gallery.items[0].src is "/images/crew.jpg", but public/ holds no such picture',
      '  13 |     - src: /images/crew.jpg',
    ].join('\n'),
  ],
  [
    'a photo as an iPhone keeps it',
    (f) => f.edit('pages/services.md', 'house.svg', 'crew.heic'),
    [
      'content/pages/services.md:13:7  gallery.items[0].src is "/images/crew.heic", which is HEIC, which few browsers show; export it as JPEG',
      '  13 |     - src: /images/crew.heic',
    ].join('\n'),
  ],
  [
    'a picture that moves',
    (f) => f.edit('pages/services.md', 'house.svg', 'crew.gif'),
    [
      'content/pages/services.md:13:7  gallery.items[0].src is "/images/crew.gif", which is of a kind that pages do not show; export it as JPEG',
      '  13 |     - src: /images/crew.gif',
    ].join('\n'),
  ],
  [
    'a drawing with spaces in its name',
    (f) => f.edit('pages/services.md', 'house.svg', 'our house.svg'),
    [
      'content/pages/services.md:13:7  gallery.items[0].src is "/images/our house.svg", which has a name that no address can have; rename the file, with letters, digits and hyphens only',
      '  13 |     - src: /images/our house.svg',
    ].join('\n'),
  ],
  [
    'a photo in another folder',
    (f) => f.edit('pages/services.md', '/images/house.svg', '/crew.jpg'),
    [
      'content/pages/services.md:13:7  gallery.items[0].src is "/crew.jpg", which is not in public/images/, where photos belong; move it there',
      '  13 |     - src: /crew.jpg',
    ].join('\n'),
  ],
  [
    'a picture of no kind',
    (f) => f.edit('pages/services.md', 'house.svg', 'crew.txt'),
    [
      'content/pages/services.md:13:7  gallery.items[0].src is "/images/crew.txt", which is no picture of the public folder; write "/images/crew.jpg", with .jpg, .png, .webp, .avif or .svg',
      '  13 |     - src: /images/crew.txt',
    ].join('\n'),
  ],
  [
    'a picture that is none',
    (f) => {
      writeFileSync(join(f.publicDir, 'images/crew.jpg'), 'text')
      f.edit('pages/services.md', 'house.svg', 'crew.jpg')
    },
    [
      'content/pages/services.md:13:7  gallery.items[0].src is "/images/crew.jpg", which is damaged, cut off before its end, or no picture; copy it from the camera again, or export it as JPEG',
      '  13 |     - src: /images/crew.jpg',
    ].join('\n'),
  ],
  [
    'two pages with one title',
    (f) => f.edit('pages/about.md', 'title: About', 'title: Services'),
    [
      'content/pages/services.md:3:1  title is the same as in pages/about.md; write one of its own',
      '  3 | title: Services',
    ].join('\n'),
  ],
  [
    'a typed phone number',
    (f) => f.edit(service, 'Call {phone}.', 'Call (512) 555-0199.'),
    [
      'content/services/leveling.md:23:32  faqs.items[1].answer types the phone number (512) 555-0199; write {phone}, so that it can be changed in one place',
      '  23 |       answer: It depends. Call (512) 555-0199.',
    ].join('\n'),
  ],
  // Markdown
  [
    'a first heading in a body',
    (f) => f.edit(service, '## Why', '# Why'),
    [
      'content/services/leveling.md:29:1  "# Why houses tilt" is a # heading, and the page has its one h1 already; write ##',
      '  29 | # Why houses tilt',
    ].join('\n'),
  ],
  [
    'a heading that skips a level',
    (f) => f.edit(service, 'Clay moves.', '#### Deep\n\nClay moves.'),
    [
      'content/services/leveling.md:31:1  "#### Deep" skips a heading level; write ###',
      '  31 | #### Deep',
    ].join('\n'),
  ],
  [
    'text before the first heading',
    (f) => f.edit(service, '## Why', 'Well.\n\n## Why'),
    [
      'content/services/leveling.md:29:1  "Well." stands before the first heading; begin the body with a ## heading',
      '  29 | Well.',
    ].join('\n'),
  ],
  [
    'a heading with nothing under it',
    (f) => f.edit(service, '## Why', '## Empty\n\n## Why'),
    [
      'content/services/leveling.md:29:1  "## Empty" has nothing under it; write a paragraph or delete the heading',
      '  29 | ## Empty',
    ].join('\n'),
  ],
  [
    'a heading in a field',
    (f) => f.edit(service, 'answer: One day.', 'answer: "## One day"'),
    [
      'content/services/leveling.md:21:16  faqs.items[0].answer holds a heading; headings belong in the body, below the front matter',
      '  21 |       answer: "## One day"',
    ].join('\n'),
  ],
  [
    'text below a page that shows none',
    (f) => f.write('pages/home.md', `${f.read('pages/home.md')}\nHello.\n`),
    ['content/pages/home.md:83:1  has text below the closing ---, which no page shows', '  83 | Hello.'].join(
      '\n',
    ),
  ],
  [
    'a review that says nothing',
    (f) => f.edit('testimonials/dana.md', 'The door shuts.', ''),
    [
      'content/testimonials/dana.md:2:1  says nothing; write the text below the closing ---',
      '  2 | name: Dana R.',
    ].join('\n'),
  ],
  [
    'a script',
    (f) => f.edit(service, 'Clay moves.', '<script>alert(1)</script>'),
    [
      'content/services/leveling.md:31:1  "<script>" is HTML, which may hold only <br> <wbr> <sup> <sub> <small> <kbd> <abbr> <mark> without attributes',
      '  31 | <script>alert(1)</script> See [Ada](/locations/ada).',
      'content/services/leveling.md:31:17  "</script>" is HTML, which may hold only <br> <wbr> <sup> <sub> <small> <kbd> <abbr> <mark> without attributes',
      '  31 | <script>alert(1)</script> See [Ada](/locations/ada).',
    ].join('\n'),
  ],
  [
    'HTML with an attribute',
    (f) => f.edit(service, 'Clay moves.', 'Clay <sup onclick="x()">moves</sup>.'),
    [
      'content/services/leveling.md:31:6  "<sup onclick="x()">" is HTML, which may hold only <br> <wbr> <sup> <sub> <small> <kbd> <abbr> <mark> without attributes',
      '  31 | Clay <sup onclick="x()">moves</sup>. See [Ada](/locations/ada).',
    ].join('\n'),
  ],
  [
    'a table',
    (f) => f.edit(service, 'Clay moves.', '| a | b |\n|---|---|\n| c | d |'),
    [
      'content/services/leveling.md:31:1  "| a | b |" is a table, which does not fit a phone; write a list',
      '  31 | | a | b |',
    ].join('\n'),
  ],
  [
    'text indented by four spaces',
    (f) => f.edit(service, 'Clay moves.', '    Clay moves.'),
    [
      'content/services/leveling.md:31:5  "Clay moves. See [Ada](/locations/ada)." would be shown as code; take away the spaces or backticks before it',
      '  31 |     Clay moves. See [Ada](/locations/ada).',
    ].join('\n'),
  ],
  [
    'a task list',
    (f) => f.edit(service, 'Clay moves.', '- [ ] Clay moves.'),
    [
      'content/services/leveling.md:31:1  "- [ ] Clay moves. See [Ada](/locations/ada)." is a task list; write a plain list',
      '  31 | - [ ] Clay moves. See [Ada](/locations/ada).',
    ].join('\n'),
  ],
  [
    'a picture without words',
    (f) => f.edit(service, 'Clay moves.', '![](/images/social.png)'),
    [
      'content/services/leveling.md:31:1  "![](/images/social.png)" is a picture without words for those who cannot see it; write ![what it shows](...)',
      '  31 | ![](/images/social.png) See [Ada](/locations/ada).',
    ].join('\n'),
  ],
  [
    'a picture from elsewhere',
    (f) => f.edit(service, 'Clay moves.', '![Clay](https://x.example/a.png)'),
    [
      'content/services/leveling.md:31:1  "![Clay](https://x.example/a.png)" shows "https://x.example/a.png"; pictures stand in public/, "/images/crew.jpg"',
      '  31 | ![Clay](https://x.example/a.png) See [Ada](/locations/ada).',
    ].join('\n'),
  ],
  // Links
  [
    'a link that runs a script',
    (f) => f.edit(service, '(/locations/ada)', '(JavaScript:alert(1))'),
    [
      'content/services/leveling.md:31:17  "[Ada](JavaScript:alert(1))" links to "JavaScript:alert(1)"; only https, http, tel and mailto are allowed',
      '  31 | Clay moves. See [Ada](JavaScript:alert(1)).',
    ].join('\n'),
  ],
  [
    'a link that hides its scheme',
    (f) => f.edit(service, '(/locations/ada)', '(data:text/html;base64,PHN2Zz4=)'),
    [
      'content/services/leveling.md:31:17  "[Ada](data:text/html;base64,PHN2Zz4=)" links to "data:text/html;base64,PHN2Zz4="; only https, http, tel and mailto are allowed',
      '  31 | Clay moves. See [Ada](data:text/html;base64,PHN2Zz4=).',
    ].join('\n'),
  ],
  [
    'a link without a slash',
    (f) => f.edit(service, '(/locations/ada)', '(locations/ada)'),
    [
      'content/services/leveling.md:31:17  "[Ada](locations/ada)" links to "locations/ada"; begin an address of this site with one slash, "/services"',
      '  31 | Clay moves. See [Ada](locations/ada).',
    ].join('\n'),
  ],
  [
    'a link that begins with two slashes',
    (f) => f.edit(service, '(/locations/ada)', '(//ada.example)'),
    [
      'content/services/leveling.md:31:17  "[Ada](//ada.example)" links to "//ada.example"; begin an address of this site with one slash, "/services"',
      '  31 | Clay moves. See [Ada](//ada.example).',
    ].join('\n'),
  ],
  [
    'a link with a backslash',
    (f) => f.edit(service, '(/locations/ada)', '(</\\ada.example>)'),
    [
      'content/services/leveling.md:31:17  "[Ada](</\\ada.example>)" links to "/\\ada.example", which holds a space or backslash',
      '  31 | Clay moves. See [Ada](</\\ada.example>).',
    ].join('\n'),
  ],
  [
    'a link without words',
    (f) => f.edit(service, '[Ada]', '[]'),
    [
      'content/services/leveling.md:31:17  "[](/locations/ada)" links to "/locations/ada" with no words; write [words](/locations/ada)',
      '  31 | Clay moves. See [](/locations/ada).',
    ].join('\n'),
  ],
  [
    'a typed phone link',
    (f) => f.edit(service, '(/locations/ada)', '(tel:+15125550111)'),
    [
      'content/services/leveling.md:31:17  "[Ada](tel:+15125550111)" types a phone link; write {phone}',
      '  31 | Clay moves. See [Ada](tel:+15125550111).',
    ].join('\n'),
  ],
  [
    'a link to a page that does not exist',
    (f) => f.edit(service, '(/locations/ada)', '(/locations/eve)'),
    [
      'content/services/leveling.md:31:17  links to /locations/eve, but there is no such page or file',
      '  31 | Clay moves. See [Ada](/locations/eve).',
    ].join('\n'),
  ],
  [
    'a link with a slash at its end',
    (f) => f.edit(service, '(/locations/ada)', '(/locations/ada/)'),
    [
      'content/services/leveling.md:31:17  links to /locations/ada/, but there is no such page or file; did you mean "/locations/ada"?',
      '  31 | Clay moves. See [Ada](/locations/ada/).',
    ].join('\n'),
  ],
  [
    'a link to a file that does not exist',
    (f) => f.edit(service, '(/locations/ada)', '(/paper.pdf)'),
    [
      'content/services/leveling.md:31:17  links to /paper.pdf, but there is no such page or file',
      '  31 | Clay moves. See [Ada](/paper.pdf).',
    ].join('\n'),
  ],
  [
    'a link to a part that does not exist',
    (f) => f.edit(service, '(/locations/ada)', '(/locations/ada#water)'),
    [
      'content/services/leveling.md:31:17  links to /locations/ada#water, but /locations/ada has no part named #water',
      '  31 | Clay moves. See [Ada](/locations/ada#water).',
    ].join('\n'),
  ],
  [
    'a link to a redirect',
    (f) => f.edit(service, '(/locations/ada)', '(/old)'),
    [
      'content/services/leveling.md:31:17  links to /old, which leads on to /reviews; link there',
      '  31 | Clay moves. See [Ada](/old).',
    ].join('\n'),
  ],
  [
    'a broken link in front matter',
    (f) => f.edit('pages/not-found.md', 'href: /about', 'href: /abuot'),
    [
      'content/pages/not-found.md:18:7  links to /abuot, but there is no such page or file; did you mean "/about"?',
      '  18 |       href: /abuot',
    ].join('\n'),
  ],
  // Addresses
  [
    'a redirect from a page',
    (f) => f.edit('redirects.md', 'from: /old', 'from: /about'),
    [
      'content/redirects.md:3:5  leads away from /about, which is a page; delete one of them',
      '  3 |   - from: /about',
    ].join('\n'),
  ],
  [
    'a redirect to nowhere',
    (f) => f.edit('redirects.md', 'to: /reviews', 'to: /rewiews'),
    [
      'content/redirects.md:4:5  leads to /rewiews, but there is no such page; write the address of one',
      '  4 |     to: /rewiews',
    ].join('\n'),
  ],
  [
    'a redirect in a chain',
    (f) => f.edit('redirects.md', 'to: /reviews', 'to: /reviews\n  - from: /older\n    to: /old'),
    [
      'content/redirects.md:6:5  leads to /old, which leads on; write where it ends',
      '  6 |     to: /old',
    ].join('\n'),
  ],
  [
    'a redirect to itself',
    (f) => f.edit('redirects.md', 'to: /reviews', 'to: /old'),
    [
      'content/redirects.md:4:5  leads to /old, which leads on; write where it ends',
      '  4 |     to: /old',
    ].join('\n'),
  ],
  [
    'a redirect given twice',
    (f) => f.edit('redirects.md', 'to: /reviews', 'to: /reviews\n  - from: /old\n    to: /faqs'),
    ['content/redirects.md:5:5  redirects /old a second time; keep one', '  5 |   - from: /old'].join('\n'),
  ],
  [
    'a redirect to another site',
    (f) => f.edit('redirects.md', 'to: /reviews', 'to: https://x.example/'),
    [
      'content/redirects.md:4:5  redirects[0].to is "https://x.example/"; write the page it leads to, "/reviews"',
      '  4 |     to: https://x.example/',
    ].join('\n'),
  ],
  [
    'two parts of a page with one name',
    (f) => f.edit(service, '## Why houses tilt', '## Process'),
    [
      'content/services/leveling.md:29:1  has two parts named #process; change one of the headings',
      '  29 | ## Process',
    ].join('\n'),
  ],
  // Found by `npm run fuzz`, or by thinking like it.
  [
    'a link to no part of a page',
    (f) => f.edit(service, '(/locations/ada)', '(#)'),
    [
      'content/services/leveling.md:31:17  "[Ada](#)" links to "#", which is no place; name a part of the page, "#costs"',
      '  31 | Clay moves. See [Ada](#).',
    ].join('\n'),
  ],
  [
    'a wrong value of a page’s length',
    (f) => f.edit('business.md', 'https://www.example.com', `https://${'y'.repeat(5000)}`),
    [
      `content/business.md:7:1  host is "https://${'y'.repeat(32)}..."; write the live site, "https://www.example.com", no slash at the end`,
      `  7 | host: https://${'y'.repeat(103)}...`,
    ].join('\n'),
  ],
  [
    'a link of a page’s length to nowhere',
    (f) => f.edit(service, '(/locations/ada)', `(/${'y'.repeat(5000)})`),
    [
      `content/services/leveling.md:31:17  links to /${'y'.repeat(490)}...${'y'.repeat(165)}, but there is no such page or file`,
      `  31 | Clay moves. See [Ada](/${'y'.repeat(94)}...`,
    ].join('\n'),
  ],
  [
    'text behind a hash',
    (f) => f.edit(service, 'card: We level houses.', 'card: We are # 1 in leveling.'),
    [
      'content/services/leveling.md:5:14  holds " #", and YAML reads nothing behind it; put the value in double quotes, or the note on a line of its own',
      '  5 | card: We are # 1 in leveling.',
    ].join('\n'),
  ],
  [
    'a link to a file elsewhere',
    (f) => symlinkSync('/etc/hosts', join(f.contentDir, 'services/hosts.md')),
    'content/services/hosts.md:1:1  is a link to something else, or no file at all; put the file itself here',
  ],
  [
    'a folder that is a link to one elsewhere',
    (f) => symlinkSync('/etc', join(f.contentDir, 'services/etc')),
    'content/services/etc:1:1  is a link to something else, or no file at all; put the file itself here',
  ],
  [
    'a link in the public folder',
    (f) => symlinkSync('/etc/hosts', join(f.publicDir, 'hosts.txt')),
    'public/hosts.txt:1:1  is a link to something else, or no file at all; put the file itself here',
  ],
  [
    'a name that Windows keeps',
    (f) => f.write('locations/con.md', f.read(city)),
    'content/locations/con.md:1:1  has a name that Windows keeps for itself; choose another',
  ],
  [
    'a page named index',
    (f) => f.write('services/index.md', f.read(service).replace(/(title|description): /g, '$1: On ')),
    'content/services/index.md:1:1  has the address /services/index, which pages/services.md has already; rename one of the files',
  ],
  [
    'a public file with the name of a file that the build makes',
    (f) => writeFileSync(join(f.publicDir, 'robots.txt'), 'mine'),
    'public/robots.txt:1:1  has the name of a file that the build makes; rename it',
  ],
  [
    'a public file where a page needs a folder',
    (f) => writeFileSync(join(f.publicDir, 'services'), 'mine'),
    'public/services:1:1  has the name of a page of the site; rename it',
  ],
  [
    'a mark that turns text around',
    (f) => f.edit(service, 'We level', 'We \u202E level'),
    [
      'content/services/leveling.md:5:10  holds an invisible character here; delete it',
      '  5 | card: We � level houses.',
    ].join('\n'),
  ],
  [
    'such a mark, by its code',
    (f) => f.edit(service, 'card: We level houses.', 'card: "We \\u202E level"'),
    [
      'content/services/leveling.md:5:1  holds an invisible character here; delete it',
      '  5 | card: "We \\u202E level"',
    ].join('\n'),
  ],
  [
    'the end of a line, by its code',
    (f) => f.edit(city, 'tier: same-day', 'tier: "same\\rday"'),
    [
      'content/locations/ada.md:9:1  tier is "same\uFFFDday"; write the id of a response tier of the business',
      '  9 | tier: "same\\rday"',
    ].join('\n'),
  ],
  [
    'half a character, by its code',
    (f) => f.edit(service, 'card: We level houses.', 'card: "We \\ud800 level"'),
    [
      'content/services/leveling.md:5:1  holds an invisible character here; delete it',
      '  5 | card: "We \\ud800 level"',
    ].join('\n'),
  ],
  [
    'lists in lists in lists',
    (f) => f.edit(service, 'card: We level houses.', 'card: ' + '['.repeat(20_000)),
    [
      'content/services/leveling.md:5:106  is not valid YAML (nesting exceeded maxDepth (100)); check indentation, colons and quotes',
      '  5 | card: [[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[...',
    ].join('\n'),
  ],
  [
    'a value of nothing but a space that does not break',
    (f) => f.edit(service, 'card: We level houses.', 'card: "\u00A0"'),
    [
      'content/services/leveling.md:5:1  card is empty; write one line for the card on the services page',
      '  5 | card: " "',
    ].join('\n'),
  ],
  [
    'a question of nothing but signs',
    (f) => f.edit(service, 'question: How long?', 'question: "???"'),
    [
      'content/services/leveling.md:20:7  faqs.items[0].question has no letter or digit; write the question',
      '  20 |     - question: "???"',
    ].join('\n'),
  ],
  [
    'a fact that every object has',
    (f) => f.edit(service, 'Clay moves.', 'Clay moves {constructor}.'),
    [
      'content/services/leveling.md:31:12  {constructor} stands for nothing; known here: years, brand, phone, hours, credentials, tier-same-day, when-same-day, cost-porch, state, state-code, office-city',
      '  31 | Clay moves {constructor}. See [Ada](/locations/ada).',
    ].join('\n'),
  ],
  [
    'a fact that does not exist, in the words of a picture',
    (f) => f.edit(service, 'Clay moves.', '![The {nothing}](/images/social.png)'),
    [
      'content/services/leveling.md:31:7  {nothing} stands for nothing; known here: years, brand, phone, hours, credentials, tier-same-day, when-same-day, cost-porch, state, state-code, office-city',
      '  31 | ![The {nothing}](/images/social.png) See [Ada](/locations/ada).',
    ].join('\n'),
  ],
  [
    'a picture out of the public folder',
    (f) => f.edit('pages/services.md', '/images/house.svg', '/images/../../content/a.png'),
    [
      'content/pages/services.md:13:7  gallery.items[0].src is "/images/../../content/a.png", but public/ holds no such picture',
      '  13 |     - src: /images/../../content/a.png',
    ].join('\n'),
  ],
  [
    'a host that no browser opens',
    (f) => f.edit('business.md', 'https://www.example.com', 'https://xn--a.com'),
    [
      'content/business.md:7:1  host is "https://xn--a.com", which no browser can open; write the live site',
      '  7 | host: https://xn--a.com',
    ].join('\n'),
  ],
  [
    'a profile that is no address',
    (f) => f.edit('business.md', 'https://reviews.example/acme', 'https://['),
    [
      'content/business.md:36:3  reviewLink.href is "https://["; write where a customer leaves a review',
      '  36 |   href: https://[',
    ].join('\n'),
  ],
  ...[
    'https://.',
    'https://u:p@social.example/acme',
    'https://social.example/{phone}',
    'https://localhost/',
  ].map((address): Case => [
    `a profile at ${address}`,
    (f) => f.edit('business.md', 'https://social.example/acme', `"${address}"`),
    [
      `content/business.md:33:5  sameAs[0] is "${address}"; write the address of a profile`,
      `  33 |   - "${address}"`,
    ].join('\n'),
  ]),
  [
    'a heading without a letter',
    (f) => f.edit(service, '## Why', '## ...\n\nText.\n\n## Why'),
    [
      'content/services/leveling.md:29:1  "## ..." has no letter or digit, so that no link can lead to it',
      '  29 | ## ...',
    ].join('\n'),
  ],
  [
    'a heading in a list',
    (f) => f.edit(service, 'Clay moves.', '- ## Clay moves.'),
    [
      'content/services/leveling.md:31:3  "## Clay moves. See [Ada](/locations/ada)." is a heading inside a list or quote; put it on a line of its own',
      '  31 | - ## Clay moves. See [Ada](/locations/ada).',
    ].join('\n'),
  ],
  [
    'a line across in a field',
    (f) => f.edit(service, 'answer: One day.', 'answer: "One day.\\n\\n---"'),
    [
      'content/services/leveling.md:21:28  faqs.items[0].answer is a line across; leave it out',
      '  21 |       answer: "One day.\\n\\n---"',
    ].join('\n'),
  ],
  [
    'quotes in quotes in quotes',
    (f) => f.edit(service, 'Clay moves.', '>'.repeat(5000) + ' Clay moves.'),
    [
      'content/services/leveling.md:31:1  ">>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>..." nests too many quotes, lists or brackets; take some away',
      '  31 | >>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>...',
    ].join('\n'),
  ],
  [
    'a thousand brackets',
    (f) => f.edit(service, 'Clay moves.', '['.repeat(1000)),
    [
      'content/services/leveling.md:31:1  "[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[..." nests too many quotes, lists or brackets; take some away',
      '  31 | [[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[...',
    ].join('\n'),
  ],
  [
    'HTML on a line of its own',
    (f) => f.edit(service, 'Clay moves.', '<small>\n{phone}\n</small>\n\nClay moves.'),
    [
      'content/services/leveling.md:31:1  "<small>" is HTML on a line of its own; write it inside a sentence',
      '  31 | <small>',
    ].join('\n'),
  ],
  [
    'HTML that is not closed',
    (f) => f.edit(service, 'Clay moves.', 'Clay <small>moves.'),
    [
      'content/services/leveling.md:31:6  "<small>" is not closed; write </small> after it',
      '  31 | Clay <small>moves. See [Ada](/locations/ada).',
    ].join('\n'),
  ],
  [
    'HTML that was not opened',
    (f) => f.edit(service, 'Clay moves.', 'Clay moves.</small>'),
    [
      'content/services/leveling.md:31:12  "</small>" closes what was not opened before it; delete it',
      '  31 | Clay moves.</small> See [Ada](/locations/ada).',
    ].join('\n'),
  ],
  [
    'text between two comments',
    (f) => f.edit(service, 'Clay moves.', '<!--\n--> Clay <!-- -->'),
    [
      'content/services/leveling.md:31:1  "<!--" is HTML, which may hold only <br> <wbr> <sup> <sub> <small> <kbd> <abbr> <mark> without attributes',
      '  31 | <!--',
      'content/services/leveling.md:32:10  "<!-- -->" is HTML, which may hold only <br> <wbr> <sup> <sub> <small> <kbd> <abbr> <mark> without attributes',
      '  32 | --> Clay <!-- --> See [Ada](/locations/ada).',
    ].join('\n'),
  ],
  [
    'the code of a character',
    (f) => f.edit(service, 'Clay moves.', 'Clay moves &copy; &#x202E;'),
    [
      'content/services/leveling.md:31:12  "&copy;" is the code of a character; write the character itself',
      '  31 | Clay moves &copy; &#x202E; See [Ada](/locations/ada).',
      'content/services/leveling.md:31:19  "&#x202E;" is the code of a character; write the character itself',
      '  31 | Clay moves &copy; &#x202E; See [Ada](/locations/ada).',
    ].join('\n'),
  ],
  [
    'the code of a character in a link',
    (f) => f.edit(service, '(/locations/ada)', '(&#106;avascript:alert(1))'),
    [
      'content/services/leveling.md:31:17  "[Ada](&#106;avascript:alert(1))" links to "&#106;avascript:alert(1)", which holds the code of a character; write the character',
      '  31 | Clay moves. See [Ada](&#106;avascript:alert(1)).',
    ].join('\n'),
  ],
  [
    'a link with a title',
    (f) => f.edit(service, '(/locations/ada)', '(/locations/ada "Ada")'),
    [
      'content/services/leveling.md:31:17  "[Ada](/locations/ada "Ada")" has a title in quotes, which no page shows; take it out',
      '  31 | Clay moves. See [Ada](/locations/ada "Ada").',
    ].join('\n'),
  ],
  [
    'the name of a link',
    (f) => f.edit(service, 'Clay moves.', '[note]: gone\n\nClay moves.'),
    [
      'content/services/leveling.md:31:1  "[note]: gone" names a link, which no page shows; write the address where the link stands, [words](/address)',
      '  31 | [note]: gone',
    ].join('\n'),
  ],
  [
    'a link that is no address',
    (f) => f.edit(service, '(/locations/ada)', '(https://[)'),
    [
      'content/services/leveling.md:31:17  "[Ada](https://[)" links to "https://[", which is no address',
      '  31 | Clay moves. See [Ada](https://[).',
    ].join('\n'),
  ],
  [
    'a redirect from the file of the home page',
    (f) => f.edit('redirects.md', '/old', '/index'),
    [
      'content/redirects.md:3:5  leads away from /index, which is another name of /; delete it',
      '  3 |   - from: /index',
    ].join('\n'),
  ],
  [
    'a redirect that writes into a host’s own file',
    (f) => f.edit('redirects.md', 'to: /reviews', 'to: /reviews?%{HTTP_HOST}$1'),
    [
      'content/redirects.md:4:5  redirects[0].to is "/reviews?%{HTTP_HOST}$1"; write the page it leads to, "/reviews"',
      '  4 |     to: /reviews?%{HTTP_HOST}$1',
    ].join('\n'),
  ],
  ...publicCases,
  [
    'a folder with the name of a page',
    (f) => mkdirSync(join(f.contentDir, 'locations/x.md')),
    'content/locations/x.md:1:1  is a link to something else, or no file at all; put the file itself here',
  ],
  [
    'a folder with the name of a page, and a page in it',
    (f) => {
      mkdirSync(join(f.contentDir, 'locations/x.md'))
      f.write('locations/x.md/ada.md', f.read(city))
    },
    [
      'content/locations/x.md:1:1  is a link to something else, or no file at all; put the file itself here',
      'content/locations/x.md/ada.md:1:1  is not a file this site knows; did you mean "locations/ada.md"?',
    ].join('\n'),
  ],
  ...[
    [service, 'card: We', '5:1'],
    ['business.md', '  years: "12"', '52:3'],
    ['redirects.md', '    to: /reviews', '4:5'],
    [city, '      description: Stair steps.', '28:7'],
  ].map(([file = '', before = '', at = '']): Case => {
    const indent = /^ */.exec(before)![0]
    return [
      `a name that every object has, in ${file}`,
      (f) => f.edit(file, before, `${indent}__proto__: {x: y}\n${before}`),
      [
        `content/${file}:${at}  has a name that programs keep for themselves; choose another`,
        `  ${at.split(':')[0]} | ${indent}__proto__: {x: y}`,
      ].join('\n'),
    ]
  }),
  ...[
    ...[
      '\u200E',
      '\u200F',
      '\u061C',
      '\u2061',
      '\u2064',
      '\u{E0041}',
      '\u3164',
      '\u115F',
      '\u1160',
      '\uFFA0',
    ],
    ...['\u2800', '\u180E', '\uFEFF', '\u200B', '\u200C', '\u2060', '\u034F', '\uFE0F', '\u200D', '\uFFF9'],
  ].map((letter): Case => [
    `a letter that nobody sees, U+${letter.codePointAt(0)!.toString(16)}`,
    (f) => f.edit(service, 'card: We level', `card: We${letter} level`),
    [
      'content/services/leveling.md:5:9  holds an invisible character here; delete it',
      '  5 | card: We\uFFFD level houses.',
    ].join('\n'),
  ]),
  ...['\u00AD', '\u00A0', '\u3000', '\u0301', '\u00AD\u2009'].map((letter): Case => [
    `a value of nothing that is seen, U+${letter.codePointAt(0)!.toString(16)}`,
    (f) => f.edit(service, 'card: We level houses.', `card: "${letter}"`),
    [
      'content/services/leveling.md:5:1  card is empty; write one line for the card on the services page',
      `  5 | card: "${letter}"`,
    ].join('\n'),
  ]),
  ...['&nbsp;', '<!-- a note -->', '&nbsp;<br>\u00AD'].map((text): Case => [
    `an answer that shows nothing: ${text}`,
    (f) => f.edit(service, 'answer: One day.', `answer: "${text}"`),
    [
      'content/services/leveling.md:21:16  faqs.items[0].answer shows nothing; write some words',
      `  21 |       answer: "${text}"`,
    ].join('\n'),
  ]),
  [
    'a part of a page that shows nothing',
    (f) => f.edit(service, '## Why', '## Empty\n\n&nbsp;\n\n## Why'),
    [
      'content/services/leveling.md:29:1  "## Empty" has nothing under it; write a paragraph or delete the heading',
      '  29 | ## Empty',
    ].join('\n'),
  ],
]
