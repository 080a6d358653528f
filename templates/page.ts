import type { ReactElement } from 'react'
import type { Business, Picture, Site } from '../content/types'
import type { Card } from './cards'
import type { JsonLd } from './json-ld'

/** A town, for the region tags. Degrees, WGS 84. */
export interface Place {
  name: string
  latitude: number
  longitude: number
}

/** Where the company is: the place of every page that is about no other town. */
export const homePlace = ({ address, geo }: Business): Place => ({ name: address.city, ...geo })

export interface Crumb {
  name: string
  path: string
}

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
  image: Picture
  /** What that picture is drawn from; missing where another page's is shown. */
  card?: Card
  /** The town for the region tags. */
  place: Place
  /** What is seen first: the hero. */
  top: ReactElement
  /** What lies below it. */
  body?: ReactElement
}

/** A page is kept from the last build while the cities it shows are the same, so it may see no others. */
export type SiteOfAnyCities = Omit<Site, 'cities' | 'city' | 'nearby'>

/** What a page is made from besides the generator, the public files, and all content but the cities'. */
export interface PageSources {
  /** A city's content file. */
  file?: string
  /** What it shows of other cities, their own and those of the footer. */
  shows: readonly object[]
}

/** A page that can be made: its address is known, its content is not yet put together. */
export interface Route {
  path: string
  /** The template and the content file it is made from, for messages. */
  template: string
  source: string
  /** In the sitemap and open to search engines. */
  listed: boolean
  page: () => Page
  /** Told by a page that is made from nothing but this and what every page is made from. */
  sources?: () => PageSources
}
