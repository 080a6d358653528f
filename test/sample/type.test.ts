import type { Page } from 'playwright-core'
import * as assert from 'uvu/assert'
import { lookAtEveryPage, noOffence, pagesToLookAt } from '../browser/helpers/every-page'
import { contentSuite, desktop, phone } from '../browser/helpers/suite'
import type { Visitor } from '../browser/helpers/suite'

const type = contentSuite('text')

/** Returns headings of several lines whose last line is one short word. Runs in the browser. */
function orphans(): string[] {
  return [...document.querySelectorAll<HTMLElement>('h1, h2, h3, summary')].flatMap((heading) => {
    const range = document.createRange()
    range.selectNodeContents(heading)
    const lines = new Map<number, { left: number; right: number }>()
    for (const { top, left, right, width } of range.getClientRects()) {
      if (width === 0) continue
      const line = lines.get(Math.round(top))
      lines.set(Math.round(top), {
        left: Math.min(left, line?.left ?? left),
        right: Math.max(right, line?.right ?? right),
      })
    }
    const widths = [...lines.values()].map(({ left, right }) => right - left)
    const widest = Math.max(...widths)
    return widths.length > 1 && widths.at(-1)! < widest * 0.3 ? [heading.innerText] : []
  })
}

/** Returns the characters on a full line of each paragraph of running text. Runs in the browser. */
function measures(): number[] {
  return [...document.querySelectorAll<HTMLElement>('.prose p, .answer p, .lead, .intro')].flatMap(
    (paragraph) => {
      const range = document.createRange()
      range.selectNodeContents(paragraph)
      const ends = new Map<number, number>()
      const { left } = paragraph.getBoundingClientRect()
      for (const { top, right } of range.getClientRects()) {
        const line = Math.round(top / 8)
        ends.set(line, Math.max(right - left, ends.get(line) ?? 0))
      }
      const widths = [...ends.values()]
      // The last line is seldom full.
      const full = widths.reduce((sum, width) => sum + width, 0) / Math.max(...widths)
      return paragraph.checkVisibility() && widths.length > 2 ? [paragraph.innerText.length / full] : []
    },
  )
}

/** Returns what is wrong with the top of a page on a desktop. Runs in the browser. */
function topFaults(): string[] {
  const [lead, h1, h2] = ['.hero .lead', 'h1', 'main h2'].map((selector) => document.querySelector(selector))
  const sizeOf = (element: Element) => parseFloat(getComputedStyle(element).fontSize)
  const lines = lead ? lead.clientHeight / parseFloat(getComputedStyle(lead).lineHeight) : 0
  const call = document.querySelector('.actions .call')?.getBoundingClientRect().bottom ?? 0
  return [
    ...(lines > 3.1 ? [`the lead has ${Math.round(lines)} lines`] : []),
    ...(call > 600 ? [`the call ends at ${call} px`] : []),
    ...(h1 && h2 && sizeOf(h2) > 0.75 * sizeOf(h1) ? ['the first h2 is nearly as large as the h1'] : []),
  ]
}

/** Returns the characters per line of each caption with several lines. Runs in the browser. */
function captions(): string[] {
  return [...document.querySelectorAll<HTMLElement>('.figure figcaption, .plate figcaption span')].flatMap(
    (caption) => {
      const range = document.createRange()
      range.selectNodeContents(caption)
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top / 8))).size
      const long = lines > 1 && caption.innerText.length / lines > 65
      return !caption.querySelector('b') && long ? [caption.innerText] : []
    },
  )
}

interface Found {
  top: string[]
  orphans: string[]
  measures: number[]
  captions: string[]
}

const look = async (page: Page): Promise<Record<'phone' | 'desk', Found>> => {
  await page.evaluate(() => document.querySelectorAll('details').forEach((one) => (one.open = true)))
  const at = async (viewport: typeof phone): Promise<Found> => {
    await page.setViewportSize(viewport)
    return {
      top: await page.evaluate(topFaults),
      orphans: await page.evaluate(orphans),
      measures: await page.evaluate(measures),
      captions: await page.evaluate(captions),
    }
  }
  return { phone: await at(phone), desk: await at(desktop) }
}

let looking: Promise<Map<string, Awaited<ReturnType<typeof look>>>> | undefined
const facts = (visitor: Visitor) => (looking ??= lookAtEveryPage(visitor, {}, look, pagesToLookAt(visitor)))

for (const width of ['phone', 'desk'] as const)
  type(`leaves no lone short word at the end of a heading on a ${width}`, async (visitor) => {
    await noOffence(visitor, await facts(visitor), (found) => found[width].orphans)
  })

type(
  'has a lead of three lines above the call button, and a smaller heading below, on a desktop',
  async (visitor) => {
    await noOffence(visitor, await facts(visitor), ({ desk }) => desk.top)
  },
)

type('sets captions in lines of at most 65 characters', async (visitor) => {
  await noOffence(visitor, await facts(visitor), ({ desk }) => desk.captions)
})

type('has lines of 45 to 75 characters in running text on a desktop', async (visitor) => {
  const all = [...(await facts(visitor)).values()].flatMap(({ desk }) => desk.measures)
  all.sort((a, b) => a - b)
  assert.ok(all.length > 10)
  const [low, high] = [all[Math.floor(all.length * 0.05)]!, all[Math.floor(all.length * 0.95)]!]
  assert.ok(low > 38 && high < 75, `most lines have ${low.toFixed(0)} to ${high.toFixed(0)} characters`)
})

type('has letters of 11 px or more in the plan of the estimate', async ({ open, origin }) => {
  for (const width of [768, 1000]) {
    const page = await open('/', { viewport: { width, height: 1024 } })
    const plan = page.locator('.sheet > img')
    const [address, shown] = await plan.evaluate((img: HTMLImageElement) => {
      const { width, paddingLeft } = getComputedStyle(img)
      return [img.getAttribute('src')!, parseFloat(width) - parseFloat(paddingLeft)] as const
    })
    await page.setViewportSize({ width: Math.round(shown), height: 400 })
    await page.goto(origin + address)
    const sizes = await page
      .locator('text')
      .evaluateAll((all) => all.map((text) => parseFloat(getComputedStyle(text).fontSize)))
    const least = Math.min(...sizes) * (shown / 440)
    assert.ok(least >= 11, `${least.toFixed(1)} px at ${width}`)
  }
})

type.run()
