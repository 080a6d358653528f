import { isGroundKnown } from '../illustrations/common/ground'
import { RegionLayers } from '../illustrations/common/moving-ground'
import { FaqHero } from '../illustrations/hero/faq-hero'
import { faqData } from '../json-ld'
import { singlePage } from '../page'
import type { Page } from '../page'
import type { Site } from '../model/site'
import { faqs as questions } from '../sections/faqs'
import { Figure } from '../sections/figure'
import { pennyGauge } from '../sections/penny-gauge'
import { callPanel } from '../sections/notice'
import { faqsPath, inFolder } from '../model/urls'
import { pageWithHero } from './page-with-hero'

export const faqs = singlePage('faqs', 'pages/faqs.md', faqsPath, faqsPage)

function faqsPage(site: Site): Page {
  const { business, region } = site
  const page = site.pages.faqs
  const drawing = isGroundKnown(region) && (
    <RegionLayers value={region.ground.layers}>
      <FaqHero />
    </RegionLayers>
  )
  return pageWithHero(site, page, faqsPath, {
    blocks: [
      questions(page.faqs, { linked: true }),
      pennyGauge(page.gauge),
      callPanel('contact', page.contact, business),
    ],
    figure: drawing && <Figure>{drawing}</Figure>,
    card: drawing ? { drawing, alt: site.drawings.faqs.alt } : undefined,
    jsonLd: [faqData(business, inFolder(site.folder, faqsPath), page.faqs.items)],
  })
}
