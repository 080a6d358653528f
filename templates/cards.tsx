/** The sharing pictures of pages: what each is drawn from, and its alt text. */
import type { ReactElement } from 'react'
import { jpegPath } from './model/photos'
import { slugify } from './model/text'
import type { OwnPicture } from './model/values'
import type { Business, City, DrawnPicture, Picture, Service, Site, Soil } from './model/site'
import { Cutaway, describeCutaway } from './illustrations/cutaways/by-name'
import { LotOfCard } from './illustrations/social/social'
import type { CardWords } from './illustrations/social/social'
import { HomeDrawing, describeHome } from './illustrations/hero/home-hero'
import { describeSoil } from './illustrations/lot/lot-section'
import { Words } from './words'
import type { SiteWords } from './words'

/** A sharing picture, with its alt text for the meta tags. */
export type SharedPicture = DrawnPicture & { alt: string }

export interface Card {
  /** The name of its file. */
  name: string
  words: CardWords
  drawing: ReactElement
  /** The words in the picture, and what its drawing shows. */
  alt: string
  theme?: Business['theme']
  logo?: CardLogo | undefined
}

/** What a card needs to know about the logo. */
export type CardLogo = Pick<Picture, 'width' | 'height'> & { own: OwnPicture }

const logoOf = ({ logo }: Business): CardLogo | undefined =>
  logo?.own && { own: logo.own, width: logo.width, height: logo.height }

type WholeSite = Pick<Site, 'business' | 'pages' | 'region'> & SiteWords

/** The sharing picture of the whole site: brand, promise and the section drawing. */
export function siteCard(site: WholeSite): Card {
  const { business, pages, region } = site
  const { home } = pages
  const words = { brand: business.name, eyebrow: home.hero.eyebrow, heading: home.title }
  return {
    name: 'site',
    words,
    drawing: (
      <Words value={site}>
        <HomeDrawing region={region} states={home.hero.states} still />
      </Words>
    ),
    theme: business.theme,
    logo: logoOf(business),
    alt: sentences(
      words.eyebrow,
      words.heading,
      describeHome(region, home.hero.states?.slice(2), site.drawings),
      words.brand,
    ),
  }
}

/** The sharing picture of a service: its name and its drawing. */
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
    name: slugify(name),
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

/** The sharing picture of a city: its name over the section through a lot. */
export function cityCard(
  site: Pick<Site, 'business'> & SiteWords,
  { name, state, soil }: Pick<City, 'name' | 'state'> & { soil: Soil },
): Card {
  const { business } = site
  const place = `${name}, ${state.name}`
  const words = {
    brand: business.name,
    eyebrow: business.trade,
    // Allows a line break only after the comma, so that a town's name is never split.
    heading: `${name.replaceAll(' ', '\u00A0')}, ${state.name}`,
  }
  return {
    name: slugify(place),
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

/** Joins the parts, each ending with a period unless it already ends like a sentence. */
const sentences = (...parts: (string | undefined)[]) =>
  parts
    .filter((part) => part !== undefined)
    .map((part) => (/[.!?]$/.test(part) ? part : `${part}.`))
    .join(' ')

/** Returns a page's sharing picture: the owner's, else the one the build draws, else the site's. */
export function sharing(
  site: WholeSite,
  { socialImage }: { socialImage?: Picture | undefined },
  card?: () => Card,
): { image: SharedPicture; card?: Card } {
  if (socialImage) return { image: sharedPicture(socialImage) }
  return { image: imageOfSite(site), ...(card && { card: card() }) }
}

/** The sharing picture of pages without their own. */
function imageOfSite(site: WholeSite): SharedPicture {
  const { socialImage } = site.business
  return isOwn(socialImage) ? socialImage : { ...socialImage, alt: siteCard(site).alt }
}

/** The picture with the address of its JPEG, because sharing needs a single address. */
export const sharedPicture = (picture: Picture): Picture =>
  picture.photo ? { ...picture, src: jpegPath(picture, picture.photo) } : picture

/** True for a picture of the owner's. A drawn one has no `alt`. */
export const isOwn = (picture: Picture | DrawnPicture): picture is Picture => 'alt' in picture
