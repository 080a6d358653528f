/**
 * The drawings that are kept as PNG files: icons, and the pictures that are shown where pages are shared.
 * Each is described by a piece of HTML. Its hash tells whether it changed without starting a browser.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import glob from 'fast-glob'
import { createElement as h } from 'react'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Card } from '../../templates/cards'
import { BrandMark } from '../../templates/illustrations/brand-mark'
import { Hatches, hatchesIn } from '../../templates/illustrations/hatches'
import { byCodePoint } from '../../templates/text'
import { icons } from '../../templates/urls'
import { projectDir } from '../paths'
import { hashOf } from './mark'

/** Raise this number when draw-png.ts draws the same HTML differently, so that all files are drawn again. */
const recipe = 1

export interface PngDrawing {
  /** Pixels, as the height. */
  width: number
  height: number
  /** The heading of a card is made smaller until it fits. The background of an icon may be transparent. */
  kind: 'card' | 'png icon' | 'ico icon'
  /** Rules for this drawing alone, which follow the style sheets that all share. */
  css: string
  /** The contents of the body element. */
  html: string
}

export const cardSize = { width: 1200, height: 630 }

export const drawingOfCard = ({ picture }: Card): PngDrawing => ({
  ...cardSize,
  kind: 'card',
  css: '',
  html: htmlOf(picture),
})

/** The icons by their address below public/. */
export const iconDrawings = (): Map<string, PngDrawing> =>
  new Map([
    [icons.apple, icon('png icon', 180, 0.12, 0)],
    [icons[192], icon('png icon', 192, 0.1, 0.18)],
    [icons[512], icon('png icon', 512, 0.1, 0.18)],
    // A phone may show no more of this one than a circle of 80 % of its width.
    [icons.maskable, icon('png icon', 512, 0.22, 0)],
    [icons.ico, icon('ico icon', 32, 0)],
  ])

/**
 * The brand mark in a square. `padding` is the free space on each side and `rounding` the radius of the
 * corners, both as parts of the size; without `rounding` the background is transparent.
 */
function icon(kind: PngDrawing['kind'], size: number, padding: number, rounding?: number): PngDrawing {
  const inner = Math.round(size * (1 - 2 * padding))
  const background =
    rounding === undefined ? '' : `background:var(--paper);border-radius:${rounding * size}px`
  const css =
    `.icon-image{width:${size}px;height:${size}px;${background}}` +
    `.icon-image .brand-mark{width:${inner}px;height:${inner}px}`
  const html = htmlOf(h('div', { className: 'icon-image' }, h(BrandMark)))
  return { width: size, height: size, kind, css, html }
}

/** The picture, after the hatches that it refers to. */
function htmlOf(picture: ReactElement): string {
  const art = renderToStaticMarkup(picture)
  return renderToStaticMarkup(h(Hatches, { kinds: hatchesIn(art) })) + art
}

/** Changes when anything changes that the picture is drawn from. */
export const hashOfPng = ({ width, height, kind, css, html }: PngDrawing): string =>
  hashOf(JSON.stringify([recipe, styles().hash, { width, height, kind }, css, html]))

/** The whole page that the browser is given. */
export const pageOf = ({ css, html }: PngDrawing): string =>
  `<!doctype html><style>${styles().css}${css}</style>${html}`

let cached: { css: string; hash: string } | undefined

/** The style sheets that a picture may use, and the font of headings. */
function styles(): { css: string; hash: string } {
  if (cached) return cached
  const folder = join(projectDir, 'templates')
  const sheets = [
    'styles/tokens.css',
    'styles/base.css',
    ...glob.sync('illustrations/*.css', { cwd: folder }).sort(byCodePoint),
    'illustrations/files/social.css',
  ]
  const font = readFileSync(join(folder, 'styles/besley-700.woff2')).toString('base64')
  const face = `@font-face{font-family:Besley;font-weight:700;src:url(data:font/woff2;base64,${font})}`
  const css = [face, ...sheets.map((name) => readFileSync(join(folder, name), 'utf8'))].join('\n')
  return (cached = { css, hash: hashOf(css) })
}
