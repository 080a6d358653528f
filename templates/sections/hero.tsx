import type { ReactNode } from 'react'
import type { Business, Crumb, Hero as HeroContent } from '../model/site'
import { Breadcrumbs } from './crumbs'
import { Call, Hours } from './call'
import { Rich } from './rich'
import { Facts } from './facts'
import { PageLink } from './links'

export interface HeroProps {
  hero: HeroContent
  business: Business
  crumbs?: Crumb[]
  /** The drawing next to the words. */
  figure?: ReactNode
}

/** The top of every page except home: breadcrumbs, the h1, the lead, the call, and the page's drawing. */
export function Hero({ hero, business, crumbs = [], figure }: HeroProps) {
  const facts = hero.facts && <Facts facts={hero.facts} />
  return (
    <div className={figure ? 'hero with-figure' : 'hero'}>
      <div className="in">
        <Breadcrumbs crumbs={crumbs} />
        <div className="words">
          <HeroWords hero={hero} business={business} />
          {!figure && facts}
        </div>
        {figure}
        {figure && facts}
      </div>
    </div>
  )
}

interface HeroWordsProps {
  hero: HeroContent
  business: Business
  /** True when the line above the heading is part of the heading. */
  oneHeading?: boolean
}

/** The words of a hero, and what to do next: call, or follow a less prominent link. */
export const HeroWords = ({
  hero: { eyebrow, heading, lead, more },
  business,
  oneHeading,
}: HeroWordsProps) => (
  <>
    {eyebrow && !oneHeading && <p className="eyebrow small">{eyebrow}</p>}
    <h1>
      {eyebrow && oneHeading && <span className="eyebrow small">{`${eyebrow} `}</span>}
      {/* What is kept together breaks at its spaces only where it is longer than the line. */}
      {heading
        .split(/([^ ]*\u00A0[^ ]*)/)
        .map((part, i) => (i % 2 === 0 ? part : <span key={i}>{part.replaceAll('\u00A0', ' ')}</span>))}
    </h1>
    <Rich value={lead} className="lead" />
    <div className="actions">
      <Call business={business} />
      {more && (
        <PageLink className="quiet" path={more.href}>
          {more.text}
        </PageLink>
      )}
      <Hours business={business} />
    </div>
  </>
)
