import { sharing } from '../cards'
import { homePlace } from '../page'
import type { Page, PageType } from '../page'
import type { OwnPage, Site } from '../model/site'
import { crumbsTo } from '../sections/crumbs'
import { faqs } from '../sections/faqs'
import { HeroPicture } from '../sections/photo'
import { Hero } from '../sections/hero'
import { items } from '../sections/items'
import { callPanel } from '../sections/notice'
import { photos } from '../sections/photos'
import { prose } from '../sections/prose'
import { Sections } from '../sections/sections'
import { ownPath } from '../model/urls'

export const ownPage: PageType = {
  template: 'own-page',
  content: 'pages/',
  path: ownPath,
  list: (site) =>
    site.ownPages.map((page) => ({
      slug: page.slug,
      source: page.file,
      noindex: page.noindex ?? false,
      page: () => pageOf(site, page),
    })),
}

/** A page that the owner added, such as one on the warranty. */
function pageOf(site: Site, page: OwnPage): Page {
  const { business, frame, pages, region } = site
  const path = ownPath(page)
  const crumbs = crumbsTo(pages, { name: page.menu, path })
  const blocks = [
    ...prose(page.body),
    items('points', page.points),
    photos('photos', page.photos, frame),
    page.faqs && faqs(page.faqs),
    callPanel('contact', frame.contact, business),
  ]
  return {
    path,
    title: page.title,
    description: page.description,
    crumbs,
    jsonLd: [],
    ...sharing(site, page),
    place: homePlace(business),
    top: (
      <Hero
        hero={page.hero}
        business={business}
        crumbs={crumbs}
        figure={page.image && <HeroPicture picture={page.image} />}
      />
    ),
    body: <Sections blocks={blocks} layers={region.ground.layers} />,
  }
}
