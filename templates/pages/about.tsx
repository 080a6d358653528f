import { singlePage } from '../page'
import type { Page } from '../page'
import type { Site } from '../model/site'
import { items } from '../sections/items'
import { callPanel } from '../sections/notice'
import { prose } from '../sections/prose'
import { band, weave } from '../sections/sections'
import { team } from '../sections/team'
import { aboutPath } from '../model/urls'
import { pageWithHero } from './page-with-hero'

export const about = singlePage('about', 'pages/about.md', aboutPath, aboutPage)

function aboutPage(site: Site): Page {
  const { business, frame } = site
  const page = site.pages.about
  return pageWithHero(site, page, aboutPath, {
    blocks: [
      team(page.team),
      items('points', page.points, true),
      ...weave(prose(page.body), [band(page.band, business)]),
      callPanel('contact', frame.contact, business),
    ],
  })
}
