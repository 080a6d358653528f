import type { ReactNode } from 'react'
import { holdsName } from '../../model/logo'
import type { Soil } from '../../model/site'
import { BrandMark } from '../common/brand-mark'
import { layoutLot } from '../lot/lot-layout'
import { LotEnds, LotSection } from '../lot/lot-section'

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
  /** The phone number, on the picture of the whole site. */
  number?: string | undefined
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

const [edge, width] = [56, 410]
const markSize = 60
/** Pixels. */
export const logoHeight = markSize
/** Between the mark and the brand's name. */
const gap = 16

const boxes = {
  eyebrow: { font: 'label', size: 23, lineHeight: 1.2, spacing: 0.06, width },
  heading: { font: 'heading', size: 72, lineHeight: 1.04, spacing: -0.018, balanced: true, width },
  number: { font: 'heading', size: 52, lineHeight: 1.1, width },
  brand: { font: 'heading', size: 25, lineHeight: 1.1, width },
} as const satisfies Record<string, TextBox>

/** A sharing picture: the words beside the drawing. */
export function SharingCard({ words, logo, fit, children }: CardProps) {
  const foot = cardSize.height - 52
  const eyebrow = words.eyebrow ? fit(words.eyebrow.toUpperCase(), boxes.eyebrow) : undefined
  const top = 56 + (eyebrow ? eyebrow.lines.length * 27.6 + 22 : 0)
  // The logo replaces the mark. The brand's name is beside it, unless the logo contains the name.
  const markWidth = logo ? Math.min(width, (markSize * logo.width) / logo.height) : markSize
  const isNamed = logo && holdsName(logo)
  const brand = isNamed ? undefined : fit(words.brand, { ...boxes.brand, width: width - markWidth - gap })
  const brandHeight = brand ? brand.lines.length * boxes.brand.lineHeight * brand.size : 0
  const middle = foot - Math.max(markSize, brandHeight) / 2
  const number = words.number ? fit(words.number, boxes.number) : undefined
  const above = middle - Math.max(markSize, brandHeight) / 2 - 40
  const room = above - (number ? 90 : 0) - top
  return (
    <g className="card-image">
      <path fill="var(--sky)" d="M512 0h688v630H512z" />
      {children}
      <path fill="var(--paper)" d="M0 0h510v630H0z" />
      <path fill="var(--ink)" d="M510 0h2v630h-2z" />
      {eyebrow && <Lines of="eyebrow" {...eyebrow} x={edge} top={56} />}
      <Lines of="heading" {...fit(words.heading, { ...boxes.heading, height: room })} x={edge} top={top} />
      {number && <Lines of="number" {...number} x={edge} top={above - 46} />}
      {logo ? (
        <image x={edge} y={middle - markSize / 2} width={markWidth} height={markSize} href={logo.href} />
      ) : (
        <g transform={`translate(${edge} ${middle - markSize / 2}) scale(1.5)`}>
          <BrandMark />
        </g>
      )}
      {brand && <Lines of="brand" {...brand} x={edge + markWidth + gap} top={middle - brandHeight / 2} />}
    </g>
  )
}

/** Distance from the middle of a line to its baseline, relative to the size. */
const baseline = { heading: 0.4125, label: 0.3465 }

/** Words fitted into a box, line by line. */
function Lines({ of, lines, size, x, top }: FittedText & { of: keyof typeof boxes; x: number; top: number }) {
  const { font, lineHeight, spacing }: TextBox = boxes[of]
  return lines.map((line, i) => (
    <text
      key={i}
      className={of}
      fontSize={size}
      letterSpacing={spacing && spacing * size}
      x={x}
      y={Math.round(top + ((i + 0.5) * lineHeight + baseline[font]) * size)}
    >
      {line}
    </text>
  ))
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
  const height = Math.max(grade + depth + 16, 520)
  const width = (height * frame.width) / frame.height
  return (
    <svg {...frame} viewBox={`${832 - width / 2} ${depth - height} ${width} ${height}`}>
      <LotEnds value={ends}>
        <LotSection soil={soil} label={label} isWideOnly />
      </LotEnds>
    </svg>
  )
}

/** A picture of the gallery, cut to the frame at its middle. */
export const GalleryOfCard = ({ children }: { children: ReactNode }) => (
  <svg {...frame} viewBox="61 0 262 240" className="drawing">
    {children}
  </svg>
)
