/** Turns routes into HTML. */
import { renderToString } from 'react-dom/server'
import type { Site } from '../content/types'
import { Document, RedirectStub } from '../templates/document'
import type { Route } from '../templates/page'
import type { Bundle } from './bundle'
import { contentSecurityPolicy, cspHash } from './csp'

/**
 * Pages that are looked at get ready before the click. A prerendered page counts nothing until it is
 * shown, because nothing on this site counts.
 */
const speculationRules = JSON.stringify({
  prerender: [
    { where: { and: [{ href_matches: '/*' }, { not: { href_matches: '/*.*' } }] }, eagerness: 'moderate' },
  ],
})
const speculationHash = cspHash(speculationRules)

/** A template that threw, with what is needed to find it. */
export class RenderError extends Error {
  override name = 'RenderError'
  constructor(
    { path, template, source }: Pick<Route, 'path' | 'template' | 'source'>,
    override readonly cause: unknown,
  ) {
    const reason = cause instanceof Error ? (cause.stack ?? cause.message) : String(cause)
    super(`page ${path} could not be rendered (template ${template}, content ${source}):\n  ${reason}`)
  }
}

export interface Renderer {
  /** @throws {RenderError} */
  page: (route: Route) => string
  redirect: (to: string) => string
  /** Hashes of every inline block of the pages rendered so far, for the header files. */
  inlineHashes: () => { scripts: string[]; styles: string[] }
}

// What stands in the head depends on the whole page, so it is put in once the page is rendered.
const cssSlot = '/*css*/'
/** With its tag: a title may hold the words of the slot, but never a tag. */
const styleSlot = `<style>${cssSlot}`
const cspSlot = '%csp%'

/** `preview` keeps every page out of search engines. */
export function createRenderer(site: Site, bundle: Bundle, preview: boolean): Renderer {
  const styles = new Map<string, string>()
  const assets = { css: cssSlot, csp: cspSlot, ...bundle, speculationRules }

  const render = (route: Route) => {
    const page = route.page()
    if (page.title.trim() === '') throw new Error('the page has no title')
    const indexed = route.listed && !preview
    return renderToString(<Document page={page} site={site} indexed={indexed} assets={assets} />)
  }
  const styleHash = (css: string) => {
    const known = styles.get(css) ?? cspHash(css)
    styles.set(css, known)
    return known
  }

  return {
    page(route) {
      try {
        const html = render(route)
        const css = cssFor(html, bundle)
        const csp = contentSecurityPolicy({ scripts: [speculationHash], styles: [styleHash(css)] })
        return `<!doctype html>${html.replace(cspSlot, () => csp).replace(styleSlot, () => `<style>${css}`)}`
      } catch (error) {
        throw new RenderError(route, error)
      }
    },
    redirect(to) {
      const csp = contentSecurityPolicy({ scripts: [], styles: [] })
      const stub = <RedirectStub to={to} site={site} script={bundle.redirectScript} csp={csp} />
      return `<!doctype html>${renderToString(stub)}`
    },
    inlineHashes: () => ({ scripts: [speculationHash], styles: [...styles.values()].sort() }),
  }
}

/** The common sheets, and those named after a class that the page has. */
export function cssFor(html: string, { sheets }: Pick<Bundle, 'sheets'>): string {
  const used = new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names]) => names!.split(' ')))
  return sheets
    .filter(({ className }) => className === undefined || used.has(className))
    .map(({ css }) => css)
    .join('')
}
