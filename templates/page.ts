import type { ReactElement } from 'react'
import { fileIn } from './model/languages'
import type { Business, CitySource, Crumb, Dates, Site } from './model/site'
import type { Place } from './model/values'
import type { Card, SharedPicture } from './cards'
import type { JsonLd } from './json-ld'

/** A place, with the code of its state: "TX". */
export type TaggedPlace = Place & { region: string }

/** The company's place, which is the place of every page that is not about another town. */
export const homePlace = ({ address, geo }: Business): TaggedPlace => ({
  name: address.city,
  region: address.region,
  ...geo,
})

/** A page as data, before it is rendered. */
export interface Page {
  path: string
  /** Without the brand suffix. */
  title: string
  description: string
  /** The breadcrumb path, from home to this page. Empty on the home page and the 404 page. */
  crumbs: Crumb[]
  jsonLd: JsonLd[]
  /** The sharing picture. */
  image: SharedPicture
  /** What the sharing picture is drawn from, if the build draws it. */
  card?: Card
  /** The town for the geo meta tags. */
  place: TaggedPlace
  /** The hero, which is the first screen. */
  top: ReactElement
  /** Everything below the hero. */
  body?: ReactElement
}

/** A page that can be made: its address is known, but its content is not put together yet. */
export interface Route {
  /** The site in its language. */
  site: Site
  /** The same page in each language of the site, including its own. Empty where there is no other. */
  alternates: Route[]
  /** When it was last updated and by whom, if its content file says so. */
  dates?: Dates | undefined
  /** True when only previews have it. */
  draft?: boolean | undefined
  /** The phone number on this page, if it is not the company's usual one. */
  phone?: string | undefined
  path: string
  /** The template and the content file it is made from, for messages. */
  template: string
  source: string
  /** True when it is in the sitemap and open to search engines. */
  listed: boolean
  /** If the page has its own phone number, `said` is the site with that number. */
  page: (cityOf: CitySource, said?: Site) => Page
}

/** A type of page: lists its pages, and makes each one. */
export interface PageType {
  /** Name of the template, for messages. */
  template: string
  /** The content file of a single page, or a folder (ending in a slash) in which each file is a page. */
  content?: string
  /** Returns the address of a page from its slug. */
  path: (page: { slug: string }) => string
  list: (site: Site) => { slug: string; source: string; noindex?: boolean; page: Route['page'] }[]
}

/** A type with one page, made from one content file. */
export const singlePage = (
  template: string,
  content: string,
  path: string,
  page: (site: Site, cityOf: CitySource) => Page,
): PageType => ({
  template,
  content,
  path: () => path,
  list: (site) => [
    { slug: template, source: fileIn(site.folder, content), page: (cityOf) => page(site, cityOf) },
  ],
})
