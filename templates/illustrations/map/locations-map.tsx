import { lineKinds } from '../../model/catalog'
import type { Region, Tier } from '../../model/site'
import { useDrawingWords } from '../../words'
import { MapPanel, Mark } from './map-panel'
import { layoutMap } from './map-layout'
import type { MapFrame, MapLayout, MapPlace } from './map-layout'

type Line = Region['map']['lines'][number]

interface MapProps {
  places: MapPlace[]
  tiers: Tier[]
  /** The roads, faults, areas and landmarks of the region. */
  ground: Region['map']
  label: string
  /** The title of the part that is drawn larger. */
  detail: string
}

/**
 * With more places, links would be too close together to tap, and would come before the same list further down the
 * page.
 */
const mostLinks = 60

const sides = { sheet: { width: 1100, height: 520 }, margin: 48 }
export const wide: MapFrame = {
  ...sides,
  leastShare: 0.3,
  type: 18,
  crowded: { ...sides, leastShare: 0.43, type: 16 },
}
export const narrow: MapFrame = {
  sheet: { width: 330, height: 390 },
  margin: 37,
  type: 13,
  single: { width: 330, height: 600 },
}

/**
 * A map of where the firm works: each place on its ground, the crowded part again at a larger scale, unless a phone's
 * tall map has room for every name, roads and faults, and gray cities for orientation. Places are links while there are
 * not too many. A surveyor would check that north is up, that distances agree with the scale bar, and that no place is
 * missing or has two names. Places come from their own files, and everything else from region.md.
 */
export function LocationsMap({ places, tiers, ground, label, detail }: MapProps) {
  const said = useDrawingWords()
  // Places without links need no enlarged part.
  const linked = places.length <= mostLinks
  const layoutOf = (frame: MapFrame) =>
    layoutMap(places, ground, frame, { withDetail: linked, title: detail, said })
  const framings = { wide: layoutOf(wide), narrow: layoutOf(narrow) }
  return (
    <div className="drawing locations-map labels">
      {(['wide', 'narrow'] as const).map((name) => (
        <Framing key={name} {...{ name, tiers, label, linked }} layout={framings[name]} title={detail} />
      ))}
      <Legend
        marks={tiers.map(({ id }) => places.some(({ tier }) => tier.id === id))}
        tiers={tiers}
        lines={linesOn(framings)}
      />
    </div>
  )
}

/** Returns the kinds of lines that any panel shows, each with the names of its lines, and whether only `wide` does. */
function linesOn({ wide, narrow }: Record<'wide' | 'narrow', MapLayout<MapPlace>>) {
  const linesOf = ({ map, detail }: MapLayout<MapPlace>) => [...map.lines, ...(detail?.panel.lines ?? [])]
  const [narrows, lines] = [linesOf(narrow), [...linesOf(wide), ...linesOf(narrow)]]
  const namesOf = (kind: Line['kind']) => lines.filter((line) => line.kind === kind).map(({ name }) => name)
  return lineKinds
    .map((kind) => ({
      kind,
      name: [...new Set(namesOf(kind))].join(', '),
      isWide: !narrows.some((line) => line.kind === kind),
    }))
    .filter(({ name }) => name)
}

interface FramingProps extends Pick<MapProps, 'tiers' | 'label'> {
  name: 'wide' | 'narrow'
  layout: MapLayout<MapPlace>
  linked: boolean
  /** The title of the part that is drawn larger. */
  title: string
}

function Framing({ name, layout: { map, detail, type }, tiers, label, linked, title }: FramingProps) {
  const classes = [name, detail && 'pair', type === wide.crowded!.type && 'crowded'].filter(Boolean).join(' ')
  return (
    <div className={classes} role={linked ? 'group' : 'img'} aria-label={label}>
      <MapPanel panel={map} tiers={tiers} linked={linked} framed={detail?.from} joined={name === 'wide'} />
      {detail && <MapPanel panel={detail.panel} tiers={tiers} linked={linked} title={title} />}
    </div>
  )
}

interface LegendProps {
  tiers: Tier[]
  /** For each tier, true when a place has its mark. */
  marks: boolean[]
  lines: ReturnType<typeof linesOn>
}

/** The legend of the map: the marks and lines that are drawn. */
function Legend({ tiers, marks, lines }: LegendProps) {
  return (
    <ul className="legend">
      {tiers.map(
        ({ id, name }, i) =>
          marks[i] && (
            <li key={id}>
              <svg viewBox="-10 -10 20 20" aria-hidden="true">
                <Mark tier={i} />
              </svg>
              {name}
            </li>
          ),
      )}
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
