/** Pages that the owner adds to content/pages/, without code. */
import * as assert from 'uvu/assert'
import { launchCheck } from '../../../generator/commands/launch-check'
import { readShared } from '../../../generator/read/shared'
import { built, builtPage, make } from '../../helpers/fixture-build'
import { fixtureSuite } from '../../helpers/fixture-suite'
import type { Fixture } from '../../helpers/fixture'
import { withFullFixture } from '../../helpers/full-fixture'
import { ownPageText } from '../../helpers/own-page'
import { plain } from '../../helpers/page-text'

const own = fixtureSuite('a page of the owner’s own')

/** Returns the words and addresses of the links that a selector finds. */
const linksOf = (fixture: Fixture, selector: string, name = 'index') =>
  builtPage(fixture, name)
    .querySelectorAll(selector)
    .map((link) => `${link.text} ${link.getAttribute('href')}`)

/** Returns the links in the menu and in the last list of the footer, after the pages that every site has. */
const addedLinks = (fixture: Fixture) => ({
  menu: linksOf(fixture, '.menu > ul a').slice(6),
  footer: linksOf(fixture, '.footer li a[href]')
    .slice(-6)
    .filter((link) => /warranty|careers|plans/.test(link)),
})

own("and a town show their own phone numbers, and structured data has the firm's", () =>
  withFullFixture(async (fixture) => {
    fixture.edit('locations/ada.md', 'tier:', 'phone: "+12145557788"\ntier:')
    fixture.edit('locations/ada.md', 'answer: The {tier}.', 'answer: Call {phone}.')
    fixture.edit('locations/ada.md', 'description: ', 'description: Call {phone}. ')
    fixture.edit('services/leveling.md', 'card: We level houses.', 'card: Call {phone}.')
    await make(fixture)
    const firm = /\+15125550199|\(512\)\u00A0555\u20110199/
    for (const [name, digits] of [
      ['warranty', '0177'],
      ['locations/ada', '7788'],
    ] as const) {
      const page = builtPage(fixture, name)
      const calls = page.querySelectorAll('a[href^="tel:"]')
      assert.ok(calls.length > 3 && calls.every((link) => link.getAttribute('href')!.endsWith(digits)), name)
      const data = page.querySelectorAll('script').map((script) => script.remove().rawText)
      assert.not.match(page.outerHTML, firm)
      assert.match(page.querySelector('.call-bar')!.text, `\u2011${digits}`)
      if (name === 'locations/ada') assert.match(data.join(), firm)
      if (name === 'locations/ada') assert.match(page.querySelector('#questions')!.text, `Call (214)`)
    }
    assert.match(builtPage(fixture, 'services').text, 'Call (512)')
    assert.match(built(fixture, 'about.html'), firm)
    const { text } = await launchCheck(['--content', fixture.contentDir, '--public', fixture.publicDir])
    const [, listed] = text.replaceAll('content/', '').split('Phone numbers that pages show:\n')
    assert.equal(listed!.split('\n').slice(0, 4).map(plain), [
      'business.md:6 (512) 555-0199',
      'locations/ada.md:9 (214) 555-7788',
      'locations/bee.md:197 (214) 555-1234',
      'pages/warranty.md:88 (214) 555-0177',
    ])
    assert.match(text, /warranty\.md:\d+:1  phone is .* reserved for fiction/)
  }),
)

own(
  "shows the business's other numbers below its own, and links to other numbers",
  async ({ edit, ...fixture }) => {
    edit('business.md', 'host:', 'phones:\n  - label: Español\n    phone: (214) 555-7788\nhost:')
    edit(
      'services/leveling.md',
      'Clay moves.',
      'Clay moves. [Call 811](tel:811), [text us](sms:{phone}?body=Hi).',
    )
    fixture.write(
      'pages/plans.md',
      ownPageText('Plans', 'phone: (214) 555-1234', '\n## A\n\n[Call us](tel:{phone}).\n'),
    )
    await make({ edit, ...fixture })
    const callsOf = (name: string, place: string) =>
      builtPage({ edit, ...fixture }, name)
        .querySelectorAll(`${place} a:is([href^="tel:"], [href^="sms:"])`)
        .map((link) => {
          const label = link.parentNode!.classNames === 'other-phone' ? link.parentNode! : link
          return `${plain(label.text)} ${link.getAttribute('href')}`
        })
    const spanish = 'Español (214) 555-7788 tel:+12145557788'
    for (const place of ['#contact', '.footer'])
      assert.equal(callsOf('plans', place).slice(0, 2), ['(214) 555-1234 tel:+12145551234', spanish], place)
    assert.equal(callsOf('plans', '#a'), ['Call us tel:+12145551234'])
    assert.match(callsOf('services/leveling', '.prose').join(), 'tel:811,')
    assert.match(callsOf('services/leveling', '.prose').join(), 'sms:+15125550199?body=Hi')
    assert.match(
      built({ edit, ...fixture }, 'index.html'),
      '"contactPoint":[{"@type":"ContactPoint","contactType":"Español","telephone":"+12145557788"}]',
    )
  },
)

own('is in menus by its order and then by its name, or in none', async (fixture) => {
  const files = {
    'payment-plans': 'order: 2\nplace: menu',
    careers: 'order: 1\nplace: menu\nmenu: Jobs',
    'fair-plans': 'order: 2\nplace: menu',
    'plans-b': 'place: footer',
    'letter-plans': '',
  }
  for (const [name, more] of Object.entries(files))
    fixture.write(`pages/${name}.md`, ownPageText(`Of ${name}`, more))
  await make(fixture)
  const menu = ['Jobs /careers', 'Of fair-plans /fair-plans', 'Of payment-plans /payment-plans']
  assert.equal(addedLinks(fixture), { menu, footer: [...menu, 'Of plans-b /plans-b'] })
  assert.equal(linksOf(fixture, 'a[href="/letter-plans"]'), [])
  assert.match(built(fixture, 'sitemap.xml'), '/letter-plans</loc>')
  assert.match(built(fixture, 'letter-plans/index.html'), '<h1>Of letter-plans</h1>')
})

own('is left out and reported when it is the ninth in the menu', (fixture) => {
  for (let order = 0; order < 10; order++)
    fixture.write(`pages/p${9 - order}.md`, ownPageText(`Page ${order}`, `place: menu\norder: ${order}`))
  fixture.write('pages/p.md', ownPageText('Page', 'place: footer'))
  const { ownPages, reader } = readShared(fixture)
  assert.equal(
    ownPages.map(({ slug }) => slug),
    ['p9', 'p8', 'p7', 'p6', 'p5', 'p4', 'p3', 'p2', 'p'],
  )
  assert.equal(
    reader.findings.problems.map(({ file, line, message }) => `${file}:${line} ${message}`),
    ['p1', 'p0'].map(
      (name) =>
        `pages/${name}.md:7 place is "menu", and the menu has room for 8 pages of your own; give this one place: footer`,
    ),
  )
})

own.run()
