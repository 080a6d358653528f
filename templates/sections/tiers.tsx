import type { CitySummary, HeadContent, Tier } from '../model/site'
import { cityPath } from '../model/urls'
import { section } from './sections'
import type { Block } from './sections'

/** How soon we come, and to which towns. `cities` is empty when there are too many to name. */
export function tiers(head: HeadContent, all: Tier[], cities: readonly CitySummary[]): Block {
  return section(
    'response-times',
    head,
    <ul className="items tiers">
      {all.map((tier) => (
        <li key={tier.id}>
          <h3>{tier.name}</h3>
          <p>{tier.description}</p>
          {cities.length > 0 && (
            <ul>
              {cities
                .filter((city) => city.tier.id === tier.id)
                .map((city) => (
                  <li key={city.slug}>
                    <a href={cityPath(city)}>{city.label}</a>
                  </li>
                ))}
            </ul>
          )}
        </li>
      ))}
    </ul>,
  )
}
