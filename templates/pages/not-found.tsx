import { sharing } from '../cards'
import { isGroundKnown } from '../illustrations/common/ground'
import { RegionLayers } from '../illustrations/common/moving-ground'
import { NotFoundDrawing } from '../illustrations/hero/not-found'
import { homePlace, singlePage } from '../page'
import type { Page } from '../page'
import type { Site } from '../model/site'
import { Call } from '../sections/call'
import { Figure } from '../sections/figure'
import { linkItem } from '../sections/links'
import { Rich } from '../sections/rich'
import { Contact } from '../sections/sections'
import { homePath, inFolder, notFoundPath } from '../model/urls'

export const notFound = singlePage('not-found', 'pages/not-found.md', notFoundPath, notFoundPage)

/** The host shows this page for any unknown address, at any depth, so all of its addresses start at the root. */
function notFoundPage(site: Site): Page {
  const { business, pages } = site
  const isDrawn = isGroundKnown(site.region)
  const { title, description, hero, home, services, popular } = pages.notFound
  return {
    path: notFoundPath,
    title,
    description,
    crumbs: [],
    jsonLd: [],
    ...sharing(site, pages.notFound),
    place: homePlace(business),
    top: (
      <div className={`hero not-found${isDrawn ? ' with-figure' : ''}`}>
        <div className="in">
          <div className="words">
            <p className="eyebrow small">{hero.eyebrow}</p>
            <h1>{hero.heading}</h1>
            <Rich value={hero.lead} className="lead" />
            <div className="actions">
              <Call business={business} />
              <a className="quiet" href={home.href}>
                {home.text}
              </a>
              <a className="quiet" href={services.href}>
                {services.text}
              </a>
            </div>
            {site.translations.map(({ folder, business, frame, pages }) => (
              <p key={folder} lang={business.lang}>
                {`${frame.labels.lost} `}
                <a href={inFolder(folder, homePath)}>{pages.home.menu}</a>
              </p>
            ))}
            <h2>{popular.heading}</h2>
            <div className="links">
              <ul>{popular.links.map(({ text, href }) => linkItem({ name: text, path: href }))}</ul>
            </div>
          </div>
          {isDrawn && (
            <Figure>
              <RegionLayers value={site.region.ground.layers}>
                <NotFoundDrawing />
              </RegionLayers>
            </Figure>
          )}
        </div>
        <Contact shape />
      </div>
    ),
  }
}
