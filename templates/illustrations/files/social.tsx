import type { ReactNode } from 'react'
import { BrandMark } from '../brand-mark'
import { HomeHero } from '../home-hero'

interface Words {
  /** Name of the company. */
  brand: string
  eyebrow: string
  heading: string
}

/** The picture of the whole site: brand, promise and the section drawing. */
export function SiteCard({ brand, eyebrow, heading }: Words) {
  return (
    <div className="card-image site">
      <div className="card-words">
        <Brand name={brand} />
        <h1>{heading}</h1>
        <p className="card-eyebrow">{eyebrow}</p>
      </div>
      <HomeHero />
    </div>
  )
}

/** The picture of one service or city: its name, and its drawing beside it. */
export function PageCard({ brand, eyebrow, heading, children }: Words & { children: ReactNode }) {
  return (
    <div className="card-image">
      <div className="card-words">
        <p className="card-eyebrow">{eyebrow}</p>
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
