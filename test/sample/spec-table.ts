/**
 * Sections 2, 3 and 9 of the specification as a table: what each page shows. When the owner settles
 * one of the numbers, it changes here too.
 */
import {
  atLeast,
  calls,
  data,
  entries,
  exactly,
  heading,
  link,
  links,
  nth,
  phone,
  picture,
  question,
  questions,
  row,
  says,
  seasons,
  stepCount,
  steps,
  tag,
} from './needs'
import type { Need, Value } from './needs'

export interface Part {
  /** As the specification names it. */
  name: string
  /** A selector, or words that the heading of the section holds. */
  at: string | RegExp
  needs: Need[]
}

export interface PageSpec {
  path: string
  parts: Part[]
}

/** Every place served, nearest first. */
const everyCity = [
  'Round Rock',
  'Pflugerville',
  'Hutto',
  'Cedar Park',
  'Georgetown',
  'Leander',
  'Taylor',
  'Liberty Hill',
  'Jarrell',
  'Killeen',
  'Kyle',
  'Temple',
  'San Marcos',
  'San Antonio',
].map(cityInTexas)

const part = (name: string, at: Part['at'], ...needs: (Need | Need[])[]): Part => ({
  name,
  at,
  needs: needs.flat(),
})

// What the tables below are filled with

const services = {
  'foundation-repair': 'Foundation repair',
  'slab-foundation-repair': 'Slab foundation repair',
  'pier-and-beam-foundation-repair': 'Pier and beam foundation repair',
  'house-leveling': 'House leveling',
  'crawl-space-repair': 'Crawl space repair',
  'drainage-french-drains': 'Drainage and French drains',
  'soil-stabilization': 'Soil stabilization',
  'helical-piers': 'Helical piers',
  'steel-push-piers': 'Steel push piers',
  'concrete-crack-repair': 'Concrete crack repair',
  'root-barriers': 'Root barriers',
  'mudjacking-foam-lifting': 'Mudjacking and foam lifting',
}
type Service = keyof typeof services

const sameDay = 'Same day'
const oneOrTwoDays = '24-48 hours'
const byArrangement = 'By arrangement'

const cities: Record<string, { name: string; postalCode: string; tier: string }> = {
  'round-rock': { name: 'Round Rock', postalCode: '78664', tier: sameDay },
  georgetown: { name: 'Georgetown', postalCode: '78626', tier: sameDay },
  pflugerville: { name: 'Pflugerville', postalCode: '78660', tier: sameDay },
  hutto: { name: 'Hutto', postalCode: '78634', tier: oneOrTwoDays },
  'cedar-park': { name: 'Cedar Park', postalCode: '78613', tier: sameDay },
  leander: { name: 'Leander', postalCode: '78641', tier: oneOrTwoDays },
  'liberty-hill': { name: 'Liberty Hill', postalCode: '78642', tier: oneOrTwoDays },
  taylor: { name: 'Taylor', postalCode: '76574', tier: oneOrTwoDays },
  jarrell: { name: 'Jarrell', postalCode: '76537', tier: byArrangement },
  temple: { name: 'Temple', postalCode: '76501', tier: byArrangement },
  killeen: { name: 'Killeen', postalCode: '76541', tier: byArrangement },
  kyle: { name: 'Kyle', postalCode: '78640', tier: byArrangement },
  'san-marcos': { name: 'San Marcos', postalCode: '78666', tier: byArrangement },
  'san-antonio': { name: 'San Antonio', postalCode: '78201', tier: byArrangement },
}

const servicePath = (slug: Service) => `/services/${slug}`
const cityPath = (slug: string) => `/locations/${slug}`
const allServices = Object.entries(services).map(([slug, name]) => link(name, servicePath(slug as Service)))
const allCities = Object.entries(cities).map(([slug, { name }]) => link(name, cityPath(slug)))

const menu: [name: string, path: string][] = [
  ['Home', '/'],
  ['Services', '/services'],
  ['Locations', '/locations'],
  ['About', '/about'],
  ['Reviews', '/reviews'],
  ['FAQs', '/faqs'],
]

const hoursCopy = 'Monday to Saturday, 8:00am to 4:00pm'
const hoursData = [
  {
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
    opens: '08:00',
    closes: '18:00',
  },
  { '@type': 'OpeningHoursSpecification', dayOfWeek: ['Saturday'], opens: '09:00', closes: '15:00' },
]

/** A sentence of the length that search engines show. */
const sentence = /^.{70,160}$/s

const url =
  (path: string): Value =>
  ({ host }) =>
    host + path

// Shared behaviour

const top = 'main > div:has(h1)'

const hero = (...needs: (Need | Need[])[]) =>
  part(
    'hero',
    top,
    exactly(1, 'first heading', 'h1'),
    atLeast(1, 'paragraph', 'p.lead'),
    phone,
    picture,
    ...needs,
  )

interface FrameWords {
  /** Home > ... > this page; none on the home page and the 404 page. */
  crumbs?: [name: string, path: string][]
  /** For the region tags. */
  place?: string
  /** False for the page that search engines are to leave out. */
  indexed?: boolean
}

/** Header, footer, head and the screen for errors. */
export function everyPage(
  path: string,
  { crumbs, place = 'Round Rock', indexed = true }: FrameWords = {},
): Part[] {
  const title: Value<RegExp> = ({ titleSuffix }) => new RegExp(`^[^|]+ \\| ${titleSuffix}$`)
  return [
    part('title with a brand suffix', 'head title', says(title)),
    part('description', 'head', tag('meta[name="description"]', { content: sentence })),
    part(
      'social-share tags with an image of 1200x630',
      'head',
      tag('meta[property="og:type"]', { content: 'website' }),
      tag('meta[property="og:site_name"]', { content: ({ name }) => name }),
      tag('meta[property="og:title"]', { content: title }),
      tag('meta[property="og:description"]', { content: sentence }),
      tag('meta[property="og:url"]', { content: url(path) }),
      tag('meta[property="og:image"]', { content: ({ host }) => new RegExp(`^${host}/.+\\.(png|jpe?g)$`) }),
      tag('meta[property="og:image:width"]', { content: '1200' }),
      tag('meta[property="og:image:height"]', { content: '630' }),
      tag('meta[property="og:image:alt"]', { content: /\w+ \w+/ }),
      tag('meta[name="twitter:card"]', { content: 'summary_large_image' }),
    ),
    ...(indexed
      ? [
          part('canonical URL', 'head', tag('link[rel="canonical"]', { href: url(path) })),
          part(
            'robots tag of index and follow',
            'head',
            tag('meta[name="robots"]', { content: 'index, follow' }),
          ),
        ]
      : [part('kept out of search engines', 'head', tag('meta[name="robots"]', { content: 'noindex' }))]),
    part(
      'region tags',
      'head',
      tag('meta[name="geo.region"]', { content: 'US-TX' }),
      tag('meta[name="geo.placename"]', { content: place }),
      tag('meta[name="geo.position"]', { content: /^(29|30|31)\.\d+;-9[78]\.\d+$/ }),
    ),
    part('skip-to-content link', 'body', link('Skip to content', '#main')),
    part('main content area', 'body', exactly(1, 'main area', 'main#main')),
    part(
      'header',
      'header',
      menu.map(([name, path]) => link(name, path)),
      says('Call Now'),
      calls,
      exactly(1, 'menu toggle', 'button[aria-controls="menu"]'),
    ),
    part(
      'brand',
      'header',
      says(({ name }) => name),
    ),
    part('footer: phone, hours and street address', 'footer', phone, says(hoursCopy), [
      ...says(({ address }) => address.street),
      ...says(({ address: { city, region, postalCode } }) => `${city}, ${region} ${postalCode}`),
    ]),
    part('footer: services', 'footer', allServices),
    part('footer: service areas', 'footer', allCities),
    part(
      'footer: company links',
      'footer',
      menu.map(([name, path]) => link(name, path)),
    ),
    part(
      'sitemap in a new tab',
      'footer',
      tag('a[href="/sitemap.xml"]', { target: '_blank', rel: /noopener/ }),
    ),
    part('phone within reach on small screens', '.call-bar', phone),
    part(
      'error fallback screen',
      'template > div',
      heading('Something went wrong'),
      says("We're sorry, but something unexpected happened"),
      exactly(1, 'button', 'button'),
      says('Refresh Page'),
    ),
    ...(crumbs ? breadcrumb(crumbs) : []),
  ]
}

const breadcrumb = (crumbs: [name: string, path: string][]): Part[] => [
  part(
    `breadcrumb ${crumbs.map(([name]) => name).join(' > ')}`,
    'nav[aria-label="Breadcrumb"]',
    exactly(crumbs.length, 'entries', 'li'),
    crumbs.flatMap(([name], i) => says(name).map((need) => nth(i, 'li', need))),
    crumbs.slice(0, -1).flatMap(([, path]) => links(path)),
  ),
  part(
    'structured data of the breadcrumb',
    'main',
    data('BreadcrumbList', {
      itemListElement: ({ host }) =>
        crumbs.map(([name, path], i) => ({ '@type': 'ListItem', position: i + 1, name, item: host + path })),
    }),
  ),
]

const home = menu[0]!
const overviews = Object.fromEntries(menu.map(([name, path]) => [name, [home, [name, path]]])) as Record<
  string,
  FrameWords['crumbs']
>

const contact = part('contact block', '#contact', heading(/./), phone)

// Pages

const homePage: PageSpec = {
  path: '/',
  parts: [
    ...everyPage('/'),
    hero(says('Round Rock', 'Central Texas')),
    part(
      'trust strip',
      'main > ul',
      exactly(4, 'promises', 'li'),
      says('Lifetime labor warranty', 'on completed repairs', 'Free inspection', 'no-obligation estimate'),
      says('Licensed and bonded', 'Texas contractors', 'No financing-straight pricing and options'),
    ),
    part('six signs of damage', '#signs', exactly(6, 'signs', 'h3'), exactly(6, 'pictures', 'img')),
    part('grid of 12 services', '#services', exactly(12, 'cards', 'h3'), allServices),
    part(
      'regional challenges',
      '#challenges',
      exactly(4, 'challenges', 'h3'),
      entries('Clay soil', 'Temperature swings', 'Drought-flood cycles', 'Rapid development'),
      says('expand up to 10%', '3-5 inches in hours'),
    ),
    part(
      'why-choose-us',
      '#why',
      heading(/why choose us/i),
      atLeast(4, 'reasons', 'h3'),
      says('Licensed and bonded Texas contractors', 'lifetime labor warranty', "manufacturer's warranty"),
      says(
        'no engineering reports',
        'recommendations of your engineer',
        'Same-day consultations',
        '24-48 hours',
      ),
    ),
    part('local knowledge (12 years, 850 projects)', '#local', says(/\b12 years\b/, /\b850 projects\b/)),
    part(
      'four-step process timeline',
      '#process',
      steps(
        ['Free inspection', '45 minutes'],
        [/^Estimate$/i, 'same day'],
        ['Repair', '1-3 days'],
        [/^Final walkthrough$/i, '30 minutes'],
      ),
    ),
    part('seasonal care guide with concern levels', '#seasons', seasons(2)),
    part(
      'six area cards',
      '#areas',
      exactly(6, 'cards', 'h3'),
      ['round-rock', 'georgetown', 'pflugerville', 'hutto', 'cedar-park', 'leander'].map((slug) =>
        link(cities[slug]!.name, cityPath(slug)),
      ),
    ),
    part('call banner', '#banner', heading(/./), phone, says(hoursCopy)),
    part('three testimonials', '#reviews', testimonials(3)),
    part('8 FAQs', '#questions', questions(8)),
    part(
      'emergency-signs box',
      '#emergency',
      heading(/emergency signs/i),
      atLeast(3, 'signs', 'li'),
      phone,
      says('emergency service is by phone'),
    ),
    part(
      'local business in structured data',
      'main',
      data('HomeAndConstructionBusiness', {
        '@id': url('/#business'),
        name: ({ name }) => name,
        description: ({ description }) => description,
        url: url('/'),
        image: ({ host, socialImage }) => host + socialImage.src,
        telephone: ({ phone }) => phone,
        priceRange: '$$',
        address: ({ address }) => ({
          '@type': 'PostalAddress',
          streetAddress: address.street,
          addressLocality: 'Round Rock',
          addressRegion: 'TX',
          postalCode: '78664',
          addressCountry: 'US',
        }),
        geo: ({ geo }) => ({ '@type': 'GeoCoordinates', ...geo }),
        openingHoursSpecification: hoursData,
        areaServed: everyCity,
        aggregateRating: rating(5),
        sameAs: ({ sameAs }) => sameAs,
      }),
    ),
  ],
}

function testimonials(count: number): Need[] {
  const each = [
    exactly(1, 'rating of 5', '[aria-label="5 of 5 stars"]'),
    exactly(1, 'text', 'blockquote'),
    exactly(1, 'name', 'figcaption b'),
    exactly(1, 'location', 'figcaption span'),
    exactly(1, 'service', 'figcaption a[href^="/services/"]'),
  ]
  return [
    exactly(count, 'testimonials', 'figure'),
    ...Array.from({ length: count }, (_, i) => each.map((need) => nth(i, 'figure', need))).flat(),
  ]
}

function cityInTexas(name: string) {
  return { '@type': 'City', name, containedInPlace: { '@type': 'State', name: 'Texas' } }
}

function rating(ratingValue: number) {
  return { '@type': 'AggregateRating', ratingValue, reviewCount: 127, bestRating: 5, worstRating: 1 }
}

const servicesPage: PageSpec = {
  path: '/services',
  parts: [
    ...everyPage('/services', { crumbs: overviews.Services }),
    hero(),
    part('grid of 12 services', '#services', exactly(12, 'cards', 'h3'), allServices),
    part(
      'six-image gallery',
      '#gallery',
      exactly(6, 'pictures', 'figure img[alt]:not([alt=""])'),
      exactly(6, 'captions', 'figcaption'),
      exactly(1, 'previous arrow', 'button[aria-label="Previous picture"]'),
      exactly(1, 'next arrow', 'button[aria-label="Next picture"]'),
      exactly(6, 'dots', 'button[data-hook="gallery-dot"]'),
    ),
    part(
      'warranty section',
      '#warranty',
      heading(/warranty/i),
      says('Lifetime labor warranty', 'completed repair', "manufacturer's warranty"),
    ),
    part('10+ years and 1,200+ projects', '#record', says(/\b10\+ years\b/, /1,200\+ projects\b/)),
    part('call banner', '#banner', heading(/./), phone),
  ],
}

const tierEntry = (n: number, tier: string) =>
  [
    ...says(tier),
    ...Object.entries(cities)
      .filter(([, city]) => city.tier === tier)
      .map(([slug, { name }]) => link(name, cityPath(slug))),
  ].map((need) => nth(n, '.tiers > li', need))

const locationsPage: PageSpec = {
  path: '/locations',
  parts: [
    ...everyPage('/locations', { crumbs: overviews.Locations }),
    hero(),
    part(
      'map image',
      `${top} figure`,
      picture,
      atLeast(14, 'cities', 'svg a[href^="/locations/"]'),
      exactly(1, 'caption', 'figcaption'),
    ),
    part(
      '14 city cards',
      '#cities',
      atLeast(14, 'cards', 'h3'),
      allCities,
      atLeast(14, 'response tiers', 'li > p.tier'),
    ),
    part(
      'response-time tiers',
      '#response-times',
      exactly(3, 'tiers', 'h3'),
      tierEntry(0, sameDay),
      tierEntry(1, oneOrTwoDays),
      tierEntry(2, byArrangement),
      says('scheduling an inspection in the near towns usually takes 24-48 hours'),
    ),
    part('local-knowledge stats (1,500+ projects)', '#record', says(/1,500\+ projects\b/)),
    part('call banner', '#banner', heading(/./), phone),
  ],
}

const aboutPage: PageSpec = {
  path: '/about',
  parts: [
    ...everyPage('/about', { crumbs: overviews.About }),
    hero(),
    part('mission text', /mission/i, atLeast(1, 'paragraph', 'p')),
    part('who comes to the house', '#team', heading(/./), atLeast(3, 'roles', 'h3')),
    part(
      'four bullet points',
      '#points',
      exactly(4, 'points', 'h3'),
      says('inspection costs nothing', 'no obligation', 'Lifetime labor warranty', 'completed repair'),
      says("manufacturer's warranty", 'Licensed and bonded', 'Texas contractors'),
      says('No financing-straight pricing and options'),
    ),
    part(
      'no engineering reports, but the recommendations of one’s engineer',
      'main',
      says("don't write engineering reports", 'work with those recommendations'),
    ),
    contact,
  ],
}

const reviewsPage: PageSpec = {
  path: '/reviews',
  parts: [
    ...everyPage('/reviews', { crumbs: overviews.Reviews }),
    hero(),
    part('the first 9 testimonials in a grid', '#reviews', testimonials(9)),
    part('the last 3', '#more-reviews', heading('More Customer Experiences'), testimonials(3)),
    part(
      'prompt to leave a review on an external service',
      '#leave-a-review',
      heading(/./),
      says('leave a review'),
      exactly(1, 'external link', 'a[href^="https://"]'),
    ),
  ],
}

const faqsPage: PageSpec = {
  path: '/faqs',
  parts: [
    ...everyPage('/faqs', { crumbs: overviews.FAQs }),
    hero(heading('Foundation Repair Questions & Answers')),
    part('hero image', `${top} figure`, picture),
    part(
      'accordion of 15 questions',
      '#questions',
      questions(15),
      says('No financing-straight pricing and options'),
    ),
    part(
      'contact block at the bottom',
      'main > div:last-of-type > section:last-of-type',
      heading(/./),
      phone,
      says(hoursCopy),
    ),
  ],
}

/** What every service page has, and then what its own row says. */
function servicePage(slug: Service, ...own: Part[]): PageSpec {
  const path = servicePath(slug)
  const name = services[slug]
  return {
    path,
    parts: [
      ...everyPage(path, { crumbs: [home, ['Services', '/services'], [name, path]] }),
      hero(),
      part('drawing of the repair', `${top} figure`, picture),
      part('process steps', '#process', heading(/./), atLeast(3, 'steps', 'ol > li')),
      part('what the repair cannot do', '#limits', atLeast(3, 'limits', 'h3')),
      part('what drives the cost', '#costs', atLeast(2, 'cost factors', 'h3')),
      part('what to look at before calling', '#checks', atLeast(3, 'things to check', 'h3')),
      part('FAQ', '#questions', questions(4)),
      part('related links', '#related', atLeast(3, 'services', 'a[href^="/services/"]')),
      part('related areas', '#related', atLeast(3, 'cities', 'a[href^="/locations/"]')),
      part('contact block', '#contact', heading(/./), phone, says('free inspection')),
      part(
        'service in structured data',
        'main',
        data('Service', {
          name,
          serviceType: name,
          description: sentence,
          url: url(path),
          areaServed: everyCity,
          provider: ({ host, name, phone }) => ({
            '@type': 'HomeAndConstructionBusiness',
            '@id': `${host}/#business`,
            name,
            telephone: phone,
          }),
        }),
      ),
      ...own,
    ],
  }
}

const servicePages: PageSpec[] = [
  servicePage(
    'foundation-repair',
    part(
      'what it costs',
      '#price',
      heading(/cost/i),
      atLeast(4, 'kinds of repair', 'tbody tr'),
      says(/\$\d/),
    ),
    part('four-step process', '#process', steps('Inspection', 'Diagnosis', 'Solution', 'Warranty')),
    part('signs of damage', '#signs', heading(/signs of .*damage/i), atLeast(4, 'signs', 'h3')),
    part('methods', '#methods', heading(/methods/i), atLeast(4, 'methods', 'h3')),
    part(
      'why Round Rock foundations need attention',
      /why round rock foundations need attention/i,
      says('up to 10%', '3-5 inches'),
    ),
    part('cost factors', '#costs', heading(/cost/i)),
    part('example of an estimate', '#estimate', heading(/estimate/i), atLeast(4, 'lines', 'tbody tr')),
    part(
      'emergency call box',
      '#emergency',
      heading(/emergency/i),
      phone,
      atLeast(3, 'signs', 'li'),
      says(/same[- ]day/i),
    ),
    part(
      'links by type and by location',
      '#related',
      heading(/by type and by location/i),
      links(
        ...(['slab-foundation-repair', 'pier-and-beam-foundation-repair', 'house-leveling'] as const).map(
          servicePath,
        ),
      ),
      links(...['round-rock', 'georgetown', 'pflugerville', 'hutto', 'cedar-park', 'leander'].map(cityPath)),
    ),
    part('advantages', '#benefits', heading(/advantages/i), atLeast(3, 'advantages', 'h3')),
    part(
      'timeline (total 1-3 days)',
      '#timeline',
      steps(
        ['Assessment', '1-2 hours'],
        ['Planning', '1-2 days'],
        ['Repair', '1-2 days'],
        ['Final inspection', '1 hour'],
      ),
      says(/total 1-3 days/i),
    ),
    part('common questions', '#questions', heading(/common questions/i)),
    part('no financing', '#questions', says('No financing', 'straight pricing and options')),
    part('lifetime labor warranty', '#process', says('lifetime labor warranty', "manufacturer's warranty")),
  ),
  servicePage(
    'slab-foundation-repair',
    part(
      'post-tension and conventional slabs',
      /two kinds of slab/i,
      says('Conventional slabs', 'Post-tension slabs'),
    ),
    part('signs', '#signs', atLeast(3, 'signs', 'h3')),
    part('methods', '#methods', atLeast(4, 'methods', 'h3')),
    part('four-step process', '#process', stepCount(4)),
    part('advantages', '#benefits', heading(/advantages/i), atLeast(3, 'advantages', 'h3')),
    part(
      'timeline (total 1-2 days)',
      '#timeline',
      steps(
        ['Assessment', '2-3 hours'],
        ['Pier installation', '4-6 hours'],
        ['Lifting', '2-4 hours'],
        ['Stabilization', '1-2 hours'],
      ),
      says(/total 1-2 days/i),
    ),
    part('related services and area links', '#related', heading(/related repairs and nearby areas/i)),
    part(
      'FAQ (post-tension, visibility of repairs)',
      '#questions',
      question(/post-tension/i),
      question(/will the repair show/i),
    ),
  ),
  servicePage(
    'pier-and-beam-foundation-repair',
    part('older homes', /older homes/i, atLeast(2, 'paragraphs', 'p')),
    part('signs of trouble', '#signs', heading(/signs of trouble/i), atLeast(4, 'signs', 'h3')),
    part('repair methods', '#methods', heading(/repair methods/i), atLeast(4, 'methods', 'h3')),
    part('crawl space health', /crawl space health/i, links(servicePath('crawl-space-repair'))),
    part(
      'FAQ (encapsulation, sills and beams)',
      '#questions',
      question(/encapsulat/i),
      question(/sills and beams/i),
    ),
  ),
  servicePage(
    'house-leveling',
    part(
      'slab and pier and beam leveling',
      '#comparison',
      says('Slab leveling', 'Pier and beam leveling'),
      atLeast(4, 'rows', 'tbody tr'),
      links(servicePath('slab-foundation-repair'), servicePath('pier-and-beam-foundation-repair')),
    ),
    part('four-step process', '#process', stepCount(4)),
    part('signs', '#signs', heading(/signs/i), atLeast(4, 'signs', 'h3')),
    part(
      'FAQ (drywall cracks, duration)',
      '#questions',
      question(/drywall/i),
      question(/how long does (?:house )?leveling take\? often 1-2 days/i),
    ),
    part('often 1-2 days', '#process', says('often 1-2 days')),
  ),
  servicePage(
    'crawl-space-repair',
    part('issues', '#signs', heading(/issues/i), atLeast(4, 'issues', 'h3')),
    part('what is fixed', '#methods', heading(/what we fix/i), atLeast(4, 'things', 'h3')),
    part('four-step process', '#process', stepCount(4)),
    part('benefits', '#benefits', atLeast(3, 'benefits', 'h3')),
  ),
  servicePage(
    'drainage-french-drains',
    part('drainage challenges', /drainage challenges/i, says('3-5 inches')),
    part('drain types', '#methods', heading(/types of drain/i), entries(/french drains/i, /surface drains/i)),
    part('five-step installation', '#process', stepCount(5)),
  ),
  servicePage(
    'soil-stabilization',
    part(
      'chemical injection, lime treatment, polymer stabilization',
      '#methods',
      exactly(3, 'ways', 'h3'),
      entries('Chemical injection', 'Lime treatment', 'Polymer stabilization'),
    ),
    part('five-step process', '#process', stepCount(5)),
    part('cost factors', '#costs', heading(/cost factors/i)),
    part('clay can expand 6+ inches', /what makes clay swell/i, says('expand 6+ inches')),
    part('lasts 15-25 years', '#questions', question(/how long does soil stabilization last\? 15-25 years/i)),
  ),
  servicePage(
    'helical-piers',
    part('benefits', '#benefits', heading(/benefits/i), atLeast(4, 'benefits', 'h3')),
    part('applications', '#methods', heading(/applications/i), atLeast(4, 'applications', 'h3')),
    part('five-step process', '#process', stepCount(5)),
    part(
      'comparison with push piers',
      '#comparison',
      heading(/helical and push piers/i),
      says('Helical pier', 'Push pier'),
      atLeast(5, 'rows', 'tbody tr'),
    ),
    part('the other page', 'main', links(servicePath('steel-push-piers'))),
  ),
  servicePage(
    'steel-push-piers',
    part('applications', '#methods', heading(/applications/i), atLeast(4, 'applications', 'h3')),
    part('benefits', '#benefits', heading(/benefits/i), atLeast(4, 'benefits', 'h3')),
    part('five-step process', '#process', stepCount(5)),
    part(
      'when to choose',
      '#comparison',
      heading(/when to choose/i),
      says('Push piers', 'Helical piers'),
      atLeast(5, 'rows', 'tbody tr'),
    ),
    part('the other page', 'main', links(servicePath('helical-piers'))),
  ),
  servicePage(
    'concrete-crack-repair',
    part(
      'epoxy injection, carbon fiber stitching, polyurethane sealants, underpinning',
      '#methods',
      exactly(4, 'repairs', 'h3'),
      entries('Epoxy injection', 'Carbon fiber stitching', 'Polyurethane sealants', 'Underpinning'),
    ),
    part('crack types', '#signs', heading(/crack types/i), atLeast(5, 'types', 'h3')),
    part(
      '24/7 emergency box',
      '#emergency',
      heading('24/7 emergency response'),
      phone,
      atLeast(3, 'signs', 'li'),
    ),
    part('cost factors', '#costs', heading(/cost factors/i)),
    part(
      'cure 24-48 hours, high-traffic areas 72 hours',
      '#timeline',
      steps(['Most repairs', '24-48 hours'], ['High-traffic areas', '72 hours']),
    ),
  ),
  servicePage(
    'root-barriers',
    part('tree root issues', '#signs', heading(/tree root issues/i), atLeast(3, 'issues', 'h3')),
    part(
      'installation steps',
      '#process',
      heading(/installation/i),
      stepCount(5),
      says('2-4 feet', 'HDPE', 'within 20 feet'),
    ),
    part('cost factors', '#costs', heading(/cost factors/i)),
    part('HDPE lasts 20+ years', '#benefits', says('HDPE', '20+ years')),
  ),
  servicePage(
    'mudjacking-foam-lifting',
    part(
      'foam versus mudjacking',
      '#comparison',
      heading('Foam versus mudjacking'),
      says('Foam lifting', 'Mudjacking'),
      row('Holes', '5/8 inch', '1-2 inches'),
      row('Ready for use', '15-30 minutes', '24-48 hours to cure'),
      row('How long it lasts', '15+ years', '10-15 years'),
    ),
    part('5/8 inch holes', '#process', says('5/8 inch for foam')),
    part('what can be lifted', '#methods', heading('What can be lifted'), atLeast(3, 'things', 'h3')),
    part('five-step process', '#process', stepCount(5)),
    part('benefits', '#benefits', atLeast(3, 'benefits', 'h3')),
    part(
      'cost factors in Round Rock (project scope, site conditions)',
      '#costs',
      heading(/cost factors in round rock/i),
      exactly(2, 'factors', 'h3'),
      entries('Project scope', 'Site conditions'),
      says('50-70% less than replacement'),
    ),
    part(
      'settlement of 6+ inches is extreme',
      '#limits',
      entries('Settlement of 6+ inches'),
      says('That is extreme', 'combined methods or phased lifting'),
    ),
    part('lifts flatwork, not a house', top, says('do not repair a house foundation')),
  ),
]

/** What every city page has, and then what its own row says. */
function cityPage(slug: string, ...own: Part[]): PageSpec {
  const { name, postalCode } = cities[slug]!
  const path = cityPath(slug)
  return {
    path,
    parts: [
      ...everyPage(path, { crumbs: [home, ['Locations', '/locations'], [name, path]], place: name }),
      hero(heading(`Foundation Repair in ${name}, TX`)),
      part('section through a lot', `${top} figure`, picture, exactly(1, 'caption', 'figcaption')),
      part('why choose us', '#why', heading(/./), exactly(4, 'reasons', 'h3')),
      part('common problems', '#problems', atLeast(4, 'problems', 'h3')),
      part(
        'services grid',
        '#services',
        atLeast(4, 'cards', 'h3'),
        atLeast(4, 'services', 'a[href^="/services/"]'),
      ),
      part(
        'FAQs',
        '#questions',
        atLeast(4, 'questions', 'details[name] > summary'),
        atLeast(4, 'answers', '.answer'),
      ),
      part('other cities', '#nearby', atLeast(3, 'cities', 'a[href^="/locations/"]')),
      part(
        'links to /locations, /services, /about and /faqs',
        '#nearby',
        links('/locations', '/services', '/about', '/faqs'),
      ),
      part('call-to-action block', '#contact', heading(/./), phone, says(hoursCopy, name)),
      part(
        'local business in structured data',
        'main',
        data('HomeAndConstructionBusiness', {
          name: (business) => `${business.name} ${name}`,
          description: sentence,
          url: url(path),
          image: ({ host, socialImage }) => host + socialImage.src,
          telephone: ({ phone }) => phone,
          address: {
            '@type': 'PostalAddress',
            streetAddress: name,
            addressLocality: name,
            addressRegion: 'TX',
            postalCode,
            addressCountry: 'US',
          },
          geo: ({ geo }) => (slug === 'round-rock' ? { '@type': 'GeoCoordinates', ...geo } : undefined),
          priceRange: '$$',
          openingHoursSpecification: hoursData,
          areaServed: cityInTexas(name),
          aggregateRating: rating(4.9),
          sameAs: [],
        }),
      ),
      ...own,
    ],
  }
}

const tierWords: Record<string, string> = {
  [sameDay]: 'the same day',
  [oneOrTwoDays]: 'within 24-48 hours',
  [byArrangement]: 'on a day we agree on',
}

/** The eight cities that use one template. */
function genericCityPage(slug: string, ...own: Part[]): PageSpec {
  const { tier } = cities[slug]!
  return cityPage(
    slug,
    part(
      'services grid (slab, pier and beam, house leveling, drainage)',
      '#services',
      exactly(4, 'cards', 'h3'),
      links(
        ...(
          [
            'slab-foundation-repair',
            'pier-and-beam-foundation-repair',
            'house-leveling',
            'drainage-french-drains',
          ] as const
        ).map(servicePath),
      ),
    ),
    part(
      '"Local Conditions" note',
      '#local-conditions',
      heading(/local conditions/i),
      atLeast(1, 'paragraph', 'p'),
    ),
    part(
      'why choose us',
      '#why',
      heading(/^why choose us\b/i),
      entries('Local expertise', 'Lifetime labor warranty', 'Free inspections', 'Fast response'),
      says("manufacturer's warranty"),
    ),
    part(`response tier: ${tier}`, '#why', says(tierWords[tier]!)),
    part(
      'common problems',
      '#problems',
      exactly(5, 'problems', 'h3'),
      entries(
        'Cracks',
        'Sticking doors and windows',
        'Uneven floors',
        'Gaps between walls and ceiling or floor',
        'Drainage issues',
      ),
    ),
    part(
      'four FAQs (cost, duration of 1-3 days, warranty, free inspection)',
      '#questions',
      questions(4),
      [/\b(cost|price|pay)\b/i, /1-3 days/, /lifetime labor warranty/i, /\bfree\b/i].flatMap((topic, i) =>
        says(topic).map((need) => nth(i, 'details', need)),
      ),
    ),
    ...own,
  )
}

/** A city with a page of its own, written to the same pattern. */
const ownCityPage = (slug: string, ...own: Part[]) =>
  cityPage(
    slug,
    part('services grid', '#services', exactly(6, 'cards', 'h3')),
    part('local conditions', '#local-conditions', heading(/./), atLeast(1, 'paragraph', 'p')),
    part('response times', '#response', exactly(3, 'times', 'ol > li'), says(/1-3 days/)),
    part(
      `response tier: ${cities[slug]!.tier}`,
      '#response',
      says(cities[slug]!.tier === sameDay ? 'Same day' : '24-48 hours'),
    ),
    ...own,
  )

/** The five problems of the template, in words that the page chose. */
const commonProblems = part(
  'common problems',
  '#problems',
  exactly(5, 'problems', 'h3'),
  entries(/crack/i, /door/i, /floor/i, /gap/i, /drain|water/i),
)

/** A note on permits, where the rule of the city is known. */
const permits = part('permits', '#permits', heading(/permits/i), atLeast(1, 'paragraph', 'p'))

const usualReasons = part(
  'why choose us',
  '#why',
  entries('Local expertise', 'Lifetime labor warranty', 'Free inspections', 'Fast response'),
)

const cityPages: PageSpec[] = [
  ownCityPage(
    'round-rock',
    part('twelve neighborhoods', '#neighborhoods', exactly(12, 'neighborhoods', 'li')),
    part('six top services', '#services', heading(/six/i), exactly(6, 'services', 'h3')),
    part(
      'common issues',
      '#problems',
      heading(/common issues/i),
      exactly(4, 'issues', 'h3'),
      entries('Slab settlement', 'Pier and beam sagging', 'Drainage', 'Structural cracks'),
    ),
    part('soil text', /two kinds of ground/i, says('Blackland clay', 'up to 10%', 'limestone')),
    part('weather text', /weather/i, says('drought', '3-5 inches')),
    part('project examples', '#projects', exactly(3, 'examples', 'h3')),
    part(
      'response times (same day, 24-48 hrs, 1-3 days)',
      '#response',
      ['Same day', '24-48 hours', '1-3 days'].flatMap((time, i) =>
        says(time).map((need) => nth(i, 'ol > li', need)),
      ),
    ),
    part('seasonal care', '#seasons', seasons(1)),
    permits,
    part(
      'trust advantages',
      '#why',
      exactly(4, 'advantages', 'h3'),
      says('lifetime labor warranty', 'engineer', 'no financing'),
    ),
    part('FAQs', '#questions', questions(7)),
    part('10+ years and 800+ projects', '#record', says(/\b10\+ years\b/, /800\+ Round Rock projects/)),
  ),
  ownCityPage(
    'georgetown',
    part(
      'neighborhoods',
      '#neighborhoods',
      exactly(4, 'neighborhoods', 'li'),
      says('Wolf Ranch', 'Sun City', 'Berry Creek', 'Old Town'),
    ),
    commonProblems,
    permits,
    usualReasons,
    part('reviews link', 'main', links('/reviews')),
    part('FAQs', '#questions', questions(8)),
  ),
  ownCityPage(
    'pflugerville',
    part(
      'neighborhoods',
      '#neighborhoods',
      exactly(2, 'neighborhoods', 'li'),
      says('Falcon Pointe', 'Blackhawk'),
    ),
    commonProblems,
    usualReasons,
    part(
      'FAQs on scheduling and French drains',
      '#questions',
      questions(8),
      question(/how do i schedule an inspection\?/i),
      question(/french drain/i),
    ),
  ),
  ownCityPage(
    'hutto',
    part('neighborhoods', '#neighborhoods', atLeast(2, 'neighborhoods', 'li')),
    commonProblems,
    usualReasons,
    part('local FAQs', '#questions', questions(8), question(/builder/i)),
  ),
  ownCityPage(
    'cedar-park',
    commonProblems,
    usualReasons,
    part('local FAQs', '#questions', questions(7), question(/limestone/i)),
  ),
  ownCityPage(
    'leander',
    commonProblems,
    usualReasons,
    part('local FAQs', '#questions', questions(8), question(/fill/i)),
  ),
  ...['liberty-hill', 'taylor', 'jarrell', 'killeen', 'kyle', 'san-marcos'].map((slug) =>
    genericCityPage(slug),
  ),
  ...['temple', 'san-antonio'].map((slug) => genericCityPage(slug, permits)),
]

const notFoundPage: PageSpec = {
  path: '/404',
  parts: [
    ...everyPage('/404', { indexed: false }),
    part(
      'heading 404, "Page Not Found", and what it means',
      top,
      says(/^404\b/),
      heading('Page Not Found'),
      says('does not exist'),
    ),
    part('document title', 'head title', says(/^Page Not Found \|/)),
    part('drawing', top, picture),
    part(
      'buttons: home, View Our Services, call',
      top,
      link('Home', '/'),
      link('View Our Services', '/services'),
      phone,
    ),
    part(
      'popular links',
      `${top} ul`,
      exactly(4, 'links', 'li'),
      links('/services/foundation-repair', '/services/house-leveling', '/locations/round-rock', '/about'),
    ),
  ],
}

export const specification: PageSpec[] = [
  homePage,
  servicesPage,
  locationsPage,
  aboutPage,
  reviewsPage,
  faqsPage,
  ...servicePages,
  ...cityPages,
  notFoundPage,
]

/** Old addresses, and where they lead. */
export const redirects: [from: string, to: string][] = [
  ['/projects', '/reviews'],
  ['/contact', '/'],
]
