import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { createPageCheck } from '../../../generator/render/check-pages'
import { scan } from '../../../generator/render/scan'
import type { Site } from '../../../templates/model/site'
import type { Route } from '../../../templates/page'

const site = {
  business: {
    phone: '+15125550199',
    phones: [{ label: 'Español', phone: '+15125550122' }],
    host: 'https://a.example',
  },
  redirects: [{ from: '/old', to: '/' }],
} as unknown as Site

/** Content without links. */
const content = {
  links: new Map<string, never>(),
  locate: (file: string) => ({ file, line: 1, column: 1 }),
}

const route = (path: string) =>
  ({ path, template: 'plain', source: `${path.slice(1) || 'home'}.md`, listed: true }) as Route
const home = route('/')
const faqs = route('/faqs')

/** Returns what the check reports about a home page and a page of questions. */
function complaints(homeHtml: string, faqsHtml = '<a href="/">home</a><p id="why">'): string[] {
  const files = new Set(['/a.pdf'])
  const check = createPageCheck(site, [home, faqs], files)
  check.page(home, [scan(homeHtml)])
  check.page(faqs, [scan(faqsHtml)])
  return check.links(content, { allPages: true }).map(({ file, message }) => `${file}: ${message}`)
}

const links = suite('createPageCheck(site, routes, files)')
const toFaqs = '<a href="/faqs">faqs</a>'

links('accepts correct links', () => {
  const tel = '<a class="call" href="tel:+15125550199">call</a><a href="tel:+15125550199,3">3</a>'
  const others = '<a href="tel:+15125550122">es</a><a href="sms:+15125550177?body=Hi">text</a>'
  const right = '<a href="/faqs#why">why</a><a href="/a.pdf">a</a><a href="https://b.example/">b</a>'
  const odd = '<a href="/faqs?from=mail#why">q</a><a href="#caf%C3%A9">c</a><i id="café"></i>'
  assert.equal(complaints(`${toFaqs}${tel}${others}${right}${odd}`), [])
})

links("accepts a page's own phone number, and no other number there", () => {
  const check = createPageCheck(site, [], new Set())
  const own = { ...home, phone: '+12145557788' }
  const calls = ['+12145557788', '+15125550199'].map((phone) => `<a href="tel:${phone}">call</a>`)
  check.page(own, [scan(calls.join(''))])
  assert.equal(
    [...check.broken.values()].map(({ message }) => message),
    ['calls tel:+15125550199, but the phone is (214)\u00A0555\u20117788'],
  )
})

/** What else is on the home page, and what is reported about it. */
const wrong: [html: string, complaint: string][] = [
  ['<a href="/faq">x</a>', 'links to /faq, but there is no such page or file; did you mean "/faqs"?'],
  ['<img alt="" src="/b.png">', 'needs /b.png, but there is no such file in public/'],
  ['<a href="/faqs#wy">x</a>', 'links to /faqs#wy, but /faqs has no part named #wy; did you mean "why"?'],
  ['<i id="a"></i><i id="a"></i>', 'has two parts named #a; change one of the headings'],
  ['<a href="tel:+15125550111">x</a>', 'calls tel:+15125550111, but the phone is (512)\u00A0555\u20110199'],
  ['<a href="">x</a><a class="b">y</a>', 'has a link without an address'],
  [
    '<link rel="canonical" href="https://a.example/faqs"/>',
    'has the canonical address https://a.example/faqs, which is not its own',
  ],
]

for (const [html, complaint] of wrong)
  links(`reports what ${complaint}`, () =>
    assert.equal(complaints(toFaqs + html), [`home.md: page / (template plain) ${complaint}`]),
  )

links('accepts a number that content links to', () => {
  const check = createPageCheck(site, [home], new Set())
  const written = new Map([['home.md', [{ href: 'tel:811' }]]])
  check.page(home, [scan('<a href="tel:811">Call 811</a><a href="tel:911">x</a>')])
  check.written(written)
  const told = check.links({ ...content, links: written }, { allPages: false })
  assert.equal(
    told.map(({ message }) => message.slice(0, 40)),
    ['page / (template plain) calls tel:911, b'],
  )
})

links('reports a page that no other page links to', () => {
  assert.equal(complaints('<p>nothing</p>', '<a href="/faqs">self</a>'), [
    'faqs.md: page /faqs (template plain) is a page that no other page links to',
  ])
})

links.run()
