import { Core, CoreScale, LastLayer, Swatch, deepest } from '../illustrations/lot/cores'
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
 * The core library: the ground below each town, side by side at one depth scale, the shallowest firm ground first. In a
 * narrow window each town is a row with a small core.
 */
export function cores(
  id: string,
  head: Site['pages']['locations']['cities'],
  cored: readonly CoredCity[],
): Block {
  const feet = deepest(cored.map(({ layers }) => layers))
  const sorted = [...cored].sort((a, b) => a.layers.at(-1)!.from - b.layers.at(-1)!.from)
  // Above its core, a name has one word per line.
  const isLong = cored.some(({ city }) => city.label.split(' ').length > 3)
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
      <div className={`cores${isLong ? ' long' : ''}`}>
        <CoreScale feet={feet} />
        <ul className="grid towns">
          {sorted.map(({ city, layers }) => (
            <li key={city.slug}>
              <Core layers={layers} feet={feet} />
              <h3>
                <a href={cityPath(city)}>{city.label}</a>
              </h3>
              {/* Where the cores are small, it says what they can't show. */}
              <p className="firm">
                <LastLayer of={layers} />
              </p>
              <p className="tier">{city.tier.name}</p>
              <p className="card">
                <Plain text={city.card} />
              </p>
            </li>
          ))}
        </ul>
      </div>
    </>,
  )
}
