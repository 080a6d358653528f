import type { Page } from 'playwright-core'
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

interface Found {
  top: string[]
  orphans: string[]
}

const look = async (page: Page): Promise<Record<'phone' | 'desk', Found>> => {
  await page.evaluate(() => document.querySelectorAll('details').forEach((one) => (one.open = true)))
  const at = async (viewport: typeof phone): Promise<Found> => {
    await page.setViewportSize(viewport)
    return {
      top: await page.evaluate(topFaults),
      orphans: await page.evaluate(orphans),
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

type.run()
