import { reviewData } from '../json-ld'
import { singlePage } from '../page'
import type { Page } from '../page'
import type { Site } from '../model/site'
import { callPanel, prompt } from '../sections/notice'
import { band } from '../sections/sections'
import { testimonials } from '../sections/testimonials'
import { reviewsPath } from '../model/urls'
import { pageWithHero } from './page-with-hero'

export const reviews = singlePage('reviews', 'pages/reviews.md', reviewsPath, reviewsPage)

/** Number of reviews in the first grid. The rest have their own heading. */
const firstReviews = 9

function reviewsPage(site: Site): Page {
  const { business, frame } = site
  const page = site.pages.reviews
  const data = reviewData(site)
  return pageWithHero(site, { ...page, ...wordsFor(site) }, reviewsPath, {
    blocks: [
      testimonials('reviews', page.testimonials, site.testimonials.slice(0, firstReviews), site),
      site.testimonials.length > firstReviews ? band(page.band, business) : undefined,
      testimonials('more-reviews', page.more, site.testimonials.slice(firstReviews), site, {
        isFirst: false,
      }),
      prompt(page.prompt, business),
      callPanel('contact', frame.contact, business),
    ],
    jsonLd: data ? [data] : [],
  })
}

/** What is different while there is no review, or while any review is a sample. */
function wordsFor({ pages, testimonials }: Site): Partial<Site['pages']['reviews']> {
  const { none, hero, sampleDescription } = pages.reviews
  if (testimonials.length === 0 && none) {
    const { title, description, heading, lead } = none
    return { title, description, hero: { ...hero, heading, lead } }
  }
  return sampleDescription && testimonials.some(({ sample }) => sample)
    ? { description: sampleDescription }
    : {}
}
