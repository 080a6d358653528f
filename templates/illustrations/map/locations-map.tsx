import { lineKinds } from '../../model/catalog'
import type { Region, Tier } from '../../model/site'
import { useDrawingWords } from '../../words'
import { Line, MapPanel, ScaleBar } from './map-panel'
import { layoutMap } from './map-layout'
import type { MapFrame, MapLayout, MapPlace } from './map-layout'

interface MapProps {
  places: MapPlace[]
  /** How soon the firm comes, as listed elsewhere on the page with the marks of this map. */
  tiers: Tier[]
  /** The roads, faults, areas and landmarks of the region. */
  ground: Region['map']
  label: string
}

export const wide: MapFrame = { width: 530, height: 752, margin: 40, type: 15 }
export const narrow: MapFrame = { width: 330, height: 600, margin: 32, type: 13 }

/**
 * A map of where the firm works: each place on its ground, roads and faults, and gray cities for orientation. Places
 * are links while each can be tapped. A surveyor would check that north is up, that distances agree with the scale bar,
 * and that no place is missing or has two names. Places come from their own files, and everything else from region.md.
 */
export function LocationsMap({ places, tiers, ground, label }: MapProps) {
  const said = useDrawingWords()
  const framings = Object.entries({ wide, narrow }).map(([name, frame]) => ({
    name,
    panel: layoutMap(places, ground, frame, said),
  }))
  return (
    <div className="drawing locations-map labels soils">
      {framings.map(({ name, panel }) => (
        <div key={name} className={panel.height < wide.height ? `${name} low` : name}>
          <MapPanel panel={panel} tiers={tiers} label={label} />
          <ScaleBar panel={panel} />
        </div>
      ))}
      <Legend lines={framings.flatMap(({ panel }) => panel.lines)} />
    </div>
  )
}

/** The names of the lines that are drawn. */
function Legend({ lines }: Pick<MapLayout, 'lines'>) {
  if (lines.length === 0) return null
  const namesOf = (kind: string) => lines.filter((line) => line.kind === kind).map(({ name }) => name)
  return (
    <ul className="legend">
      {lineKinds
        .filter((kind) => namesOf(kind).length > 0)
        .map((kind) => (
          <li key={kind}>
            <svg viewBox="-14 -10 28 20" aria-hidden="true">
              <Line kind={kind} d="M-14 0h28" />
            </svg>
            {[...new Set(namesOf(kind))].join(', ')}
          </li>
        ))}
    </ul>
  )
}
