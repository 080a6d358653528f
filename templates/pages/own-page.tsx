import type { Page, PageType } from '../page'
import type { OwnPage, Site } from '../model/site'
import { faqs } from '../sections/faqs'
import { items } from '../sections/items'
import { callPanel } from '../sections/notice'
import { photos } from '../sections/photos'
import { prose } from '../sections/prose'
import { ownPath } from '../model/urls'
import { pageWithHero } from './page-with-hero'

export const ownPage: PageType = {
  template: 'own-page',
  content: 'pages/',
  path: ownPath,
  list: (site) =>
    site.ownPages.map((page) => ({
      slug: page.slug,
      source: page.file,
      noindex: page.noindex ?? false,
      page: (_, said = site) => pageOf(said, page),
    })),
}

/** A page that the owner added, such as one about the warranty. */
function pageOf(site: Site, page: OwnPage): Page {
  const { business, frame } = site
  return pageWithHero(site, page, ownPath({ slug: page.slug }), {
    blocks: [
      ...prose(page.body),
      items('points', page.points),
      photos('photos', page.photos, frame),
      page.faqs && faqs(page.faqs),
      callPanel('contact', frame.contact, business),
    ],
  })
}
