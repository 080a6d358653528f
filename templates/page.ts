import type { ReactElement } from 'react'
import type { Announcement, Business, CitySource, Crumb, Dates, Site } from './model/site'
import type { Place } from './model/values'
import type { Card, SharedPicture } from './cards'
import type { JsonLd } from './json-ld'

/** A place with the code of its state, "TX". */
export type TaggedPlace = Place & { region: string }

/** Where the company is: the place of every page that is about no other town. */
export const homePlace = ({ address, geo }: Business): TaggedPlace => ({
  name: address.city,
  region: address.region,
  ...geo,
})

/** A page as data, before it is HTML. */
export interface Page {
  path: string
  /** Without the brand suffix. */
  title: string
  description: string
  /** Where the page stands, from home to itself; empty on the home page and the 404 page. */
  crumbs: Crumb[]
  jsonLd: JsonLd[]
  /** The picture that is shown when the page is shared. */
  image: SharedPicture
  /** What is drawn to be shown in its place. */
  card?: Card
  /** The town for the region tags. */
  place: TaggedPlace
  /** What is seen first: the hero. */
  top: ReactElement
  /** What lies below it. */
  body?: ReactElement
}

/** A page that can be made: its address is known, its content is not yet put together. */
export interface Route {
  /** When it was gone over, as its content file says. */
  dates?: Dates | undefined
  /** What stands at its top. */
  notice?: Announcement | undefined
  /** The number to call on this page, if not that of the business. */
  phone?: string | undefined
  path: string
  /** The template and the content file it is made from, for messages. */
  template: string
  source: string
  /** In the sitemap and open to search engines. */
  listed: boolean
  /** Of a page with a number of its own, `said` is the site as it says that. */
  page: (cityOf: CitySource, said?: Site) => Page
}

/** A type of page: how the site lists pages of this type, and how it makes one. */
export interface PageType {
  /** The name of its template, for messages. */
  template: string
  /** The content file of its one page; or a folder, with a slash at its end, of which each file is a page. */
  content?: string
  /** The address of a page, from its slug. */
  path: (page: { slug: string }) => string
  list: (site: Site) => { slug: string; source: string; noindex?: boolean; page: Route['page'] }[]
}

/** A type of which there is one page, made from one content file. */
export const singlePage = (
  template: string,
  content: string,
  path: string,
  page: (site: Site, cityOf: CitySource) => Page,
): PageType => ({
  template,
  content,
  path: () => path,
  list: (site) => [{ slug: template, source: content, page: (cityOf) => page(site, cityOf) }],
})
