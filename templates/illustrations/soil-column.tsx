import type { Soil, SoilLayer } from '../site'
import { layoutColumn, nameLine, rangeLine } from './soil-layout'
import type { Band, ColumnLayout } from './soil-layout'

/** Room for the house above grade. */
const grade = 72
/** The left edge of the ground; the right edge is at `columnEdge`. */
const left = 58
/** A share of the width, so that the same markup suits a phone and a desktop at one size of type. */
const columnEdge = '45%'

const rock = new Set(['limestone', 'chalk', 'marl'])
const clays = new Set(['black-clay', 'clay', 'silty-clay', 'stony-clay'])

/** The boring log of one city's typical ground, drawn from its layers to a scale in feet. */
export function SoilColumn({ soil, label }: { soil: Soil; label: string }) {
  const { layers, activeTo } = soil
  const layout = layoutColumn(layers)
  const bearing = bearingOf(layers)
  const crack = Math.round(crackDepth(layers, activeTo) * layout.scale)
  return (
    <div className="drawing soil-column">
      <svg role="img" aria-label={describeSoil(soil, label)} height={grade + layout.height}>
        <svg y={grade} className="log">
          <Scale layout={layout} />
          {activeTo !== undefined && <ActiveZone depth={Math.round(activeTo * layout.scale)} />}
        </svg>
        <svg width={columnEdge}>
          <svg y={grade} className="log">
            {layout.bands.map((band, i) => (
              <Ground key={band.top} band={band} layer={layers[i]!} />
            ))}
            <path className="ink line" d={`M${left} 0V${layout.height}`} />
            <line className="ink" x1="100%" x2="100%" y2={layout.height} />
            <line className="grass" x1={left} x2="60%" />
            {crack > 0 && (
              <svg x="25%" className="log">
                <Crack depth={crack} />
              </svg>
            )}
            <svg x="50%" className="log">
              <House footing={Math.min(46, 1.8 * layout.scale)} foot={bearing.from * layout.scale + 14} />
            </svg>
          </svg>
        </svg>
        <svg x={columnEdge} y={grade} className="log">
          {layout.bands.map((band, i) => (
            <LayerLabel key={band.top} band={band} layer={layers[i]!} />
          ))}
        </svg>
      </svg>
    </div>
  )
}

/** Depths in feet, beside the column. */
function Scale({ layout: { ticks, scale } }: { layout: ColumnLayout }) {
  const at = (feet: number) => Math.round(feet * scale)
  return (
    <>
      <path className="leader" d={ticks.map((feet) => `M${left - 7} ${at(feet)}h7`).join('')} />
      {ticks.map((feet) => (
        <text key={feet} className="note end" x={left - 10} y={at(feet) + 5}>
          {feet === 0 ? '0 ft' : feet}
        </text>
      ))}
    </>
  )
}

function ActiveZone({ depth }: { depth: number }) {
  const fits = depth > 180
  return (
    <g className="active">
      <path className="leader" d={`M23 0h-5V${depth}h5`} />
      <text
        className={fits ? 'note middle' : 'note end'}
        transform={`translate(13 ${fits ? depth / 2 : 0})rotate(-90)`}
      >
        moves with the seasons
      </text>
    </g>
  )
}

/** The last layer runs out of the drawing, and so has no lower edge. */
function Ground({ band: { top, bottom }, layer: { kind, to } }: { band: Band; layer: SoilLayer }) {
  const place = { x: left, y: top, width: '100%', height: to === undefined ? '100%' : bottom - top }
  return (
    <>
      <rect className={kind} {...place} />
      <rect fill={`url(#h-${kind})`} {...place} />
    </>
  )
}

/** The edge of a slab with its beam, and the pier that carries it. */
function House({ footing, foot }: { footing: number; foot: number }) {
  const middle = left / 2
  const beam = `M${middle - 14} ${footing}V-14H400V4H${middle + 22}l-6 ${footing - 4}z`
  const brick = `M${middle - 11}-14v-66h18v66z`
  return (
    <g className="ink">
      <path
        className="steel"
        d={`M${middle - 4} ${footing}h8V${Math.max(foot, footing + 14)}h7v8h-22v-8h7z`}
      />
      <path className="brick" d={brick} />
      <path fill="url(#h-brick)" d={brick} />
      <path className="card" d={`M${middle + 7}-14v-66h7v66z`} />
      <path className="concrete" d={beam} />
      <path fill="url(#h-concrete)" d={beam} />
    </g>
  )
}

/** A shrinkage crack, open at the grass and closing with depth, midway between the ground's edge and the beam. */
function Crack({ depth }: { depth: number }) {
  const [a, b] = [Math.round(depth * 0.3), Math.round(depth * 0.35)]
  const c = depth - a - b
  return <path className="ink card thin" d={`M33-4l-3 ${a} 6 ${b}-3 ${c} 6-${c}-4-${b} 6-${a}z`} />
}

/** How deep cracks go: through the clay, but not below the ground that moves. */
function crackDepth(layers: SoilLayer[], activeTo = 0): number {
  const under = layers.find(({ kind }) => !clays.has(kind) && kind !== 'topsoil' && kind !== 'fill')
  return layers.some(({ kind, from }) => clays.has(kind) && from < activeTo)
    ? Math.min(activeTo * 0.72, under?.from ?? activeTo)
    : 0
}

function LayerLabel({ band: { lines, anchor, labelAt }, layer }: { band: Band; layer: SoilLayer }) {
  const baseline = labelAt + 5
  return (
    <>
      <path className="leader" d={`M0 ${anchor}h3L13 ${labelAt}h6`} />
      <text x="24" y={baseline}>
        {lines.map((line, i) => (
          <tspan key={line} x="24" dy={i && nameLine}>
            {line}
          </tspan>
        ))}
        <tspan className="note" x="24" dy={rangeLine}>
          {range(layer)}
        </tspan>
      </text>
    </>
  )
}

const range = ({ from, to }: SoilLayer) => (to === undefined ? `below ${from} ft` : `${from}–${to} ft`)

/** The layer that carries the pier: the lowest rock, or else the lowest layer. */
const bearingOf = (layers: SoilLayer[]) => layers.findLast(({ kind }) => rock.has(kind)) ?? layers.at(-1)!

/** The drawing of a soil column in words. */
export function describeSoil({ layers, activeTo }: Soil, label: string): string {
  const list = layers.map((layer) => `${layer.name.toLowerCase()}, ${range(layer).replace('–', ' to ')}`)
  const active = activeTo === undefined ? '' : ` The ground moves with the seasons down to ${activeTo} ft.`
  return `${label}: ${list.join('; ')}.${active} A steel pier stands on the ${bearingOf(layers).name.toLowerCase()}.`
}
