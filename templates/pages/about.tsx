import { sharing } from '../cards'
import { homePlace, singlePage } from '../page'
import type { Page } from '../page'
import type { Site } from '../model/site'
import { crumbsTo } from '../sections/crumbs'
import { HeroPicture } from '../sections/photo'
import { Hero } from '../sections/hero'
import { items } from '../sections/items'
import { callPanel } from '../sections/notice'
import { prose } from '../sections/prose'
import { Sections, weave } from '../sections/sections'
import { team } from '../sections/team'
import { aboutPath } from '../model/urls'

export const about = singlePage('about', 'pages/about.md', aboutPath, aboutPage)

function aboutPage(site: Site): Page {
  const { business, pages, frame, region } = site
  const page = pages.about
  const crumbs = crumbsTo(pages, { name: page.menu, path: aboutPath })
  const blocks = [
    ...weave(prose(page.body), [team(page.team), items('points', page.points)]),
    callPanel('contact', frame.contact, business),
  ]
  return {
    path: aboutPath,
    title: page.title,
    description: page.description,
    crumbs,
    jsonLd: [],
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
    body: <Sections blocks={blocks} layers={region.ground.layers} />,
  }
}
