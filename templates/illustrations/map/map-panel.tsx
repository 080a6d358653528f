import type { Tier } from '../../model/site'
import { useDrawingWords } from '../../words'
import type { Dot } from './map-geometry'
import { touch } from './map-layout'
import type { MapLayout, Pin } from './map-layout'

/** The mark of each tier, drawn from its center. Tiers beyond the last start again. */
const marks = [
  'm-7 0a7 7 0 1 0 14 0 7 7 0 1 0-14 0z',
  'm0-8.5 8.5 8.5-8.5 8.5-8.5-8.5z',
  'm-5.5 0a5.5 5.5 0 1 0 11 0 5.5 5.5 0 1 0-11 0z',
  'm0-8.5 8 14.5h-16z',
]

/** A map at one scale: the ground, the lines on it, and the places. */
export function MapPanel({ panel, tiers, label }: { panel: MapLayout; tiers: Tier[]; label: string }) {
  const { width, height, linked, areas, lines, pins } = panel
  return (
    <svg viewBox={`0 0 ${width} ${height}`} role={linked ? 'group' : 'img'} aria-label={label}>
      {areas.map((area) => (
        <Land key={area.name} area={area} />
      ))}
      {lines.map(({ name, kind, dots }) => (
        <Line key={name} kind={kind} d={path(dots)} />
      ))}
      {pins.map((pin) => {
        const { name, path, label, tier } = pin.place
        const town = <Town key={path ?? name} pin={pin} tier={tiers.findIndex(({ id }) => id === tier?.id)} />
        if (!linked || !path) return town
        return (
          <a key={path} href={path} aria-label={label}>
            <circle className="target" cx={pin.x} cy={pin.y} r={touch} />
            {town}
          </a>
        )
      })}
    </svg>
  )
}

/** An area with its name. */
function Land({ area: { name, note, kind, outline, words } }: { area: MapLayout['areas'][number] }) {
  const d = `${path(outline)}z`
  return (
    <g className={kind}>
      <path className="area" d={d} />
      <path fill={`url(#h-${kind})`} d={d} />
      {words && (
        <text className="name" x={Math.round(words.left)} y={Math.round(words.top) + 15}>
          {name}
          {note && (
            <tspan className="note" x={Math.round(words.left)} dy="1.3em">
              {note}
            </tspan>
          )}
        </text>
      )}
    </g>
  )
}

const path = (dots: Dot[]) => `M${dots.map(({ x, y }) => `${Math.round(x)} ${Math.round(y)}`).join('L')}`

/** A road, a river or a fault, on the map or in its legend. */
export const Line = ({ kind, d }: { kind: string; d: string }) => (
  <>
    <path className={`line ${kind}`} d={d} />
    {kind === 'road' && <path className="line middle-line" d={d} />}
  </>
)

/** The length of some miles, and where north is: a strip as wide as its map, to be at the same scale. */
export function ScaleBar({ panel: { width, scaleBar } }: { panel: MapLayout }) {
  const { label, length } = scaleBar
  const { north } = useDrawingWords().map
  return (
    <svg className="scale-bar" viewBox={`0 0 ${width} 36`} aria-hidden="true">
      <path className="scale line" d={`M16 17v7h${length}v-7`} />
      <text x={length + 26} y="25">
        {label}
      </text>
      <text textAnchor="end" x={width - 36} y="25">
        {north}
      </text>
      <path className="north" d={`M${width - 23} 10l7 18-7-4-7 4z`} />
    </svg>
  )
}

/** The mark of a place, or an arrow to it from the edge, and its name. */
function Town({ pin, tier }: { pin: Pin; tier: number }) {
  const { x, y, place, beyond, label, ground } = pin
  if (tier < 0 && !label) return null
  const arrow = `translate(${x} ${y})rotate(${beyond})`
  return (
    <>
      {beyond !== undefined ? (
        <path className="north" transform={arrow} d="M0-11 9 9 0 4-9 9z" />
      ) : tier >= 0 ? (
        <Mark at={pin} tier={tier} />
      ) : (
        <circle className="landmark" cx={x} cy={y} r="4.5" />
      )}
      {label && (
        <text className={ground} textAnchor={label.anchor} x={label.x} y={label.y}>
          {place.name}
        </text>
      )}
    </>
  )
}

function Mark({ at: { x, y }, tier }: { at: Dot; tier: number }) {
  const kind = tier % marks.length
  return <path className={`mark-${kind}`} d={`M${x} ${y}${marks[kind]}`} />
}

/** The mark of a tier beside its name, which makes a list of tiers the legend of the map. */
export const TierMark = ({ tier }: { tier: number }) => (
  <svg className="tier-mark" viewBox="-10 -10 20 20" aria-hidden="true">
    <Mark at={{ x: 0, y: 0 }} tier={tier} />
  </svg>
)
