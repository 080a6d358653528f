/** Makes pages one by one: rendered, checked and written, or taken over from the last build. */
import { timed } from '../content/stages'
import type { Route } from '../templates/page'
import { linksIn, toCheckAgain } from './check-links'
import type { LinkChecker } from './check-links'
import { isStale } from './drawing-problems'
import { filesOf } from './files'
import type { KeptPage, Keeper } from './keeper'
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
  /** Where the pictures are. */
  publicDir: string
}

export interface MadePages {
  pages: Report['pages']
  /** Those of which the picture for sharing is out of date. */
  stale: Route[]
}

type Told = Pick<KeptPage, 'bytes' | 'hasStalePicture'>

/**
 * Gives back the pages that were written.
 * @throws {AggregateError} of each {RenderError}.
 * @throws {PartError} when a page has style sheets that the policy cannot know of.
 */
export function makePages(tasks: readonly Task[], tools: Tools): MadePages {
  const { renderer, links, output, keeper, publicDir } = tools
  const sharedLinks = remember(linksIn)
  const progress = createProgress('made')
  const pages: Report['pages'] = []
  const stale: Route[] = []
  const failures: RenderError[] = []

  const make = (route: Route) => {
    const { page, html, style, shared, own } = timed('render', () => renderer.page(route))
    const found = timed('check', () => own.map(linksIn))
    timed('check', () => links.page(route, [...shared.map(sharedLinks), ...found]))
    const bytes = Buffer.byteLength(html)
    const hasStalePicture = timed('check', () => isStale(publicDir, page))
    keeper?.note(route, { bytes, style, links: toCheckAgain(found), hasStalePicture })
    return { html, bytes, hasStalePicture }
  }
  /** What is told of a page that was taken over; undefined when it is to be made. */
  const keep = (route: Route): Told | undefined => {
    const page = keeper?.page(route)
    if (!page) return undefined
    timed('check', () => links.again(route, page.links))
    renderer.addStyle(page.style)
    timed('write', () => output.keep(filesOf(route.path), page.stamp))
    return page
  }
  const write = ({ route, written }: Task): Told => {
    const { html, ...told } = make(route)
    if (written) timed('write', () => output.write(filesOf(route.path), html))
    return told
  }

  tasks.forEach((task, i) => {
    const { path } = task.route
    const styles = renderer.styleCount()
    try {
      const { bytes, hasStalePicture } = keep(task.route) ?? write(task)
      refuseNewStyle(task, styles, renderer.styleCount())
      if (task.written) pages.push({ path, bytes })
      if (task.written && hasStalePicture) stale.push(task.route)
    } catch (error) {
      if (!(error instanceof RenderError)) throw error
      failures.push(error)
    }
    progress(i + 1, tasks.length)
  })
  if (failures.length > 0) throw new AggregateError(failures)
  for (const route of links.unseen()) make(route)
  return { pages, stale }
}
