import type { ReactElement, ReactNode } from 'react'
import { pageCard, sharing } from '../cards'
import { gallery } from '../illustrations/gallery'
import { GalleryOfCard } from '../illustrations/social/social'
import type { JsonLd } from '../json-ld'
import { galleryNames } from '../model/catalog'
import { homePlace } from '../page'
import type { Page } from '../page'
import type { Evidence, Hero as HeroContent, Picture, Site } from '../model/site'
import { crumbsTo } from '../sections/crumbs'
import { Hero } from '../sections/hero'
import { galleryPath, inFolder } from '../model/urls'
import { HeroPicture } from '../sections/photo'
import { Sections } from '../sections/sections'
import type { Block } from '../sections/sections'

/** The fields of the content file that this page uses. */
interface WithHero {
  /** What menus and breadcrumbs call the page. */
  menu: string
  title: string
  description: string
  hero: HeroContent
  image?: Evidence | undefined
  socialImage?: Picture | undefined
}

interface Parts {
  blocks: (Block | undefined)[]
  /** Shown next to the words of the hero, instead of the picture in the file. */
  figure?: ReactNode
  /** What the sharing picture shows, and its alt text, if not the picture in the file. */
  card?: { drawing: ReactElement; alt: string } | undefined
  jsonLd?: JsonLd[]
}

/** A page directly below home that is not about a town or a service: its hero, and sections in the region's ground. */
export function pageWithHero(
  site: Site,
  page: WithHero,
  plainPath: string,
  { blocks, figure, card = cardOfGallery(page.image), jsonLd = [] }: Parts,
): Page {
  const { business, region } = site
  const { title, description, hero, image } = page
  const path = inFolder(site.folder, plainPath)
  const crumbs = crumbsTo(site, { name: page.menu, path })
  return {
    path,
    title,
    description,
    crumbs,
    jsonLd,
    ...sharing(site, page, card && (() => pageCard(site, page, card.drawing, card.alt))),
    place: homePlace(business),
    top: (
      <Hero
        hero={hero}
        business={business}
        crumbs={crumbs}
        figure={figure ?? (image && <HeroPicture picture={image} />)}
      />
    ),
    body: <Sections blocks={blocks} layers={region.ground.layers} />,
  }
}

/** A drawing of the gallery, for the sharing picture. */
function cardOfGallery(image: Evidence | undefined): Parts['card'] {
  const name = galleryNames.find((one) => galleryPath(one) === image?.src)
  if (!image || !name) return undefined
  const Drawing = gallery[name]
  return {
    drawing: (
      <GalleryOfCard>
        <Drawing />
      </GalleryOfCard>
    ),
    alt: image.alt,
  }
}
