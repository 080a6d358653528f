import { Core, CoreScale, LastLayer, Swatch, deepest } from '../illustrations/lot/cores'
import type { CitySummary, Site, SoilLayer, Tier } from '../model/site'
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
 * The core library: the ground below each town, side by side at one depth scale, grouped by how soon we come. In a
 * narrow window each town is a row with a small core.
 */
export function cores(
  id: string,
  head: Site['pages']['locations']['cities'],
  tiers: readonly Tier[],
  cored: readonly CoredCity[],
): Block {
  const feet = deepest(cored.map(({ layers }) => layers))
  const groups = tiers
    .map(({ id }) => cored.filter(({ city }) => city.tier.id === id))
    .filter((group) => group.length > 0)
  return section(
    id,
    head,
    <>
      {head.cores && (
        <div className="core-key">
          <Rich value={head.cores} />
          {head.key && (
            <ul>
              {head.key.map(({ kind, name }) => (
                <li key={kind}>
                  <Swatch of={kind} />
                  {name}
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
      <div className="cores">
        <CoreScale feet={feet} />
        {groups.map((group) => (
          <ul key={group[0]!.city.slug} className="grid towns">
            {group.map(({ city, layers }) => (
              <li key={city.slug}>
                <Core layers={layers} feet={feet} />
                <h3>
                  <a href={cityPath(city)}>{city.label}</a>
                </h3>
                {/* Where the cores are small, it says what they can't show. */}
                <p className="firm">
                  <LastLayer of={layers} />
                </p>
                {/* CSS shows it once, above the first of the group. */}
                <p className="tier">{city.tier.name}</p>
                <p>
                  <Plain text={city.card} />
                </p>
              </li>
            ))}
          </ul>
        ))}
      </div>
    </>,
  )
}
