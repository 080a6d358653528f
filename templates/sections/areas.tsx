import { Ground, LastLayer } from '../illustrations/lot/cores'
import type { CitySource, CitySummary, HeadContent } from '../model/site'
import { cityPath } from '../model/urls'
import { PageLink } from './links'
import { Plain } from './rich'
import { section } from './sections'
import type { Block } from './sections'

/** Cards of cities: name, how soon we come, and one line about the town. */
export const areas = (id: string, head: HeadContent, cities: readonly CitySummary[]): Block =>
  section(
    id,
    head,
    <ul className="grid towns">
      {cities.map((city) => (
        <li key={city.slug}>
          <Name of={city} />
          <p>
            <Plain text={city.card} />
          </p>
        </li>
      ))}
    </ul>,
  )

/**
 * Cards of a few cities: the ground below each, if it is known, in a picture and in words, with the name and how soon we
 * come.
 */
export const grounds = (
  id: string,
  head: HeadContent,
  cities: readonly CitySummary[],
  cityOf: CitySource,
): Block =>
  section(
    id,
    head,
    <ul className="grounds">
      {cities.map((city) => {
        const { soil } = cityOf(city)
        return (
          <li key={city.slug} className={soil ? undefined : 'unknown'}>
            {soil && <Ground layers={soil.layers} />}
            <Name of={city} />
            {soil && (
              <p className="last small">
                <LastLayer of={soil.layers} />
              </p>
            )}
          </li>
        )
      })}
    </ul>,
  )

const Name = ({ of: city }: { of: CitySummary }) => (
  <>
    <h3>
      <PageLink path={cityPath(city)}>{city.label}</PageLink>
    </h3>
    <p className="tier">{city.tier.name}</p>
  </>
)
