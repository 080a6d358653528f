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
  /** Whether the very first stands above all others. */
  ranked?: boolean
  /** The services shown, if not all. */
  services?: Service[]
  /** Words in place of a service's own. */
  words?: { service: string; text: string }[] | undefined
}

/** With more, the picture of the first would be much higher than wide. */
const mostBeside = 6

/** A list of services. Each has its picture, description and link. */
export function serviceGrid(
  head: HeadContent,
  site: Pick<Site, 'services' | 'folder' | 'frame'>,
  { first, ranked = false, services = site.services, words = [] }: Choices = {},
): Block {
  const chosen = first?.map(({ service }) => service)
  const place = ({ slug }: Service) => (chosen?.includes(slug) ? chosen.indexOf(slug) : services.length)
  const isHeaded = !first && !ranked && services.length <= mostBeside
  const leading = first ? 0 : isHeaded ? 1 : 3
  const look = isHeaded ? ' headed' : ranked ? ' ranked' : ' mixed'
  return section(
    'services',
    head,
    <>
      <ul className={`services${look}`}>
        {[...services]
          .sort((a, b) => place(a) - place(b))
          .map((service, i) => {
            const symptom = first?.find((one) => one.service === service.slug)?.symptom
            return (
              <li key={service.slug} className={symptom || i < leading ? 'large' : undefined}>
                <ServicePicture of={service.drawing} leads={i === 0 && ranked} />
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
