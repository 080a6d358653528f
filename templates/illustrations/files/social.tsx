import type { ReactNode } from 'react'
import { BrandMark } from '../brand-mark'

interface CardProps {
  /** Name of the company. */
  brand: string
  eyebrow?: string | undefined
  heading: string
  /** The drawing. */
  children: ReactNode
}

/** The picture of the whole site, or of a city: brand, words and the section drawing across the whole width. */
export function SiteCard({ brand, eyebrow, heading, children }: CardProps) {
  return (
    <div className="card-image site">
      <div className="card-words">
        <Brand name={brand} />
        <h1>{heading}</h1>
        {eyebrow && <p className="card-eyebrow">{eyebrow}</p>}
      </div>
      {children}
    </div>
  )
}

/** The picture of one service: its name, and its drawing beside it. */
export function PageCard({ brand, eyebrow, heading, children }: CardProps) {
  return (
    <div className="card-image">
      <div className="card-words">
        {eyebrow && <p className="card-eyebrow">{eyebrow}</p>}
        <h1>{heading}</h1>
        <Brand name={brand} />
      </div>
      <div className="card-art">{children}</div>
    </div>
  )
}

function Brand({ name }: { name: string }) {
  return (
    <p className="card-brand">
      <BrandMark />
      {name}
    </p>
  )
}
