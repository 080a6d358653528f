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

type WholeSite = Pick<Site, 'business' | 'pages' | 'region'> & SiteWords

/** A sharing picture of a site. Its alt text has what `alt` says between the other words. */
function cardOf(
  site: Pick<Site, 'business'> & SiteWords,
  card: Pick<Card, 'name' | 'drawing'> &
    Pick<CardWords, 'number'> & { eyebrow: string | undefined; heading: string; alt: string[] },
): Card {
  const { name: brand, theme, logo } = site.business
  const { name, drawing, eyebrow, heading, number, alt } = card
  return {
    name,
    words: { brand, eyebrow, heading, number },
    drawing: <Words value={site}>{drawing}</Words>,
    theme,
    logo: logo?.own && { own: logo.own, width: logo.width, height: logo.height },
    alt: sentences(eyebrow, ...alt, number, brand),
  }
}

/** The sharing picture of the whole site: brand, promise and the section drawing. */
export function siteCard(site: WholeSite): Card {
  const { region, drawings } = site
  const { hero } = site.pages.home
  return cardOf(site, {
    name: 'site',
    eyebrow: hero.eyebrow,
    heading: hero.heading,
    // The font of headings has no such hyphen.
    number: site.business.facts.phone?.replaceAll('\u2011', '-'),
    drawing: <HomeDrawing region={region} states={hero.states} still />,
    alt: [hero.heading, describeHome(region, hero.states?.slice(2), drawings)],
  })
}

/** The sharing picture of a service: its name and its drawing. */
export function serviceCard(
  site: Pick<Site, 'business' | 'region'> & SiteWords,
  { name, drawing }: Service,
): Card {
  const { city, regionName } = site.business.address
  return cardOf(site, {
    name: slugify(name),
    eyebrow: `${city}, ${regionName}`,
    heading: name,
    drawing: <Cutaway of={drawing} layers={site.region.ground.layers} />,
    alt: [name, describeCutaway(site.plates, drawing)],
  })
}

/** The sharing picture of a page whose hero has one of our drawings: its heading and that drawing. */
export function pageCard(
  site: Pick<Site, 'business'> & SiteWords,
  { menu, hero: { heading } }: { menu: string; hero: { heading: string } },
  drawing: ReactElement,
  alt: string,
): Card {
  return cardOf(site, {
    name: slugify(menu),
    eyebrow: site.business.trade,
    heading,
    drawing,
    alt: [heading, alt],
  })
}

/** The sharing picture of a city: its name over the section through a lot. */
export function cityCard(
  site: Pick<Site, 'business'> & SiteWords,
  { name, state, soil }: Pick<City, 'name' | 'state'> & { soil: Soil },
): Card {
  const place = `${name}, ${state.name}`
  return cardOf(site, {
    name: slugify(place),
    eyebrow: site.business.trade,
    // Allows a line break only after the comma, so that a town's name is never split.
    heading: `${name.replaceAll(' ', '\u00A0')}, ${state.name}`,
    drawing: <LotOfCard soil={soil} label={place} />,
    alt: [describeSoil(soil, place, site.drawings)],
  })
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
