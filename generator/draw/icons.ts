/** The icons of the site: the owner's icon or the brand mark, in a square. */
import { createElement as h } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { BrandMark } from '../../templates/illustrations/common/brand-mark'
import { icons } from '../../templates/model/urls'
import type { OwnPicture } from '../../templates/model/values'
import { ownIcon, ownPicture } from '../read/pictures/own-picture'
import type { Theme } from '../../templates/styles/theme'
import { standaloneSvg } from './cards'
import { dataAddress, drawPng, ico } from './png'
import { iconSvg } from './svg-drawings'

/** Lengths are in pixels. */
interface IconSource {
  kind: 'png' | 'ico' | 'svg'
  size: number
  /** Margin on each side. */
  padding: number
  /** Radius of the corners. Without it, the background is transparent. */
  rounding?: number
  /** The markup of the mark, or of the owner's picture. */
  mark: string | OwnPicture
  theme?: Theme | undefined
}

/** Returns what each icon is drawn from, by its address. `files` are those in the public folder. */
export function iconSources(
  publicDir: string,
  files: readonly string[],
  theme?: Theme,
): Map<string, IconSource> {
  const own = ownIcon(files)
  const mark = own ? ownPicture(publicDir, own) : renderToStaticMarkup(h(BrandMark))
  const png = (size: number, padding: number, rounding: number): IconSource => ({
    kind: 'png',
    size,
    padding: Math.round(size * padding),
    rounding: size * rounding,
    mark,
    theme,
  })
  // Most browsers prefer this icon to favicon.ico, so it must not show the brand mark when the owner has an icon.
  const tab = !own && files.includes(icons.ico) ? ownPicture(publicDir, icons.ico) : mark
  return new Map<string, IconSource>([
    [icons.svg, { kind: 'svg', size: 128, padding: 0, mark: tab, theme }],
    [icons.apple, png(180, 0.12, 0)],
    [icons[192], png(192, 0.1, 0.18)],
    [icons[512], png(512, 0.1, 0.18)],
    // A phone may show only a circle of this icon, 80 % as wide.
    [icons.maskable, png(512, 0.22, 0)],
    [icons.ico, { kind: 'ico', size: 32, padding: 0, mark, theme }],
  ])
}

/** Returns the file of an icon. */
export async function drawIcon(
  { kind, size, padding, rounding, mark, theme }: IconSource,
  publicDir: string,
): Promise<Uint8Array> {
  const isOwn = typeof mark !== 'string'
  const drawn = isOwn
    ? `<image width="40" height="40" href="${await dataAddress(publicDir, mark, size)}"/>`
    : mark
  if (kind === 'svg') return Buffer.from(iconSvg(drawn, theme))
  const draw = async (space: number, background = '') => {
    const scale = (size - 2 * space) / 40
    const art = `${background}<g transform="translate(${space} ${space}) scale(${scale})">${drawn}</g>`
    return drawPng(standaloneSvg({ width: size, height: size }, art, theme), { isCard: false })
  }
  // An owner's icon that fills its square brings its own background.
  const bare = rounding === undefined || isOwn ? await draw(0) : undefined
  if (bare && (rounding === undefined || (await isOpaque(bare))))
    return kind === 'ico' ? ico(bare, size) : bare
  return draw(padding, `<rect fill="var(--paper)" width="${size}" height="${size}" rx="${rounding}"/>`)
}

const isOpaque = async (png: Buffer) => {
  const { default: sharp } = await import('sharp')
  return (await sharp(png).stats()).isOpaque
}
