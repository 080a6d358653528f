/** Values of a fixed form, as people type them. One with a single meaning is read. One with two meanings is refused. */
import * as assert from 'uvu/assert'
import { loadSite } from '../../../generator/read/load'
import { companyData } from '../../../templates/json-ld'
import { hoursInWords, weekOf } from '../../../generator/read/copy/hours'
import { openItems } from '../../../generator/read/opinions/open-items'
import { memorySuite } from '../../helpers/in-memory'
import type { InMemory } from '../../helpers/in-memory'
import { ownPageText } from '../../helpers/own-page'
import { jobText } from '../../helpers/job'
import { problemsOf } from '../../helpers/fixture-build'
import { table } from '../../helpers/table'

const typed = memorySuite('what people type')

const dana = 'testimonials/dana.md'

type Put = (fixture: InMemory, value: string) => void
type Site = ReturnType<typeof loadSite>['site']

/** Puts `value` in place of `from`, or of the star in `to`. */
const at =
  (file: string, from: string, to = '*'): Put =>
  ({ edit }, value) =>
    edit(
      file,
      from,
      to.replace('*', () => value),
    )

const inJob =
  (from: string): Put =>
  ({ write }, value) =>
    write('jobs/porch.md', jobText().replace(from, value))

/** Where each kind of value is in the fixture, and what the site makes of it. */
const fields: Record<string, [put: Put, shown: (site: Site) => unknown]> = {
  phone: [at('business.md', '"+15125550199"'), ({ business }) => business.phone],
  host: [at('business.md', 'https://www.example.com'), ({ business }) => business.host],
  profile: [at('business.md', 'https://social.example/acme'), ({ business }) => business.sameAs[0]],
  week: [
    ({ edit, read }, value) =>
      edit('business.md', /hours:\n(?: .*\n)+/.exec(read('business.md'))![0], `hours: ${value}\n`),
    ({ business }) =>
      business.hours.data.map(({ opens, closes, by }) => by ?? `${opens}-${closes}`).join(' '),
  ],
  date: [at(dana, 'rating: 5', 'rating: 5\ndate: *'), ({ testimonials }) => testimonials[0]!.date],
  done: [inJob('2024-05'), ({ jobs }) => jobs[0]!.done],
  redirect: [at('redirects.md', 'to: /reviews', 'to: *'), ({ redirects }) => redirects[0]!.to],
  town: [inJob('ada'), ({ jobs }) => jobs[0]!.town],
  service: [
    ({ edit, read, write }, value) => {
      const other = read('services/leveling.md')
        .replace('title: House', 'title: Home')
        .replace('How Acme', 'Why Acme')
      write('services/house-leveling.md', other.replace('name: Leveling', 'name: House Leveling'))
      edit(dana, 'service: leveling', `service: ${value}`)
    },
    ({ testimonials }) => testimonials[0]!.service,
  ],
  title: [at('services/leveling.md', 'title: House Leveling'), ({ services }) => services[0]!.title],
  lead: [
    at('services/leveling.md', 'A level house.'),
    ({ services }) => services[0]!.hero.lead.html.replaceAll('\n', ''),
  ],
  review: [at(dana, 'location: Ada'), ({ testimonials }) => testimonials[0]!.location],
  draft: [
    ({ addCity, edit }, value) => {
      addCity('Bee')
      edit('locations/bee.md', 'tier:', `draft: ${value}\ntier:`)
    },
    ({ cities }) => cities.length,
  ],
  price: [at('business.md', 'costs:', 'prices:\n  pier: *\ncosts:'), ({ business }) => business.prices!.pier],
  state: [at('business.md', 'region: TX', 'region: *'), ({ business }) => business.address.region],
  noindex: [at('locations/ada.md', 'tier:', 'noindex: *\ntier:'), ({ cities }) => cities[0]!.noindex],
  picture: [
    at('business.md', 'src: /images/social.png', 'src: *'),
    ({ business }) => business.socialImage.src.replace(/.*\//, ''),
  ],
}

/** Returns the items about hours that hold the site back. */
const heldHours = (fixture: InMemory) =>
  openItems(loadSite(fixture)).flatMap(({ message }) => (message.startsWith('hours') ? message : []))

for (const [name, value, meant] of table(
  3,
  String.raw`
phone | (512) 555-0188 | +15125550188
phone | +1 512 555 0188 | +15125550188
phone | “512-555-0188” | +15125550188
host | www.example.com | https://www.example.com
profile | www.facebook.com/acme | https://www.facebook.com/acme
price | $1,450 | 1450
week | Mon-Fri 8am-5pm; Sat by appointment | 08:00-17:00 appointment
week | Mon-Fri 8am-noon, 1pm-5pm; Sat 9:00-12:00 | 08:00-12:00 13:00-17:00 09:00-12:00
week | "Monday to Friday: 7:30 AM – 4:30 PM, Saturday: closed" | 07:30-16:30
week | Mon, Tue & Wed AND Thurs. 8 a.m. to 5 p.m. Sat thru Sun 9am til noon | 08:00-17:00 09:00-12:00
date | March 2, 2026 | 2026-03-02
date | March 2026 | 2026-03
date | | undefined
done | March 2026 | 2026-03
redirect | /reviews/ | /reviews
redirect | reviews/#top | /reviews#top
town | Ada | ada
town | Ada, Texas | ada
service | House Leveling | house-leveling
service | house-leveling.md | house-leveling
review | location: ADA | Ada
review | location: Ada, TX 78600 | Ada
state | Texas | TX
draft | Y | 2
draft | n | 2
noindex | Yes | true
picture | social.png | social.png
picture | ../public/images/social.png | social.png
lead | See [it](services/leveling) | See <a href="/services/leveling">it</a>
lead | See [it](www.b.com) | See <a href="https://www.b.com" rel="noopener">it</a>
lead | See [it](https://wa.me/{phone}) | See <a href="https://wa.me/15125550199" rel="noopener">it</a>
lead | >-\n    A door\n    - and a dog\n    of 1924\n    1. it | A door - and a dog of 1924 1. it
title | title: “Same as cash” is what most pick | “Same as cash” is what most pick
`,
))
  typed(`for ${name}: "${value}" is ${meant}`, (fixture) => {
    const [put, shown] = fields[name!]!
    put(fixture, value!)
    assert.is(String(shown(loadSite(fixture).site)), meant)
  })

const short: Record<string, string> = { dana, service: 'services/leveling.md', ada: 'locations/ada.md' }

/** What is not read, and what to write. */
for (const [file, from, to, message] of table(
  4,
  String.raw`
business.md | "+15125550199" | 555-0188 | phone is "555-0188"; write all ten digits: "(512) 555-0142"
business.md | value: 4.9 | value: 4.9/5 | ratings.city.value is "4.9/5"; write the average, "4.9", in digits
business.md | count: 12\n  city | count: 12 reviews\n  city | ratings.home.count is "12 reviews"; write how many reviews, in digits
business.md | [Monday, Tuesday, Wednesday, Thursday, Friday] | Mon-Fri | hours.data[0].days is text, but a list belongs here: the days
business.md | opens: 08:00 | opens: closed | hours.data[0].opens is "closed", which is no time; write "by: closed" in its place
business.md | hours:\n  copy: Monday to Friday, 8:00am to 4:00pm\n  data:\n    - days: [Monday, Tuesday, Wednesday, Thursday, Friday]\n      opens: 08:00\n      closes: 16:00 | hours: Mon-Fri 8-5 | hours holds "Mon-Fri 8-5", which is not read; write days, then times with am or pm: "Mon-Fri 8am-5pm; Sat by appointment", and other hours of a season in a notice
business.md | hours:\n  copy: Monday to Friday, 8:00am to 4:00pm\n  data:\n    - days: [Monday, Tuesday, Wednesday, Thursday, Friday]\n      opens: 08:00\n      closes: 16:00 | hours: "" | hours is empty; write days, then times with am or pm: "Mon-Fri 8am-5pm; Sat by appointment", and other hours of a season in a notice
business.md | hours:\n  copy: Monday to Friday, 8:00am to 4:00pm\n  data:\n    - days: [Monday, Tuesday, Wednesday, Thursday, Friday]\n      opens: 08:00\n      closes: 16:00 | hours: Mon-Thrs 8am-5pm | hours holds "Mon-Thrs", which is not read; write days, then times with am or pm: "Mon-Fri 8am-5pm; Sat by appointment", and other hours of a season in a notice
business.md | hours:\n  copy: Monday to Friday, 8:00am to 4:00pm\n  data:\n    - days: [Monday, Tuesday, Wednesday, Thursday, Friday]\n      opens: 08:00\n      closes: 16:00 | hours: Mon-Fri 8am-5pm; Tue 9am-1pm | hours.days is Tuesday a second time, and its hours overlap 08:00 to 17:00; write each hour once
business.md | name: | theme: { action: "#1D4F7C" }\nname: | theme.action is "#1D4F7C", and light and dark pages take a color each, in six digits; write { light: "#1d4ed8", dark: "#93b4ff" } with your colors, and the build names the nearest ones that can be read
business.md | name: | theme: { ink: { light: #1D4F7C } }\nname: | begins with #, which YAML takes for its own; put the value in double quotes
business.md | geo:\n  latitude: 30.5\n  longitude: -97.6 | geo: 30.5, -97.6 | geo is text, but a group of fields belongs here: latitude and longitude of the address
business.md | city: Ada | city: Ada, TX 78600 | address.city is "Ada, TX 78600"; write the city alone, "Round Rock"
business.md | 2014–2026 | © 2014 - 2026 | copyright is "© 2014 - 2026"; write the years of the copyright, "2014–2026"
business.md | name: | lang: Spanish\nname: | lang is "Spanish"; write the code of the language that all pages are written in, "es" for Spanish
business.md | host: | email: Ann <a@b.com>\nhost: | email is "Ann <a@b.com>"; write an email address, "office@your-site.com"
ada | tier: same-day | TIER: same-day | TIER is not a known field; did you mean "tier"?
ada | latitude: 30.5 | latitude: 30.5083° N | latitude is "30.5083° N"; write degrees north, "30.5254", in digits
ada | county: Ada County | county: Ada Co. | county is "Ada Co.", which is cut short; write "Ada County"
ada | tier: same-day | tier: Same day | tier is "Same day", no tier of content/business.md; did you mean "same-day"?
ada | tier: | draft: yep\ntier: | draft is "yep"; write yes or no: "yes" leaves it out of the live site; previews show it, with a mark
ada | tier: | neighborhoods:\n  heading: Hoods\n  items: East, West\ntier: | neighborhoods.items is text, but a list belongs here: their names; write each entry on a line of its own, after "- "
dana | rating: 5 | rating: 5 stars | rating is "5 stars"; write a whole number from 1 to 5
dana | rating: 5 | rating: 5\ndate: 2 de marzo de 2026 | date is "2 de marzo de 2026"; write the day or the month of the review, "2026-03-14" or "2026-03"
dana | location: Ada | location: Ada, OK | location is "Ada, OK", but no city of content/locations has this name; correct it, or add "townWithoutPage: yes" for a town that has no page
service | card: We | image: { src: /images/house.svg, alt: Crew: Ray, Luis }\ncard: We | holds a comma or colon in braces; put the text in double quotes
service | lead: A level house. | lead:\n    Free visit: we come | hero.lead is a group of fields, but text belongs here: the first paragraph; it answers the question the visitor came with; put words with a colon in double quotes
service | lead: A level house. | lead: See [it](mailto:) | hero.lead links to "mailto:", which is not a complete email address; write "mailto:NAME@HOST.com"
service | title: House | title:House | has no colon and plain space after the name of a field; write title: House Leveling
service | title: House | title: Bob&rsquo;s | title holds &rsquo;s Leveling, which would be printed as typed; write the character itself
service | title: House | title: Piers: house | holds ": " inside a value, where a field may begin that needs a line of its own; write title: "Piers: house Leveling"
service | title: House | title: "Free" house | begins with ", which YAML takes for its own; write title: '"Free" house Leveling'
service | lead: A level house. | lead: **Piers** hold\n    and stay. | begins with *, which YAML takes for its own; write lead: "**Piers** hold and stay."
service | lead: A level | lead: [Piers](/services/leveling) hold a | begins with [, which YAML takes for its own; write lead: "[Piers](/services/leveling) hold a house."
service | lead: A level house. | lead: >-\n    Three:\n    - A door\n      or two\n    - A dog | holds a list, whose lines ">" joins; write "|-" in place of ">"
service |   heading: Leveling | \theading: Leveling | is indented with a tab; type two spaces in its place
service | ---\ntitle | —\ntitle | must begin with a line that is just ---
`,
))
  typed(`is not read: ${to!.split('\n').join(' ')}`, ({ edit, ...fixture }) => {
    edit(short[file!] ?? file!, from!, to!)
    const problems = problemsOf(fixture)
    assert.equal(
      problems.map((problem) => problem.message),
      [message],
    )
    assert.match(problems[0]!.excerpt!, /\S/)
  })

typed('doubts an odd price, piers below the rock, and the language of a review', ({ edit, ...fixture }) => {
  edit('services/leveling.md', 'name: Leveling', 'facts:\n  push-depth: 20 to 40 feet\nname: Leveling')
  edit('region.md', 'kind: gravel', 'kind: limestone')
  edit(dana, 'The door shuts.', 'Vinieron por la mañana y la puerta, que no cerraba, cierra muy bien.')
  edit('business.md', 'costs:', 'prices:\n  pier: "15000"\ncosts:')
  const hints = loadSite(fixture).suspect()
  const words = hints.flatMap(({ kind, words }) => (/price|ground|language/.test(kind) ? words : []))
  assert.equal(words.sort(), ['15000', '20 to 40 feet', 'lang'])
})

typed('asks for a larger farthestCity when some towns are beyond it', ({ addCity, edit, ...fixture }) => {
  for (const name of ['Bee', 'Cee']) addCity(name)
  edit('business.md', 'farthestCity: 300', 'farthestCity: 12')
  assert.match(problemsOf(fixture)[0]!.message, /^farthestCity is 12, and 2 of 3 .*; write "19", or check/)
})

typed('may contain hours by appointment, in words and in data', (fixture) => {
  const sunday = '      closes: 16:00\n    - days: [Sunday]\n      by: appointment\n'
  fixture.edit('business.md', '      closes: 16:00\n', sunday)
  fixture.edit('business.md', '4:00pm\n', '4:00pm; Sunday by appointment\n')
  assert.equal(heldHours(fixture), [])
  fixture.edit('business.md', '; Sunday by', '; Saturday by')
  assert.match(
    heldHours(fixture).join(),
    'but hours.data says "Monday to Friday, 8:00am to 4:00pm; Sunday, by appointment"',
  )
  const { site } = loadSite(fixture)
  assert.equal(
    hoursInWords(weekOf(site.business.hours.data), 'es').split('; ')[1],
    'domingo, con cita previa',
  )
  assert.not.match(JSON.stringify(companyData(site)), 'Sunday')
})

typed('may have parts named like those of the frame, which get a number', ({ write, edit, ...fixture }) => {
  const parts = ['Contact', 'Main', 'Menu', 'Notice', 'Price']
    .map((part) => `\n## ${part}\n\nWords.\n`)
    .join('')
  write('pages/care.md', ownPageText('Care', 'place: menu', parts))
  edit('services/leveling.md', '## Why houses tilt', '## Process')
  edit('pages/faqs.md', 'items:', 'items:\n    - question: Main\n      answer: One.')
  const { site } = loadSite(fixture)
  const ids = site.ownPages[0]!.body.map(({ id }) => id)
  assert.equal(ids, ['contact-1', 'main-1', 'menu-1', 'notice', 'price'])
  assert.is(site.services[0]!.body[0]!.id, 'process-1')
})

typed.run()
