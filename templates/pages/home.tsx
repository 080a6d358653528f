import { isGroundKnown } from '../illustrations/common/ground'
import { homeTowns } from '../model/by-slug'
import { isOwn, sharing, siteCard } from '../cards'
import { companyData, homeData, siteData } from '../json-ld'
import { homePlace, singlePage } from '../page'
import type { Page } from '../page'
import type { CitySource, Site } from '../model/site'
import { grounds } from '../sections/areas'
import { faqs } from '../sections/faqs'
import { Hero } from '../sections/hero'
import { HomeHero } from '../sections/home-hero'
import { items } from '../sections/items'
import { proof } from '../sections/jobs'
import { callPanel, emergencyStrip } from '../sections/notice'
import { seasons } from '../sections/seasons'
import { serviceGrid } from '../sections/service-grid'
import { Facts } from '../sections/facts'
import { steps } from '../sections/steps'
import { band, folded, scene, Sections, together } from '../sections/sections'
import { stripOfHome } from '../sections/strip'
import { testimonials } from '../sections/testimonials'
import { who } from '../sections/who'
import { TrustStrip } from '../sections/trust-strip'
import { homePath, inFolder } from '../model/urls'

export const home = singlePage('home', 'pages/home.md', homePath, homePage)

/** Number of reviews on the home page. The rest are on the reviews page. */
const shownReviews = 3

function homePage(site: Site, cityOf: CitySource): Page {
  const { business, pages, folder } = site
  const { home } = pages
  const blocks = [
    ...together(
      home.hero.facts && { id: 'answers', body: <Facts facts={home.hero.facts} /> },
      items('signs', home.signs),
      emergencyStrip(home.emergency, business),
    ),
    who(home.who, site),
    home.jobs && proof(home.jobs, site),
    ...together(
      home.services && serviceGrid(home.services, site, { first: home.services.first }),
      steps('process', home.process),
    ),
    band(home.band, business),
    home.local && scene('local', home.local),
    ...together(folded(items('challenges', home.challenges, true)), items('why', home.why, true)),
    seasons(home.seasons),
    home.testimonials &&
      testimonials('reviews', home.testimonials, site.testimonials.slice(0, shownReviews), site, {
        isPictured: false,
      }),
    home.areas && grounds('areas', home.areas, homeTowns(site), cityOf),
    faqs(home.faqs),
    home.banner && callPanel('banner', home.banner, business),
  ]
  return {
    path: inFolder(folder, homePath),
    title: home.title,
    description: home.description,
    crumbs: [],
    // The company is described once.
    jsonLd: folder === undefined ? [companyData(site), siteData(business)] : [homeData(site)],
    ...sharing(site, home, isOwn(business.socialImage) ? undefined : () => siteCard(site)),
    place: homePlace(business),
    top: isGroundKnown(site.region) ? (
      <HomeHero hero={home.hero} business={business} region={site.region} />
    ) : (
      <Hero hero={home.hero} business={business} />
    ),
    body: (
      <>
        {home.trust && <TrustStrip items={home.trust} />}
        <Sections blocks={blocks} layers={site.region.ground.layers} labeled pier={stripOfHome(site)} />
      </>
    ),
  }
}
