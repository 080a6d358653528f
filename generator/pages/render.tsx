/** Turns routes into HTML. */
import { renderToString } from 'react-dom/server'
import type { Site } from '../../templates/site'
import { Document, RedirectStub, documentKey } from '../../templates/document'
import { FontPreload, HtmlHead, Scripts } from '../../templates/head'
import { Hatches, hatchesIn } from '../../templates/illustrations'
import type { Hatch } from '../../templates/illustrations'
import type { Page, Route } from '../../templates/page'
import type { Bundle } from './bundle'
import { contentSecurityPolicy, cspHash } from './csp'
import { classesOf, createPageCss } from './page-css'
import { remember } from '../remember'

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

export interface Rendered {
  page: Page
  html: string
  /** Hash of its style sheets. */
  style: string
  /** The pieces with links in them: those that many pages share, the same strings each time, and its own. */
  shared: readonly string[]
  own: readonly string[]
}

export interface Renderer {
  /** @throws {RenderError} */
  page: (route: Route) => Rendered
  redirect: (to: string) => string
  /** Lets in the style sheets of a page that was not rendered. */
  addStyle: (hash: string) => void
  /** How many different sets of style sheets the pages rendered so far have. */
  styleCount: () => number
  /** Hashes of every inline block of the pages rendered so far, for the header files. */
  inlineHashes: () => { scripts: string[]; styles: string[] }
}

/** The elements stand where head and main are put in; no text of a page can hold a tag. */
const headSlot = '<head></head>'
const mainSlot = '<wbr/>'
const bodyTag = '<body>'

// What stands in the head depends on the whole page, so it is put in once the page is rendered.
const cssSlot = '/*css*/'
/** With its tag: a title may hold the words of the slot, but never a tag. */
const styleSlot = `<style>${cssSlot}`
const cspSlot = '%csp%'

/** `preview` keeps every page out of search engines. */
export function createRenderer(site: Site, bundle: Bundle, preview: boolean): Renderer {
  const assets = { css: cssSlot, csp: cspSlot, ...bundle, speculationRules }
  const frames = new Map<string, Frame>()
  // As a part of the document, React would move the preload into the head.
  const bodyStart = bodyTag + renderToString(<FontPreload font={bundle.font} />)
  const cssFor = createPageCss(bundle.sheets)
  const styles = new Set<string>()
  const patternsOf = remember((kinds: string) =>
    renderToString(<Hatches kinds={kinds.split(' ') as Hatch[]} />),
  )

  /** Header, footer and the rest around head and main: most of a page, and the same for most pages. */
  const frameOf = (page: Page): Frame => {
    const key = documentKey(page, site)
    const known = frames.get(key)
    if (known) return known
    const html = renderToString(
      <Document page={page} site={site} head={<head />}>
        <wbr />
      </Document>,
    )
    const [begin, rest] = cut(html, headSlot)
    const [, body] = cut(rest, bodyTag)
    const frame = {
      pieces: [`<!doctype html>${begin}`, ...cut(body, mainSlot)] as const,
      classes: classesOf(html),
    }
    frames.set(key, frame)
    return frame
  }
  return {
    page(route) {
      try {
        const page = route.page()
        if (page.title.trim() === '') throw new Error('the page has no title')
        const frame = frameOf(page)
        const main = renderToString(
          <>
            {page.top}
            <Scripts page={page} business={site.business} assets={assets} />
            {page.body}
          </>,
        )
        const kinds = hatchesIn(main).join(' ')
        const patterns = kinds && patternsOf(kinds)
        const { css, hash } = cssFor(new Set([...frame.classes, ...classesOf(main)]))
        styles.add(hash)
        const csp = contentSecurityPolicy({ scripts: [speculationHash], styles: [hash] })
        const indexed = route.listed && !preview
        const head = renderToString(
          <HtmlHead page={page} business={site.business} indexed={indexed} assets={assets} />,
        )
        const [upToStyle, rest] = cut(
          head.replace(cspSlot, () => csp),
          styleSlot,
        )
        const [begin, middle, end] = frame.pieces
        return {
          page,
          html: `${begin}${upToStyle}<style>${css}${rest}${bodyStart}${patterns}${middle}${main}${end}`,
          style: hash,
          shared: [bodyStart, patterns, ...frame.pieces],
          own: [upToStyle, rest, main],
        }
      } catch (error) {
        throw new RenderError(route, error)
      }
    },
    redirect(to) {
      const csp = contentSecurityPolicy({ scripts: [], styles: [] })
      const stub = { to, site, csp, script: bundle.redirectScript, indexed: !preview }
      return `<!doctype html>${renderToString(<RedirectStub {...stub} />)}`
    },
    addStyle: (hash) => void styles.add(hash),
    styleCount: () => styles.size,
    inlineHashes: () => ({
      scripts: [speculationHash],
      styles: [...styles].sort(),
    }),
  }
}

interface Frame {
  /** Before the head, between head and main, after main. */
  pieces: readonly [string, string, string]
  classes: ReadonlySet<string>
}

function cut(html: string, slot: string): [string, string] {
  const at = html.indexOf(slot)
  if (at < 0) throw new Error(`${slot} was not rendered`)
  return [html.slice(0, at), html.slice(at + slot.length)]
}
