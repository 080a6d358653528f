/** The pictures that are shown where pages are shared: what each is drawn from, and what it says. */
import type { ReactElement } from 'react'
import { jpegPath } from './model/photos'
import type { OwnPicture } from './model/values'
import type { Business, City, DrawnPicture, Picture, Service, Site, Soil } from './model/site'
import { Cutaway, describeCutaway } from './illustrations/cutaways/by-name'
import { LayerNames, LotOfCard } from './illustrations/social/social'
import type { CardWords, cardLayouts } from './illustrations/social/social'
import { HomeDrawing, describeHome } from './illustrations/hero/home-hero'
import { describeSoil } from './illustrations/lot/lot-section'
import { Words } from './words'
import type { SiteWords } from './words'

/** A picture as pages name it when they are shared. */
export type SharedPicture = DrawnPicture & { alt: string }

export interface Card {
  layout: keyof typeof cardLayouts
  words: CardWords
  drawing: ReactElement
  /** The words of the picture, and what its drawing shows. */
  alt: string
  theme?: Business['theme']
  logo?: CardLogo | undefined
}

/** What cards need of the logo. */
export type CardLogo = Pick<Picture, 'width' | 'height'> & { own: OwnPicture }

const logoOf = ({ logo }: Business): CardLogo | undefined =>
  logo?.own && { own: logo.own, width: logo.width, height: logo.height }

type WholeSite = Pick<Site, 'business' | 'pages' | 'region'> & SiteWords

/** The picture of the whole site: brand, promise and the section drawing. */
export function siteCard(site: WholeSite): Card {
  const { business, pages, region } = site
  const { home } = pages
  const words = { brand: business.name, eyebrow: home.hero.eyebrow, heading: home.title }
  const onPiers = home.hero.states.slice(-1)
  return {
    layout: 'site',
    words,
    drawing: (
      <Words value={site}>
        <HomeDrawing region={region} states={onPiers} />
        <LayerNames layers={region.ground.layers} />
      </Words>
    ),
    theme: business.theme,
    logo: logoOf(business),
    alt: sentences(words.eyebrow, words.heading, describeHome(region, onPiers, site.drawings), words.brand),
  }
}

/** The name of a service, and the drawing that shows how it works. */
export function serviceCard(
  site: Pick<Site, 'business' | 'region'> & SiteWords,
  { name, drawing }: Service,
): Card {
  const { business, region } = site
  const words = {
    brand: business.name,
    eyebrow: `${business.address.city}, ${business.address.regionName}`,
    heading: name,
  }
  return {
    layout: 'service',
    words,
    drawing: (
      <Words value={site}>
        <Cutaway of={drawing} layers={region.ground.layers} />
      </Words>
    ),
    theme: business.theme,
    logo: logoOf(business),
    alt: sentences(words.eyebrow, name, describeCutaway(site.plates, drawing), words.brand),
  }
}

/** The name of a city, over the section through a lot there. */
export function cityCard(
  site: Pick<Site, 'business'> & SiteWords,
  { name, state, soil }: Pick<City, 'name' | 'state'> & { soil: Soil },
): Card {
  const { business } = site
  const place = `${name}, ${state.name}`
  const words = {
    brand: business.name,
    eyebrow: business.trade,
    // A line may end only after the comma: half a name is no name.
    heading: `${name.replaceAll(' ', '\u00A0')}, ${state.name}`,
  }
  return {
    layout: 'city',
    words,
    drawing: (
      <Words value={site}>
        <LotOfCard soil={soil} label={place} />
      </Words>
    ),
    theme: business.theme,
    logo: logoOf(business),
    alt: sentences(words.eyebrow, describeSoil(soil, place, site.drawings), words.brand),
  }
}

/** Each part ends with a period, unless it ends like a sentence already. */
const sentences = (...parts: (string | undefined)[]) =>
  parts
    .filter((part) => part !== undefined)
    .map((part) => (/[.!?]$/.test(part) ? part : `${part}.`))
    .join(' ')

/** What is shown when a page is shared: the owner's picture of it, the one that is drawn, or that of the site. */
export function sharing(
  site: WholeSite,
  { socialImage }: { socialImage?: Picture | undefined },
  card?: () => Card,
): { image: SharedPicture; card?: Card } {
  if (socialImage) return { image: sharedPicture(socialImage) }
  return { image: imageOfSite(site), ...(card && { card: card() }) }
}

/** What is shown when a page without a picture of its own is shared. */
function imageOfSite(site: WholeSite): SharedPicture {
  const { socialImage } = site.business
  return isOwn(socialImage) ? socialImage : { ...socialImage, alt: siteCard(site).alt }
}

/** A picture whose one address is that of its JPEG. */
export const sharedPicture = (picture: Picture): Picture =>
  picture.photo ? { ...picture, src: jpegPath(picture, picture.photo) } : picture

/** True for a picture that the owner chose in place of the one that is drawn. */
export const isOwn = (picture: Picture | DrawnPicture): picture is Picture => 'alt' in picture
