/** Makes pages one by one: rendered, checked and written, or taken over from the last build. */
import { timed } from '../content/stages'
import type { Route } from '../templates/page'
import { linksIn, toCheckAgain } from './check-links'
import type { LinkChecker } from './check-links'
import { filesOf } from './files'
import type { Keeper } from './keeper'
import { refuseNewStyle } from './part'
import type { Task } from './part'
import { remember } from './remember'
import { RenderError } from './render'
import type { Renderer } from './render'
import { createProgress } from './report'
import type { Report } from './report'
import type { Output } from './write'

interface Tools {
  renderer: Renderer
  links: LinkChecker
  output: Pick<Output, 'write' | 'keep'>
  keeper?: Keeper | undefined
}

/**
 * Gives back the pages that were written.
 * @throws {AggregateError} of each {RenderError}.
 * @throws {PartError} when a page has style sheets that the policy cannot know of.
 */
export function makePages(tasks: readonly Task[], tools: Tools): Report['pages'] {
  const { renderer, links, output, keeper } = tools
  const sharedLinks = remember(linksIn)
  const progress = createProgress('made')
  const pages: Report['pages'] = []
  const failures: RenderError[] = []

  const make = (route: Route) => {
    const { html, style, shared, own } = timed('render', () => renderer.page(route))
    const found = timed('check', () => own.map(linksIn))
    timed('check', () => links.page(route, [...shared.map(sharedLinks), ...found]))
    const bytes = Buffer.byteLength(html)
    keeper?.note(route, { bytes, style, links: toCheckAgain(found) })
    return { html, bytes }
  }
  /** The size of a page that was taken over; undefined when it is to be made. */
  const keep = (route: Route): number | undefined => {
    const page = keeper?.page(route)
    if (!page) return undefined
    timed('check', () => links.again(route, page.links))
    renderer.addStyle(page.style)
    timed('write', () => output.keep(filesOf(route.path), page.stamp))
    return page.bytes
  }
  const write = ({ route, written }: Task): number => {
    const { html, bytes } = make(route)
    if (written) timed('write', () => output.write(filesOf(route.path), html))
    return bytes
  }

  tasks.forEach((task, i) => {
    const { path } = task.route
    const styles = renderer.styleCount()
    try {
      const bytes = keep(task.route) ?? write(task)
      refuseNewStyle(task, styles, renderer.styleCount())
      if (task.written) pages.push({ path, bytes })
    } catch (error) {
      if (!(error instanceof RenderError)) throw error
      failures.push(error)
    }
    progress(i + 1, tasks.length)
  })
  if (failures.length > 0) throw new AggregateError(failures)
  for (const route of links.unseen()) make(route)
  return pages
}
