import type { CitySummary } from '../../content/types'
import { imageOfSite, isOwn, siteCard } from '../cards'
import { HomeHero } from '../illustrations'
import { companyData } from '../json-ld'
import { homePlace } from '../page'
import type { Page, SiteOfAnyCities } from '../page'
import { areas } from '../sections/areas'
import { faqs } from '../sections/faqs'
import { HomeHeroSection } from '../sections/hero'
import { items } from '../sections/items'
import { notice } from '../sections/notice'
import { seasons } from '../sections/seasons'
import { serviceGrid } from '../sections/service-grid'
import { stats } from '../sections/stats'
import { steps } from '../sections/steps'
import { Strata } from '../sections/strata'
import { testimonials } from '../sections/testimonials'
import { TrustStrip } from '../sections/trust-strip'
import { homePath } from '../urls'

/** Reviews shown on the home page; the rest stand on the reviews page. */
const shownReviews = 3

/** `cities` are those that its content names. */
export function homePage(site: SiteOfAnyCities, cities: readonly CitySummary[]): Page {
  const { business, pages, services } = site
  const { home } = pages
  const blocks = [
    serviceGrid(home.services, services),
    items('challenges', home.challenges),
    items('why', home.why),
    stats('local', home.local),
    steps('process', home.process),
    seasons(home.seasons),
    areas('areas', home.areas, cities),
    notice('banner', home.banner, business),
    testimonials('reviews', home.testimonials, site.testimonials.slice(0, shownReviews), site),
    faqs(home.faqs),
    notice('emergency', home.emergency, business),
  ]
  return {
    path: homePath,
    title: home.title,
    description: home.description,
    crumbs: [],
    jsonLd: [companyData(business)],
    image: imageOfSite(site),
    ...(!isOwn(business.socialImage) && { card: siteCard(site) }),
    place: homePlace(business),
    top: <HomeHeroSection hero={home.hero} business={business} scene={<HomeHero />} />,
    body: (
      <>
        <TrustStrip items={home.trust} />
        <Strata blocks={blocks} />
      </>
    ),
  }
}
