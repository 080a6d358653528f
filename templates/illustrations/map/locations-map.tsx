import { lineKinds } from '../../model/catalog'
import type { Region, Tier } from '../../model/site'
import { useDrawingWords } from '../../words'
import { MapPanel } from './map-panel'
import { isTappable, layoutMap } from './map-layout'
import type { MapFrame, MapLayout, MapPlace } from './map-layout'

type Line = Region['map']['lines'][number]

interface MapProps {
  places: MapPlace[]
  /** How soon the firm comes, as listed elsewhere on the page with the marks of this map. */
  tiers: Tier[]
  /** The roads, faults, areas and landmarks of the region. */
  ground: Region['map']
  label: string
}

export const wide: MapFrame = {
  sheet: { width: 530, height: 740 },
  margin: 40,
  types: [15, 14],
  highways: true,
}
export const narrow: MapFrame = {
  sheet: { width: 330, height: 600 },
  margin: 37,
  types: [13],
  highways: false,
}

/**
 * A map of where the firm works: each place on its ground, roads and faults, and gray cities for orientation. Places
 * are links while each can be tapped. A surveyor would check that north is up, that distances agree with the scale bar,
 * and that no place is missing or has two names. Places come from their own files, and everything else from region.md.
 */
export function LocationsMap({ places, tiers, ground, label }: MapProps) {
  const said = useDrawingWords()
  const layoutOf = (frame: MapFrame) => layoutMap(places, ground, frame, said)
  const framings = { wide: layoutOf(wide), narrow: layoutOf(narrow) }
  return (
    <div className="drawing locations-map labels">
      {(['wide', 'narrow'] as const).map((name) => {
        const layout = framings[name]
        const linked = isTappable(layout)
        const classes = [
          name,
          layout.type === wide.types[1] && 'crowded',
          layout.height < wide.sheet.height && 'low',
        ].filter(Boolean)
        return (
          <div key={name} className={classes.join(' ')} role={linked ? 'group' : 'img'} aria-label={label}>
            <MapPanel panel={layout} tiers={tiers} linked={linked} />
          </div>
        )
      })}
      <Legend lines={linesOn(framings)} />
    </div>
  )
}

/** Returns the kinds of lines that a framing shows, each with the names of its lines, and whether only `wide` does. */
function linesOn({ wide, narrow }: Record<'wide' | 'narrow', MapLayout<MapPlace>>) {
  const namesOf = (kind: Line['kind']) =>
    [...wide.lines, ...narrow.lines].filter((line) => line.kind === kind).map(({ name }) => name)
  return lineKinds
    .map((kind) => ({
      kind,
      name: [...new Set(namesOf(kind))].join(', '),
      isWide: !narrow.lines.some((line) => line.kind === kind),
    }))
    .filter(({ name }) => name)
}

/** The names of the lines that are drawn. */
function Legend({ lines }: { lines: ReturnType<typeof linesOn> }) {
  if (lines.length === 0) return null
  return (
    <ul className="legend">
      {lines.map(({ name, kind, isWide }) => (
        <li key={name} className={isWide ? 'on-wide' : undefined}>
          <svg viewBox="-14 -10 28 20" aria-hidden="true">
            <path className={kind} d="M-14 0h28" />
            {kind === 'road' && <path className="road middle-line" d="M-14 0h28" />}
          </svg>
          {name}
        </li>
      ))}
    </ul>
  )
}
