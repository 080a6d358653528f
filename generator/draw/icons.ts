/** The icons of the site: the brand mark in a square. */
import { createElement as h } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { BrandMark } from '../../templates/illustrations/common/brand-mark'
import { icons } from '../../templates/model/urls'
import type { Theme } from '../../templates/styles/theme'
import { standaloneSvg } from './cards'
import { drawPng, ico } from './png'
import { iconSvg } from './svg-drawings'

/** Lengths are in pixels. */
interface IconSource {
  kind: 'png' | 'ico' | 'svg'
  size: number
  /** Free space on each side. */
  padding: number
  /** The radius of the corners; without it the background is transparent. */
  rounding?: number
  /** The markup of the mark. */
  mark: string
  theme?: Theme | undefined
}

/** What each icon is drawn from, by its address. */
export function iconSources(theme?: Theme): Map<string, IconSource> {
  const mark = renderToStaticMarkup(h(BrandMark))
  const png = (size: number, padding: number, rounding: number): IconSource => ({
    kind: 'png',
    size,
    padding: Math.round(size * padding),
    rounding: size * rounding,
    mark,
    theme,
  })
  return new Map<string, IconSource>([
    [icons.svg, { kind: 'svg', size: 40, padding: 0, mark, theme }],
    [icons.apple, png(180, 0.12, 0)],
    [icons[192], png(192, 0.1, 0.18)],
    [icons[512], png(512, 0.1, 0.18)],
    // A phone may show no more of this one than a circle of 80 % of its width.
    [icons.maskable, png(512, 0.22, 0)],
    [icons.ico, { kind: 'ico', size: 32, padding: 0, mark, theme }],
  ])
}

/** The file of an icon. */
export async function drawIcon({
  kind,
  size,
  padding,
  rounding,
  mark,
  theme,
}: IconSource): Promise<Uint8Array> {
  if (kind === 'svg') return Buffer.from(iconSvg(mark, theme))
  const background =
    rounding === undefined
      ? ''
      : `<rect fill="var(--paper)" width="${size}" height="${size}" rx="${rounding}"/>`
  const scale = (size - 2 * padding) / 40
  const art = `${background}<g transform="translate(${padding} ${padding}) scale(${scale})">${mark}</g>`
  const png = await drawPng(await standaloneSvg({ width: size, height: size }, art, theme), { isCard: false })
  return kind === 'ico' ? ico(png, size) : png
}
