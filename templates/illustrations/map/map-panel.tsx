import type { Tier } from '../../model/site'
import { useDrawingWords } from '../../words'
import type { Box, Dot } from './map-geometry'
import type { MapLayout, MapPlace, Pin } from './map-layout'

interface PanelProps {
  panel: MapLayout<MapPlace>
  tiers: Tier[]
  linked: boolean
}

/** The mark of each tier: a path, or the radius of a circle. Tiers beyond the last start again. */
const marks = [7, 'M0-8.5 8.5 0 0 8.5-8.5 0z', 5.5, 'M0-8.5 8 6H-8z']

/** Smaller marks, each drawn from its center, so that many can be in one path. */
const smallMarks = [
  'm-5 0a5 5 0 1 0 10 0 5 5 0 1 0-10 0z',
  'm0-6 6 6-6 6-6-6z',
  'm-4 0a4 4 0 1 0 8 0 4 4 0 1 0-8 0z',
  'm0-6 6 10h-12z',
]

/** A map at one scale: the ground, the lines on it, the landmarks, the places. */
export function MapPanel({ panel, tiers, linked }: PanelProps) {
  const { width, height, pins, landmarks } = panel
  return (
    <svg viewBox={`0 0 ${width} ${height}`}>
      <Land panel={panel} />
      <ScaleBar at={panel.scaleBar} />
      {landmarks.map((pin) => pin.label && <Landmark key={pin.place.name} pin={pin} />)}
      {linked ? (
        pins.map((pin) => <PlaceLink key={pin.place.path} pin={pin} tier={tierOf(pin.place, tiers)} />)
      ) : (
        <Marks pins={pins} tiers={tiers} />
      )}
    </svg>
  )
}

const tierOf = (place: MapPlace, tiers: Tier[]) => tiers.findIndex(({ id }) => id === place.tier.id)

/** The areas with their names, and the roads, rivers and faults. */
function Land({ panel: { areas, lines } }: { panel: MapLayout }) {
  return (
    <>
      {areas.map(({ area: { name, note, kind }, outline, words }) => {
        const d = `${path(outline)}z`
        return (
          <g key={name} className={kind}>
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
      })}
      {lines.map(({ name, kind, dots }) => (
        <path key={name} className={kind} d={path(dots)} />
      ))}
      {lines.map(
        ({ name, kind, dots }) =>
          kind === 'road' && <path key={name} className="road middle-line" d={path(dots)} />,
      )}
    </>
  )
}

const path = (dots: Dot[]) => `M${dots.map(({ x, y }) => `${Math.round(x)} ${Math.round(y)}`).join('L')}`

const rectangle = ({ left, top, right, bottom }: Box) =>
  `M${left} ${top}H${right}V${Math.round(bottom)}H${left}z`

/** A box with the length of some miles, and the north arrow. */
function ScaleBar({ at }: { at: MapLayout['scaleBar'] }) {
  const { label, length } = at
  const words = useDrawingWords().map
  const [left, top] = [Math.round(at.left), Math.round(at.top)]
  const [right, bottom] = [Math.round(at.right), Math.round(at.bottom)]
  const start = left + 12
  return (
    <g className="scale-bar">
      <path className="card seen" d={rectangle({ left, top, right, bottom })} />
      <path className="scale" d={`M${start} ${bottom - 16}v7h${length}v-7`} />
      <text x={start + 5} y={bottom - 19}>
        {label}
      </text>
      <path className="north" d={`M${right - 18} ${bottom - 40}l7 18-7-4-7 4z`} />
      <text className="middle" x={right - 18} y={bottom - 9}>
        {words.north}
      </text>
    </g>
  )
}

const classesOf = ({ ground, label }: Pin) =>
  [ground, label && label.anchor !== 'start' && label.anchor].filter(Boolean).join(' ') || undefined

/** A city without a page on this site. */
function Landmark({ pin }: { pin: Pin }) {
  const { x, y, place, label } = pin
  return (
    <g className="landmark">
      <circle cx={x} cy={y} r="4.5" />
      <text className={classesOf(pin)} x={label!.x} y={label!.y}>
        {place.name}
      </text>
    </g>
  )
}

function PlaceLink({ pin, tier }: { pin: Pin<MapPlace>; tier: number }) {
  const { x, y, target, place, label, beyond } = pin
  return (
    <a href={place.path} aria-label={place.label}>
      <g transform={`translate(${x} ${y})`}>
        <circle className="target" r={target} />
        {beyond === undefined ? (
          <Mark tier={tier} />
        ) : (
          <path className="mark north" transform={`rotate(${beyond})`} d="M0-11 9 9 0 4-9 9z" />
        )}
        {label && (
          <text className={classesOf(pin)} x={label.x - x} y={label.y - y}>
            {place.name}
          </text>
        )}
      </g>
    </a>
  )
}

/** Places without links, with all marks of a tier in one path, because there may be hundreds. */
function Marks({ pins, tiers }: { pins: readonly Pin<MapPlace>[]; tiers: Tier[] }) {
  return (
    <>
      {tiers.map(({ id }, tier) => {
        const kind = tier % marks.length
        const shapes = pins
          .filter(({ place }) => place.tier.id === id)
          .map(({ x, y }) => `M${x} ${y}${smallMarks[kind]}`)
        return shapes.length > 0 && <path key={id} className={`mark-${kind}`} d={shapes.join('')} />
      })}
      {pins.map(
        (pin) =>
          pin.label && (
            <text key={pin.place.path} className={classesOf(pin)} x={pin.label.x} y={pin.label.y}>
              {pin.place.name}
            </text>
          ),
      )}
    </>
  )
}

function Mark({ tier }: { tier: number }) {
  const kind = tier % marks.length
  const shape = marks[kind]
  const className = `mark-${kind}`
  return typeof shape === 'number' ? (
    <circle className={className} r={shape} />
  ) : (
    <path className={className} d={shape} />
  )
}

/** The mark of a tier beside its name, which makes a list of tiers the legend of the map. */
export const TierMark = ({ tier }: { tier: number }) => (
  <svg className="tier-mark" viewBox="-10 -10 20 20" aria-hidden="true">
    <Mark tier={tier} />
  </svg>
)
