import type { City, Head as HeadContent, Tier } from '../../content/types'
import { cityPath } from '../urls'
import { Head } from './head'
import { Rich } from './rich'
import type { Block } from './strata'

/** How soon we come, and to which towns. */
export function tiers(head: HeadContent, all: Tier[], cities: City[]): Block {
  return {
    id: 'response-times',
    body: (
      <>
        <Head id="response-times" head={head} />
        <ul className="items tiers">
          {all.map((tier) => (
            <li key={tier.id}>
              <h3>{tier.name}</h3>
              <Rich value={tier.description} />
              <ul>
                {cities
                  .filter((city) => city.tier.id === tier.id)
                  .map((city) => (
                    <li key={city.slug}>
                      <a href={cityPath(city)}>{city.name}</a>
                    </li>
                  ))}
              </ul>
            </li>
          ))}
        </ul>
      </>
    ),
  }
}
