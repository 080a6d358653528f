/** Makes pages one by one: rendered, checked and written, or taken over from the last build. */
import { timed } from '../content/stages'
import type { Route } from '../../templates/page'
import { linksIn } from './check-links'
import type { LinkChecker } from './check-links'
import { isStale } from '../drawings/drawing-problems'
import { filesOf } from './files'
import { refuseNewStyle } from '../part'
import type { Task } from '../part'
import { remember } from '../remember'
import { RenderError } from './render'
import type { Renderer } from './render'
import { createProgress } from '../report'
import type { Report } from '../report'
import type { Output } from '../output/write'

interface Tools {
  renderer: Renderer
  links: LinkChecker
  output: Pick<Output, 'write'>
  /** Where the pictures are. */
  publicDir: string
}

export interface MadePages {
  pages: Report['pages']
  /** Those of which the picture for sharing is out of date. */
  stale: Route[]
}

interface Told {
  bytes: number
  hasStalePicture: boolean
}

/**
 * Gives back the pages that were written.
 * @throws {AggregateError} of each {RenderError}.
 * @throws {PartError} when a page has style sheets that the policy cannot know of.
 */
export function makePages(tasks: readonly Task[], tools: Tools): MadePages {
  const { renderer, links, output, publicDir } = tools
  const sharedLinks = remember(linksIn)
  const progress = createProgress('made')
  const pages: Report['pages'] = []
  const stale: Route[] = []
  const failures: RenderError[] = []

  const make = (route: Route) => {
    const { page, html, shared, own } = timed('render', () => renderer.page(route))
    const found = timed('check', () => own.map(linksIn))
    timed('check', () => links.page(route, [...shared.map(sharedLinks), ...found]))
    const bytes = Buffer.byteLength(html)
    const hasStalePicture = timed('check', () => isStale(publicDir, page))
    return { html, bytes, hasStalePicture }
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
      const { bytes, hasStalePicture } = write(task)
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
