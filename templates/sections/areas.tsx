import type { CitySummary, HeadContent } from '../model/site'
import { cityPath } from '../model/urls'
import { PageLink } from './links'
import { Plain } from './rich'
import { section } from './sections'
import type { Block } from './sections'

/** Cards of cities: name, how soon we come and, unless `brief`, one line about the town. */
export function areas(id: string, head: HeadContent, cities: readonly CitySummary[], brief = false): Block {
  return section(
    id,
    head,
    <ul className={brief ? 'grid twos' : 'grid areas'}>
      {cities.map((city) => (
        <li key={city.slug}>
          <h3>
            <PageLink path={cityPath(city)}>{city.label}</PageLink>
          </h3>
          <p className="tier">{city.tier.name}</p>
          {!brief && (
            <p>
              <Plain text={city.card} />
            </p>
          )}
        </li>
      ))}
    </ul>,
  )
}
