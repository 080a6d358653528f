import { Core, CoreScale, deepest } from '../illustrations/lot/cores'
import type { CitySummary, Site, SoilLayer } from '../model/site'
import { cityPath } from '../model/urls'
import { Plain, Rich } from './rich'
import { section } from './sections'
import type { Block } from './sections'

/** A town and the layers of its ground, from the top down. */
export interface CoredCity {
  city: CitySummary
  layers: readonly SoilLayer[]
}

/**
 * The core library: the ground under each town side by side at one depth scale, with the town and how soon we come
 * below it. Where the window is too narrow for that it is a list of the same towns, with a line about each.
 */
export function cores(
  id: string,
  head: Site['pages']['locations']['cities'],
  cored: readonly CoredCity[],
): Block {
  const feet = deepest(cored.map(({ layers }) => layers))
  return section(
    id,
    head,
    <>
      {head.cores && <Rich value={head.cores} className="core-key" />}
      <div className="cores">
        <CoreScale feet={feet} />
        <ul className="grid">
          {cored.map(({ city, layers }) => (
            <li key={city.slug}>
              <Core layers={layers} feet={feet} />
              <h3>
                <a href={cityPath(city)}>{city.label}</a>
              </h3>
              <p className="tier">{city.tier.name}</p>
              <p>
                <Plain text={city.card} />
              </p>
            </li>
          ))}
        </ul>
      </div>
    </>,
  )
}
