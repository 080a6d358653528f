import type { ReactNode } from 'react'
import type { Tier } from '../site'
import { balcones, interstate } from './map-data'
import type { Place } from './map-data'
import type { MapFrame } from './map-frame'
import { within } from './map-geometry'
import type { Circle, Dot } from './map-geometry'
import type { Inset } from './map-inset'
import type { Pin } from './map-labels'
import { crossing, layoutMap } from './map-layout'
import type { Ground } from './map-layout'

/** A city, or a county in place of its cities. */
export interface MapPlace extends Place {
  name: string
  path: string
  /** What the link is called where its name does not show. */
  label: string
  tier: Tier
}

/** A place, and whether it stands west of the fault. */
interface Placed {
  place: MapPlace
  west: boolean
}

interface MapProps {
  places: MapPlace[]
  tiers: Tier[]
  label: string
}

/**
 * Links that a map has room for. With more they are too close to be touched one by one, and the list
 * of the same places that follows on the page is reached sooner without them.
 */
const mostLinks = 60

export const wide: MapFrame = { width: 560, height: 620, margin: 56, inset: 116, type: 15 }
export const narrow: MapFrame = { width: 330, height: 500, margin: 34, inset: 90, type: 13 }

/** Shapes, a number being the radius of a circle; a tier beyond the last begins again. */
const marks = [7, 'M0-8.5 8.5 0 0 8.5-8.5 0z', 5.5, 'M0-8.5 8 6H-8z']

/** The same, smaller, and each drawn from its middle, so that many can stand in one path. */
const smallMarks = [
  'm-5 0a5 5 0 1 0 10 0 5 5 0 1 0-10 0z',
  'm0-6 6 6-6 6-6-6z',
  'm-4 0a4 4 0 1 0 8 0 4 4 0 1 0-8 0z',
  'm0-6 6 10h-12z',
]

/** The places on the ground they stand on, each a link to its page while there are not too many. */
export function LocationsMap(props: MapProps) {
  return (
    <div className="drawing locations-map">
      <Framing name="wide" frame={wide} {...props} />
      <Framing name="narrow" frame={narrow} {...props} />
      <Legend tiers={props.tiers} />
    </div>
  )
}

function Framing({ name, frame, places, tiers, label }: MapProps & { name: string; frame: MapFrame }) {
  const linked = places.length <= mostLinks
  // What cannot be touched need not be drawn apart.
  const framed = linked ? frame : { ...frame, inset: 0 }
  const layout = layoutMap(places, framed, [interstate, balcones], grounds(frame))
  const { inset, pins, height } = layout
  const fault = balcones.map(layout.project)
  const placed = places.map((place): Placed => ({ place, west: isWest(layout.project(place), fault) }))
  const tierOf = (place: MapPlace) => tiers.findIndex(({ id }) => id === place.tier.id)
  return (
    <svg
      className={name}
      viewBox={`0 0 ${frame.width} ${height}`}
      role={linked ? 'group' : 'img'}
      aria-label={label}
    >
      <Land place={layout.project} />
      {inset && (
        <>
          <g className="small">
            {places.map((place) => {
              const dot = layout.project(place)
              return within(dot, inset.from) && <circle key={place.path} cx={dot.x} cy={dot.y} r="3" />
            })}
          </g>
          <Lens id={`lens-${name}`} inset={inset}>
            <Land place={(place) => inset.place(layout.project(place))} />
          </Lens>
        </>
      )}
      {layout.words.map(
        (box, i) =>
          box && (
            <text
              key={i}
              className={i === 0 ? 'ground west' : 'ground end'}
              x={i === 0 ? box.left : box.right}
              y={box.top + frame.type}
            >
              {groundNames[i]![0]}
              <tspan className="note" x={i === 0 ? box.left : box.right} dy="1.3em">
                {groundNames[i]![1]}
              </tspan>
            </text>
          ),
      )}
      {linked ? (
        placed.map(({ place, west }, i) => (
          <PlaceLink key={place.path} place={place} pin={pins[i]!} tier={tierOf(place)} west={west} />
        ))
      ) : (
        <Marks places={placed} tiers={tiers} pins={pins} />
      )}
    </svg>
  )
}

const groundNames = [
  ['Limestone', 'Hill Country'],
  ['Clay', 'Blackland Prairie'],
] as const

const grounds = ({ type }: MapFrame): Ground[] => [
  { border: balcones, side: 'left', size: { width: type * 6.5, height: type * 2.6 } },
  { border: balcones, side: 'right', size: { width: type * 8.5, height: type * 2.6 } },
]

const isWest = ({ x, y }: Dot, fault: Dot[]) => x < crossing(fault, y)

/** Limestone in the west, clay in the east, the fault between them, and the interstate. */
function Land({ place }: { place: (place: Place) => Dot }) {
  const fault = path(balcones.map(place))
  const road = path(interstate.map(place))
  const west = `${fault}L-999 9999V-999z`
  return (
    <>
      <path className="east" d={everywhere} />
      <path fill="url(#h-clay)" d={everywhere} />
      <path className="west" d={west} />
      <path fill="url(#h-limestone)" d={west} />
      <path className="fault" d={fault} />
      <path className="road" d={road} />
      <path className="road middle-line" d={road} />
    </>
  )
}

const everywhere = 'M0 0h999v9999H0z'

const path = (dots: Dot[]) => `M${dots.map(({ x, y }) => `${Math.round(x)} ${Math.round(y)}`).join('L')}`

/** The crowded middle, larger. */
function Lens({ id, inset: { from, to }, children }: { id: string; inset: Inset; children: ReactNode }) {
  return (
    <>
      <clipPath id={id}>
        <circle cx={to.x} cy={to.y} r={to.r} />
      </clipPath>
      <g clipPath={`url(#${id})`}>{children}</g>
      <path className="ink line" d={`M${rim(from, to)}L${rim(to, from)}`} />
      <circle className="ink line" cx={from.x} cy={from.y} r={from.r} />
      <circle className="ink line" cx={to.x} cy={to.y} r={to.r} />
    </>
  )
}

/** The point of a circle that is nearest to another. */
function rim({ x, y, r }: Circle, other: Circle) {
  const part = r / Math.hypot(other.x - x, other.y - y)
  return `${Math.round(x + (other.x - x) * part)} ${Math.round(y + (other.y - y) * part)}`
}

function PlaceLink({
  place,
  pin: { x, y, target, label },
  tier,
  west,
}: {
  place: MapPlace
  pin: Pin
  tier: number
  west: boolean
}) {
  return (
    <a href={place.path} aria-label={place.label} className={west ? 'west' : undefined}>
      <g transform={`translate(${x} ${y})`}>
        <circle className="target" r={target} />
        <Mark tier={tier} />
        {label && (
          <text
            className={label.anchor === 'start' ? undefined : label.anchor}
            x={label.x - x}
            y={label.y - y}
          >
            {place.name}
          </text>
        )}
      </g>
    </a>
  )
}

/** The same places without links, all of a tier in one path: what hundreds of them need to stay light. */
function Marks({ places, tiers, pins }: { places: Placed[]; tiers: Tier[]; pins: readonly Pin[] }) {
  return (
    <>
      {tiers.map(({ id }, tier) => {
        const kind = tier % marks.length
        const dots = pins.filter((_, i) => places[i]!.place.tier.id === id)
        const shapes = dots.map(({ x, y }) => `M${x} ${y}${smallMarks[kind]}`)
        return shapes.length > 0 && <path key={id} className={`mark-${kind}`} d={shapes.join('')} />
      })}
      {places.map(({ place, west }, i) => {
        const label = pins[i]!.label
        if (!label) return null
        const classes = [...(label.anchor === 'start' ? [] : [label.anchor]), ...(west ? ['west'] : [])]
        return (
          <text key={place.path} className={classes.join(' ') || undefined} x={label.x} y={label.y}>
            {place.name}
          </text>
        )
      })}
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

/** What the marks and lines mean. */
function Legend({ tiers }: { tiers: Tier[] }) {
  return (
    <ul className="legend">
      {tiers.map(({ id, name }, i) => (
        <li key={id}>
          <svg viewBox="-10 -10 20 20" aria-hidden="true">
            <Mark tier={i} />
          </svg>
          {name}
        </li>
      ))}
      <li>
        <svg viewBox="-10 -10 20 20" aria-hidden="true">
          <path className="road" d="M-10 0h20" />
          <path className="road middle-line" d="M-10 0h20" />
        </svg>
        I-35
      </li>
      <li>
        <svg viewBox="-10 -10 20 20" aria-hidden="true">
          <path className="fault" d="M-10 0h20" />
        </svg>
        Balcones fault line
      </li>
    </ul>
  )
}
