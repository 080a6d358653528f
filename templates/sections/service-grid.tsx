import type { HeadContent, Service, Site } from '../model/site'
import { servicePath } from '../model/urls'
import { inRow } from './items'
import { PageLink, moreServices } from './links'
import { Plain } from './rich'
import { section } from './sections'
import type { Block } from './sections'
import { ServicePicture } from './small-picture'

interface Choices {
  /** Groups of services that stand first, each under what a visitor sees. Without them, three services have a picture. */
  first?: { service: string; symptom: string; also?: string[] | undefined }[] | undefined
  /** The services shown, if not all. */
  services?: Service[]
  /** Words in place of a service's own. */
  words?: { service: string; text: string }[] | undefined
}

/** Up to as many services as this show their picture. Of more, the first three do. */
const mostPictured = 6

/** A list of services. Each has its description and link. */
export function serviceGrid(
  head: HeadContent,
  site: Pick<Site, 'services' | 'folder' | 'frame'>,
  { first = [], services = site.services, words = [] }: Choices = {},
): Block {
  const groups = first.flatMap(({ service, symptom, also = [] }) => {
    const members = [service, ...also].flatMap((slug) => services.find((one) => one.slug === slug) ?? [])
    return members.length > 0 ? [{ symptom, members }] : []
  })
  const others = services.filter((one) => !groups.some(({ members }) => members.includes(one)))
  const isPictured =
    groups.length === 0 && others.length <= mostPictured && others.some(({ drawing }) => drawing)
  const pictures = groups.length > 0 ? 0 : isPictured ? mostPictured : 3
  const told = (service: Service) => (
    <>
      <h3>
        <a href={servicePath(service)}>{service.name}</a>
      </h3>
      <p>
        <Plain text={words.find((one) => one.service === service.slug)?.text ?? service.card} />
      </p>
    </>
  )
  return section(
    'services',
    head,
    <>
      {groups.length > 0 && (
        <ul className="families">
          {groups.map(({ symptom, members }) => (
            <li key={symptom}>
              {members[0]!.drawing && <ServicePicture of={members[0]!.drawing} />}
              <p className="symptom">{symptom}</p>
              <ul>
                {members.map((service) => (
                  <li key={service.slug}>{told(service)}</li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      )}
      {others.length > 0 && (
        <ul className={isPictured ? `services items pictured${inRow(others.length)}` : 'services'}>
          {others.map((service, i) => {
            const picture = i < pictures ? service.drawing : undefined
            return (
              <li key={service.slug} className={picture && !isPictured ? 'large' : undefined}>
                {picture && <ServicePicture of={picture} />}
                <div>{told(service)}</div>
              </li>
            )
          })}
        </ul>
      )}
      {moreServices(site).map(({ name, path }) => (
        <p key={path}>
          <PageLink path={path}>{name}</PageLink>
        </p>
      ))}
    </>,
  )
}
