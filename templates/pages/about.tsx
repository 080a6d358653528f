import type { Site } from '../../content/types'
import type { Page } from '../page'
import { Hero } from '../sections/hero'
import { items } from '../sections/items'
import { notice } from '../sections/notice'
import { prose } from '../sections/prose'
import { Strata } from '../sections/strata'
import { aboutPath, homePath } from '../urls'

export function aboutPage({ business, pages, frame }: Site): Page {
  const page = pages.about
  const crumbs = [
    { name: pages.home.menu, path: homePath },
    { name: page.menu, path: aboutPath },
  ]
  const blocks = [
    ...prose(page.body),
    items('points', page.points),
    notice('contact', frame.contact, business),
  ]
  return {
    path: aboutPath,
    title: page.title,
    description: page.description,
    crumbs,
    jsonLd: [],
    image: business.socialImage,
    placename: business.address.city,
    body: (
      <>
        <Hero hero={page.hero} business={business} crumbs={crumbs} />
        <Strata blocks={blocks} />
      </>
    ),
  }
}
