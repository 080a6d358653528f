import type { ReactNode } from 'react'
import { sharing } from '../cards'
import type { JsonLd } from '../json-ld'
import { homePlace } from '../page'
import type { Page } from '../page'
import type { Evidence, Hero as HeroContent, Picture, Site } from '../model/site'
import { crumbsTo } from '../sections/crumbs'
import { Hero } from '../sections/hero'
import { inFolder } from '../model/urls'
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
  jsonLd?: JsonLd[]
}

/** A page directly below home that is not about a town or a service: its hero, and sections in the region's ground. */
export function pageWithHero(
  site: Site,
  page: WithHero,
  plainPath: string,
  { blocks, figure, jsonLd = [] }: Parts,
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
    ...sharing(site, page),
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
