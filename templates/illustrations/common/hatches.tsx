import type { ReactElement } from 'react'
import type { SoilKind } from '../../model/site'
import { circles } from './points'

/** Every pattern a drawing can fill with: soils and building materials. */
export type Hatch = SoilKind | 'concrete' | 'brick' | 'shingle'

const lines = (d: string) => <path className="hatch" d={d} />
const dots = (d: string) => <path className="hatch-dot" d={d} />
const slant = 'M-3 3 3-3M0 12 12 0M9 15l6-6'

const patterns: Record<Hatch, [width: number, height: number, art: ReactElement]> = {
  topsoil: [24, 16, lines('M3 6v-4m3 4v-5m3 5v-4M15 14v-4m3 4v-5m3 5v-4')],
  fill: [32, 26, lines('M4 8l6-5 3 7zM20 22l4-6 5 5zM20 5h4M6 20h5')],
  'black-clay': [8, 8, lines('M-2 2 2-2M0 8 8 0M6 10l4-4')],
  clay: [12, 12, lines(slant)],
  'silty-clay': [24, 12, lines('M0 12 12 0M15 8h6')],
  'stony-clay': [
    36,
    24,
    <>
      {lines('M0 12 12 0M0 24 12 12M18 24 36 6')}
      {dots('M18 6l6-3 5 4-5 4-5-1z')}
    </>,
  ],
  caliche: [20, 16, dots('M2.5 5a1.5 1.5 0 1 0 3 0 1.5 1.5 0 1 0-3 0zM13 12a1 1 0 1 0 2 0 1 1 0 1 0-2 0z')],
  marl: [28, 16, lines('M2 4h14M16 12h10M4 12h3')],
  chalk: [40, 20, lines('M0 .5h40M0 10.5h40M8 0l4 10M28 10l4 10')],
  gravel: [
    22,
    20,
    lines(
      'M2 6c0-6 9-6 9 0s-9 6-9 0zM13 15c0-5 8-5 8 0s-8 5-8 0zM14 4c0-4 6-4 6 0s-6 4-6 0zM3 16c0-4 6-4 6 0s-6 4-6 0z',
    ),
  ],
  sand: [16, 10, dots(circles('2.8,2.5 10.8,4 6.8,7.5', 0.8))],
  silt: [20, 12, lines('M2 3h4M10 3h4M6 9h4M14 9h4')],
  loess: [14, 16, lines('M3 1v6M10 9v6')],
  till: [28, 22, lines('M4 8l5-5 3 6zM18 18l3-6 5 5zM20 4h4M4 17h5')],
  shale: [36, 10, lines('M0 .5h36M3 5.5h13M22 5.5h9')],
  sandstone: [
    40,
    20,
    <>
      {lines('M0 .5h40')}
      {dots(circles('7,7 19,13 29,7 37,14', 1))}
    </>,
  ],
  limestone: [72, 36, lines('M0 .5h72M0 18.5h72M18 0v18M54 18v18')],
  rock: [48, 36, lines('M0 10l16-10 14 12 18-2M16 0v-4M30 12l-6 24M0 26l24 10 24-10')],
  concrete: [
    34,
    30,
    <>
      {lines('M5 6l5-2 1 5zM22 20l6 1-4 4z')}
      {dots('M20 6h2v2h-2zM8 20h2v2h-2zM30 11h2v2h-2zM15 27h2v2h-2z')}
    </>,
  ],
  shingle: [22, 16, lines('M0 .5h22M0 8.5h22M5 0v8M16 8v8')],
  brick: [24, 16, lines('M0 .5h24M0 8.5h24M6 0v8M18 8v8')],
}

/** Returns the patterns that some HTML uses, in a fixed order. Text of the page may look like a pattern's name. */
export const hatchesIn = (html: string): Hatch[] =>
  [...new Set([...html.matchAll(/url\(#h-([a-z-]+)\)/g)].map(([, kind]) => kind as Hatch))]
    .filter((kind) => Object.hasOwn(patterns, kind))
    .sort()

/** The patterns, once per page. Drawings fill with `url(#h-clay)` and so on. */
export function Hatches({ kinds }: { kinds: readonly Hatch[] }) {
  if (kinds.length === 0) return null
  return (
    <svg className="hatches" aria-hidden="true">
      {kinds.map((kind) => {
        const [width, height, art] = patterns[kind]
        return (
          <pattern key={kind} id={`h-${kind}`} width={width} height={height} patternUnits="userSpaceOnUse">
            {art}
          </pattern>
        )
      })}
    </svg>
  )
}

/** A shape filled with a material's pattern, and with its color or that of another. */
export const Hatched = ({ kind, tone = kind, d }: { kind: Hatch; tone?: Hatch; d: string }) => (
  <>
    <path className={tone} d={d} />
    <path fill={`url(#h-${kind})`} d={d} />
  </>
)

/** Concrete that is cut through. */
export const Concrete = ({ d }: { d: string }) => (
  <g className="cut">
    <Hatched kind="concrete" d={d} />
  </g>
)
