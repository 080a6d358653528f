/** Turns routes into HTML. */
import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import type { CitySource, Site } from '../../templates/model/site'
import { DrawingAddress } from '../../templates/drawing-address'
import { Words } from '../../templates/words'
import type { AddressOf } from '../../templates/drawing-address'
import { Document, RedirectStub, documentKey } from '../../templates/document'
import type { DocumentProps } from '../../templates/document'
import { inFolder } from '../../templates/model/urls'
import { FontPreload, HtmlHead, Scripts } from '../../templates/head'
import { Hatches, hatchesIn } from '../../templates/illustrations/common/hatches'
import type { Hatch } from '../../templates/illustrations/common/hatches'
import type { Page, Route } from '../../templates/page'
import { Announcements } from '../../templates/sections/announcements'
import { Dated } from '../../templates/sections/dated'
import type { Bundle } from './bundle'
import { pagePolicy } from './policy'
import { createPageCss } from './page-css'
import { scan } from './scan'
import type { Scan } from './scan'

/**
 * Browsers prerender a page when a visitor points at its link. A prerendered page needs no special care, because this
 * site counts no visits.
 */
const speculationRules = JSON.stringify({
  prerender: [
    { where: { and: [{ href_matches: '/*' }, { not: { href_matches: '/*.*' } }] }, eagerness: 'moderate' },
  ],
})

/** A page that could not be rendered. Its message has what is needed to find the mistake. */
export class RenderError extends Error {
  override name = 'RenderError'
}

function renderError({ path, template, source }: Route, cause: unknown): RenderError {
  const reason = cause instanceof Error ? (cause.stack ?? cause.message) : String(cause)
  const place = `page ${path} could not be rendered (template ${template}, content ${source})`
  return new RenderError(`${place}:\n  ${reason}`, { cause })
}

export interface Rendered {
  html: string
  /** What it contains, piece by piece. */
  scans: readonly Scan[]
}

/** Where drawings are. By default, pages refer to them by name. */
export interface Drawn {
  addressOf: AddressOf
  /** The sharing picture of a page. */
  imageOf: (page: Page) => Page['image']
}

/** These elements mark where head and main go. No text on a page can contain a tag. */
const headSlot = '<head></head>'
const mainSlot = '<wbr/>'
const bodyTag = '<body>'
/** React would escape each quote in the policy as five characters. */
const policySlot = '%csp%'

/** Returns the HTML of an element. Shapes in drawings become self-closing tags, which HTML allows inside SVG. */
const toHtml = (element: ReactElement) =>
  renderToString(element).replace(/><\/(?:path|use|circle|rect)>/g, '/>')

/** `preview` adds noindex to every page. */
export function createRenderer(
  { cityOf }: { cityOf: CitySource },
  bundle: Bundle,
  preview: boolean,
  drawn: Drawn = { addressOf: (name) => name, imageOf: ({ image }) => image },
): { page: (route: Route) => Rendered } {
  // Rendered separately, because inside the document React would move the preload into the head.
  const bodyStart = scanned(bodyTag + toHtml(<FontPreload font={bundle.font} />))
  const cssFor = createPageCss(bundle.sheets)
  const hatches = new Map<string, Piece>()
  const patternsOf = (kinds: Hatch[]): Piece => {
    const key = kinds.join()
    const known = hatches.get(key) ?? scanned(toHtml(<Hatches kinds={kinds} />))
    hatches.set(key, known)
    return known
  }
  const layouts = new Map<string, Layout>()

  /**
   * Returns header, footer and everything else around head and main. It is most of a page, and the same on most pages.
   */
  const layoutOf = (page: DocumentProps['page'], site: Site): Layout => {
    const key = `${site.folder} ${site.business.phone} ${documentKey(page, site)}`
    const known = layouts.get(key)
    if (known) return known
    const html = toHtml(
      <Words value={site}>
        <Document page={page} site={site} head={<head />}>
          <wbr />
        </Document>
      </Words>,
    )
    const [begin, rest] = cut(html, headSlot)
    const [, body] = cut(rest, bodyTag)
    const pieces = [`<!doctype html>${begin}`, ...cut(body, mainSlot)] as const
    const frame = { pieces, scan: scan(html) }
    layouts.set(key, frame)
    return frame
  }

  const render = (route: Route): Rendered => {
    const { site } = route
    const said = route.phone === undefined ? site : withWords(site, site.wordsFor(route.phone))
    const page = route.page(cityOf, said)
    if (page.title.trim() === '') throw new Error('the page has no title')
    const frame = layoutOf(route, said)
    const { business } = site
    const { dates = {} } = route
    const assets = { ...bundle, speculationRules, csp: policySlot }
    const main = toHtml(
      <DrawingAddress value={(name) => drawn.addressOf(inFolder(site.folder, name))}>
        <Words value={said}>
          <Announcements
            notices={[
              ...(route.draft ? [{ text: said.frame.draft }] : []),
              ...said.notices.filter(({ town }) => !town || route.source === `locations/${town}.md`),
            ]}
            frame={said.frame}
          />
          {page.top}
          <Scripts page={page} dates={dates} business={business} assets={assets} />
          {page.body}
          <Dated dates={dates} frame={said.frame} />
        </Words>
      </DrawingAddress>,
    )
    const own = scan(main)
    const patterns = patternsOf(hatchesIn([...own.names].join()))
    const { css, hash } = cssFor(
      new Set([frame, patterns, { scan: own }].flatMap(({ scan }) => [...scan.names])),
    )
    const indexed = route.listed && !preview
    const props = {
      page: { ...page, image: drawn.imageOf(page) },
      business,
      indexed,
      assets: { ...assets, css },
      alternates: route.alternates,
      first: site.frame.first,
    }
    const policy = pagePolicy(hash)
    const head = toHtml(<HtmlHead {...props} />).replace(policySlot, () => policy)
    const [begin, middle, end] = frame.pieces
    return {
      html: begin + head + bodyStart.html + patterns.html + middle + main + end,
      scans: [bodyStart.scan, patterns.scan, frame.scan, scan(head), own],
    }
  }
  return {
    /** @throws {RenderError} */
    page(route) {
      try {
        return render(route)
      } catch (error) {
        throw renderError(route, error)
      }
    },
  }
}

/** Returns a site with the words for another phone number. */
const withWords = (site: Site, words: ReturnType<Site['wordsFor']>): Site => ({
  ...site,
  ...words,
  business: { ...site.business, ...words.business },
})

/** Returns the page at an old address that leads to the new one. */
export function renderRedirect(to: string, site: Site, bundle: Bundle, preview: boolean): string {
  const csp = pagePolicy()
  const stub = { to, site, csp, script: bundle.redirectScript, indexed: !preview }
  return `<!doctype html>${toHtml(<RedirectStub {...stub} />)}`
}

interface Layout {
  /** Before the head, between head and main, after main. */
  pieces: readonly [string, string, string]
  scan: Scan
}

/** A piece that many pages share. */
interface Piece {
  html: string
  scan: Scan
}

const scanned = (html: string): Piece => ({ html, scan: scan(html) })

function cut(html: string, slot: string): [string, string] {
  const at = html.indexOf(slot)
  if (at < 0) throw new Error(`${slot} was not rendered`)
  return [html.slice(0, at), html.slice(at + slot.length)]
}
