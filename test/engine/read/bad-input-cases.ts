import {
  above,
  addCity,
  ada,
  below,
  body,
  business,
  card,
  casesFor,
  contentCases,
  copy,
  dana,
  edit,
  link,
  remove,
  service,
  write,
} from '../../helpers/content-cases'
import type { Fixture } from '../../helpers/fixture'
import { ownPageText } from '../../helpers/own-page'

const missing = 'is missing; every site needs this file'
const emptyCard = 'card is empty; write one line for the card on the services page'
const threeStates =
  'two or three states of the ground in the drawing, in this order: dry, wet, and with the house on piers'
const noFact =
  'is not a known fact; known here: years, brand, phone, hours, credentials, tier-same-day, ' +
  'when-same-day, cost-porch, count-porch, state, state-code, office-city, office-page'
const cutShort =
  'holds " #", and YAML reads nothing after it; put the value in double quotes, or the comment on a line of its own'
const noPicture = 'but there is no such picture in public/'
const onlyTags =
  'is HTML, which may hold only <br> <wbr> <sup> <sub> <small> <kbd> <abbr> <mark> without attributes'
const onlySchemes = 'only https, http, tel, sms and mailto are allowed'
const oneSlash = 'begin an address of this site with one slash, "/services"'
const noPage = 'but there is no such page or file'
const theCode = 'is a character code; write the character itself'
const keptName = 'is a reserved name; choose another'
const nothingShown = 'shows nothing; write some words'

const profiles = [
  'https://.',
  'https://u:p@social.example/acme',
  'https://social.example/{phone}',
  'https://localhost/',
]

const isShortcode = (code: string) =>
  `"${code.length > 50 ? `${code.slice(0, 47)}...` : code}" is a WordPress shortcode; delete it`

/** A link to an address, and the end of the message about it. */
const linked = (address: string, said: string) => ({
  change: link(`(${address})`),
  problem: `31:17 "[Ada](${address})" links to "${address}"${said}`,
})

/** A picture at an address, and the message about it. */
const shown = (address: string, said: string) => ({
  change: edit('pages/services.md', '/images/house.svg', address),
  problem: `13:7 gallery.items[0].src is "${address}", ${said}`,
})

/** Every kind of mistake in a content file, with the exact message. */
export const cases = contentCases({
  // Files
  'a file that is missing': { change: remove('pages/about.md'), problem: missing },
  'business.md missing': { change: remove(business), problem: missing },
  'a file in a folder nobody knows': {
    change: write('service/leveling.md', '---\n---\n'),
    problem: 'is not a file this site knows; did you mean "services/leveling.md"?',
  },
  'a page with a name that is nearly that of one which is missing': {
    change: [copy('pages/about.md', 'pages/abuot.md'), remove('pages/about.md')],
    problem: [`pages/about.md: ${missing}`, 'is not a file this site knows; did you mean "pages/about.md"?'],
  },
  'a page of the owner’s own at the address of the editor': {
    change: write('pages/admin.md', ownPageText('Admin')),
    problem: 'would have the address /admin, which is taken; choose another name',
  },
  'a page of the owner’s own at the address of the home page': {
    change: write('pages/index.md', ownPageText('Index')),
    problem: 'has the address /index, which pages/home.md has already; rename one of the files',
  },
  'a page of the owner’s own at the address of the page that is not found': {
    change: write('pages/404.md', ownPageText('Lost')),
    problem: 'has the address /404, which pages/not-found.md has already; rename one of the files',
  },
  'a page of the owner’s own at an old address': {
    change: [
      write('pages/care.md', ownPageText('Care')),
      write('redirects.md', '---\nredirects:\n  - from: /care\n    to: /about\n---\n'),
    ],
    problem: 'redirects.md:3:5 leads away from /care, which is a page; delete one of them',
  },
  'a name with spaces and capitals': {
    change: copy(ada, 'locations/New Town.md'),
    problem: 'cannot be the address of a page; name it "new-town.md"',
  },
  'another ending': {
    change: write('locations/ada.markdown', '---\n---\n'),
    problem: 'cannot be the address of a page; name it "ada.md"',
  },
  'an ending in capitals': {
    change: copy(ada, 'locations/bee.MD'),
    problem: 'cannot be the address of a page; name it "bee.md"',
  },
  'a folder inside a folder': {
    change: copy(ada, 'locations/texas/ada.md'),
    problem: 'is not a file this site knows; did you mean "locations/ada.md"?',
  },

  // Fences
  'no front matter': {
    change: write(service, '## Leveling\n\nText.\n'),
    problem: '1:1 must begin with a line that is just ---',
  },
  'an indented fence': {
    change: edit(service, '---\ntitle', ' ---\ntitle'),
    problem: '1:1 must begin with a line that is just ---',
  },
  'a closing fence with a comment': {
    change: edit(service, '\n---\n', '\n--- # end\n'),
    problem: '27:1 closes with "--- # end"; write just ---',
  },
  'front matter in JavaScript': {
    change: edit(service, '---\n', '---js\n'),
    problem: '1:1 begins with "---js"; front matter is YAML only, so write just ---',
  },

  // YAML
  'two fields on one line': {
    change: edit(service, 'card: We level houses.', 'card: We level houses. order: 2'),
    problem:
      '5:29 holds ": " inside a value, where a field may begin that needs a line of its own; write card: "We level ' +
      'houses. order: 2"',
  },
  // All of them in one run, with what else is wrong, and each line once.
  'signs that YAML takes for its own, in several places': {
    change: [
      edit(service, 'card: We', 'card: !We'),
      edit(service, 'lead: A level', 'lead: | A level'),
      edit(service, 'title: Look', 'title: ? Why: look'),
      edit(service, 'answer: One day.', 'answer: - one day'),
      edit(service, 'heading: More', 'heading: We are #1'),
      edit(service, 'duration: 1 hour', 'length: 1 hour'),
    ],
    problem: [
      '5:7 begins with !, which YAML takes for its own; write card: "!We level houses."',
      '9:9 begins with |, which YAML takes for its own; write lead: "| A level house."',
      '13:14 begins with ?, which YAML takes for its own; write - title: "? Why: look"',
      '14:7 process.steps[0].length is not a known field; known here: title, duration, description, picture',
      '21:15 begins with -, which YAML takes for its own; write answer: "- one day"',
      '25:19 holds " #", and YAML reads nothing after it; put the value in double quotes, or the comment on a line of its own',
    ],
  },
  'a field given twice': {
    change: above(service, 'card:', 'card: Once.'),
    problem: '6:1 gives "card" a second time; line 5 has it already, so keep one',
  },
  'a field given twice, in an entry after others': {
    change: edit(
      service,
      '    - title: Look',
      '    - title: One\n      description: A.\n    - title: Look\n      title: See',
    ),
    problem: '16:7 gives "title" a second time; line 15 has it already, so keep one',
  },
  ...casesFor(
    [
      '[contact-form-7 id="12" title="Call"]',
      '[contact-form]',
      '[gravityform id="1"]',
      '[wpforms id=“5”]',
      '[caption id="attachment_12" width="3__0"]',
      '[gallery ids="1,2"]',
      '[/caption]',
      '[et_pb_text global_colors_info="{}" custom_margin="||&quot;"]',
      '[fusion_text]',
    ],
    (code) => [
      `a shortcode: ${code}`,
      { change: body(`Clay moves. ${code} It does.`), problem: `31:13 ${isShortcode(code)}` },
    ],
  ),
  ...casesFor(['[gallery]', '[TOC]', ' [toc]'], (code) => [
    `a shortcode on a line of its own: ${code}`,
    {
      change: body(`Clay moves.\n\n${code}\n\nIt does.`),
      problem: `33:${code.length - code.trim().length + 1} ${isShortcode(code.trim())}`,
    },
  ]),
  'shortcodes side by side, and the same twice': {
    change: body('[vc_row][vc_column]Clay moves.[/vc_column]\n\n[vc_row]'),
    problem: [
      `31:1 ${isShortcode('[vc_row]')}`,
      `31:9 ${isShortcode('[vc_column]')}`,
      `31:31 ${isShortcode('[/vc_column]')}`,
      `33:1 ${isShortcode('[vc_row]')}`,
    ],
  },
  'shortcodes in fields': {
    change: [
      card('card: We level houses. [fusion_text]'),
      edit(service, 'lead: A level house.', 'lead: A level house. [embed]https://example.com/a[/embed]'),
    ],
    problem: [
      `5:24 ${isShortcode('[fusion_text]')}`,
      `9:24 ${isShortcode('[embed]')}`,
      `9:52 ${isShortcode('[/embed]')}`,
    ],
  },
  'a bracket that is not closed': {
    change: edit(service, '[]', '[leveling'),
    problem: '26:13 opens [ and does not close it; close it',
  },
  'an alias': {
    change: edit(service, 'related:\n', 'related: &a\n  intro: *a\n'),
    problem: '25:10 uses a YAML alias (*name); write the value out',
  },
  'a type tag': {
    change: edit(service, 'card: We', 'card: !!js/function We'),
    problem: '5:7 begins with !, which YAML takes for its own; write card: "!!js/function We level houses."',
  },
  'an entry of a list that begins with stars': {
    change: edit(service, '    - title: Look', '    - **Look**\n    - title: Look'),
    problem: '13:7 begins with *, which YAML takes for its own; write - "**Look**"',
  },
  'an anchor that takes a word away, and its alias': {
    change: edit(service, 'title: House Leveling', 'title: &t House Leveling'),
    problem: '2:8 begins with &, which YAML takes for its own; put the value in double quotes',
  },
  'a tag that is taken away': {
    change: card('card: ! Sale'),
    problem: '5:7 begins with !, which YAML takes for its own; put the value in double quotes',
  },
  'a no-break space behind a colon': {
    change: edit(service, 'title: House', 'title:\u00A0House'),
    problem: '2:6 has no colon and plain space after the name of a field; write title: House Leveling',
  },
  ...casesFor(
    [
      'Follow #leveling now',
      'Visit suite # B',
      '"Best" #1 in town',
      'We are # 1 in Greer!',
      'SC license # 41877, fully insured',
      'State reg. # C41877',
      'Builders Commission # RBS-41877, fully insured',
    ],
    (value) => [
      `a value that YAML ends early: ${value}`,
      {
        change: card(`card: ${value}`),
        problem: `5:${7 + value.indexOf('#')} ${cutShort}`,
      },
    ],
  ),
  ...casesFor(['[$1,500, more]', '[$18,500]'], (value) => [
    `a price that YAML splits: ${value}`,
    {
      change: card(`card: ${value}`),
      problem: `5:${7 + value.indexOf('$')} holds a comma in a number, and YAML ends the value there; put the value in double quotes`,
    },
  ]),
  'a list where fields belong': {
    change: write(service, '---\n- one\n- two\n---\n'),
    problem: '2:1 is not a list of fields; write "name: value" lines between the --- lines',
  },
  'empty front matter': {
    change: write('shared/service.md', '---\n---\n'),
    problem: [
      '2:1 jobs is missing; add the latest jobs of a service, shown once content/jobs/ has any',
      '2:1 contact is missing; add the block that ends service pages',
    ],
  },

  // Schema
  ...casesFor(['meta_title', 'SEO-description', 'featured_image', 'headline'], (name) => {
    const ours = { meta_title: 'title', 'SEO-description': 'description', featured_image: 'image' }[name]
    return [
      `a field as other systems call it: ${name}`,
      ours
        ? {
            change: above(service, 'card:', `${name}: A house`),
            problem: `5:1 ${name} is not a known field; did you mean "${ours}"?`,
          }
        : {
            change: below(service, 'hero:', `  ${name}: A house`),
            problem: `8:3 hero.${name} is not a known field; did you mean "heading"?`,
          },
    ]
  }),
  'a misspelt field': {
    change: edit(service, 'answer: One', 'anwser: One'),
    problem: '21:7 faqs.items[0].anwser is not a known field; did you mean "answer"?',
  },
  'a field of another kind of page': {
    change: above(service, 'card:', 'county: Ada'),
    problem:
      '5:1 county is not a known field; known here: title, description, facts, socialImage, draft, ' +
      'updated, reviewedBy, name, order, card, drawing, image, hero, signs, methods, comparison, process, ' +
      'timeline, limits, price, costs, estimate, benefits, photos, emergency, checks, faqs, related, plates, ' +
      'pictures',
  },
  'a business that cannot be read, beside towns whose titles name them in braces': {
    change: [
      above(business, 'phone:', 'phone: 1'),
      edit(ada, 'title: House Leveling in Ada', 'title: Leveling in {city}'),
      addCity('Eve'),
    ],
    problem: '7:1 gives "phone" a second time; line 6 has it already, so keep one',
  },
  'one color for light and dark pages': {
    change: below(business, 'priceRange: $$', 'theme:\n  ink: "#0A5C36"'),
    problem:
      '33:3 theme.ink is "#0A5C36", and light and dark pages take a color each, in six digits; write { light: ' +
      '"#0A5C36", dark: "#93b4ff" }, a lighter one for dark pages',
  },
  'a text with a comma in braces': {
    change: above(service, 'card:', 'image: { src: /images/house.svg,\n  alt: A porch, level }'),
    problem:
      '6:17 image.level is not a known field; known here: src, alt, focus, drawing, caption, taken, place (a text with a ' +
      'comma in it takes double quotes)',
  },
  'fields that are missing in two entries of a list': {
    change: edit(
      'pages/about.md',
      'title: About',
      'title: About\nteam: { heading: Us, items: [{ name: Ray }, { role: Foreman }] }',
    ),
    problem: [
      '4:30 team.items[0].role is missing; add what this person is here for, "Foreman"; it has role, description, and may have name, photo, first',
      '4:30 team.items[0].description is missing; add what this person does at your house',
      '4:45 team.items[1].description is missing; add what this person does at your house',
    ],
  },
  'an empty value': { change: card('card:'), problem: `5:1 ${emptyCard}` },
  'a list where text belongs': {
    change: card('card: [a, b]'),
    problem:
      '5:1 card is a list, but text belongs here: one line for the card on the services page; write |- after the colon, ' +
      'so that a list stays text',
  },
  'text where a list belongs': {
    change: edit(
      service,
      '- title: Look\n      duration: 1 hour\n    - title: Lift\n      description: By eighths.',
      ' Look, lift',
    ),
    problem:
      '12:3 process.steps is text, but a list belongs here: the steps, in order; write each entry on a line of its own, after "- "',
  },
  'text where a group belongs': {
    change: edit('pages/home.md', 'local:\n  heading: Local\n', 'local: Local\nwy:\n'),
    problem: [
      '40:1 local is text, but a group of fields belongs here: local knowledge',
      '41:1 wy is not a known field; did you mean "why"?',
    ],
  },
  'too few entries': {
    change: edit('pages/home.md', '  - title: Four\n    description: fourth\n', ''),
    problem: '15:1 trust has 3 entries; give it 4: the trust strip',
  },
  'two states of the ground that are missing': {
    change: edit(
      'pages/home.md',
      '    - label: Wet\n      text: The ground swells.\n    - label: Held\n      text: The house stands on piers.\n',
      '',
    ),
    problem: `8:3 hero.states has 1 entry; give it at least 2: ${threeStates}`,
  },
  'a state of the ground without its line': {
    change: edit('pages/home.md', '      text: The ground swells.\n', ''),
    problem:
      '11:7 hero.states[1].text is missing; add one short sentence that says what the drawing shows then',
  },
  'no word for yes or no': {
    change: edit(dana, 'sample: yes', 'sample: maybe'),
    problem: '6:1 sample is "maybe"; write yes or no: "yes" until a real review stands here',
  },
  'a word that is not one of the choices': {
    change: edit(service, 'drawing: leveling', 'drawing: levelling'),
    problem: '6:1 drawing is "levelling"; did you mean "leveling"?',
  },
  'a number out of range': {
    change: edit(ada, 'latitude: 30.5', 'latitude: 305'),
    problem: '7:1 latitude is 305; write a number from -90 to 90: degrees north, "30.5254"',
  },
  'a list below words in an answer': {
    change: edit(service, 'answer: One day.', 'answer:\n        We look at:\n        - gutters'),
    problem:
      '21:7 faqs.items[0].answer is a group of fields, but text belongs here: the answer; write |- after the colon, so ' +
      'that a list stays text',
  },
  'a phone number with other words': {
    change: edit(business, 'phone: "+15125550199"', 'phone: (512) 555-0199 (main line)'),
    problem:
      '6:1 phone is "(512) 555-0199 (main line)", which holds more than a number; write "(512) 555-0199"',
  },
  'one color for a theme': {
    change: edit(business, 'name:', 'theme: "#1f4d3a"\nname:'),
    problem:
      '2:1 theme is text; write the color of buttons and links under it: action: { light: "#1d4ed8", dark: "#93b4ff" }',
  },
  'a color in place of colors': {
    change: edit(business, 'name:', 'theme: "#1f4d3a"\nname:'),
    problem:
      '2:1 theme is text; write the color of buttons and links under it: action: { light: "#1d4ed8", dark: "#93b4ff" }',
  },
  'a number that is none': {
    change: edit(ada, 'longitude: -97.6', 'longitude: 97.6 mi'),
    problem: '8:1 longitude is "97.6 mi"; write degrees east, "-97.6659", in digits',
  },
  'a postal code of four digits': {
    change: edit(ada, 'postalCode: 78600', 'postalCode: 7860'),
    problem: '6:1 postalCode is "7860"; write five digits',
  },
  'a rating above five': {
    change: edit(dana, 'rating: 5', 'rating: 6'),
    problem: '5:1 rating is "6"; write a whole number from 1 to 5',
  },
  'a day that does not exist': {
    change: edit(business, '2024-01-01', '2024-02-30'),
    problem:
      '37:1 reviewDate is "2024-02-30", a day that does not exist; write the date reviews carry until ' +
      'their own is known',
  },
  'hours that are none': {
    change: edit(business, 'opens: 08:00', 'opens: 8 in the morning'),
    problem: '22:7 hours.data[0].opens is "8 in the morning"; write the time as "08:00" or "8am"',
  },
  'a phone number of nine digits': {
    change: edit(business, '+15125550199', '+1512555019'),
    problem: '6:1 phone is "+1512555019"; write all ten digits: "(512) 555-0142"',
  },
  'questions without their heading': {
    change: edit(service, '  heading: Questions\n  items:\n', ''),
    problem:
      '17:1 faqs is a list; write "heading: ..." and "items:" under it, and indent the list below that',
  },
  'a photo by its name alone': {
    change: edit(
      business,
      'socialImage:\n  src: /images/social.png\n  alt: A level house',
      'socialImage: social.png',
    ),
    problem:
      '38:1 socialImage is a picture without alt text; write ' +
      '{ src: /images/social.png, alt: "what it shows" }',
  },
  'a host that is not encrypted': {
    change: edit(business, 'https://www.example.com', 'http://www.example.com'),
    problem:
      '7:1 host is "http://www.example.com"; write the live site, "https://www.example.com", no slash ' +
      'at the end',
  },
  'a review link that runs a script': {
    change: edit(business, 'https://reviews.example/acme', 'javascript:x'),
    problem: '36:3 reviewLink.href is "javascript:x"; write where a customer leaves a review',
  },
  'soil layers with a gap': {
    change: edit(ada, 'from: 9', 'from: 11'),
    problem:
      '20:7 soil.layers[0].to is 9, but the next layer begins at 11; correct one of them, or leave "to" out',
  },
  'a last soil layer that ends': {
    change: below(ada, 'from: 9', '      to: 20'),
    problem: '24:7 soil.layers[1].to must be left out of the last layer, which goes on down',
  },
  'a comparison with a cell too few': {
    change: above(
      service,
      'process:',
      'comparison:\n  heading: A or B\n  columns: [A, B, C]\n  rows:\n    - label: Depth\n' +
        '      cells: [one, two]',
    ),
    problem: '15:7 comparison.rows[0].cells has 2 cells for 3 columns; give it one for each',
  },

  // References
  'a service that does not exist': {
    change: edit(service, '[]', '[levelling]'),
    problem:
      '26:14 related.services[0] is "levelling", but there is no content/services/levelling.md; did you ' +
      'mean "leveling"?',
  },
  'a nearby city that does not exist': {
    change: above(ada, 'tier:', 'nearby: [eve]'),
    problem: '9:10 nearby[0] is "eve", but there is no content/locations/eve.md; known here: ada',
  },
  'a tier that does not exist': {
    change: edit(ada, 'tier: same-day', 'tier: sometime'),
    problem: '9:1 tier is "sometime", no tier of content/business.md; known here: same-day',
  },
  'a testimonial about no service': {
    change: edit(dana, 'service: leveling', 'service: roofing'),
    problem: '4:1 service is "roofing", but there is no content/services/roofing.md; known here: leveling',
  },
  'a ZIP code by its usual name': {
    change: edit(ada, 'postalCode:', 'zip:'),
    problem: '6:1 zip is not a known field; did you mean "postalCode"?',
  },
  'a group in braces over several lines': {
    change: edit(
      business,
      '{ price: pier, from: 2, to: 3 }',
      '{\n          price: pier, from: 2,\n          to: 1 }',
    ),
    problem: '63:11 costs[0].parts[0].to is 1, which is less than from, 2; swap them',
  },
  'a fact by a name of another system': {
    change: card('card: Call {phone number} or {tel}, {company name}.'),
    problem: [
      '5:12 {phone number} is not a known fact; did you mean "phone"?',
      '5:30 {tel} is not a known fact; did you mean "phone"?',
      '5:37 {company name} is not a known fact; did you mean "brand"?',
    ],
  },
  'a fact that does not exist': {
    change: edit('pages/home.md', '{years} years', '{yaers} years'),
    problem: '43:5 {yaers} is not a known fact; did you mean "years"?',
  },
  'a fact that does not exist, in a body': {
    change: body('Clay moves {far}.'),
    problem: `31:12 {far} ${noFact}`,
  },
  'a picture that does not exist': shown('/images/crew.jpg', noPicture),
  'a photo as an iPhone keeps it': shown(
    '/images/crew.heic',
    'which is HEIC, which few browsers show; export it as JPEG',
  ),
  'a picture that moves': shown(
    '/images/crew.gif',
    'which is a file type that pages do not show; export it as JPEG',
  ),
  'a drawing with a sign in its name': shown(
    '/images/house#2.svg',
    'which has a sign in its name that an address cannot contain; rename the file, with letters, digits and hyphens only',
  ),
  'a photo in another folder': shown(
    '/crew.jpg',
    'which is not in public/images/, where photos belong; move it there',
  ),
  'a drawing that nobody drew': {
    change: edit('pages/services.md', 'src: /images/house.svg', 'drawing: survy'),
    problem: '13:7 gallery.items[0].drawing is "survy"; did you mean "survey"?',
  },
  'a drawing beside a file': {
    change: edit(
      'pages/services.md',
      'src: /images/house.svg',
      'drawing: survey\n      src: /images/house.svg',
    ),
    problem: '13:7 gallery.items[0].drawing stands beside src, and only one of them can be shown; delete one',
  },
  'a picture of no kind': shown(
    '/images/crew.txt',
    'which is not a picture in the public folder; write "/images/crew.jpg", with .jpg, .png, .webp, .avif or .svg',
  ),
  'a logo of a kind that has a background': {
    change: above(business, 'socialImage:', 'logo: { src: /images/social.jpg, alt: Acme }'),
    problem:
      '38:9 logo.src is "/images/social.jpg", which has a background of its own; save the logo as .svg or ' +
      '.png',
  },
  'two pages with one title': {
    change: edit('pages/about.md', 'title: About', 'title: Services'),
    problem: 'pages/services.md:3:1 title is the same as in pages/about.md; write another in one of them',
  },
  'a typed phone number': {
    change: edit(service, 'Call {phone}.', 'Call (512) 555-0199.'),
    problem:
      '23:32 faqs.items[1].answer types the phone number (512) 555-0199; write {phone}, so that it can be ' +
      'changed in one place',
  },

  // Markdown
  'a first heading in a body': {
    change: edit(service, '## Why', '# Why'),
    problem: '29:1 "# Why houses tilt" is a # heading, and the page has its one h1 already; write ##',
  },
  'a first heading without a space after its sign': {
    change: edit(service, '## Why', '#Why'),
    problem: '29:1 "#Why houses tilt" is a # heading, and the page has its one h1 already; write ##',
  },
  'a heading that skips a level': {
    change: body('#### Deep\n\nClay moves.'),
    problem: '31:1 "#### Deep" skips a heading level; write ###',
  },
  'text before the first heading': {
    change: above(service, '## Why', 'Well.\n'),
    problem: '29:1 "Well." comes before the first heading; begin the body with a ## heading',
  },
  'a shortcode before the first heading': {
    change: above(service, '## Why', '[vc_row]\n'),
    problem: `29:1 ${isShortcode('[vc_row]')}`,
  },
  'a heading with nothing under it': {
    change: above(service, '## Why', '## Empty\n'),
    problem: '29:1 "## Empty" has nothing under it; write a paragraph or delete the heading',
  },
  'a heading in a field': {
    change: edit(service, 'answer: One day.', 'answer: "## One day"'),
    problem:
      '21:16 faqs.items[0].answer holds a heading; headings belong in the body, below the front matter',
  },
  'text below a page that shows none': {
    change: below('pages/home.md', '\n---\n', 'Hello.\n'),
    problem: '83:1 has text below the closing ---, which no page shows',
  },
  'a review that says nothing': {
    change: edit(dana, 'The door shuts.', ''),
    problem: '2:1 says nothing; write the text below the closing ---',
  },
  'a script': { change: body('<script>alert(1)</script>'), problem: `31:1 "<script>" ${onlyTags}` },
  'a link in HTML': {
    change: body('See <a href="/about">us</a>.'),
    problem: '31:5 "<a href="/about">" is HTML; write [words](/address)',
  },
  'a list in HTML': {
    change: body('<ul>\n<li>Clay</li>\n</ul>\n\n'),
    problem: [
      '31:1 "<ul>" is HTML; write a list, each entry on a line after "- "',
      '32:1 "<li>" is HTML; write a list, each entry on a line after "- "',
    ],
  },
  'HTML with an attribute': {
    change: body('Clay <sup onclick="x()">moves</sup>.'),
    problem: `31:6 "<sup onclick="x()">" ${onlyTags}`,
  },
  'a table with a cell too many': {
    change: body('| a | b |\n|---|---|\n| c | d | e |\n\n'),
    problem: '33:1 "| c | d | e |" has 3 cells, and the table has 2 columns; write \\| for a bar',
  },
  'a table without its line of dashes': {
    change: body('| a | b |\n| c | d |'),
    problem:
      '31:1 "| a | b |" is not a table; write "| --- | --- |" below its first line, with a --- for each column, ' +
      'or take the bars out',
  },
  'a tag in a table that is not closed': {
    change: body('| a | b |\n|---|---|\n| <small>c | d |\n\n'),
    problem: '33:3 "<small>" is not closed; write </small> after it',
  },
  'text indented by four spaces': {
    change: body('    Clay moves.'),
    problem:
      '31:5 "Clay moves. See [Ada](/locations/ada)." would be shown as code; delete the spaces or ' +
      'backticks before it',
  },
  'a task list': {
    change: body('- [ ] Clay moves.'),
    problem: '31:1 "- [ ] Clay moves. See [Ada](/locations/ada)." is a task list; write a plain list',
  },
  'a picture without words': {
    change: body('![](/images/social.png)'),
    problem: '31:1 "![](/images/social.png)" is a picture without alt text; write ' + '![what it shows](...)',
  },
  'a picture from elsewhere': {
    change: body('![Clay](https://x.example/a.png)'),
    problem:
      '31:1 "![Clay](https://x.example/a.png)" shows "https://x.example/a.png"; pictures are in ' +
      'public/, "/images/crew.jpg"',
  },

  // Links
  'a link that runs a script': linked('JavaScript:alert(1)', `; ${onlySchemes}`),
  'a link that hides its scheme': linked('data:text/html;base64,PHN2Zz4=', `; ${onlySchemes}`),
  'a link without a slash': linked('../ada', `; ${oneSlash}`),
  'a link that begins with two slashes': linked('//ada.example', `; ${oneSlash}`),
  'a link with a backslash': {
    change: link('(</\\ada.example>)'),
    problem: '31:17 "[Ada](</\\ada.example>)" links to "/\\ada.example", which holds a space or backslash',
  },
  'a link without words': {
    change: edit(service, '[Ada]', '[]'),
    problem:
      '31:17 "[](/locations/ada)" links to "/locations/ada" with no words; write [words](/locations/ada)',
  },
  'a typed phone link': {
    change: link('(tel:+15125550199)'),
    problem:
      '31:17 the text types the phone number tel:+15125550199; write tel:{phone}, so that it can be changed in one place',
  },
  'a typed link that sends a text': {
    change: link('(sms:512-555-0199)'),
    problem:
      '31:17 the text types the phone number sms:512-555-0199; write sms:{phone}, so that it can be changed in one place',
  },
  'a link to a number that is none': {
    change: link('(tel:555-0199)'),
    problem:
      '31:17 "[Ada](tel:555-0199)" calls "555-0199", which is not a phone number; write "+1" and ten digits, ' +
      '"tel:+15125550188"',
  },
  'a link to a page that does not exist': {
    change: link('(/locations/eve)'),
    problem: `31:17 links to /locations/eve, ${noPage}`,
  },
  'a link to a part that does not exist': {
    change: link('(/locations/ada#water)'),
    problem: '31:17 links to /locations/ada#water, but /locations/ada has no part named #water',
  },
  'a link to a redirect': {
    change: link('(/old)'),
    problem: '31:17 links to /old, which leads on to /reviews; link there',
  },
  'a broken link in front matter': {
    change: edit('pages/not-found.md', 'href: /about', 'href: /abuot'),
    problem: `18:7 links to /abuot, ${noPage}; did you mean "/about"?`,
  },

  // Addresses
  'a redirect from a page': {
    change: edit('redirects.md', 'from: /old', 'from: /about'),
    problem: '3:5 leads away from /about, which is a page; delete one of them',
  },
  'a redirect to nowhere': {
    change: edit('redirects.md', 'to: /reviews', 'to: /rewiews'),
    problem: '4:5 leads to /rewiews, but there is no such page; write the address of one',
  },
  'a redirect in a chain': {
    change: below('redirects.md', 'to: /reviews', '  - from: /older\n    to: /old'),
    problem: '6:5 leads to /old, which redirects again; write the address where that ends',
  },
  'a redirect given twice': {
    change: below('redirects.md', 'to: /reviews', '  - from: /old\n    to: /faqs'),
    problem: '5:5 redirects /old a second time; keep one',
  },
  'a redirect to another site': {
    change: edit('redirects.md', 'to: /reviews', 'to: https://x.example/'),
    problem: '4:5 redirects[0].to is "https://x.example/"; write the page it leads to, "/reviews"',
  },

  // Found by npm run fuzz, or by similar thinking.
  'a link to no part of a page': linked('#', ', which leads nowhere; name a part of the page, "#costs"'),
  'text behind a hash': {
    change: card('card: We are #1 in leveling.'),
    problem:
      '5:14 holds " #", and YAML reads nothing after it; put the value in double quotes, or the comment on ' +
      'a line of its own',
  },
  'a page named index': {
    change: [
      copy(service, 'services/index.md'),
      edit('services/index.md', 'title: House', 'title: On House'),
      edit('services/index.md', 'description: How', 'description: On How'),
    ],
    problem: 'has the address /services/index, which pages/services.md has already; rename one of the files',
  },
  'such a mark, by its code': {
    change: card('card: "We \\u202E level"'),
    problem: '5:1 holds an invisible character here; delete it',
  },
  'the end of a line, by its code': {
    change: edit(ada, 'tier: same-day', 'tier: "same\\rday"'),
    problem: '9:1 tier is "same�day", no tier of content/business.md; did you mean "same-day"?',
  },
  'half a character, by its code': {
    change: card('card: "We \\ud800 level"'),
    problem: '5:1 holds an invisible character here; delete it',
  },
  'a question of nothing but signs': {
    change: edit(service, 'question: How long?', 'question: "???"'),
    problem: '20:7 faqs.items[0].question has no letter or digit; write the question',
  },
  'a fact that every object has': {
    change: body('Clay moves {constructor}.'),
    problem: `31:12 {constructor} ${noFact}`,
  },
  'a picture out of the public folder': shown('/images/../../content/a.png', noPicture),
  'a host with a path': {
    change: edit(business, 'www.example.com', 'www.example.com/es'),
    problem:
      '7:1 host is "https://www.example.com/es", but pages, icons and redirects have their addresses at ' +
      'the top of a domain; leave the path out, and give a site in another language a domain of its own, ' +
      'such as "https://es.example.com"',
  },
  'a host that no browser opens': {
    change: edit(business, 'https://www.example.com', 'https://xn--a.com'),
    problem: '7:1 host is "https://xn--a.com", which no browser can open; write the live site',
  },
  'a profile that is no address': {
    change: edit(business, 'https://reviews.example/acme', 'https://['),
    problem: '36:3 reviewLink.href is "https://["; write where a customer leaves a review',
  },
  'a heading without a letter': {
    change: above(service, '## Why', '## ...\n\nText.\n'),
    problem: '29:1 "## ..." has no letter or digit, so nothing can link to it',
  },
  'a heading in a list': {
    change: body('- ## Clay moves.'),
    problem:
      '31:3 "## Clay moves. See [Ada](/locations/ada)." is a heading inside a list or quote; put it on a ' +
      'line of its own',
  },
  'a line across in a field': {
    change: edit(service, 'answer: One day.', 'answer: "One day.\\n\\n---"'),
    problem: '21:28 faqs.items[0].answer is a horizontal rule; delete it',
  },
  'HTML on a line of its own': {
    change: body('<small>\n{phone}\n</small>\n\nClay moves.'),
    problem: '31:1 "<small>" is HTML on a line of its own; write it inside a sentence',
  },
  'HTML that is not closed': {
    change: body('Clay <small>moves.'),
    problem: '31:6 "<small>" is not closed; write </small> after it',
  },
  'HTML that was not opened': {
    change: body('Clay moves.</small>'),
    problem: '31:12 "</small>" closes a tag that is not open; delete it',
  },
  'text between two comments': {
    change: body('<!--\n--> Clay <!-- -->'),
    problem: [`31:1 "<!--" ${onlyTags}`, `32:10 "<!-- -->" ${onlyTags}`],
  },
  'the code of a character': {
    change: body('Clay moves &amp; &#x202E;'),
    problem: `31:18 "&#x202E;" ${theCode}`,
  },
  'the code of a character in a link': linked(
    '&#106;avascript:alert(1)',
    ', which holds a character code; write the character',
  ),
  'the name of a link': {
    change: body('[note]: gone\n\nClay moves.'),
    problem:
      '31:1 "[note]: gone" defines a link to use elsewhere, which does not work here; write ' +
      '[words](/address) where you use it',
  },
  'a link that is no address': linked('https://[', ', which is not an address'),
  'a redirect from the file of the home page': {
    change: edit('redirects.md', '/old', '/index'),
    problem: '3:5 leads away from /index, which is another name of /; delete it',
  },
  'a redirect that writes into a host’s own file': {
    change: edit('redirects.md', 'to: /reviews', 'to: /reviews?%{HTTP_HOST}$1'),
    problem: '4:5 redirects[0].to is "/reviews?%{HTTP_HOST}$1"; write the page it leads to, "/reviews"',
  },

  // Profile addresses that are not the address of a profile
  ...casesFor(profiles, (address) => [
    `a profile at ${address}`,
    {
      change: edit(business, 'https://social.example/acme', `"${address}"`),
      problem: `33:5 sameAs[0] is "${address}"; write the address of a profile`,
    },
  ]),

  // Names that every object has
  'a name that every object has, in services/leveling.md': {
    change: above(service, 'card: We', '__proto__: {x: y}'),
    problem: `5:1 ${keptName}`,
  },
  'a name that every object has, in business.md': {
    change: above(business, '  years: "12"', '  __proto__: {x: y}'),
    problem: `52:3 ${keptName}`,
  },

  // Text that shows nothing
  'a value of an ideographic space': { change: card('card: "\u3000"'), problem: `5:1 ${emptyCard}` },
  'a value of an accent on no letter': { change: card('card: "\u0301"'), problem: `5:1 ${emptyCard}` },
  'a value of a thin space': {
    change: card('card: "\u2009"'),
    problem: `5:1 ${emptyCard}`,
  },
  'an answer of a comment': {
    change: edit(service, 'answer: One day.', 'answer: "<!-- a note -->"'),
    problem: `21:16 faqs.items[0].answer ${nothingShown}`,
  },
  'a part of a page': {
    change: above(service, '## Why', '## Empty\n\n&nbsp;\n'),
    problem: '29:1 "## Empty" has nothing under it; write a paragraph or delete the heading',
  },
})

export type ByHand = [name: string, breakIt: (fixture: Fixture) => void, message: string]

/** Files that are not text or are as long as a book, or whose line is not shown as typed. */
export const casesByHand: ByHand[] = [
  [
    'a file that is not UTF-8',
    (f) => f.write(service, Buffer.from([0x2d, 0x2d, 0x2d, 0x0a, 0xff, 0xfe])),
    `content/${service}:1:1  is not UTF-8 text; save it as UTF-8`,
  ],
  [
    'a file that is too large',
    (f) => f.write(service, f.read(service) + 'word '.repeat(250_000)),
    `content/${service}:1:1  is 1250595 bytes; at most 200000 fit`,
  ],
  [
    // Found twice: in the words, and in the picture with the words.
    'a fact that does not exist, in the words of a picture',
    (f) => f.edit(service, 'Clay moves.', '![The {nothing}](/images/social.png)'),
    `content/${service}:31:7  {nothing} ${noFact}\n` +
      '  31 | ![The {nothing}](/images/social.png) See [Ada](/locations/ada).',
  ],
  [
    'no closing fence',
    (f) => f.write(service, f.read(service).split('\n---\n')[0]!),
    `content/${service}:1:1  has no closing ---; put a line that is just --- after the last field\n  1 | ---`,
  ],
  [
    'tabs that indent too far',
    (f) => f.edit(service, '  heading: Leveling', '\t\theading: Leveling'),
    `content/${service}:8:1  is indented with a tab; type two spaces in its place\n  8 | \uFFFD\uFFFDheading: Leveling\n` +
      `content/${service}:9:3  is indented unlike the fields around it, here or in the line above; type as many spaces\n  9 |   lead: A level house.`,
  ],
  [
    'a wrong value of a page’s length',
    (f) => f.edit('business.md', 'https://www.example.com', `https://${'y'.repeat(5000)}`),
    `content/business.md:7:1  host is "https://${'y'.repeat(32)}..."; write the live site, ` +
      `"https://www.example.com", no slash at the end\n  7 | host: https://${'y'.repeat(103)}...`,
  ],
  [
    'a link of a page’s length to nowhere',
    (f) => f.edit(service, '(/locations/ada)', `(/${'y'.repeat(5000)})`),
    `content/${service}:31:17  links to /${'y'.repeat(490)}...${'y'.repeat(165)}, ${noPage}\n` +
      `  31 | Clay moves. See [Ada](/${'y'.repeat(94)}...`,
  ],
  [
    'lists in lists in lists',
    (f) => f.edit(service, 'card: We level houses.', 'card: ' + '['.repeat(20_000)),
    `content/${service}:5:106  is not valid YAML (nesting exceeded maxDepth (100)); ` +
      `check indentation, colons and quotes\n  5 | card: ${'['.repeat(111)}...`,
  ],
  [
    'quotes in quotes in quotes',
    (f) => f.edit(service, 'Clay moves.', '>'.repeat(5000) + ' Clay moves.'),
    `content/${service}:31:1  "${'>'.repeat(47)}..." nests too many quotes, lists or brackets; delete some\n` +
      `  31 | ${'>'.repeat(117)}...`,
  ],
  [
    'a thousand brackets',
    (f) => f.edit(service, 'Clay moves.', '['.repeat(1000)),
    `content/${service}:31:1  "${'['.repeat(47)}..." nests too many quotes, lists or brackets; delete some\n` +
      `  31 | ${'['.repeat(117)}...`,
  ],
  ...[
    ...'\0\u202E\u200E\u200F\u061C\u2061\u2064\u{E0041}\u3164\u115F\u1160\uFFA0\u2800\u180E\uFEFF\u200B\u200C',
    ...'\u2060\u034F\uFE0F\u200D\uFFF9',
  ].map((letter): ByHand => [
    `a letter that nobody sees, U+${letter.codePointAt(0)!.toString(16)}`,
    (f) => f.edit(service, 'card: We level', `card: We${letter} level`),
    `content/${service}:5:9  holds an invisible character here; delete it\n  5 | card: We\uFFFD level houses.`,
  ]),
]
