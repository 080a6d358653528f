/**
 * The drawings that a browser must draw, because they are PNG: icons, and the pictures that are shown where
 * pages are shared. Each is a piece of HTML, which needs no browser to be compared with that of the last time.
 */
import { createHash } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { createElement as h } from 'react'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { byCodePoint } from '../../templates/text'
import type { Card } from '../../templates/cards'
import { BrandMark } from '../../templates/illustrations/brand-mark'
import { Hatches, hatchesIn } from '../../templates/illustrations/hatches'
import { icons } from '../../templates/urls'
import { projectDir } from '../paths'

/** To be raised when draw-png.ts makes other pictures of the same HTML. */
const recipe = 1

/** Pixels. */
export const cardSize = { width: 1200, height: 630 }

export interface Shot {
  width: number
  height: number
  /** A card's heading is made smaller until it fits, an icon's ground may be transparent. */
  kind: 'card' | 'png icon' | 'ico icon'
  /** Style of its own. */
  css: string
  /** What stands in the body of the page. */
  html: string
}

/** Changes when anything changes that the picture is drawn from. */
export function hashOfShot({ css, html, ...rest }: Shot): string {
  return shortHash(JSON.stringify([recipe, sheets().hash, rest, css, html]))
}

/** 64 bits of SHA-256 in hexadecimal digits. */
export const shortHash = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 16)

/** The page that the browser is given. */
export const pageOf = ({ css, html }: Shot): string =>
  `<!doctype html><style>${sheets().css}${css}</style>${html}`

export const shotOfCard = ({ picture }: Card): Shot => shot({ ...cardSize, kind: 'card', css: '' }, picture)

interface Icon {
  kind: 'png icon' | 'ico icon'
  size: number
  /** Free space on each side, in parts of the size. */
  padding: number
  /** Rounding of the paper's corners, in parts of the size; no paper when it is missing. */
  paper?: number
}

const drawnIcons: Record<string, Icon> = {
  [icons.apple]: { kind: 'png icon', size: 180, padding: 0.12, paper: 0 },
  [icons[192]]: { kind: 'png icon', size: 192, padding: 0.1, paper: 0.18 },
  [icons[512]]: { kind: 'png icon', size: 512, padding: 0.1, paper: 0.18 },
  // A mask may cut away all but a circle of 80 % of the width.
  [icons.maskable]: { kind: 'png icon', size: 512, padding: 0.22, paper: 0 },
  [icons.ico]: { kind: 'ico icon', size: 32, padding: 0 },
}

/** The icons by their address below public/. */
export const iconShots = (): Map<string, Shot> =>
  new Map(Object.entries(drawnIcons).map(([address, icon]) => [address, shotOfIcon(icon)]))

function shotOfIcon({ kind, size, padding, paper }: Icon): Shot {
  const inner = Math.round(size * (1 - 2 * padding))
  const ground = paper === undefined ? '' : `background:var(--paper);border-radius:${paper * size}px`
  const css =
    `.icon-image{width:${size}px;height:${size}px;${ground}}` +
    `.icon-image .brand-mark{width:${inner}px;height:${inner}px}`
  return shot({ width: size, height: size, kind, css }, h('div', { className: 'icon-image' }, h(BrandMark)))
}

function shot(frame: Omit<Shot, 'html'>, picture: ReactElement): Shot {
  const art = renderToStaticMarkup(picture)
  const patterns = renderToStaticMarkup(h(Hatches, { kinds: hatchesIn(art) }))
  return { ...frame, html: patterns + art }
}

interface Sheets {
  css: string
  hash: string
}

let known: Sheets | undefined

/** All style sheets that a picture may need, and the font of headings; read once. */
const sheets = (): Sheets => (known ??= readSheets())

function readSheets(): Sheets {
  const folder = join(projectDir, 'templates')
  const drawn = readdirSync(join(folder, 'illustrations')).filter((name) => name.endsWith('.css'))
  const names = [
    'styles/tokens.css',
    'styles/base.css',
    ...drawn.sort(byCodePoint).map((name) => `illustrations/${name}`),
    'illustrations/files/social.css',
  ]
  const font = readFileSync(join(folder, 'styles/besley-700.woff2')).toString('base64')
  const face = `@font-face{font-family:Besley;font-weight:700;src:url(data:font/woff2;base64,${font})}`
  const css = [face, ...names.map((name) => readFileSync(join(folder, name), 'utf8'))].join('\n')
  return { css, hash: shortHash(css) }
}
