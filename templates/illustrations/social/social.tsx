import type { ReactNode } from 'react'
import { holdsName } from '../../model/logo'
import type { Soil } from '../../model/site'
import { BrandMark } from '../common/brand-mark'
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

/** The words of a sharing picture. */
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

const edge = 56
const markSize = 60
/** Pixels. */
export const logoHeight = markSize
/** Distance from the top of a line to its baseline, relative to the size, by line height. */
const headingBaseline = (lineHeight: number) => lineHeight / 2 + 0.4125
const labelBaseline = (lineHeight: number) => lineHeight / 2 + 0.3465

/** A sharing picture: the words beside the drawing. */
export function SharingCard({ words, logo, fit, children }: CardProps) {
  const width = 410
  const foot = cardSize.height - 52
  const eyebrow = words.eyebrow ? fit(words.eyebrow.toUpperCase(), eyebrowBox(width)).lines.length : 0
  const top = 56 + (eyebrow ? eyebrow * 27.6 + 22 : 0)
  const brandTop = foot - brandOf({ name: words.brand, logo, fit, width }).height
  const fitted = fit(words.heading, headingBox({ size: 72, width, height: brandTop - 40 - top }))
  return (
    <g className="card-image">
      <path fill="var(--sky)" d="M512 0h688v630H512z" />
      {children}
      <path fill="var(--paper)" d="M0 0h510v630H0z" />
      <path fill="var(--ink)" d="M510 0h2v630h-2z" />
      {words.eyebrow && <Eyebrow words={words.eyebrow} fit={fit} width={width} top={56} />}
      <Heading {...fitted} top={top} />
      <Brand name={words.brand} logo={logo} fit={fit} width={width} top={brandTop} />
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

/** The frame of the drawing, to the right of the words. */
const frame = { x: 512, width: cardSize.width - 512, height: cardSize.height }

/**
 * resvg draws a clipped group up to twice the width of the picture, counted from the left end of the group. Ground that
 * began farther left would be cut off on the right.
 */
const ends = { left: -900, right: 1200 }

/** The house of a town and the ground below it, from the section through a lot. */
export function LotOfCard({ soil, label }: { soil: Soil; label: string }) {
  const { grade, depth } = layoutLot(soil)
  const height = Math.max(grade + depth, 520)
  const width = (height * frame.width) / frame.height
  return (
    <svg {...frame} viewBox={`${832 - width / 2} ${depth - height} ${width} ${height}`}>
      <LotEnds value={ends}>
        <WideLot soil={soil} label={label} />
      </LotEnds>
    </svg>
  )
}
