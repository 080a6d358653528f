import type { ReactNode } from 'react'
import type { Site } from '../model/site'
import { keepUnit, upperFirst } from '../model/text'
import { cityPath, locationsPath, privacyPath, servicePath, sitemapPath } from '../model/urls'
import { Brand } from './brand'
import { OtherPhones, PhoneLink } from './call'
import { ownCrumb } from './crumbs'
import { PageLink, moreServices, ownLinks } from './links'
import type { NamedLink } from './links'
import { Rich } from './rich'

/** A franchise has hundreds of cities. The footer links to the nearest ones and to the page with all of them. */
const footerCities = 18

export function Footer({ site, menu }: { site: Site; menu: NamedLink[] }) {
  const { business, cities, frame, services, pages, ownPages } = site
  const { first } = frame
  const { street, city, region, postalCode } = business.address
  const { words: _, ...credentials } = business.credentials
  return (
    <footer className="footer dark">
      <div className="in">
        <div>
          <p className="name">
            <Brand business={business} mark={false} />
          </p>
          <Rich value={frame.footer.text} />
        </div>
        <div>
          <h2>{frame.footer.contact}</h2>
          <p>
            <PhoneLink business={business} />
          </p>
          <OtherPhones business={business} />
          {business.email && (
            <p>
              <a href={`mailto:${business.email}`}>
                {business.email
                  .split(/(?=[@.])/)
                  .flatMap((part, i) => (i > 0 ? [<wbr key={i} />, part] : part))}
              </a>
            </p>
          )}
          <p>{upperFirst(business.hours.copy ?? '')}</p>
          <address>
            {street && <span>{keepUnit(street)}</span>}
            <span>{`${city}, ${region} ${postalCode}`}</span>
          </address>
        </div>
        <LinkList
          heading={frame.footer.services}
          links={[
            ...services.map((service) => ({ name: service.name, path: servicePath(service) })),
            ...moreServices(site),
          ]}
        />
        <LinkList
          heading={first ? `${frame.footer.areas} ${first.note}` : frame.footer.areas}
          brief
          links={[
            ...cities.slice(0, footerCities).map((city) => ({ name: city.label, path: cityPath(city) })),
            ...(cities.length > footerCities ? [{ name: pages.locations.menu, path: locationsPath }] : []),
          ]}
        />
        <LinkList
          heading={frame.footer.company}
          links={[...menu, ...ownLinks(ownPages, 'footer'), ...ownCrumb(site, pages.privacy, privacyPath)]}
        >
          <li>
            <a href={sitemapPath} target="_blank" rel="noopener">
              {`${frame.labels.sitemap} ${frame.labels.newTab}`}
            </a>
          </li>
        </LinkList>
      </div>
      <p className="legal">
        {[`© ${business.copyright} ${business.name}`, ...Object.values(credentials)].join(' · ')}
      </p>
    </footer>
  )
}

const LinkList = (props: { heading: string; brief?: boolean; links: NamedLink[]; children?: ReactNode }) => (
  <div>
    <h2>{props.heading}</h2>
    <ul>
      {props.links.map(({ name, path }) => (
        <li key={path}>
          <PageLink path={path} brief={props.brief}>
            {name}
          </PageLink>
        </li>
      ))}
      {props.children}
    </ul>
  </div>
)
