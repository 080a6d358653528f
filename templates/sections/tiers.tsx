import type { CitySummary, HeadContent, Tier } from '../model/site'
import { cityPath } from '../model/urls'
import { TierMark } from '../illustrations/map/map-panel'
import { Plain, Rich } from './rich'

interface TiersProps {
  head: HeadContent
  all: readonly Tier[]
  /** None when there are too many to name. */
  cities: readonly CitySummary[]
}

/** How soon we come, and to which towns, with the marks of the map. A wait without a town is left out. */
export const Tiers = ({ head, all, cities }: TiersProps) => (
  <figure id="response-times" className="figure framed">
    <h2>
      <Plain text={head.heading} />
    </h2>
    <ul className="tiers">
      {all.map((tier, i) => {
        const towns = cities.filter((city) => city.tier.id === tier.id)
        if (towns.length === 0 && cities.length > 0) return null
        return (
          <li key={tier.id}>
            <h3>
              <TierMark tier={i} />
              {tier.name}
            </h3>
            <p>{tier.description}</p>
            {towns.length > 0 && (
              <ul>
                {towns.map((city) => (
                  <li key={city.slug}>
                    <a href={cityPath(city)}>{city.label}</a>
                  </li>
                ))}
              </ul>
            )}
          </li>
        )
      })}
    </ul>
    {head.intro && (
      <figcaption>
        <Rich value={head.intro} />
      </figcaption>
    )}
  </figure>
)
