import type { ReactNode } from 'react'
import { sharing } from '../cards'
import type { JsonLd } from '../json-ld'
import { homePlace } from '../page'
import type { Page } from '../page'
import type { Evidence, Hero as HeroContent, Picture, Site } from '../model/site'
import { crumbsTo } from '../sections/crumbs'
import { Hero } from '../sections/hero'
import { HeroPicture } from '../sections/photo'
import { Sections } from '../sections/sections'
import type { Block } from '../sections/sections'

/** What the content file of such a page gives. */
interface WithHero {
  /** What menus and crumbs call the page. */
  menu: string
  title: string
  description: string
  hero: HeroContent
  image?: Evidence | undefined
  socialImage?: Picture | undefined
}

interface Parts {
  blocks: (Block | undefined)[]
  /** What stands beside the words of the hero, in place of the picture that the file names. */
  figure?: ReactNode
  jsonLd?: JsonLd[]
}

/** A page right below home that is about no town and no service: its hero, and sections in the ground of the region. */
export function pageWithHero(
  site: Site,
  page: WithHero,
  path: string,
  { blocks, figure, jsonLd = [] }: Parts,
): Page {
  const { business, pages, region } = site
  const { title, description, hero, image } = page
  const crumbs = crumbsTo(pages, { name: page.menu, path })
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
