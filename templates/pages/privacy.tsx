import { crumbsTo, Breadcrumbs } from '../sections/crumbs'
import { singlePage } from '../page'
import type { Page } from '../page'
import type { Site } from '../model/site'
import { callPanel } from '../sections/notice'
import { prose } from '../sections/prose'
import { Rich } from '../sections/rich'
import { SectionHead } from '../sections/section-head'
import { Sections } from '../sections/sections'
import { inFolder, privacyPath } from '../model/urls'
import { pageWithHero } from './page-with-hero'

export const privacy = singlePage('privacy', 'pages/privacy.md', privacyPath, privacyPage)

/** What the site does with visitors' data, and how accessible it is: a plain page, without a drawing. */
function privacyPage(site: Site): Page {
  const { business, frame, pages, region } = site
  const page = pages.privacy
  const crumbs = crumbsTo(site, { name: page.menu, path: inFolder(site.folder, privacyPath) })
  return {
    ...pageWithHero(site, page, privacyPath, { blocks: [] }),
    top: (
      <div className="plain in">
        <Breadcrumbs crumbs={crumbs} />
        {page.hero.eyebrow && <p className="small">{page.hero.eyebrow}</p>}
        <h1>{page.hero.heading}</h1>
        <Rich value={page.hero.lead} className="intro" />
      </div>
    ),
    body: (
      <>
        <div className="plain in">
          {prose(page.body).map(({ id, head, body }) => (
            <div key={id} id={id}>
              {head && <SectionHead head={head} />}
              {body}
            </div>
          ))}
        </div>
        <Sections blocks={[callPanel('contact', frame.contact, business)]} layers={region.ground.layers} />
      </>
    ),
  }
}
