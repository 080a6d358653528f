/** Values of a fixed form, as people type them. One with a single meaning is read. One with two meanings is refused. */
import * as assert from 'uvu/assert'
import { loadSite } from '../../../generator/read/load'
import { companyData } from '../../../templates/json-ld'
import { hoursInWords, weekOf } from '../../../generator/read/copy/hours'
import { openItems } from '../../../generator/read/opinions/open-items'
import { ContentError } from '../../../generator/read/source/problems'
import { dana } from '../../helpers/content-cases'
import { memorySuite } from '../../helpers/in-memory'
import type { InMemory } from '../../helpers/in-memory'
import { ownPageText } from '../../helpers/own-page'
import { jobText } from '../../helpers/job'
import { problemsOf } from '../../helpers/fixture-build'
import { table } from '../../helpers/table'

const typed = memorySuite('what people type')

/** Where each kind of value is in the fixture, and what the site makes of it. */
const fields: Record<
  string,
  { put: (fixture: InMemory, value: string) => void; shown: (site: Site) => unknown }
> = {
  phone: {
    put: ({ edit }, value) => edit('business.md', '"+15125550199"', value),
    shown: ({ business }) => business.phone,
  },
  host: {
    put: ({ edit }, value) => edit('business.md', 'https://www.example.com', value),
    shown: ({ business }) => business.host,
  },
  profile: {
    put: ({ edit }, value) => edit('business.md', 'https://social.example/acme', value),
    shown: ({ business }) => business.sameAs[0],
  },
  average: {
    put: ({ edit }, value) => edit('business.md', 'value: 4.9', `value: ${value}`),
    shown: ({ business }) => business.ratings!.city.value,
  },
  hours: {
    put: ({ edit }, value) => edit('business.md', '[Monday, Tuesday, Wednesday, Thursday, Friday]', value),
    shown: ({ business }) =>
      business.hours.data.map(({ days }) => days.map((day) => day.slice(0, 2)).join('')).join(' '),
  },
  closed: {
    put: ({ edit }, value) =>
      edit(
        'business.md',
        '      closes: 16:00\n',
        `      closes: 16:00\n    - days: [Sunday]\n      ${value}\n`,
      ),
    shown: ({ business }) => business.hours.data.length,
  },
  week: {
    put: ({ edit, read }, value) =>
      edit('business.md', /hours:\n(?: .*\n)+/.exec(read('business.md'))![0], `hours: ${value}\n`),
    shown: ({ business }) =>
      business.hours.data.map(({ opens, closes, by }) => by ?? `${opens}-${closes}`).join(' '),
  },
  closes: {
    put: ({ edit }, value) => edit('business.md', 'closes: 16:00', `closes: ${value}`),
    shown: ({ business }) => business.hours.data.map(({ opens, closes }) => `${opens}-${closes}`).join(' '),
  },
  color: {
    put: ({ edit }, value) => edit('business.md', 'name:', `theme: { action: { light: ${value} } }\nname:`),
    shown: ({ business }) => business.theme!.action!.light,
  },
  brand: {
    put: ({ edit }, value) => edit('business.md', 'name:', `theme:\n  action: ${value}\nname:`),
    shown: ({ business }) => `${business.theme!.action!.light} ${business.theme!.action!.dark}`,
  },
  geo: {
    put: ({ edit, read }, value) =>
      edit('business.md', /geo:\n(?: .*\n)+/.exec(read('business.md'))![0], `geo: ${value}\n`),
    shown: ({ business }) => `${business.geo.latitude} ${business.geo.longitude}`,
  },
  place: {
    put: ({ edit, read }, value) =>
      edit('locations/ada.md', /latitude: .*\nlongitude: .*/.exec(read('locations/ada.md'))![0], value),
    shown: ({ cities }) => `${cities[0]!.latitude} ${cities[0]!.longitude}`,
  },
  county: {
    put({ addCity, edit, read }, value) {
      addCity('Bee')
      addCity('Cow')
      edit('locations/cow.md', /county: .*/.exec(read('locations/cow.md'))![0], `county: ${value}`)
    },
    shown: ({ cities }) => cities.find(({ slug }) => slug === 'cow')!.county,
  },
  latitude: {
    put: ({ edit, read }, value) =>
      edit('locations/ada.md', /latitude: .*/.exec(read('locations/ada.md'))![0], `latitude: ${value}`),
    shown: ({ cities }) => cities[0]!.latitude,
  },
  longitude: {
    put: ({ edit, read }, value) =>
      edit('locations/ada.md', /longitude: .*/.exec(read('locations/ada.md'))![0], `longitude: ${value}`),
    shown: ({ cities }) => cities[0]!.longitude,
  },
  rating: {
    put: ({ edit }, value) => edit(dana, 'rating: 5', `rating: ${value}`),
    shown: ({ testimonials }) => testimonials[0]!.rating,
  },
  date: {
    put: ({ edit }, value) => edit(dana, 'rating: 5', `rating: 5\ndate: ${value}`),
    shown: ({ testimonials }) => testimonials[0]!.date,
  },
  fecha: {
    put({ edit }, value) {
      edit('business.md', 'name:', 'lang: es\nname:')
      edit(dana, 'rating: 5', `rating: 5\ndate: ${value}`)
    },
    shown: ({ testimonials }) => testimonials[0]!.date,
  },
  done: {
    put: ({ write }, value) => write('jobs/porch.md', jobText().replace('2024-05', value)),
    shown: ({ jobs }) => jobs[0]!.done,
  },
  inches: {
    put: ({ write }, value) => write('jobs/porch.md', jobText(`readings: { before: '${value}', after: 0 }`)),
    shown: ({ jobs }) => jobs[0]!.readings!.before,
  },
  days: {
    put: ({ write }, value) => write('jobs/porch.md', jobText(`days: ${value}`)),
    shown: ({ jobs }) => jobs[0]!.days,
  },
  order: {
    put: ({ edit }, value) =>
      edit('services/leveling.md', 'name: Leveling', `name: Leveling\norder: ${value}`),
    shown: ({ services }) => services[0]!.order,
  },
  redirect: {
    put: ({ edit }, value) => edit('redirects.md', 'to: /reviews', `to: ${value}`),
    shown: ({ redirects }) => redirects[0]!.to,
  },
  town: {
    put: ({ write }, value) => write('jobs/porch.md', jobText().replace('ada', value)),
    shown: ({ jobs }) => jobs[0]!.town,
  },
  service: {
    put({ edit, read, write }, value) {
      const other = read('services/leveling.md')
        .replace('title: House', 'title: Home')
        .replace('How Acme', 'Why Acme')
      write('services/house-leveling.md', other.replace('name: Leveling', 'name: House Leveling'))
      edit(dana, 'service: leveling', `service: ${value}`)
    },
    shown: ({ testimonials }) => testimonials[0]!.service,
  },
  title: {
    put: ({ edit }, value) => edit('services/leveling.md', 'title: House Leveling', value),
    shown: ({ services }) => services[0]!.title,
  },
  lead: {
    put: ({ edit }, value) => edit('services/leveling.md', 'A level house.', value),
    shown: ({ services }) => services[0]!.hero.lead.html.replaceAll('\n', ''),
  },
  who: {
    put({ edit, read }, value) {
      const about = read('pages/about.md')
      edit(
        'pages/about.md',
        about,
        about.replace(
          '\npoints:',
          `\nteam:\n  heading: Team\n  items:\n    - role: Crew\n      description: They lift.\n    - role: Boss\n      description: ${value}\npoints:`,
        ),
      )
    },
    shown: ({ pages }) => pages.about.team!.items[1]!.description.html,
  },
  photo: {
    put: ({ edit }, value) => edit('services/leveling.md', 'card: We', `image: ${value}\ncard: We`),
    shown: ({ services }) => services[0]!.image!.alt,
  },
  prices: {
    put: ({ edit }, value) => edit('business.md', 'costs:', `prices: ${value}\ncosts:`),
    shown: ({ business }) => Object.values(business.prices!).join(' '),
  },
  body: {
    put: ({ edit }, value) => edit('services/leveling.md', 'Clay moves. See [Ada](/locations/ada).', value),
    shown: ({ services }) => services[0]!.body[0]!.html.trim(),
  },
  opening: {
    put: ({ edit }, value) => edit('services/leveling.md', '---\ntitle', `${value}\ntitle`),
    shown: ({ services }) => services[0]!.title,
  },
  closing: {
    put: ({ edit }, value) => edit('services/leveling.md', '\n---\n', `\n${value}\n`),
    shown: ({ services }) => services[0]!.title,
  },
  hero: {
    put: ({ edit }, value) =>
      edit('services/leveling.md', '  heading: Leveling\n  lead: A level house.', value),
    shown: ({ services }) => services[0]!.hero.heading,
  },
  review: {
    put: ({ edit }, value) => edit(dana, 'location: Ada', value),
    shown: ({ testimonials }) => testimonials[0]!.location,
  },
  tips: {
    put: ({ edit }, value) =>
      edit(
        'locations/ada.md',
        'tier:',
        `seasons: { heading: Seasons, items: [${['Spring', 'Fall'].map((season) => `{ season: ${season}, title: Wet, description: Rain., concernLevel: High, tips: [One] }`).join()}] }\ntier:`.replace(
          'tips: [One]',
          `tips: ${value}`,
        ),
      ),
    shown: ({ cities }) => cities[0]!.slug,
  },
  hoods: {
    put: ({ edit }, value) =>
      edit('locations/ada.md', 'tier:', `neighborhoods:\n  heading: Hoods\n  items:${value}\ntier:`),
    shown: ({ cities }) => cities[0]!.slug,
  },
  draft: {
    put({ addCity, edit }, value) {
      addCity('Bee')
      edit('locations/bee.md', 'tier:', `draft: ${value}\ntier:`)
    },
    shown: ({ cities }) => cities.length,
  },
  price: {
    put: ({ edit }, value) => edit('business.md', 'costs:', `prices:\n  pier: ${value}\ncosts:`),
    shown: ({ business }) => business.prices!.pier,
  },
  lang: {
    put: ({ edit }, value) => edit('business.md', 'name:', `lang: ${value}\nname:`),
    shown: ({ business }) => business.lang,
  },
  email: {
    put: ({ edit }, value) => edit('business.md', 'host:', `email: ${value}\nhost:`),
    shown: ({ business }) => business.email,
  },
  state: {
    put: ({ edit }, value) => edit('business.md', 'region: TX', `region: ${value}`),
    shown: ({ business }) => business.address.region,
  },
  country: {
    put: ({ edit }, value) => edit('business.md', 'country: US', `country: ${value}`),
    shown: ({ business }) => business.address.country,
  },
  office: {
    put: ({ edit }, value) => edit('business.md', '  city: Ada', `  city: ${value}`),
    shown: ({ business }) => business.address.city,
  },
  count: {
    put: ({ edit }, value) => edit('business.md', 'count: 12\n  city', `count: ${value}\n  city`),
    shown: ({ business }) => business.ratings!.home.count,
  },
  copyright: {
    put: ({ edit }, value) => edit('business.md', '2014–2026', value),
    shown: ({ business }) => business.copyright,
  },
  noindex: {
    put: ({ edit }, value) => edit('locations/ada.md', 'tier:', `noindex: ${value}\ntier:`),
    shown: ({ cities }) => cities[0]!.noindex,
  },
  tier: {
    put: ({ edit }, value) => edit('locations/ada.md', 'tier: same-day', `tier: ${value}`),
    shown: ({ cities }) => cities[0]!.tier.id,
  },
  picture: {
    put: ({ edit }, value) => edit('business.md', 'src: /images/social.png', `src: ${value}`),
    shown: ({ business }) => business.socialImage.src.replace(/.*\//, ''),
  },
}

/** Returns the items about hours that hold the site back. */
const heldHours = (fixture: InMemory) =>
  openItems(loadSite(fixture)).flatMap(({ message }) => (message.startsWith('hours') ? message : []))

type Site = ReturnType<typeof loadSite>['site']

for (const [name, value, meant] of table(
  3,
  `
phone | (512) 555-0188 | +15125550188
phone | 512.555.0188 | +15125550188
phone | 1-512-555-0188 | +15125550188
phone | +1 512 555 0188 | +15125550188
phone | 5125550188 | +15125550188
phone | (512)555-0188. | +15125550188
phone | 555-0188 | refused
phone | 512-555-0188 ext. 4 | refused
phone | (112) 555-0188 | refused
host | www.example.com | https://www.example.com
host | Example.com/ | https://example.com
host | www.example.com/es | refused
profile | www.facebook.com/acme | https://www.facebook.com/acme
profile | facebook | refused
average | 4.9/5 | 4.9
average | 4.8 stars | 4.8
hours | Mon-Fri | MoTuWeThFr
hours | Monday to Friday | MoTuWeThFr
hours | weekdays | MoTuWeThFr
hours | [Mon-Wed, sat] | MoTuWeSa
hours | Fri – Mon | FrSaSuMo
hours | Mon, Wed & Thurs. | MoWeTh
hours | most days | refused
week | Mon-Fri 8-5, Sat by appt. | 08:00-17:00 appointment
week | "Monday to Friday: 7:30 AM – 4:30 PM; Saturday: closed" | 07:30-16:30
week | Mon-Thu 9-12, Fri 8am-5 | 09:00-12:00 08:00-17:00
week | Mon-Fri 7-9 | refused
week | always | refused
week | Mon-Fri 8-5 except holidays | refused
closes | 5 | 08:00-17:00
closes | 10 | refused
color | 1f4d3a | #1f4d3a
color | forest | refused
brand | #1D4F7C | #1D4F7C #99b0c4
brand | 1d4f7c | #1d4f7c #99b0c4
brand | #ff6600 | refused
brand | Navy Blue | refused
geo | 30.5083, -97.6789 | 30.5083 -97.6789
geo | (30.5083° N, 97.6789° W) | 30.5083 -97.6789
geo | { latitude: 30.5083, -97.6789 } | 30.5083 -97.6789
geo | { latitude: 30.5083, longitude: -97.6789 } | 30.5083 -97.6789
geo | 30.5083 | refused
place | latitude: 30.5, -97.6 | 30.5 -97.6
place | geo: 30.5, -97.6 | 30.5 -97.6
place | latitude: 30.5, -97.6\\nlongitude: -97.5 | refused
county | Bee | Bee County
county | Ada | Ada County
county | Bee Co. | Bee County
county | Bees | Bees
latitude | 30.5083° N | 30.5083
longitude | 97.6 W | -97.6
longitude | 97.6° E | refused
latitude | 30.5083 W | refused
closed | opens: closed | 1
closed | opens: Closed\\n      closes: closed | 1
closed | opens: closed\\n      closes: 9:00 | refused
closed | opens: By appointment | 2
rating | 5/5 | 5
rating | 5 stars | 5
rating | 4 out of 5 | 4
rating | 5.0 | 5
rating | ★★★★☆ | 4
rating | 9/10 | refused
rating | 4.5 stars | refused
date | March 2, 2026 | 2026-03-02
date | Mar. 2nd, 2026 | 2026-03-02
date | 2 March 2026 | 2026-03-02
date | 3/2/2026 | 2026-03-02
date | 25/3/2026 | 2026-03-25
date | 2026/3/2 | 2026-03-02
date | March 2026 | 2026-03
date | February 30, 2026 | refused
date | Marble 2, 2026 | refused
date | 3/2/26 | refused
date | last March | refused
fecha | 3/2/2026 | refused
fecha | 3/3/2026 | 2026-03-03
fecha | 25/3/2026 | 2026-03-25
fecha | 2 de marzo de 2026 | 2026-03-02
done | March 2026 | 2026-03
done | March 2, 2026 | 2026-03
done | 3/2026 | 2026-03
inches | 2 in | 2
inches | 1 1/4" | 1.25
inches | 1-1/4 inches | 1.25
inches | 3/4 in. | 0.75
inches | 1¼ | 1.25
inches | 1.5 | 1.5
inches | two | refused
inches | 2 ft | refused
days | 2 days | 2
days | 2 weeks | refused
days | Four days | 4
days | some | refused
order | two | 2
order | too | refused
redirect | /reviews/ | /reviews
redirect | /reviews/#top | /reviews#top
redirect | / | /
town | Ada | ada
town | Adda | refused
service | House Leveling | house-leveling
service | house-leveling.md | house-leveling
noindex | Yes | true
noindex | perhaps | refused
tier | Same day | same-day
picture | social.png | social.png
picture | images/social.png | social.png
picture | images\\\\social.png | social.png
phone | tel:+15125550188 | +15125550188
phone | 512–555–0188 | +15125550188
phone | “512-555-0188” | +15125550188
host | http://www.example.com | refused
week | M-F 8-5 | 08:00-17:00
week | Tu-Th 8a-5p | 08:00-17:00
week | 8am to 5pm Monday through Friday | 08:00-17:00
week | Mon - Fri \\u007c 0800-1700 | 08:00-17:00
week | 24/7 | 00:00-24:00
week | 7 days a week, 7am-9pm | 07:00-21:00
week | [Mon-Fri 8am-5pm, Sat 9am-noon] | 08:00-17:00 09:00-12:00
week | { Monday: 8am-5pm, Saturday: closed } | 08:00-17:00
week | { copy: Mon-Fri 8am-5pm } | 08:00-17:00
week | { copy: Call us } | refused
latitude | 30°30'30"N | 30.50833333
longitude | −97.6 | -97.6
latitude | 30.5, -97.6 | refused
rating | ⭐⭐⭐⭐ | 4
rating | five stars! | 5
date | Monday, November 24, 2025 | 2025-11-24
date | 2025-11-24T10:00:00Z | 2025-11-24
date | 11/24/2025, | 2025-11-24
date | N/A | undefined
date | - | undefined
date | | undefined
date | TBD | refused
title | title:House Leveling | House Leveling
title | Title: House Leveling | House Leveling
title | TITLE:\\tHouse Leveling | House Leveling
title | title: Piers: how they work | Piers: how they work
title | title: Bob&#39;s &amp; Ann&rsquo;s | Bob's & Ann’s
title | title: Piers order: 2 | refused
title | title: - | refused
who | He measures first: then he talks. | He measures first: then he talks.
who | He measures first: Then he talks. | He measures first: Then he talks.
who | He asks first: no job is small. | He asks first: no job is small.
who | We say it by name: Ray. | We say it by name: Ray.
who | He knows each name: Ann, Luis, Pat. | He knows each name: Ann, Luis, Pat.
who | He has one role: to look. | He has one role: to look.
who | He asks for the role: crew or boss. | He asks for the role: crew or boss.
who | He took the photo: look twice. | He took the photo: look twice.
who | He measures. first: then he talks. | refused
who | He measures  first: then he talks. | refused
who | He measures first: yes | refused
who | He measures name: Ray | refused
lead | We keep this order: look, measure, lift. | We keep this order: look, measure, lift.
lead | That is the heading: it tells you more. | That is the heading: it tells you more.
lead | One more heading: it tells you all. | One more heading: it tells you all.
lead | One more heading: How we lift | refused
title | title: Do it in this order: 2 pumps, 1 pier | Do it in this order: 2 pumps, 1 pier
title | title: Call by name: We answer | Call by name: We answer
title | title: Piers name: We level | refused
lead | \\n    heading: Level | refused
lead | \\n    Free visit: we come | Free visit: we come
title | title: #1 piers | refused
title | title: &Sons piers | refused
title | title: 'Piers' and more | 'Piers' and more
title | title: 'It''s' free # a note | 'It''s' free
title | title: "Free" means free # a note | "Free" means free
title | title: "Same as cash" is: what most pick | "Same as cash" is: what most pick
title | title: “Same as cash” is what most pick | “Same as cash” is what most pick
title | title: ‘Free’ means: free | ‘Free’ means: free
lead | **Piers** hold | <strong>Piers</strong> hold
title | title: @acme levels | @acme levels
title | title: %20 off | %20 off
lead | \\u0060Piers\\u0060 hold | <code>Piers</code> hold
title | title: & Sons: piers | & Sons: piers
title | title: *piers | *piers
title | title: &Sons: piers | refused
title | title: &Sons\\ncard: "We" level | refused
title | title: !Sons: piers | refused
title | title: ! Sons\\ncard: "We" level | refused
title | title: "Piers": hold | refused
title | title: \\u007c Piers | refused
lead | Free visit: we come: today | Free visit: we come: today
lead | Our price: one pier | Our price: one pier
lead | One more: a pier | One more: a pier
lead | [Piers](/services/leveling) and more: a lot | <a href="/services/leveling">Piers</a> and more: a lot
lead | **Piers** hold: 'so' it goes | <strong>Piers</strong> hold: &#39;so&#39; it goes
lead | {years} years: "that" is {years} | 12 years: &quot;that&quot; is 12
lead | >-\\n    Three:\\n    - A door\\n      or two\\n    - A dog | <p>Three:</p><ul><li>A dooror two</li><li>A dog</li></ul>
lead | >-\\n    Three:\\n\\n    • A door\\n    • A dog | <p>Three:</p><ul><li>A door</li><li>A dog</li></ul>
lead | >\\n    1. Call\\n    2. Bring | <ol><li>Call</li><li>Bring</li></ol>
lead | >-\\n    A door\\n    - and a dog\\n    of 1924\\n    1. it | A door - and a dog of 1924 1. it
prices | { pier: $1,450, pit: 4,500 } | 1450 4500
prices | { pier: 1450 , pit: '4500' } | 1450 4500
photo | { src: /images/house.svg, alt: Our crew: Ray, Luis and Pat } | Our crew: Ray, Luis and Pat
photo | { alt: Ray's "van", red, src: house.svg } | Ray's "van", red
photo | { src: /images/house.svg, alt: 'Ray, Luis' } | Ray, Luis
photo | { src: /images/house.svg, alt: Ray, boss: Luis } | refused
prices | { pier: "$1,450" } | 1450
lead | See [it](services/leveling) | See <a href="/services/leveling">it</a>
lead | See [it](/faqs?a=1&amp;b=2) | See <a href="/faqs?a=1&amp;b=2">it</a>
lead | See [it](www.b.com) | See <a href="https://www.b.com" rel="noopener">it</a>
lead | See [it](a@b.com) | See <a href="mailto:a@b.com">it</a>
lead | Clay&#8217;s move &lt;b&gt; | Clay’s move &lt;b&gt;
body | It&#8217;s &mdash; &hellip; &amp; | <p>It’s — … &amp;</p>
body | &copy;&#x202E; | refused
opening | — | House Leveling
opening | \\n---- | House Leveling
opening | -- | refused
closing | —- | House Leveling
closing | ----- | House Leveling
closing | -- | refused
hero | \\theading: Level\\n\\tlead: It is. | Level
hero | \\theading: Level\\n  lead: It is. | Level
hero | \\t\\theading: Level\\n  lead: It is. | refused
review | Location: ada | Ada
review | location: ADA | Ada
review | location: Ada, TX 78600 | Ada
review | location: Ada TX | Ada
review | location: Ada, Oklahoma | refused
review | location: Near Ada | refused
town | Ada, Texas | ada
town | /locations/ada | ada
town | Ada, OK | refused
service | House | house-leveling
service | Leveling | leveling
service | Repair | refused
service | /services/leveling | leveling
tips | [Warning: cracks, Two] | ada
tips | "Water evenly, and wait." | refused
tips | "• Water • Wait" | ada
hoods | \\n    East\\n    West | refused
hoods | East, West | ada
hoods | \\n    • East\\n    • West | ada
hoods | \\n    -East\\n    -West | ada
hoods | East, East | refused
draft | Y | 2
draft | on | 2
draft | n | 2
draft | | refused
draft | - | refused
draft | soon | refused
price | $1,450.00 | 1450
price | 1450 dollars | 1450
price | $1,450 each | 1450
price | $1,200 - $1,600 | refused
price | 1.4k | refused
lang | Spanish | es-US
lang | Español | es-US
lang | English | en-US
lang | en_US | en-US
lang | Klingon | refused
email | mailto:a@b.com | a@b.com
email | Ann <a@b.com> | a@b.com
email | a@b.com. | a@b.com
email | a at b.com | refused
state | Texas | TX
state | tx | TX
country | USA | US
country | United States | US
office | Ada, TX 78600 | Ada
count | 12 reviews | 12
count | 12+ | refused
copyright | © 2014 - 2026 | 2014–2026
copyright | since 2014 | refused
noindex | Y | true
picture | /public/images/social.png | social.png
picture | ../public/images/social.png | social.png
picture | social.gif | refused
`,
))
  typed(`for ${name}: "${value}" is ${meant}`, (fixture) => {
    const { put, shown } = fields[name!]!
    put(fixture, value!)
    let made: unknown
    try {
      made = String(shown(loadSite(fixture).site))
    } catch (error) {
      if (!(error instanceof ContentError)) throw error
      assert.is(error.problems.length, 1, error.message)
      made = 'refused'
    }
    assert.is(made, meant)
  })

typed('shows a problem below a closed day at its line', ({ edit, ...fixture }) => {
  const days =
    '    - days: [Sunday]\n      opens: closed\n    - days: [Saturday]\n      opens: 9:00\n      closes: 08:00\n'
  edit('business.md', '      closes: 16:00\n', `      closes: 16:00\n${days}`)
  const [problem, ...others] = problemsOf(fixture)
  assert.equal(others, [])
  assert.match(problem!.message, /^hours.data\[2\]\.closes is "08:00"/)
  assert.match(problem!.excerpt!, 'closes: 08:00')
})

typed('may contain hours by appointment, in words and in data', (fixture) => {
  const sunday = '      closes: 16:00\n    - days: Sundays\n      by: Appointment\n'
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

typed(
  'may be next to files that operating systems and editors leave behind',
  ({ write, read, ...fixture }) => {
    const left = [
      'Thumbs.db',
      'desktop.ini',
      'locations/ada.md~',
      'ada.md.orig',
      'x.tmp',
      'locations/._ada.md',
    ]
    for (const file of left) write(file, 'x')
    for (const file of [
      'ada (1)',
      'ada copy',
      'ada copy 2',
      'Ada - Copy',
      "ada (Ann's conflicted copy 2026-05-01)",
    ])
      write(`locations/${file.replace('Ada', 'ada')}.md`, read('locations/ada.md'))
    assert.is(loadSite(fixture).site.cities.length, 1)
  },
)

typed.run()
