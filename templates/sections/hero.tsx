import type { ReactNode } from 'react'
import { HomeHero } from '../illustrations/home-hero'
import type { Business, Crumb, Hero as HeroContent, HomeHero as HomeHeroContent, Region } from '../model/site'
import { HeroStates } from './hero-states'
import { Breadcrumbs } from './breadcrumbs'
import { Call } from './call'
import { Rich } from './rich'
import { Facts } from './stats'

export interface HeroProps {
  hero: HeroContent
  business: Business
  crumbs?: Crumb[]
  /** The drawing beside the words. */
  figure?: ReactNode
}

/** The top of every page but home: breadcrumbs, the h1, the answer, the call, and that page's drawing. */
export function Hero({ hero, business, crumbs = [], figure }: HeroProps) {
  return (
    <div className={figure ? 'hero with-figure' : 'hero'}>
      <div className="in">
        <Breadcrumbs crumbs={crumbs} />
        <div className="words">
          <HeroWords hero={hero} business={business} />
          {hero.facts && <Facts facts={hero.facts} />}
        </div>
        {figure}
      </div>
    </div>
  )
}

interface HomeHeroProps {
  hero: HomeHeroContent
  business: Business
  region: Region
}

/** The top of the home page: the words, the drawing beside them with its ground below, and its states. */
export function HomeHeroSection({ hero, business, region }: HomeHeroProps) {
  return (
    <div className="hero home">
      <div className="in">
        <div className="words">
          <HeroWords hero={hero} business={business} />
        </div>
      </div>
      <HomeHero region={region} states={hero.states} />
      <HeroStates states={hero.states} />
    </div>
  )
}

/** The words of a hero and what to do next: call, or follow a quieter link. */
export function HeroWords({
  hero: { eyebrow, heading, lead, more },
  business,
}: {
  hero: HeroContent
  business: Business
}) {
  return (
    <>
      {eyebrow && <p className="eyebrow">{eyebrow}</p>}
      <h1>{heading}</h1>
      <Rich value={lead} className="lead" />
      <div className="actions">
        <Call business={business} />
        {more && (
          <a className="quiet" href={more.href}>
            {more.text}
          </a>
        )}
      </div>
    </>
  )
}
