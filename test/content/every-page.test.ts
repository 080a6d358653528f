import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Site } from '../../templates/model/site'
import { isInFolder } from '../../templates/model/urls'
import type { Page } from 'playwright-core'
import { lookAtEveryPage, noOffence, pagesOfAllClasses, pagesToLookAt } from '../browser/helpers/every-page'
import {
  callInView,
  layoutShifts,
  markupFacts,
  overflow,
  smallTargets,
  unseenFocus,
} from '../browser/helpers/page-facts'
import { contentSuite, desktop, phone } from '../browser/helpers/suite'
import type { Visitor } from '../browser/helpers/suite'
import { everything } from '../helpers/everything'
import { filesBelow } from '../helpers/files'
import { contentDir } from '../helpers/owners-folders'
import { firstDifference } from '../sample/recorded'

/** What the browser complains about while a page is open. */
interface Complaints {
  console: string[]
  failed: string[]
}

const complaints = new WeakMap<Page, Complaints>()
const none = (): Complaints => ({ console: [], failed: [] })

/** The complaints since the last call. */
function takeComplaints(page: Page): Complaints {
  const taken = complaints.get(page)!
  complaints.set(page, none())
  return taken
}

/** The font arrives late, so that the test notices if its arrival shifts the page. */
const lateFont = 300 // ms

/** A busy machine may paint between two steps that are normally one. Only what shifts every time counts. */
const looksAgain = 5

async function listen(page: Page): Promise<void> {
  complaints.set(page, none())
  const hear = (kind: keyof Complaints, what: string) => complaints.get(page)![kind].push(what)
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') hear('console', message.text())
  })
  page.on('pageerror', (error) => hear('console', error.message))
  page.on('requestfailed', (request) => hear('failed', request.url()))
  page.on('response', (response) => {
    if (response.status() >= 400) hear('failed', `${response.status()} ${response.url()}`)
  })
  await page.addInitScript(() =>
    addEventListener('securitypolicyviolation', (event) => {
      console.error(`policy: ${event.violatedDirective} ${event.blockedURI}`)
    }),
  )
  await page.route('**/*.woff2', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, lateFont))
    await route.continue()
  })
}

/** Returns the names of cookies and of everything else that the page stores in the browser. */
const storedNames = () => [
  ...document.cookie.split('; ').filter(Boolean),
  ...Object.keys(localStorage),
  ...Object.keys(sessionStorage),
]

/** Home and towns, whose words and drawing at the top are beside each other on a desktop. */
const hasWideTop = /^\/(locations\/.+)?$/

/** `closely` also checks wider screens, and every element that can have the focus, which takes longest. */
async function look(page: Page, path: string, closely: boolean) {
  const shifts = await page.evaluate(layoutShifts)
  const markup = await page.evaluate(markupFacts)
  const stored = await page.evaluate(storedNames)
  await page.keyboard.press('Tab')
  const at = async (viewport: { width: number; height: number }) => {
    await page.setViewportSize(viewport)
    return {
      overflow: await page.evaluate(overflow),
      smallTargets: await page.evaluate(smallTargets),
      unseenFocus: closely ? await page.evaluate(unseenFocus) : [],
      callInView: await page.evaluate(callInView),
    }
  }
  const widths: Record<number, Awaited<ReturnType<typeof at>>> = {
    320: await at({ width: 320, height: 640 }),
  }
  if (closely) {
    // A page has the same rules at 320 and 360 px.
    if (everything) widths[phone.width] = await at(phone)
    widths[desktop.width] = await at(desktop)
  }
  if (closely && (everything || hasWideTop.test(path))) {
    await page.reload()
    shifts.push(...(await page.evaluate(layoutShifts)).map((shift) => `at a desk ${shift}`))
  }
  return { ...takeComplaints(page), shifts, markup, stored, widths }
}

let looking: ReturnType<typeof lookOnce> | undefined
const lookOnce = (visitor: Visitor) => {
  const showAll = new Set(pagesOfAllClasses(visitor))
  const lookAt = (page: Page, path: string) => look(page, path, showAll.has(path))
  return lookAtEveryPage(visitor, { prepare: listen }, lookAt, pagesToLookAt(visitor))
}

/** The facts of each page. The first test that needs them visits the pages. */
const facts = (visitor: Visitor) => (looking ??= lookOnce(visitor))

const everyPage = contentSuite('every page')

type Facts = Awaited<ReturnType<typeof look>>

/** The phone numbers in links that content has. */
const written = new Set(
  filesBelow(contentDir)
    .filter((file) => file.endsWith('.md'))
    .flatMap((file) => readFileSync(join(contentDir, file), 'utf8').match(/(?<=tel:)[^\s)"']+/g) ?? [])
    .map((number) => number.replace(/\D/g, '').slice(-10)),
)
const isWritten = (href: string) => written.has(href.replace(/\D/g, '').slice(-10))

/** What must be true of a page, with a function that finds what is wrong. */
const judges: Record<string, (facts: Facts, path: string, site: Visitor['site']) => string[]> = {
  'calls the phone of the business, and only that'({ markup: { calls } }, _, { business, frame }) {
    const { phone, phones } = business
    const isOther = (href: string) => phones.some((other) => href === `tel:${other.phone}`) || isWritten(href)
    const ours = calls.filter(({ href }) => !isOther(href))
    return [
      ...ours.filter(({ href }) => href !== `tel:${phone}`).map(({ href }) => `calls ${href}`),
      ...ours
        .filter(({ text }) => text && text !== frame.labels.callNow)
        .filter(({ text }) => !phone.endsWith(text.replace(/\D/g, '') || 'none'))
        .map(({ text }) => `says "${text}"`),
      ...(calls.length < 3 ? [`has ${calls.length} links that call`] : []),
    ]
  },
  'has a link that calls in view at the top, in the middle and at the bottom': ({ widths }) =>
    Object.entries(widths).flatMap(([width, { callInView }]) =>
      callInView.flatMap((inView, place) =>
        inView ? [] : [`none at ${width} px, ${['top', 'middle', 'bottom'][place]}`],
      ),
    ),
  'causes no console error or warning and obeys its Content-Security-Policy': ({ console }, path) =>
    // This test requests the 404 page at its own address, which responds with 200.
    console.filter((text) => !(path === '/404' && /status of 404/.test(text))),
  'requests nothing that fails': ({ failed, markup }) => [...failed, ...markup.brokenImages],
  'sets no cookie and stores nothing, as the privacy page says': ({ stored }) => stored,
  'does not scroll sideways or cut words off at 320 px, nor at 1280 where it shows every component': ({
    widths,
  }) => Object.values(widths).flatMap(({ overflow }) => overflow),
  'has main targets of at least 44 px on a phone': ({ widths }) =>
    [widths[320], widths[360]].flatMap((at) => at?.smallTargets ?? []),
  'shows where the focus is, on pages that show every component': ({ widths }) =>
    Object.values(widths).flatMap(({ unseenFocus }) => unseenFocus),
  'gives every picture its size and a text in its place': ({ markup }) => markup.badImages,
  'says its language': ({ markup: { lang } }, _, { business }) => (lang === business.lang ? [] : [lang]),
}

/** Returns the site in the language of a page. */
const siteIn = (site: Site, path: string): Site =>
  site.translations.find(({ folder }) => isInFolder(folder!, path)) ?? site

for (const [sentence, judge] of Object.entries(judges))
  everyPage(sentence, async (visitor) =>
    noOffence(visitor, await facts(visitor), (found, path) => judge(found, path, siteIn(visitor.site, path))),
  )

/**
 * The most layout shift in all, as browsers count it. A heading may break into different lines in its own font. Those
 * of the sample do not.
 */
const mostShift = firstDifference(contentDir) === undefined ? 0 : 0.05

everyPage('does not shift while it loads, even when the font comes late', async (visitor) => {
  const found = await facts(visitor)
  for (const [path, seen] of found)
    for (let i = 0; i < looksAgain && seen.shifts.length > 0; i++) {
      const page = await visitor.open(path, { fresh: true, prepare: listen })
      seen.shifts = (await look(page, path, true)).shifts
      await page.context().close()
    }
  const sum = (shifts: string[]) => shifts.reduce((sum, one) => sum + Number(/[\d.]+/.exec(one)![0]), 0)
  await noOffence(visitor, found, ({ shifts }) => (sum(shifts) > mostShift ? shifts : []))
})

everyPage.run()
