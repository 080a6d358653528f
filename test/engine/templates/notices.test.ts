/** Notices at the top of pages: which ones a build shows, where, and in which language. */
import * as assert from 'uvu/assert'
import { loadSite } from '../../../generator/read/load'
import { routes } from '../../../templates/routes'
import { builtPage, make as makeNow } from '../../helpers/fixture-build'
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
