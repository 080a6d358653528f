import { imageOfSite } from '../cards'
import { FaqHero } from '../illustrations/pictures'
import { faqData } from '../json-ld'
import { homePlace } from '../page'
import type { Page, SiteOfAnyCities } from '../page'
import { faqs } from '../sections/faqs'
import { Figure } from '../sections/figure'
import { Hero } from '../sections/hero'
import { notice } from '../sections/notice'
import { Strata } from '../sections/strata'
import { faqsPath, homePath } from '../urls'

export function faqsPage({ business, pages }: SiteOfAnyCities): Page {
  const page = pages.faqs
  const crumbs = [
    { name: pages.home.menu, path: homePath },
    { name: page.menu, path: faqsPath },
  ]
  return {
    path: faqsPath,
    title: page.title,
    description: page.description,
    crumbs,
    jsonLd: [faqData(page.faqs.items)],
    image: imageOfSite({ business, pages }),
    place: homePlace(business),
    top: (
      <Hero
        hero={page.hero}
        business={business}
        crumbs={crumbs}
        figure={
          <Figure>
            <FaqHero />
          </Figure>
        }
      />
    ),
    body: <Strata blocks={[faqs(page.faqs), notice('contact', page.contact, business)]} />,
  }
}
