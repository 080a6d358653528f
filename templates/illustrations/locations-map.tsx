import type { ReactNode } from 'react'
import type { City, Tier } from '../../content/types'
import { cityPath } from '../urls'
import { balcones, interstate } from './map-data'
import type { Place } from './map-data'
import type { MapFrame } from './map-frame'
import { within } from './map-geometry'
import type { Circle, Dot } from './map-geometry'
import type { Inset } from './map-inset'
import type { Pin } from './map-labels'
import { crossing, layoutMap } from './map-layout'
import type { Ground } from './map-layout'

interface MapProps {
  cities: City[]
  tiers: Tier[]
  label: string
}

export const wide: MapFrame = { width: 560, height: 620, margin: 56, inset: 116, type: 15 }
export const narrow: MapFrame = { width: 330, height: 500, margin: 34, inset: 90, type: 13 }

/** Colour and shape; a tier beyond the last begins again. */
const marks = [
  'M-7 0a7 7 0 1 0 14 0 7 7 0 1 0-14 0z',
  'M0-8.5 8.5 0 0 8.5-8.5 0z',
  'M-5.5 0a5.5 5.5 0 1 0 11 0 5.5 5.5 0 1 0-11 0z',
  'M0-8.5 8 6H-8z',
]

/** The cities on the ground they stand on, each a link to its page. */
export function LocationsMap(props: MapProps) {
  return (
    <div className="drawing locations-map">
      <Framing name="wide" frame={wide} {...props} />
      <Framing name="narrow" frame={narrow} {...props} />
      <Legend tiers={props.tiers} />
    </div>
  )
}

function Framing({ name, frame, cities, tiers, label }: MapProps & { name: string; frame: MapFrame }) {
  const layout = layoutMap(cities, frame, [interstate, balcones], grounds(frame))
  const { inset, pins, height } = layout
  const fault = balcones.map(layout.project)
  return (
    <svg className={name} viewBox={`0 0 ${frame.width} ${height}`} role="group" aria-label={label}>
      <Land place={layout.project} />
      {inset && (
        <>
          <g className="small">
            {cities.map((city) => {
              const dot = layout.project(city)
              return within(dot, inset.from) && <circle key={city.slug} cx={dot.x} cy={dot.y} r="3" />
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
      {cities.map((city, i) => {
        const west = isWest(layout.project(city), fault)
        return (
          <CityLink
            key={city.slug}
            city={city}
            pin={pins[i]!}
            tier={tiers.findIndex(({ id }) => id === city.tier.id)}
            west={west}
          />
        )
      })}
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

function CityLink({
  city,
  pin: { x, y, target, label },
  tier,
  west,
}: {
  city: City
  pin: Pin
  tier: number
  west: boolean
}) {
  return (
    <a
      href={cityPath(city)}
      aria-label={`${city.name}: ${city.tier.name}`}
      className={west ? 'west' : undefined}
    >
      <g transform={`translate(${x} ${y})`}>
        <circle className="target" r={target} />
        <Mark tier={tier} />
        {label && (
          <text
            className={label.anchor === 'start' ? undefined : label.anchor}
            x={label.x - x}
            y={label.y - y}
          >
            {city.name}
          </text>
        )}
      </g>
    </a>
  )
}

function Mark({ tier }: { tier: number }) {
  const kind = tier % marks.length
  return <path className={`mark-${kind}`} d={marks[kind]} />
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
