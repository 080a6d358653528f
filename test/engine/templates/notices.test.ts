/** Notices at the top of pages: which ones a build shows, where, and in which language. */
import * as assert from 'uvu/assert'
import { loadSite } from '../../../generator/read/load'
import { localToday } from '../../../generator/read/reader'
import { routes } from '../../../templates/routes'
import { built, builtPage, make as makeNow, problemsOf } from '../../helpers/fixture-build'
import { fixtureSuite } from '../../helpers/fixture-suite'
import type { Fixture } from '../../helpers/fixture'
import { withFullFixture } from '../../helpers/full-fixture'
import { inMemory } from '../../helpers/in-memory'
import { ownPageText } from '../../helpers/own-page'

const notices = fixtureSuite('a notice')

const ownNumbers: Record<string, string> = {
  '/locations/bee': '(214)\u00A0555\u20111234',
  '/warranty': '(214)\u00A0555\u20110177',
}

const today = '2026-12-24'

const make = (fixture: Fixture, more = {}) => makeNow(fixture, { today, ...more })

const stripOf = (fixture: Fixture, name: string) => builtPage(fixture, name).querySelector('.announcements')

/** Returns the words of a page's notices. */
const shown = (fixture: Fixture, name: string): string[] =>
  stripOf(fixture, name)
    ?.querySelectorAll('.in')
    .map(({ text }) => text) ?? []

notices("is at the top of every page, above the page's own notice, each in its language", () =>
  withFullFixture(async (fixture) => {
    await make(fixture)
    const storm = 'Cerramos por la tormenta; llame al (512)\u00A0555\u20110199.Qué hacer'
    const { site } = loadSite(fixture)
    for (const { path } of routes(site))
      assert.is(
        shown(fixture, path === '/' ? 'index' : path.slice(1))[0],
        // Two of them have their own phone number.
        storm.replace('(512)\u00A0555\u20110199', ownNumbers[path] ?? '$&'),
        path,
      )
    assert.equal(shown(fixture, 'faqs'), [storm])
    assert.is(shown(fixture, 'warranty')[1], 'The papers are being printed.Read on')
    const strip = stripOf(fixture, 'locations/bee')!
    assert.is(strip.parentNode!.rawTagName, 'main')
    assert.is(strip.nextElementSibling!.classNames.split(' ')[0], 'hero')
    assert.is(strip.getAttribute('aria-label'), 'Note')
    assert.equal(
      strip.querySelectorAll('.in').map((notice) => notice.getAttribute('lang')),
      ['es', 'es'],
    )
    assert.match(strip.outerHTML, '<a class="tel" href="tel:+12145551234">')
    assert.match(strip.outerHTML, 'Hablamos español en Bee.</p><a href="/about">Llame</a>')
    assert.match(stripOf(fixture, 'services/piers')!.outerHTML, '<em>this month</em>')
  }),
)

const days: [what: string, days: string, isShown: boolean][] = [
  ['without days', '', true],
  ['from today', 'from: 2026-12-24', true],
  ['from tomorrow', 'from: 2026-12-25', false],
  ['until today', 'until: 2026-12-24', true],
  ['until yesterday', 'until: 2026-12-23', false],
  ['for today alone', 'from: 2026-12-24\nuntil: 2026-12-24', true],
  ['of last year', 'from: 2025-12-24\nuntil: 2026-01-02', false],
  ['of next year', 'from: 2027-12-24\nuntil: "2028-01-02"', false],
]

for (const [what, between, isShown] of days)
  notices(`${what} is ${isShown ? '' : 'not '}shown, for all pages and for one of each kind`, () => {
    const fixture = inMemory()
    const fields = `text: Closed.${between && `\n${between}`}`
    const field = `notice:\n  ${fields.replaceAll('\n', '\n  ')}`
    const files = {
      'pages/about.md': 'hero:',
      'pages/not-found.md': 'hero:',
      'services/leveling.md': 'card:',
      'locations/ada.md': 'card:',
    }
    for (const [file, before] of Object.entries(files)) fixture.edit(file, before, `${field}\n${before}`)
    fixture.write('pages/careers.md', ownPageText('Careers', field))
    fixture.write('notice.md', `---\n${fields}\n---\n`)
    const { site, suspect } = loadSite({ ...fixture, today })
    assert.is(site.notices.length > 0, isShown)
    const withNotice = routes(site).filter(({ notices }) => notices !== undefined)
    const named = ['pages/careers.md', ...Object.keys(files)]
    assert.equal(withNotice.map(({ source }) => source).sort(), isShown ? named.sort() : [])
    // One that has ended was forgotten. One that has not begun was not.
    const until = /until: "?([\d-]+)/.exec(between)?.[1]
    const isOver = until !== undefined && until < today
    assert.equal(
      suspect()
        .filter(({ kind }) => kind === 'notice')
        .map(({ file, words }) => `${file} ${words}`)
        .sort(),
      isOver ? [...named, 'notice.md'].map((file) => `${file} ${until}`).sort() : [],
    )
  })

notices(
  'that closes the office tells search engines so, on the pages that tell them the hours',
  async (fixture) => {
    const closed = (day: number) => `{ text: Closed., from: 2026-12-${day}, until: 2026-12-26, closed: yes }`
    fixture.write('notice.md', `---\nnotices: [${closed(24)}, ${closed(25)}, { text: Open. }]\n---\n`)
    fixture.edit('business.md', '16:00', 'midnight')
    fixture.edit('business.md', '4:00pm', 'midnight')
    await make(fixture)
    for (const name of ['index', 'locations/ada']) {
      const [data] = builtPage(fixture, name).querySelectorAll('script[type="application/ld+json"]')
      assert.match(data!.text, /"opens":"08:00","closes":"23:59"}]/, name)
      assert.match(
        data!.text,
        '"specialOpeningHoursSpecification":[{"@type":"OpeningHoursSpecification","opens":"00:00","closes":"00:00","validFrom":"2026-12-24","validThrough":"2026-12-26"}]',
        name,
      )
    }
  },
)

/** Two holidays, one of them over, each in a different language. */
const holidays = (indent: string) =>
  [
    '{ text: Closed., until: 2026-12-25 }',
    '{ text: Cerrado., lang: es }',
    '{ text: Shut., until: 2026-12-23 }',
  ]
    .map((one) => `\n${indent}- ${one}`)
    .join('')

notices('may be one of several, each with its days and its language', async (fixture) => {
  fixture.write('notice.md', `---\ntext: Storm.\nnotices:${holidays('  ')}\n---\n`)
  // Two ways in which people write them.
  fixture.edit('locations/ada.md', 'card:', `notice:${holidays('')}\ncard:`)
  fixture.edit('pages/about.md', 'hero:', `notice: { text: Here. }\nnotices:${holidays('')}\nhero:`)
  await make(fixture)
  const all = ['Storm.', 'Closed.', 'Cerrado.']
  assert.equal(shown(fixture, 'faqs'), all)
  assert.equal(shown(fixture, 'locations/ada'), [...all, 'Closed.', 'Cerrado.'])
  assert.equal(shown(fixture, 'about'), [...all, 'Here.', 'Closed.', 'Cerrado.'])
  const langs = stripOf(fixture, 'faqs')!.querySelectorAll('.in')
  assert.equal(
    langs.map((one) => one.getAttribute('lang')),
    [undefined, undefined, 'es'],
  )
  const { suspect, locate } = loadSite({ ...fixture, today })
  assert.equal(
    suspect().flatMap(({ kind, file, words, ...place }) =>
      kind === 'notice' ? `${file}:${locate(file, place).line} ${words}` : [],
    ),
    ['notice.md:6 2026-12-23', 'pages/about.md:9 2026-12-23', 'locations/ada.md:13 2026-12-23'],
  )
})

notices(
  'that is wrong is reported at its line, even if it is one of several',
  ({ write, edit, ...fixture }) => {
    edit('locations/ada.md', 'card:', 'notice:\n  - text: Closed.\n  - txt: Shut.\ncard:')
    write('notice.md', '---\nlang: es\n---\n')
    assert.equal(
      problemsOf(fixture).map(({ file, line, message }) => `${file}:${line} ${message}`),
      [
        'locations/ada.md:12 notices[1].txt is not a known field; did you mean "text"?',
        'notice.md:2 text is missing; add one or two sentences, or "notices", a list of several',
      ],
    )
  },
)

notices('follows the date where the site is built', () => {
  const zone = process.env.TZ
  try {
    const seen = ['Pacific/Kiritimati', 'Etc/GMT+12'].map((name) => {
      process.env.TZ = name
      return localToday()
    })
    // One of these two places is always a day ahead, and for two hours even two days.
    assert.ok(seen[0]! > seen[1]!, seen.join())
    for (const day of seen) assert.match(day, /^\d{4}-\d\d-\d\d$/)
  } finally {
    if (zone === undefined) delete process.env.TZ
    else process.env.TZ = zone
  }
})

/** Notices that an owner may write. */
const rightNotices: [fields: string, html: string][] = [
  ['text: We are closed on Monday.', '<p>We are closed on Monday.</p></div>'],
  ['text: Open 8 am to noon on Friday.\nlang: en-US', 'lang="en-US"><p>Open 8 am'],
  ['text: Hablamos español.\nlang: es', 'lang="es"><p>Hablamos'],
  ['text: Hablamos español.\nlang: es-419', 'lang="es-419"'],
  ['text: 我们说中文。\nlang: zh-Hans', 'lang="zh-Hans"'],
  ['text: "**Storm:** call {phone}. We answer, {hours}."', '<strong>Storm:</strong> call <a'],
  [
    'text: Closed.\nlink: { text: Where to look, href: "https://www.weather.gov/ewx/" }',
    'href="https://www.weather.gov/ewx/"',
  ],
  [
    'text: Closed.\nlink: { text: What we do, href: /services#warranty }',
    '<a href="/services#warranty">What we do</a>',
  ],
  [`text: See [what we do](/services).\nfrom: ${today}`, '<a href="/services">'],
  ['text: Until the clocks change.\nuntil: 2027-03-14', 'Until the clocks change.'],
]

notices(
  `is shown only by its page, and causes no hint, in ${rightNotices.length} correct edits`,
  async (fixture) => {
    const nameOf = (i: number) => `page-${i}`
    for (const [i, [fields]] of rightNotices.entries())
      fixture.write(
        `pages/${nameOf(i)}.md`,
        ownPageText(nameOf(i), `place: footer\nnotice:\n  ${fields.replaceAll('\n', '\n  ')}`),
      )
    await make(fixture)
    for (const [i, [fields, html]] of rightNotices.entries())
      assert.match(stripOf(fixture, nameOf(i))!.outerHTML, html, fields)
    for (const name of ['index', 'about', 'services/leveling', 'locations/ada', '404'])
      assert.not.match(built(fixture, `${name}.html`), 'announcements', name)
    assert.equal(loadSite({ ...fixture, today }).suspect(), [])
  },
)

notices('is announced by builds until its first day, once for all that begin on one', async (fixture) => {
  const later = (day: string) => `text: Closed.\nfrom: ${day}`
  fixture.write(
    'notice.md',
    `---\nnotices:\n  - { text: Closed., from: 2031-12-24 }\n  - { text: Cerrado., lang: es, from: 2031-12-24 }\n---\n`,
  )
  fixture.edit('locations/ada.md', 'tier:', `notice:\n  ${later('2031-02-03').replace('\n', '\n  ')}\ntier:`)
  fixture.write(
    'pages/plans.md',
    ownPageText('Plans', `draft: yes\nnotice:\n  ${later('2031-04-05').replace('\n', '\n  ')}`),
  )
  const days = async (today: string) => (await makeNow(fixture, { today })).noticesFrom
  assert.equal(await days('2031-01-01'), ['2031-02-03', '2031-12-24'])
  assert.equal(await days('2031-02-03'), ['2031-12-24'])
  assert.equal(await days('2031-12-24'), [])
})

notices.run()
