/**
 * Sections 2, 3 and 9 of the specification as a table: what each page shows. If the owner changes one of the numbers,
 * it changes here too.
 */
import { heading, link, nth, says } from './needs'
import type { Need } from './needs'
import { readRows, top } from './spec-rows'
import type { Part } from './spec-rows'

export interface PageSpec {
  path: string
  parts: Part[]
}

// Values used in the tables below

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

/** Every place served, nearest first. */
const cities = Object.fromEntries(
  `
  round-rock     Round Rock  Same day
  pflugerville   Pflugerville  Same day
  hutto          Hutto  24-48 hours
  cedar-park     Cedar Park  Same day
  georgetown     Georgetown  Same day
  leander        Leander  24-48 hours
  taylor         Taylor  24-48 hours
  liberty-hill   Liberty Hill  24-48 hours
  jarrell        Jarrell  By arrangement
  killeen        Killeen  By arrangement
  kyle           Kyle  By arrangement
  temple         Temple  By arrangement
  san-marcos     San Marcos  By arrangement
  san-antonio    San Antonio  By arrangement`
    .split('\n')
    .slice(1)
    .map((row) => row.trim().split(/ {2,}/) as [slug: string, name: string, tier: string])
    .map(([slug, name, tier]) => [slug, { name, tier }]),
)

const servicePath = (slug: string) => `/services/${slug}`
const cityPath = (slug: string) => `/locations/${slug}`

/** Needs with a one-word name, because the tables above contain them. */
const known = {
  'all services': () => Object.entries(services).map(([slug, name]) => link(name, servicePath(slug))),
  'all cities': () => Object.entries(cities).map(([slug, { name }]) => link(name, cityPath(slug))),
  hours: () => says('Monday to Saturday, 8:00am to 4:00pm'),
  cities: (names: string) =>
    names.split(' + ').map((name) => link(name, cityPath(name.toLowerCase().replace(' ', '-')))),
  // "1 Same day": the first entry has this tier, and all cities of the tier.
  tier(words: string) {
    const [, place, tier] = /^(\d) (.*)$/.exec(words)!
    const of = Object.entries(cities).filter(([, city]) => city.tier === tier)
    const needs = [...says(tier!), ...of.map(([slug, { name }]) => link(name, cityPath(slug)))]
    return needs.map((need) => nth(Number(place) - 1, '.tiers > li', need))
  },
}

/** What many pages share. */
const shared = readRows(
  String.raw`
every hero
  hero | top | exactly 1 first heading: h1; at least 1 paragraph: p.lead; phone
every service
  drawing of the repair | top figure | picture
  process steps | #process | heading; at least 3 steps: ol > li
  what the repair cannot do | #limits | at least 3 limits: h4
  what drives the cost | #costs | at least 2 cost factors: h4
  what to look at before calling | #checks | at least 3 things to check: h4
  FAQ | #questions | questions 4
  related links | #related | at least 3 services: a[href^="/services/"]
  related areas | #related | at least 3 cities: a[href^="/locations/"]
  contact block | #contact | heading; phone; says free inspection
every city
  section through a lot | top figure | picture; exactly 1 caption: figcaption
  why choose us | #why | heading; exactly 4 reasons: li h3
  common problems | #problems | at least 4 problems: h3
  services grid | #services | at least 4 cards: h3; at least 4 services: a[href^="/services/"]
  FAQs | #questions | at least 4 questions: details[name] > summary; at least 4 answers: .answer
  other cities | #nearby | at least 3 cities: a[href^="/locations/"]
  links to /locations, /services, /about and /faqs | #nearby | links /locations + /services + /about + /faqs
  call-to-action block | #contact | heading; phone; hours
every city of the template
  services grid (slab, pier and beam, house leveling, drainage) | #services | exactly 4 cards: h3;
      links /services/slab-foundation-repair + /services/pier-and-beam-foundation-repair +
      /services/house-leveling + /services/drainage-french-drains
  "Local Conditions" note | #local-conditions | heading /local conditions/i; at least 1 paragraph: p
  why choose us | #why | heading /^why choose us\b/i; entries Local expertise + Lifetime labor warranty +
      Free inspections + Fast response
  common problems | #problems | exactly 5 problems: h3; entries Cracks + Sticking doors and windows +
      Uneven floors + Gaps between walls and ceiling or floor + Drainage issues
  four FAQs (cost, duration of 1-3 days, warranty, free inspection) | #questions | questions 4;
      in 1 of details: says /\b(cost|price|pay)\b/i; in 2 of details: says /1-3 days/;
      in 3 of details: says /lifetime labor warranty.*manufacturer's warranty/i; in 4 of details: says /\bfree\b/i
every other city with a page of its own
  common problems | #problems | exactly 5 problems: h3; entries /crack/i + /door/i + /floor/i + /gap/i + /drain|water/i
  why choose us | #why | entries Local expertise + Lifetime labor warranty + Free inspections + Fast response
`,
  known,
)

/** What only one page has. */
const rows = readRows(
  String.raw`
/
  hero | top | says Round Rock + Central Texas; picture
  trust strip | main > ul | exactly 4 promises: li; says Lifetime labor warranty + on completed repairs +
      Free inspection + no-obligation estimate + Licensed and bonded + Texas contractors +
      No financing-straight pricing and options
  six signs of damage | #signs | exactly 6 signs: h3; exactly 6 pictures: img
  grid of 12 services | #services | exactly 12 cards: h3; all services
  regional challenges | #challenges | exactly 4 challenges: h3; entries Clay soil + Temperature swings +
      Drought-flood cycles + Rapid development; says expand up to 10% + 3-5 inches in hours
  why-choose-us | #why | heading /why choose us/i; at least 4 reasons: h3;
      says Licensed and bonded Texas contractors + lifetime labor warranty + manufacturer's warranty +
      no engineering reports + recommendations of your engineer + Same-day consultations + 24-48 hours
  local knowledge (12 years, 850 projects) | #local | says /\b12 years\b/ + /\b850 projects\b/
  four-step process timeline | #process | steps Free inspection: 45 minutes + /^Estimate$/i: same day +
      Repair: 1-3 days + /^Final walkthrough$/i: 30 minutes
  seasonal care guide with concern levels | #seasons | seasons 2
  six area cards | #areas | exactly 6 cards: h3; cities Round Rock + Georgetown + Pflugerville + Hutto +
      Cedar Park + Leander
  call banner | #banner | heading; phone; hours
  three testimonials | #reviews | testimonials 3
  8 FAQs | #questions | questions 8
  emergency-signs box | #emergency | heading /emergency signs/i; at least 3 signs: li; phone;
      says emergency service is by phone
/services
  grid of 12 services | #services | exactly 12 cards: h3; all services
  six-image gallery | #gallery | exactly 6 pictures: figure img[alt]:not([alt=""]);
      exactly 6 captions: figcaption; exactly 1 previous arrow: button[aria-label="Previous picture"];
      exactly 1 next arrow: button[aria-label="Next picture"]; exactly 6 dots: button[data-hook="gallery-dot"]
  warranty section | #warranty | heading /warranty/i; says Lifetime labor warranty + completed repair +
      manufacturer's warranty
  10+ years and 1,200+ projects | top | says /\b10\+ years\b/ + /1,200\+ projects\b/
  call banner | #banner | heading; phone
/locations
  map image | figure#map | picture; at least 14 cities: svg a[href^="/locations/"]
  14 city cards | #cities | at least 14 cards: h3; all cities; at least 14 response tiers: li > p.tier
  response-time tiers | #response-times | exactly 3 tiers: h3; tier 1 Same day; tier 2 24-48 hours;
      tier 3 By arrangement; says scheduling an inspection in the near towns usually takes 24-48 hours
  local-knowledge stats (1,500+ projects) | top | says /1,500\+ projects\b/
  call banner | #banner | heading; phone
/about
  mission text | /mission/i | at least 1 paragraph: p
  who comes to the house | #team | heading; at least 3 roles: h3
  four bullet points | #points | exactly 4 points: h3; says inspection costs nothing + no obligation +
      Lifetime labor warranty + completed repair + manufacturer's warranty + Licensed and bonded +
      Texas contractors + No financing-straight pricing and options
  no engineering reports, but the recommendations of one’s engineer | main |
      says don't write engineering reports + work with those recommendations
  contact block | #contact | heading; phone
/reviews
  the first 9 testimonials in a grid | #reviews > .in > .testimonials | testimonials 9
  the last 3 | #more-reviews | heading More Customer Experiences; testimonials 3
  prompt to leave a review on an external service | #leave-a-review | heading; says leave a review;
      exactly 1 external link: a[href^="https://"]
/faqs
  hero | top | heading Foundation Repair Questions & Answers
  hero image | top figure | picture
  accordion of 15 questions | #questions | questions 15; says No financing-straight pricing and options
  contact block at the bottom | main > div:last-of-type > section:last-of-type | heading; phone; hours
/services/foundation-repair
  what it costs | #price | heading /cost/i; at least 4 kinds of repair: tbody tr; says /\$\d/
  four-step process | #process | steps Inspection + Diagnosis + Solution + Warranty
  signs of damage | #signs | heading /signs of .*damage/i; at least 4 signs: h3
  methods | #methods | heading /methods/i; at least 4 methods: h3
  why Round Rock foundations need attention | /why round rock foundations need attention/i | says up to 10% +
      3-5 inches
  cost factors | #costs | heading /cost/i
  example of an estimate | #estimate | heading /estimate/i; at least 4 lines: tbody tr
  emergency call box | #emergency | heading /emergency/i; phone; at least 3 signs: li; says /same[- ]day/i
  links by type and by location | #related | heading /by type and by location/i;
      links /services/slab-foundation-repair + /services/pier-and-beam-foundation-repair +
      /services/house-leveling; cities Round Rock + Georgetown + Pflugerville + Hutto + Cedar Park + Leander
  advantages | #benefits | heading /advantages/i; at least 3 advantages: h4
  timeline (total 1-3 days) | #timeline | steps Assessment: 1-2 hours + Planning: 1-2 days + Repair: 1-2 days +
      Final inspection: 1 hour; says /total 1-3 days/i
  common questions | #questions | heading /common questions/i
  no financing | #questions | says No financing + straight pricing and options
  lifetime labor warranty | #process | says lifetime labor warranty + manufacturer's warranty
/services/slab-foundation-repair
  post-tension and conventional slabs | /two kinds of slab/i | says Conventional slabs + Post-tension slabs
  signs | #signs | at least 3 signs: h3
  methods | #methods | at least 4 methods: h3
  four-step process | #process | steps 4
  advantages | #benefits | heading /advantages/i; at least 3 advantages: h4
  timeline (total 1-2 days) | #timeline | steps Assessment: 2-3 hours + Pier installation: 4-6 hours +
      Lifting: 2-4 hours + Stabilization: 1-2 hours; says /total 1-2 days/i
  related services and area links | #related | heading /related repairs and nearby areas/i
  FAQ (post-tension, visibility of repairs) | #questions | question /post-tension/i;
      question /will the repair show/i
/services/pier-and-beam-foundation-repair
  older homes | /older homes/i | at least 2 paragraphs: p
  signs of trouble | #signs | heading /signs of trouble/i; at least 4 signs: h3
  repair methods | #methods | heading /repair methods/i; at least 4 methods: h3
  crawl space health | /crawl space health/i | links /services/crawl-space-repair
  FAQ (encapsulation, sills and beams) | #questions | question /encapsulat/i; question /sills and beams/i
/services/house-leveling
  slab and pier and beam leveling | #comparison | says Slab leveling + Pier and beam leveling;
      at least 4 rows: tbody tr; links /services/slab-foundation-repair +
      /services/pier-and-beam-foundation-repair
  four-step process | #process | steps 4
  signs | #signs | heading /signs/i; at least 4 signs: h3
  FAQ (drywall cracks, duration) | #questions | question /drywall/i;
      question /how long does (?:house )?leveling take\? often 1-2 days/i
  often 1-2 days | #process | says often 1-2 days
/services/crawl-space-repair
  issues | #signs | heading /issues/i; at least 4 issues: h3
  what is fixed | #methods | heading /what we fix/i; at least 4 things: h3
  four-step process | #process | steps 4
  benefits | #benefits | at least 3 benefits: h4
/services/drainage-french-drains
  drainage challenges | /drainage challenges/i | says 3-5 inches
  drain types | #methods | heading /types of drain/i; entries /french drains/i + /surface drains/i
  five-step installation | #process | steps 5
/services/soil-stabilization
  chemical injection, lime treatment, polymer stabilization | #methods | exactly 3 ways: h3;
      entries Chemical injection + Lime treatment + Polymer stabilization
  five-step process | #process | steps 5
  cost factors | #costs | heading /cost factors/i
  clay can expand 6+ inches | /what makes clay swell/i | says expand 6+ inches
  lasts 15-25 years | #questions | question /how long does soil stabilization last\? 15-25 years/i
/services/helical-piers
  benefits | #benefits | heading /benefits/i; at least 4 benefits: h4
  applications | #methods | heading /applications/i; at least 4 applications: h3
  five-step process | #process | steps 5
  comparison with push piers | #comparison | heading /helical and push piers/i; says Helical pier + Push pier;
      at least 5 rows: tbody tr
  the other page | main | links /services/steel-push-piers
/services/steel-push-piers
  applications | #methods | heading /applications/i; at least 4 applications: h3
  benefits | #benefits | heading /benefits/i; at least 4 benefits: h4
  five-step process | #process | steps 5
  when to choose | #comparison | heading /when to choose/i; says Push piers + Helical piers;
      at least 5 rows: tbody tr
  the other page | main | links /services/helical-piers
/services/concrete-crack-repair
  epoxy injection, carbon fiber stitching, polyurethane sealants, underpinning | #methods |
      exactly 4 repairs: h3; entries Epoxy injection + Carbon fiber stitching + Polyurethane sealants +
      Underpinning
  crack types | #signs | heading /crack types/i; at least 5 types: h3
  which cracks to leave, to watch and to call about | #comparison | heading /how wide/i;
      exactly 3 rows: h3; says Leave it + Watch it + Call
  24/7 emergency box | #emergency | heading 24/7 emergency response; phone; at least 3 signs: li
  cost factors | #costs | heading /cost factors/i
  cure 24-48 hours, high-traffic areas 72 hours | #timeline | steps Most repairs: 24-48 hours +
      High-traffic areas: 72 hours
/services/root-barriers
  tree root issues | #signs | heading /tree root issues/i; at least 3 issues: h3
  installation steps | #process | heading /installation/i; steps 5; says 2-4 feet + HDPE + within 20 feet
  cost factors | #costs | heading /cost factors/i
  HDPE lasts 20+ years | #benefits | says HDPE + 20+ years
/services/mudjacking-foam-lifting
  foam versus mudjacking | #comparison | heading Foam versus mudjacking; says Foam lifting + Mudjacking;
      row Holes: 5/8 inch + 1-2 inches; row Ready for use: 15-30 minutes + 24-48 hours to cure;
      row How long it lasts: 15+ years + 10-15 years
  5/8 inch holes | #process | says 5/8 inch for foam
  what can be lifted | #methods | heading What can be lifted; at least 3 things: h3
  five-step process | #process | steps 5
  benefits | #benefits | at least 3 benefits: h4
  cost factors in Round Rock (project scope, site conditions) | #costs | heading /cost factors in round rock/i;
      exactly 2 factors: h4; entries Project scope + Site conditions; says 50-70% less than replacement
  settlement of 6+ inches is extreme | #limits | entries Settlement of 6+ inches; says That is extreme +
      combined methods or phased lifting
  lifts flatwork, not a house | top | says do not repair a house foundation
/locations/round-rock
  twelve neighborhoods | #neighborhoods | exactly 12 neighborhoods: li
  six top services | #services | heading /six/i; exactly 6 services: h3
  common issues | #problems | heading /common issues/i; exactly 4 issues: h3; entries Slab settlement +
      Pier and beam sagging + Drainage + Structural cracks
  soil text | /two kinds of ground/i | says Blackland clay + up to 10% + limestone
  weather text | /weather/i | says drought + 3-5 inches
  project examples | #projects | exactly 3 examples: h3
  response times (same day, 24-48 hrs, 1-3 days) | #response | exactly 3 times: ol > li; in 1 of ol > li: says Same day;
      in 2 of ol > li: says 24-48 hours; in 3 of ol > li: says 1-3 days
  seasonal care | #seasons | seasons 1
  permits | #questions | question /permit/i
  trust advantages | #why | exactly 4 advantages: li h3; says lifetime labor warranty + engineer + no financing
  FAQs | #questions | questions 5
  10+ years and 800+ projects | top | says /\b10\+ years\b/ + /800\+ local projects/
/locations/georgetown
  neighborhoods | #neighborhoods | exactly 4 neighborhoods: li; says Wolf Ranch + Sun City + Berry Creek +
      Old Town
  permits | #permits | heading /permits/i; at least 1 paragraph: p
  reviews link | main | links /reviews
  FAQs | #questions | questions 5
/locations/pflugerville
  neighborhoods | #neighborhoods | exactly 2 neighborhoods: li; says Falcon Pointe + Blackhawk
  FAQs on scheduling and French drains | #questions | questions 4;
      question /how do i schedule an inspection\?/i; question /french drain/i
/locations/hutto
  neighborhoods | #neighborhoods | at least 2 neighborhoods: li
  local FAQs | #questions | questions 5; question /builder/i
/locations/cedar-park
  local FAQs | #questions | questions 5; question /limestone/i
/locations/leander
  local FAQs | #questions | questions 6; question /fill/i
/locations/temple
  permits | #permits | heading /permits/i; at least 1 paragraph: p
/locations/san-antonio
  permits | #permits | heading /permits/i; at least 1 paragraph: p
/404
  heading 404, "Page Not Found", and what it means | top | says /^404\b/; heading Page Not Found;
      says does not exist
  document title | head title | says /^Page Not Found \|/
  drawing | top | picture
  buttons: home, View Our Services, call | top | link Home -> /; link View Our Services -> /services; phone
  popular links | top ul | exactly 4 links: li; links /services/foundation-repair + /services/house-leveling +
      /locations/round-rock + /about
`,
  known,
)

// Pages

const part = (name: string, at: Part['at'], needs: Need[]): Part => ({ name, at, needs })

const hero = shared['every hero']!

const page = (path: string, ...parts: Part[]): PageSpec => ({
  path,
  parts: [...parts, ...(rows[path] ?? [])],
})

/** The cities with pages of their own, written to one pattern. The others use one template. */
const ownPages = ['round-rock', 'georgetown', 'pflugerville', 'hutto', 'cedar-park', 'leander']

const tierWords: Record<string, string> = {
  'Same day': 'the same day',
  '24-48 hours': 'within 24-48 hours',
  'By arrangement': 'Call and we’ll pick a day',
}

function cityPage(slug: string): PageSpec {
  const { name, tier } = cities[slug]!
  const isOwn = ownPages.includes(slug)
  return page(
    cityPath(slug),
    ...hero,
    part('hero', top, [heading(`Foundation Repair in ${name}, TX`)]),
    ...shared['every city']!,
    part('name in the call-to-action block', '#contact', says(name)),
    ...(isOwn ? [] : shared['every city of the template']!),
    ...(isOwn && slug !== 'round-rock' ? shared['every other city with a page of its own']! : []),
    part(`response tier: ${tier}`, isOwn ? top : '#why', says(isOwn ? tier : tierWords[tier]!)),
  )
}

export const specification: PageSpec[] = [
  ...['/', '/services', '/locations', '/about', '/reviews', '/faqs'].map((path) => page(path, ...hero)),
  page('/404'),
  ...Object.keys(services).map((slug) => page(servicePath(slug), ...hero, ...shared['every service']!)),
  ...Object.keys(cities).map(cityPage),
]

for (const path of Object.keys(rows))
  if (!specification.some((page) => page.path === path))
    throw new Error(`the table has rows for ${path}, no page`)

/** Old addresses, and where they lead. */
export const redirects = [
  { from: '/projects', to: '/reviews' },
  { from: '/contact', to: '/' },
]
