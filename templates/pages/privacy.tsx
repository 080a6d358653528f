import { sharing } from '../cards'
import { homePlace, singlePage } from '../page'
import type { Page } from '../page'
import type { Site } from '../model/site'
import { crumbsTo } from '../sections/crumbs'
import { Hero } from '../sections/hero'
import { callPanel } from '../sections/notice'
import { prose } from '../sections/prose'
import { Sections } from '../sections/sections'
import { privacyPath } from '../model/urls'

export const privacy = singlePage('privacy', 'pages/privacy.md', privacyPath, privacyPage)

/** What the site does with data of its visitors, and how far everyone can use it. */
function privacyPage(site: Site): Page {
  const { business, pages, frame, region } = site
  const page = pages.privacy
  const crumbs = crumbsTo(pages, { name: page.menu, path: privacyPath })
  return {
    path: privacyPath,
    title: page.title,
    description: page.description,
    crumbs,
    jsonLd: [],
    ...sharing(site, page),
    place: homePlace(business),
    top: <Hero hero={page.hero} business={business} crumbs={crumbs} />,
    body: (
      <Sections
        blocks={[...prose(page.body), callPanel('contact', frame.contact, business)]}
        layers={region.ground.layers}
      />
    ),
  }
}
