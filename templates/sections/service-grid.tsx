import type { HeadContent, Service } from '../model/site'
import { Pictogram } from '../illustrations/cutaways/by-name'
import { servicePath } from '../model/urls'
import { Plain } from './rich'
import { section } from './sections'
import type { Block } from './sections'

/** On a phone, up to this many services are rows. More are two to a row. */
const mostRows = 6

/** Cards of services with their pictograms, and their own words or those of `cards`. */
export function serviceGrid(
  head: HeadContent,
  services: Service[],
  cards: { service: string; text: string }[] = [],
): Block {
  const words = new Map(cards.map(({ service, text }) => [service, text]))
  return section(
    'services',
    head,
    <ul className={services.length > mostRows ? 'grid twos' : 'grid'}>
      {services.map((service) => (
        <li key={service.slug}>
          <Pictogram of={service.drawing} />
          <h3>
            <a href={servicePath(service)}>{service.name}</a>
          </h3>
          <p>
            <Plain text={words.get(service.slug) ?? service.card} />
          </p>
        </li>
      ))}
    </ul>,
  )
}
