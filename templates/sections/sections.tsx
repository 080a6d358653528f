import type { ReactNode } from 'react'
import { toneOf } from '../illustrations/lot-layout'
import type { SoilKind, SoilLayer } from '../site'

/** One section of a page. The page lists them; Sections decides how deep each lies. */
export interface Block {
  /** The fragment of the section, and the start of the id of its heading. */
  id: string
  body: ReactNode
}

type Ground = 'clay' | 'caliche' | 'limestone'

/** Feet below grade of the first and the last section. */
const top = 2
const bottom = 18

/** The three grounds of the drawing at the top of the home page, for pages that are about no one town. */
const regional: SoilLayer[] = [
  { name: 'Clay', kind: 'clay', from: 0, to: 7 },
  { name: 'Caliche', kind: 'caliche', from: 7, to: 13 },
  { name: 'Limestone', kind: 'limestone', from: 13 },
]

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

const layerAt = (feet: number, layers: SoilLayer[]) =>
  layers.find(({ to }) => to === undefined || feet < to) ?? layers.at(-1)!

/**
 * The sections of a page, going down one stratum at a time; sections without content are left out.
 * On a city page the strata are those of its own lot, in the tones of its layers.
 */
export function Sections({ blocks, layers }: { blocks: (Block | undefined)[]; layers?: SoilLayer[] }) {
  const strata = layers ?? regional
  const present = blocks.filter((block) => block !== undefined)
  const depths = present.map((_, i) =>
    Math.round(top + (i * (bottom - top)) / Math.max(1, present.length - 1)),
  )
  const found = depths.map((feet) => layerAt(feet, strata))
  return present.map(({ id, body }, i) => {
    const feet = depths[i]!
    const layer = found[i]!
    const ground = groundOf[layer.kind]
    return (
      <section
        key={id}
        id={id}
        className={layers ? `stratum ${ground} t-${toneOf(layer)}` : `stratum ${ground}`}
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
