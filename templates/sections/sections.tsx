import type { ReactNode } from 'react'
import { toneOf } from '../illustrations/lot-layout'
import type { HeadContent, SoilKind, SoilLayer } from '../model/site'
import { SectionHead } from './section-head'

/** One section of a page. The page lists them; Sections decides how deep each lies. */
export interface Block {
  /** The fragment of the section. */
  id: string
  body: ReactNode
  /** Whether its heading is the large one of the page. */
  statement?: boolean
}

/** A section of its head and, below that, its body. */
export const section = (id: string, head: HeadContent, body: ReactNode): Block => ({
  id,
  body: (
    <>
      <SectionHead head={head} />
      {body}
    </>
  ),
})

/** The section that says the one thing to remember of a page, in its heading and a drawing. */
export const statement = (id: string, head: HeadContent): Block => ({
  id,
  body: <SectionHead head={head} />,
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
 * The sections of a page, going down through the strata of the ground; sections without content are left out.
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
  const sections = present.map((block, i) => ({
    ...block,
    feet: depths[i]!,
    layer: layerAt(depths[i]!, layers),
  }))
  return layers.flatMap((layer, i) => {
    const inLayer = sections.filter((section) => section.layer === layer)
    if (inLayer.length === 0) return []
    const classes = ['stratum', groundOf[layer.kind], ...(toned ? [`t-${toneOf(layer)}`] : [])]
    return [
      <div key={i} className={classes.join(' ')}>
        {inLayer[0] !== sections[0] && <i className="edge" />}
        {inLayer.map(({ id, body, statement, feet }) => (
          <section key={id} id={id} className={statement ? 'statement' : undefined}>
            <p className="depth" aria-hidden="true">
              {`${feet} ft\n${layer.name.toLowerCase()}`}
            </p>
            <div className="in">{body}</div>
          </section>
        ))}
      </div>,
    ]
  })
}
