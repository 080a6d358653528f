import { filled } from '../../model/blanks'
import { inDigits } from '../../model/language'
import type { SoilKind, SoilLayer } from '../../model/site'
import { useDrawingWords } from '../../words'
import { groundOf } from '../common/moving-ground'

/** Kinds of ground that are neither clay nor whole rock, and have a color of their own. */
const broken: readonly SoilKind[] = ['fill', 'caliche', 'gravel', 'till']

/** The class of a kind of ground in a core, as one of few: the same colors as in other drawings of the region. */
const familyOf = (kind: SoilKind) => (broken.includes(kind) ? 'broken' : groundOf[kind])

/** Pixels per foot, for all cores. */
export const coreScale = 10
const width = 34
/** Feet drawn of the last layer, because nobody has seen where it ends. */
const lastLayer = 4
/** Pixels below the deepest core, so that its outline is whole. */
const below = 12

/** Feet from grade to the end of a core. */
const depthOf = (layers: readonly SoilLayer[]) => layers.at(-1)!.from + lastLayer

/** Feet that all of these cores fit into. */
export const deepest = (cores: readonly (readonly SoilLayer[])[]) => Math.max(...cores.map(depthOf))

/**
 * The ground under a town, as it comes out of a boring. Each layer's thickness is to scale, and the core is broken off
 * in the last one. CSS may squeeze it.
 */
export function Core({ layers, feet }: { layers: readonly SoilLayer[]; feet: number }) {
  const end = depthOf(layers) * coreScale
  const height = feet * coreScale + below
  return (
    <svg
      className="core"
      viewBox={`0 0 ${width} ${height}`}
      height={height}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {layers.map((layer) => {
        const [top, bottom] = [layer.from * coreScale, (layer.to ?? layer.from) * coreScale]
        const d = layer.to
          ? `M1 ${top}h${width - 2}V${bottom}H1z`
          : `M1 ${top}h${width - 2}V${end - 6}l-8 6-8-5-8 4-8-5z`
        return (
          <g key={layer.from} className={familyOf(layer.kind)}>
            <path d={d} />
            <path fill={`url(#h-${layer.kind})`} d={d} />
          </g>
        )
      })}
    </svg>
  )
}

/** The layer that all others rest on, and how deep it is. */
export function LastLayer({ of }: { of: readonly SoilLayer[] }) {
  const { lot, lang } = useDrawingWords()
  const { name, from } = of.at(-1)!
  return <>{`${name} ${filled(lot.lastLayer, { from: inDigits(from, lang) }).replaceAll(' ', '\u00A0')}`}</>
}

/** Feet of ground in a strip. */
const stripDepth = 18

/** The ground under a town as a strip, as large as CSS makes it. Each layer covers the lower part of the one above. */
export const Ground = ({ layers }: { layers: readonly SoilLayer[] }) => (
  <svg aria-hidden="true">
    {layers.map(({ kind, from }) => {
      const y = `${Math.round((100 * from) / stripDepth)}%`
      const hatch = broken.includes(kind) ? 'caliche' : groundOf[kind]
      return (
        <g key={from} className={familyOf(kind)}>
          <rect y={y} />
          <rect y={y} fill={`url(#h-${hatch})`} />
        </g>
      )
    })}
  </svg>
)

/** The color and the pattern of a kind of ground, for a key. */
export const Swatch = ({ of }: { of: SoilKind }) => (
  <svg className={familyOf(of)} viewBox="0 0 32 24" aria-hidden="true">
    <path fill={`url(#h-${of})`} d="M1 1h30v22H1z" />
  </svg>
)

/** Labels every fifth foot below grade, beside the cores. */
export function CoreScale({ feet }: { feet: number }) {
  const words = useDrawingWords().cores
  return (
    <svg className="core-scale" viewBox={`0 0 40 ${feet * coreScale}`} aria-hidden="true">
      {Array.from({ length: Math.floor(feet / 5) }, (_, i) => 5 * (i + 1)).map((depth) => (
        <text key={depth} x="34" y={depth * coreScale + 4}>
          {filled(words.depth, { number: depth })}
        </text>
      ))}
    </svg>
  )
}
