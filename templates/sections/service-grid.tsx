import type { HeadContent, Service, Site } from '../model/site'
import { servicePath } from '../model/urls'
import { PageLink, moreServices } from './links'
import { Plain } from './rich'
import { section } from './sections'
import type { Block } from './sections'
import { ServicePicture } from './small-picture'

interface Choices {
  /** The services that stand first, with larger pictures. Without it, the first of a few, or the first three. */
  first?: { service: string; symptom: string }[] | undefined
  /** The services shown, if not all. */
  services?: Service[]
  /** Words in place of a service's own. */
  words?: { service: string; text: string }[] | undefined
}

/** With more, the picture of the first would be much higher than wide. */
const mostBeside = 6

/** A list of services. Each has its description and link, and the first have a picture. */
export function serviceGrid(
  head: HeadContent,
  site: Pick<Site, 'services' | 'folder' | 'frame'>,
  { first, services = site.services, words = [] }: Choices = {},
): Block {
  const chosen = first?.map(({ service }) => service)
  const place = ({ slug }: Service) => (chosen?.includes(slug) ? chosen.indexOf(slug) : services.length)
  const isHeaded = !first && services.length <= mostBeside
  const leading = first ? 0 : isHeaded ? 1 : 3
  return section(
    'services',
    head,
    <>
      <ul className={isHeaded ? 'services headed' : 'services'}>
        {[...services]
          .sort((a, b) => place(a) - place(b))
          .map((service, i) => {
            const symptom = first?.find((one) => one.service === service.slug)?.symptom
            const isLarge = service.drawing && (symptom !== undefined || i < leading)
            return (
              <li key={service.slug} className={isLarge ? 'large' : undefined}>
                {isLarge && <ServicePicture of={service.drawing} />}
                <div>
                  {symptom && <p className="symptom">{symptom}</p>}
                  <h3>
                    <a href={servicePath(service)}>{service.name}</a>
                  </h3>
                  <p>
                    <Plain text={words.find((one) => one.service === service.slug)?.text ?? service.card} />
                  </p>
                </div>
              </li>
            )
          })}
      </ul>
      {moreServices(site).map(({ name, path }) => (
        <p key={path}>
          <PageLink path={path}>{name}</PageLink>
        </p>
      ))}
    </>,
  )
}
