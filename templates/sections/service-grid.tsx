import type { Head as HeadContent, Service } from '../site'
import { Pictogram } from '../illustrations/by-name'
import { servicePath } from '../urls'
import { Head } from './head'
import type { Block } from './sections'

/** Cards of services, each with its pictogram. */
export function serviceGrid(head: HeadContent, services: Service[]): Block {
  return {
    id: 'services',
    body: (
      <>
        <Head id="services" head={head} />
        <ul className="grid">
          {services.map((service) => (
            <li key={service.slug}>
              <Pictogram of={service.drawing} />
              <h3>
                <a href={servicePath(service)}>{service.name}</a>
              </h3>
              <p>{service.card}</p>
            </li>
          ))}
        </ul>
      </>
    ),
  }
}
