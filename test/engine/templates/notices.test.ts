/** Notices at the top of pages: which ones a build shows, where, and in which language. */
import * as assert from 'uvu/assert'
import { loadSite } from '../../../generator/read/load'
import { localToday } from '../../../generator/read/reader'
import { routes } from '../../../templates/routes'
import { builtPage, make as makeNow, problemsOf } from '../../helpers/fixture-build'
import { fixtureSuite } from '../../helpers/fixture-suite'
import type { Fixture } from '../../helpers/fixture'
import { withFullFixture } from '../../helpers/full-fixture'
import { inMemory } from '../../helpers/in-memory'

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

notices('is at the top of every page, or of the page of its town, each in its language', () =>
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
    assert.equal(shown(fixture, 'locations/ada').length, 1)
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
  notices(`${what} is ${isShown ? '' : 'not '}shown`, () => {
    const fixture = inMemory()
    const fields = between && `\n    ${between.replace('\n', '\n    ')}`
    fixture.write('notice.md', `---\nnotices:\n  - text: Closed.${fields}\n---\n`)
    const { site, suspect } = loadSite({ ...fixture, today })
    assert.is(site.notices.length > 0, isShown)
    // One that has ended was forgotten. One that has not begun was not.
    const until = /until: "?([\d-]+)/.exec(between)?.[1]
    const told = suspect().flatMap(({ kind, words }) => (kind === 'notice' ? words : []))
    assert.equal(told, until !== undefined && until < today ? [until] : [])
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

notices('may be one of several, each with its days and its language', async (fixture) => {
  const all = [
    '{ text: Closed., until: 2026-12-25 }',
    '{ text: Cerrado., lang: es }',
    '{ text: Shut., until: 2026-12-23 }',
  ]
  fixture.write('notice.md', `---\nnotices:${all.map((one) => `\n  - ${one}`).join('')}\n---\n`)
  await make(fixture)
  assert.equal(shown(fixture, 'faqs'), ['Closed.', 'Cerrado.'])
  const langs = stripOf(fixture, 'faqs')!.querySelectorAll('.in')
  assert.equal(
    langs.map((one) => one.getAttribute('lang')),
    [undefined, 'es'],
  )
  const { suspect, locate } = loadSite({ ...fixture, today })
  const told = suspect().filter(({ kind }) => kind === 'notice')
  assert.equal(
    told.map(({ file, words, ...place }) => `${file}:${locate(file, place).line} ${words}`),
    ['notice.md:5 2026-12-23'],
  )
})

notices(
  'that is wrong, or stands where notices stood before, is reported at its line',
  ({ write, edit, ...fixture }) => {
    edit('locations/ada.md', 'card:', 'notice: { text: Closed. }\ncard:')
    write(
      'notice.md',
      '---\nnotices:\n  - text: Closed.\n  - txt: Shut.\n  - { text: Far., town: nowhere }\n---\n',
    )
    assert.equal(
      problemsOf(fixture).map(({ file, line, message }) => `${file}:${line} ${message}`),
      [
        'locations/ada.md:10 notice is gone; write it below "notices:" in content/notice.md, with "town: NAME" if it is for one town',
        'notice.md:4 notices[1].txt is not a known field; did you mean "text"?',
        'notice.md:5 notices[2].town is "nowhere", but there is no content/locations/nowhere.md; known here: ada',
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

notices(`causes no hint in ${rightNotices.length} correct edits`, async (fixture) => {
  const entries = rightNotices.map(([fields]) => `\n  - ${fields.replaceAll('\n', '\n    ')}`)
  fixture.write('notice.md', `---\nnotices:${entries.join('')}\n---\n`)
  await make(fixture)
  const all = stripOf(fixture, 'faqs')!.querySelectorAll('.in')
  for (const [i, [fields, html]] of rightNotices.entries()) assert.match(all[i]!.outerHTML, html, fields)
  assert.equal(loadSite({ ...fixture, today }).suspect(), [])
})

notices('is announced by builds until its first day, once for all that begin on one', async (fixture) => {
  const later = (day: string, more = '') => `\n  - { text: Closed., from: ${day}${more} }`
  const entries = [later('2031-12-24'), later('2031-12-24', ', lang: es'), later('2031-02-03', ', town: ada')]
  fixture.write('notice.md', `---\nnotices:${entries.join('')}\n---\n`)
  const days = async (today: string) => (await makeNow(fixture, { today })).noticesFrom
  assert.equal(await days('2031-01-01'), ['2031-02-03', '2031-12-24'])
  assert.equal(await days('2031-02-03'), ['2031-12-24'])
  assert.equal(await days('2031-12-24'), [])
})

notices.run()
