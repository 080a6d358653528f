import type { CitySummary, HeadContent, Tier } from '../model/site'
import { cityPath } from '../model/urls'
import { SectionHead } from './section-head'
import { Rich } from './rich'
import type { Block } from './sections'

/** How soon we come, and to which towns; without their names when there are too many, and none are given. */
export function tiers(head: HeadContent, all: Tier[], cities: readonly CitySummary[]): Block {
  return {
    id: 'response-times',
    body: (
      <>
        <SectionHead head={head} />
        <ul className="items tiers">
          {all.map((tier) => (
            <li key={tier.id}>
              <h3>{tier.name}</h3>
              <Rich value={tier.description} />
              {cities.length > 0 && (
                <ul>
                  {cities
                    .filter((city) => city.tier.id === tier.id)
                    .map((city) => (
                      <li key={city.slug}>
                        <a href={cityPath(city)}>{city.name}</a>
                      </li>
                    ))}
                </ul>
              )}
            </li>
          ))}
        </ul>
      </>
    ),
  }
}
