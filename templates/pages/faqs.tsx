import { sharing } from '../cards'
import { RegionLayers } from '../illustrations/common/moving-ground'
import { FaqHero } from '../illustrations/hero/faq-hero'
import { faqData } from '../json-ld'
import { homePlace, singlePage } from '../page'
import type { Page } from '../page'
import type { Site } from '../model/site'
import { crumbsTo } from '../sections/crumbs'
import { faqs as questions } from '../sections/faqs'
import { Figure } from '../sections/figure'
import { Hero } from '../sections/hero'
import { callPanel } from '../sections/notice'
import { Sections } from '../sections/sections'
import { faqsPath } from '../model/urls'

export const faqs = singlePage('faqs', 'pages/faqs.md', faqsPath, faqsPage)

function faqsPage(site: Site): Page {
  const { business, pages, region } = site
  const page = pages.faqs
  const crumbs = crumbsTo(pages, { name: page.menu, path: faqsPath })
  return {
    path: faqsPath,
    title: page.title,
    description: page.description,
    crumbs,
    jsonLd: [faqData(business, faqsPath, page.faqs.items)],
    ...sharing(site, page),
    place: homePlace(business),
    top: (
      <Hero
        hero={page.hero}
        business={business}
        crumbs={crumbs}
        figure={
          <Figure>
            <RegionLayers value={region.ground.layers}>
              <FaqHero />
            </RegionLayers>
          </Figure>
        }
      />
    ),
    body: (
      <Sections
        blocks={[questions(page.faqs, { linked: true }), callPanel('contact', page.contact, business)]}
        layers={region.ground.layers}
      />
    ),
  }
}
