import type { ReactNode } from 'react'
import { toneOf } from '../illustrations/lot-layout'
import type { Head as HeadContent, SoilKind, SoilLayer } from '../site'
import { Head } from './head'

/** One section of a page. The page lists them; Sections decides how deep each lies. */
export interface Block {
  /** The fragment of the section, and the start of the id of its heading. */
  id: string
  body: ReactNode
  /** Whether its heading is the large one of the page. */
  statement?: boolean
}

/** The section that says the one thing to remember of a page, in its heading and a drawing. */
export const statement = (id: string, head: HeadContent): Block => ({
  id,
  body: <Head id={id} head={head} />,
  statement: true,
})

type Ground = 'clay' | 'caliche' | 'limestone'

/** Feet below grade of the first and the last section. */
const top = 2
const bottom = 18

const groundOf: Record<SoilKind, Ground> = {
  topsoil: 'clay',
  fill: 'clay',
  'black-clay': 'clay',
  clay: 'clay',
  'silty-clay': 'clay',
  'stony-clay': 'clay',
  caliche: 'caliche',
  marl: 'caliche',
  gravel: 'caliche',
  chalk: 'limestone',
  limestone: 'limestone',
}

const layerAt = (feet: number, layers: readonly SoilLayer[]) =>
  layers.find(({ to }) => to === undefined || feet < to) ?? layers.at(-1)!

/**
 * The sections of a page, going down one stratum at a time; sections without content are left out.
 * The strata are those of the city the page is about, in the tones of their layers, or those of the region.
 */
export function Sections({
  blocks,
  layers,
  toned = false,
}: {
  blocks: (Block | undefined)[]
  layers: readonly SoilLayer[]
  toned?: boolean
}) {
  const present = blocks.filter((block) => block !== undefined)
  const depths = present.map((_, i) =>
    Math.round(top + (i * (bottom - top)) / Math.max(1, present.length - 1)),
  )
  const found = depths.map((feet) => layerAt(feet, layers))
  return present.map(({ id, body, statement }, i) => {
    const feet = depths[i]!
    const layer = found[i]!
    const ground = groundOf[layer.kind]
    return (
      <section
        key={id}
        id={id}
        className={[
          'stratum',
          ground,
          ...(toned ? [`t-${toneOf(layer)}`] : []),
          ...(statement ? ['statement'] : []),
        ].join(' ')}
        aria-labelledby={`${id}-heading`}
      >
        {i > 0 && layer !== found[i - 1] && <i className="edge" />}
        <p className="depth" aria-hidden="true">
          {`${feet} ft\n${layer.name.toLowerCase()}`}
        </p>
        <div className="in">{body}</div>
      </section>
    )
  })
}
