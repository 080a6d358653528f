/** The sharing pictures: what social networks and chats show beside a link to a page. */
import { basename } from 'node:path'
import { createElement as h } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Card, CardLogo } from '../../templates/cards'
import { SharingCard, cardSize, logoHeight } from '../../templates/illustrations/social/social'
import { Hatches, hatchesIn } from '../../templates/illustrations/common/hatches'
import { byCodeUnit } from '../../templates/model/text'
import { sheetOrder } from '../../templates/styles/order'
import { styleSheet } from '../process/style-sheets'
import { readRules } from '../../templates/styles/css'
import type { Rules } from '../../templates/styles/css'
import { withTheme } from '../../templates/styles/theme'
import type { Theme } from '../../templates/styles/theme'
import { plainSvg } from './plain-svg'
import { createFit, dataAddress, drawPng } from './png'

/** What a card is drawn from, as plain data. The drawing is markup. */
type CardSource = Omit<Card, 'alt' | 'name' | 'drawing'> & { drawing: string }

/** Renders the drawing, but does not lay out the words yet, which takes more time. */
export const cardSource = ({ words, drawing, theme, logo }: Card): CardSource => ({
  words,
  theme,
  logo,
  drawing: renderToStaticMarkup(drawing),
})

/** Returns the SVG of a card. It names the logo by its content, because to put it in takes time. */
export function cardSvg({ words, drawing, theme, logo: source }: CardSource): string {
  fit ??= createFit()
  const logo = source && { ...source, href: nameOf(source) }
  const children = h('g', { dangerouslySetInnerHTML: { __html: drawing } })
  const art = renderToStaticMarkup(h(SharingCard, { words, logo, fit, children }))
  return standaloneSvg(cardSize, art, theme)
}

const nameOf = ({ own }: CardLogo) => `#${own.hash}`

/** The PNG file of a card. */
export async function drawCard(svg: string, logo: CardLogo | undefined, publicDir: string): Promise<Buffer> {
  const href = logo && (await dataAddress(publicDir, logo.own, cardSize.width, logoHeight))
  return drawPng(href ? svg.replace(nameOf(logo), () => href) : svg, { isCard: true })
}

let fit: ReturnType<typeof createFit> | undefined

/** Returns an SVG of this size that needs no style sheet. It contains the hatches that the drawing uses. */
export function standaloneSvg({ width, height }: typeof cardSize, art: string, theme?: Theme): string {
  known ??= {
    tokens: readRules(styleSheet('styles/tokens')),
    drawn: readRules(sheets.map(styleSheet).join('')),
  }
  const rules = [...withTheme(known.tokens, theme), ...known.drawn]
  const hatches = renderToStaticMarkup(h(Hatches, { kinds: hatchesIn(art) }))
  const size = `width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${plainSvg(hatches + art, rules)}</svg>`
}

let known: { tokens: Rules; drawn: Rules } | undefined

const drawn = sheetOrder.filter((name) => name.startsWith('illustrations/'))

/**
 * All style sheets that a drawing may use. When rules have equal weight, those of labels override those of the home
 * hero.
 */
const sheets = [
  'styles/tones',
  'illustrations/common/files',
  ...drawn.sort((a, b) => byCodeUnit(basename(a), basename(b))),
  'illustrations/social/social',
]
