import type { ReactNode } from 'react'
import type { LotHouse } from '../illustrations/lot/lot-layout'
import type { Rich as RichText } from '../model/site'
import { Breadcrumbs } from './crumbs'
import { HeroWords } from './hero'
import type { HeroProps } from './hero'
import { Facts } from './facts'
import { inner } from './rich'

interface CityHeroProps extends HeroProps {
  /** The caption below the drawing. */
  caption?: RichText
  /** The house in it, whose height makes room. */
  house?: LotHouse
  /** The section through a lot, as wide as the window, if the city's ground is known. */
  figure?: ReactNode
}

/** The top of a city page: words and facts above the section through a lot. */
export const CityHero = ({ hero, business, crumbs = [], house, figure, caption }: CityHeroProps) => (
  <div className={house ? `hero city-hero ${house}` : 'hero city-hero'}>
    <Breadcrumbs crumbs={crumbs} />
    <HeroWords hero={hero} business={business} />
    {hero.facts && <Facts facts={hero.facts} />}
    {figure && (
      <figure>
        {figure}
        {caption && <figcaption dangerouslySetInnerHTML={inner(caption)} />}
      </figure>
    )}
  </div>
)
