/** What loading a page costs the processor, by the browser's own trace. */
import { desktop } from './suite'
import type { Visitor } from './suite'

/** What else runs on the machine can make anything slow once; what is slow each time is slow. */
const attempts = 3

/** After which a page that has loaded does nothing more of itself. */
export const rest = 150 // ms

/** What the browser asks for when it likes, for itself. */
export const browsersOwn = /icon|manifest/

/** The best of a few measurements; the first that is good enough ends them. */
export async function least(enough: number, measure: () => Promise<number>): Promise<number> {
  let best = Infinity
  for (let i = 0; i < attempts && best > enough; i++) best = Math.min(best, await measure())
  return best
}

interface TraceEvent {
  name: string
  pid: number
  tid: number
  /** Microseconds of processor time. */
  tdur?: number
  args: { name?: string }
}

/** What the main threads of pages did while a page was loaded. */
export async function trace({ open, browser, origin }: Visitor, path: string): Promise<TraceEvent[]> {
  const page = await open('/404', { viewport: desktop, fresh: true })
  await browser.startTracing(page, {
    categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'v8'],
  })
  await page.goto(origin + path)
  await page.waitForTimeout(rest)
  const buffer = await browser.stopTracing()
  await page.context().close()
  const { traceEvents } = JSON.parse(buffer.toString()) as { traceEvents: TraceEvent[] }
  const thread = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`
  const main = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(thread),
  )
  return traceEvents.filter((event) => main.has(thread(event)))
}
