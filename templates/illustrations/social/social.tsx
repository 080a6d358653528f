import type { ReactNode } from 'react'
import { holdsName } from '../../model/logo'
import type { Soil, SoilLayer } from '../../model/site'
import { BrandMark } from '../common/brand-mark'
import { lettersOn } from '../hero/hero-ground'
import { layoutLot } from '../lot/lot-layout'
import { LotEnds, WideLot } from '../lot/lot-section'

export const cardSize = { width: 1200, height: 630 }

/** The box for some words. */
export interface TextBox {
  /** The font of headings, or the font of labels. */
  font: 'heading' | 'label'
  /** Pixels. Words that do not fit are set smaller, down to 30. */
  size: number
  width: number
  height?: number
  /** Relative to `size`. */
  lineHeight: number
  spacing?: number
  /** Makes the lines about equally long. */
  balanced?: boolean
}

/** Words fitted into their box. */
export interface FittedText {
  lines: string[]
  size: number
}

/** Breaks words into lines by the widths of their letters. */
export type Fit = (text: string, box: TextBox) => FittedText

/** The words of a sharing picture, beside or above its drawing. */
export interface CardWords {
  brand: string
  eyebrow?: string | undefined
  heading: string
}

/** The logo, which replaces the mark. */
interface LogoImage {
  href: string
  width: number
  height: number
}

interface CardProps {
  words: CardWords
  logo?: LogoImage | undefined
  fit: Fit
  /** The drawing. */
  children: ReactNode
}

const edge = 60
const markSize = 60
/** Pixels. */
export const logoHeight = markSize
/** Distance from the top of a line to its baseline, relative to the size, by line height. */
const headingBaseline = (lineHeight: number) => lineHeight / 2 + 0.4125
const labelBaseline = (lineHeight: number) => lineHeight / 2 + 0.3465

/** The sharing picture of the site: the words above the ground, and the house of the home page beside them. */
function SiteCard({ words, logo, fit, children }: CardProps) {
  const heading = headingBox({ size: 58, width: 540 })
  const fitted = fit(words.heading, heading)
  const end = siteHeadingTop + fitted.lines.length * fitted.size * heading.lineHeight
  return (
    <Sky>
      {children}
      <Brand name={words.brand} logo={logo} fit={fit} width={540} top={44} />
      <Heading {...fitted} top={siteHeadingTop} />
      {words.eyebrow && <Eyebrow words={words.eyebrow} fit={fit} width={540} top={end + 20} />}
    </Sky>
  )
}

/** The sharing picture of a city: the words above the section through a lot. */
function CityCard({ words, logo, fit, children }: CardProps) {
  const width = cardSize.width - 2 * edge
  const fitted = fit(words.heading, headingBox({ size: 62, width: 868 }))
  return (
    <Sky>
      {children}
      <Brand name={words.brand} logo={logo} fit={fit} width={width} top={44} />
      <Heading {...fitted} top={siteHeadingTop} />
      {words.eyebrow && (
        <text
          className="eyebrow"
          fontSize="23"
          letterSpacing="1.38"
          textAnchor="end"
          x={cardSize.width - edge}
          y="82"
        >
          {words.eyebrow.toUpperCase()}
        </text>
      )}
    </Sky>
  )
}

const siteHeadingTop = 130

/** The sharing picture of a service: its name beside its drawing. */
function PageCard({ words, logo, fit, children }: CardProps) {
  const width = 410
  const foot = cardSize.height - 52
  const eyebrow = words.eyebrow ? fit(words.eyebrow.toUpperCase(), eyebrowBox(width)).lines.length : 0
  const top = 56 + (eyebrow ? eyebrow * 27.6 + 22 : 0)
  const brandTop = foot - brandOf({ name: words.brand, logo, fit, width }).height
  const fitted = fit(words.heading, headingBox({ size: 72, width, height: brandTop - 40 - top }))
  return (
    <g className="card-image">
      <path fill="var(--paper)" d="M0 0h1200v630H0z" />
      <path fill="var(--card)" d="M512 0h688v630H512z" />
      <g className="cutaway">{children}</g>
      <path fill="var(--ink)" d="M510 0h2v630h-2z" />
      {words.eyebrow && <Eyebrow words={words.eyebrow} fit={fit} width={width} top={56} />}
      <Heading {...fitted} top={top} />
      <Brand name={words.brand} logo={logo} fit={fit} width={width} top={brandTop} />
    </g>
  )
}

/** The ground for a drawing, and a sky above it. */
function Sky({ children }: { children: ReactNode }) {
  return (
    <g className="card-image">
      <linearGradient id="sky" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="var(--sky)" />
        <stop offset="1" stopColor="var(--paper)" />
      </linearGradient>
      <path fill="url(#sky)" d="M0 0h1200v630H0z" />
      {children}
    </g>
  )
}

const headingBox = (box: Pick<TextBox, 'size' | 'width' | 'height'>): TextBox => ({
  font: 'heading',
  lineHeight: 1.04,
  spacing: -0.018,
  balanced: true,
  ...box,
})

const brandGap = 16

/** The company in a given width: the mark or logo, with the name beside it unless the logo contains the name. */
function brandOf({ name, logo, fit, width }: Omit<BrandProps, 'top'>) {
  const markWidth = logo ? Math.min(width, (markSize * logo.width) / logo.height) : markSize
  const box = width - markWidth - brandGap
  const lines =
    logo && holdsName(logo)
      ? { lines: [], size: 0 }
      : fit(name, { font: 'heading', size: 25, lineHeight: 1.1, width: box })
  return { ...lines, markWidth, height: Math.max(markSize, lines.lines.length * 1.1 * lines.size) }
}

const eyebrowBox = (width: number): TextBox => ({
  font: 'label',
  size: 23,
  lineHeight: 1.2,
  spacing: 0.06,
  width,
})

function Heading({ lines, size, top }: FittedText & { top: number }) {
  return lines.map((line, i) => (
    <text
      key={i}
      className="heading"
      fontSize={size}
      letterSpacing={-0.018 * size}
      x={edge}
      y={Math.round(top + (i * 1.04 + headingBaseline(1.04)) * size)}
    >
      {line}
    </text>
  ))
}

interface LineProps {
  fit: Fit
  width: number
  top: number
}

function Eyebrow({ words, fit, width, top }: LineProps & { words: string }) {
  const { lines, size } = fit(words.toUpperCase(), eyebrowBox(width))
  return lines.map((line, i) => (
    <text
      key={i}
      className="eyebrow"
      fontSize={size}
      letterSpacing={0.06 * size}
      x={edge}
      y={Math.floor(top + (i * 1.2 + labelBaseline(1.2)) * size)}
    >
      {line}
    </text>
  ))
}

interface BrandProps extends LineProps {
  name: string
  logo?: LogoImage | undefined
}

/** The mark or logo, with the name centered beside it. */
function Brand({ top, ...brand }: BrandProps) {
  const { lines, size, markWidth, height } = brandOf(brand)
  const first = top + (height - lines.length * 1.1 * size) / 2
  const markTop = top + (height - markSize) / 2
  return (
    <>
      {brand.logo ? (
        <image x={edge} y={markTop} width={markWidth} height={markSize} href={brand.logo.href} />
      ) : (
        <g transform={`translate(${edge} ${markTop}) scale(1.5)`}>
          <BrandMark />
        </g>
      )}
      {lines.map((line, i) => (
        <text
          key={i}
          className="brand"
          fontSize={size}
          x={edge + markWidth + brandGap}
          y={Math.floor(first + (i * 1.1 + headingBaseline(1.1)) * size - 0.5)}
        >
          {line}
        </text>
      ))}
    </>
  )
}

/** The names of the layers below the house of the home page, each centered in its layer. */
export function LayerNames({ layers }: { layers: readonly SoilLayer[] }) {
  const [height, underFirst, size] = [39.22, 26.5, 15.2]
  return layers.map(({ name, kind }, i) => {
    const middle = cardSize.height - (layers.length - i - 0.5) * height - (i === 0 ? underFirst : 0)
    return (
      <g key={name} className={lettersOn(kind)}>
        <text className="layer" x={edge} y={Math.floor(middle + size * labelBaseline(0))}>
          {name}
        </text>
      </g>
    )
  })
}

/**
 * resvg draws a clipped group up to twice the width of the picture, counted from the left end of the group. Ground that
 * began farther left would be cut off on the right.
 */
const ends = { left: -900, right: 1200 }

/** The width of the screen for which the section through a lot is drawn, and the height below the town's name. */
const lotWidth = 1463.4
const lotHeight = 420

/** The section through a lot, at the bottom of the picture: as wide as it, or smaller in its middle if it is high. */
export function LotOfCard({ soil, label }: { soil: Soil; label: string }) {
  const { grade, depth } = layoutLot(soil)
  const shown = Math.max(lotWidth, ((grade + depth) * cardSize.width) / lotHeight)
  const height = ((grade + depth) * cardSize.width) / shown
  const view = `${(lotWidth - shown) / 2} ${-grade} ${shown} ${grade + depth}`
  return (
    <svg y={cardSize.height - height} width={cardSize.width} height={height} viewBox={view}>
      <LotEnds value={ends}>
        <WideLot soil={soil} label={label} />
      </LotEnds>
    </svg>
  )
}

/** The layout of each kind of sharing picture. */
export const cardLayouts = { site: SiteCard, city: CityCard, service: PageCard }
