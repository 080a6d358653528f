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

/** Those since the last time. */
function takeComplaints(page: Page): Complaints {
  const taken = complaints.get(page)!
  complaints.set(page, none())
  return taken
}

/** The font comes late, so that a shift by its arrival is seen. */
const lateFont = 300 // ms

/** A busy machine paints between two steps that are one otherwise; what shifts each time, shifts. */
const looksAgain = 2

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

/** Names of cookies and of what the page keeps in the browser. */
const storedNames = () => [
  ...document.cookie.split('; ').filter(Boolean),
  ...Object.keys(localStorage),
  ...Object.keys(sessionStorage),
]

/** `closely`: also on wider screens, and at every place that can have the focus, which takes longest. */
async function look(page: Page, closely: boolean) {
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
  const widths = [await at({ width: 320, height: 640 })]
  if (closely) {
    widths.push(await at(phone), await at(desktop))
    await page.reload()
    shifts.push(...(await page.evaluate(layoutShifts)).map((shift) => `at a desk ${shift}`))
  }
  return { ...takeComplaints(page), shifts, markup, stored, widths }
}

let looking: ReturnType<typeof lookOnce> | undefined
const lookOnce = (visitor: Visitor) => {
  const showAll = new Set(pagesOfAllClasses(visitor))
  const lookAt = (page: Page, path: string) => look(page, showAll.has(path))
  return lookAtEveryPage(visitor, { prepare: listen }, lookAt, pagesToLookAt(visitor))
}

/** The facts of each page; the first test to ask looks. */
const facts = (visitor: Visitor) => (looking ??= lookOnce(visitor))

const everyPage = contentSuite('every page')

type Facts = Awaited<ReturnType<typeof look>>

/** The numbers in links that content writes. */
const written = new Set(
  filesBelow(contentDir)
    .filter((file) => file.endsWith('.md'))
    .flatMap((file) => readFileSync(join(contentDir, file), 'utf8').match(/(?<=tel:)[^\s)"']+/g) ?? [])
    .map((number) => number.replace(/\D/g, '').slice(-10)),
)
const isWritten = (href: string) => written.has(href.replace(/\D/g, '').slice(-10))

/** What is wrong with a page, by what it should be. */
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
    widths.flatMap(({ callInView }, i) =>
      callInView.flatMap((inView, place) =>
        inView ? [] : [`none at ${[320, 360, 1280][i]} px, ${['top', 'middle', 'bottom'][place]}`],
      ),
    ),
  'gives no console error or warning and keeps to its Content-Security-Policy': ({ console }, path) =>
    // The 404 page was asked for by its own address, which answers 200.
    console.filter((text) => !(path === '/404' && /status of 404/.test(text))),
  'asks for nothing that fails': ({ failed, markup }) => [...failed, ...markup.brokenImages],
  'sets no cookie and stores nothing, as the privacy page says': ({ stored }) => stored,
  'does not scroll sideways or cut words off at 320 px, nor at 360 and 1280 where it shows every component':
    ({ widths }) => widths.flatMap(({ overflow }) => overflow),
  'has main targets of 44 px at least on a phone': ({ widths }) =>
    widths.slice(0, 2).flatMap(({ smallTargets }) => smallTargets),
  'shows where the focus is, on pages that show every component': ({ widths }) =>
    widths.flatMap(({ unseenFocus }) => unseenFocus),
  'gives every picture its size and a text in its place': ({ markup }) => markup.badImages,
  'says its language': ({ markup: { lang } }, _, { business }) => (lang === business.lang ? [] : [lang]),
}

/** The site in the language of a page. */
const siteIn = (site: Site, path: string): Site =>
  site.translations.find(({ folder }) => isInFolder(folder!, path)) ?? site

for (const [sentence, judge] of Object.entries(judges))
  everyPage(sentence, async (visitor) =>
    noOffence(visitor, await facts(visitor), (found, path) => judge(found, path, siteIn(visitor.site, path))),
  )

/** In all, as browsers count it: a heading may break into other lines in its own font. Those of the sample do not. */
const mostShift = firstDifference(contentDir) === undefined ? 0 : 0.05

everyPage('does not shift while it loads, even when the font comes late', async (visitor) => {
  const found = await facts(visitor)
  for (const [path, seen] of found)
    for (let i = 0; i < looksAgain && seen.shifts.length > 0; i++) {
      const page = await visitor.open(path, { fresh: true, prepare: listen })
      seen.shifts = (await look(page, true)).shifts
      await page.context().close()
    }
  const sum = (shifts: string[]) => shifts.reduce((sum, one) => sum + Number(/[\d.]+/.exec(one)![0]), 0)
  await noOffence(visitor, found, ({ shifts }) => (sum(shifts) > mostShift ? shifts : []))
})

everyPage.run()
