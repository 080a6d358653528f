/**
 * The pictures that are shown where pages are shared: what each is drawn from, and what it says.
 * `npm run draw` makes files of them.
 */
import type { ReactElement } from 'react'
import type { Page } from './page'
import type { Business, City, DrawnPicture, Picture, Service, Site } from './site'
import { sitePicture, socialPath } from './urls'
import { Cutaway, describeCutaway } from './illustrations/by-name'
import { PageCard, SiteCard } from './illustrations/files/social'
import { HomeHero, homeHeroAlt } from './illustrations/home-hero'
import { LotSection, describeSoil } from './illustrations/lot-section'

export interface Card {
  /** Address of the file below `public/`. */
  address: string
  /** 1200 x 630 pixels. */
  picture: ReactElement
  /** The words of the picture, and what its drawing shows. */
  alt: string
}

type WholeSite = Pick<Site, 'business' | 'pages' | 'region'>

/** The picture of the whole site: brand, promise and the section drawing. */
export function siteCard({ business, pages: { home }, region }: WholeSite): Card {
  const words = { brand: business.name, eyebrow: home.hero.eyebrow, heading: home.title }
  const onPiers = home.hero.states.slice(-1)
  return {
    address: sitePicture,
    picture: (
      <SiteCard {...words}>
        <HomeHero region={region} states={onPiers} />
      </SiteCard>
    ),
    alt: sentences(words.eyebrow, words.heading, homeHeroAlt(region, onPiers), words.brand),
  }
}

/** The name of a service, and the drawing that shows how it works. */
export function serviceCard(business: Business, { file, name, drawing }: Service): Card {
  const words = { brand: business.name, eyebrow: placeOf(business, business.address.city), heading: name }
  return {
    address: socialPath(file),
    picture: (
      <PageCard {...words}>
        <div className="cutaway">
          <Cutaway of={drawing} />
        </div>
      </PageCard>
    ),
    alt: sentences(words.eyebrow, name, describeCutaway(drawing), words.brand),
  }
}

/** The name of a city, over the section through a lot there. */
export function cityCard(
  business: Business,
  { file, name, soil }: Pick<City, 'file' | 'name' | 'soil'>,
): Card {
  const words = { brand: business.name, eyebrow: business.trade }
  const place = placeOf(business, name)
  return {
    address: socialPath(file),
    picture: (
      // A line may end only after the comma: half a name is no name.
      <SiteCard {...words} heading={placeOf(business, name.replaceAll(' ', '\u00A0'))}>
        <LotSection soil={soil} label={place} />
      </SiteCard>
    ),
    alt: sentences(words.eyebrow, describeSoil(soil, place), words.brand),
  }
}

const placeOf = ({ address }: Business, city: string) => `${city}, ${address.regionName}`

/** Each part ends with a period, unless it ends like a sentence already. */
const sentences = (...parts: (string | undefined)[]) =>
  parts
    .filter((part) => part !== undefined)
    .map((part) => (/[.!?]$/.test(part) ? part : `${part}.`))
    .join(' ')

/** What is shown when a page without a picture of its own is shared. */
export function imageOfSite(site: WholeSite): Page['image'] {
  const { socialImage } = site.business
  return isOwn(socialImage) ? socialImage : { ...socialImage, alt: siteCard(site).alt }
}

/** What is shown when a page is shared that has a card: once `drawn`, its picture; before, that of the site. */
export const imageOf = (site: WholeSite, drawn: DrawnPicture | undefined, { alt }: Card): Page['image'] =>
  drawn ? { ...drawn, alt } : imageOfSite(site)

/** True for a picture that the owner chose in place of the one that is drawn. */
export const isOwn = (picture: Picture | DrawnPicture): picture is Picture => 'alt' in picture
