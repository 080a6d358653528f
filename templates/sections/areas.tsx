import type { CitySummary, Head as HeadContent } from '../site'
import { cityPath } from '../urls'
import { Head } from './head'
import type { Block } from './sections'

/** Cards of cities: name, how soon we come, one line true of that town. */
export function areas(id: string, head: HeadContent, cities: readonly CitySummary[]): Block {
  return {
    id,
    body: (
      <>
        <Head id={id} head={head} />
        <ul className="grid areas">
          {cities.map((city) => (
            <li key={city.slug}>
              <h3>
                <a href={cityPath(city)}>{city.name}</a>
              </h3>
              <p className="tier">{city.tier.name}</p>
              <p>{city.card}</p>
            </li>
          ))}
        </ul>
      </>
    ),
  }
}
