import { sharing } from '../cards'
import { reviewData } from '../json-ld'
import { homePlace, singlePage } from '../page'
import type { Page } from '../page'
import type { Site } from '../model/site'
import { crumbsTo } from '../sections/crumbs'
import { HeroPicture } from '../sections/photo'
import { Hero } from '../sections/hero'
import { prompt } from '../sections/notice'
import { Sections } from '../sections/sections'
import { testimonials } from '../sections/testimonials'
import { reviewsPath } from '../model/urls'

export const reviews = singlePage('reviews', 'pages/reviews.md', reviewsPath, reviewsPage)

/** Reviews in the first grid; the others stand under a heading of their own. */
const firstReviews = 9

function reviewsPage(site: Site): Page {
  const { business, pages } = site
  const page = pages.reviews
  const data = reviewData(site)
  const hasSamples = site.testimonials.some(({ sample }) => sample)
  const crumbs = crumbsTo(pages, { name: page.menu, path: reviewsPath })
  const blocks = [
    testimonials('reviews', page.testimonials, site.testimonials.slice(0, firstReviews), site),
    prompt(page.prompt, business),
    testimonials('more-reviews', page.more, site.testimonials.slice(firstReviews), site),
  ]
  return {
    path: reviewsPath,
    title: page.title,
    description: hasSamples ? (page.sampleDescription ?? page.description) : page.description,
    crumbs,
    jsonLd: data ? [data] : [],
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
    body: <Sections blocks={blocks} layers={site.region.ground.layers} />,
  }
}
