import type { ReactNode } from 'react'
import type { Head as HeadContent, SoilKind, SoilLayer } from '../site'
import { Head } from './head'

/** One section of a page. The page lists them; Sections decides how deep each lies. */
export interface Block {
  /** The fragment of the section, and the start of the id of its heading. */
  id: string
  body: ReactNode
}

/** A section that says what it says in one paragraph, or in a drawing. */
export const plain = (id: string, head: HeadContent): Block => ({ id, body: <Head id={id} head={head} /> })

type Ground = 'clay' | 'caliche' | 'limestone'

/** Feet below grade of the first and the last section. */
const top = 2
const bottom = 18

/** Where one ground ends and another begins: never a straight line. A page draws it once. */
const Edge = ({ isFirst }: { isFirst: boolean }) => (
  <svg className="edge" viewBox="0 0 96 8" preserveAspectRatio="none" aria-hidden="true">
    {isFirst ? <path id="edge" d="M0 8V5q8-6 17-3t18 1 17 0 19 2 17-3l8 3v3z" /> : <use href="#edge" />}
  </svg>
)

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
 * The strata are those of the city the page is about, or those of the region.
 */
export function Sections({
  blocks,
  layers,
}: {
  blocks: (Block | undefined)[]
  layers: readonly SoilLayer[]
}) {
  const present = blocks.filter((block) => block !== undefined)
  const depths = present.map((_, i) =>
    Math.round(top + (i * (bottom - top)) / Math.max(1, present.length - 1)),
  )
  const grounds = depths.map((feet) => groundOf[layerAt(feet, layers).kind])
  const changes = grounds.flatMap((ground, i) => (i > 0 && ground !== grounds[i - 1] ? [i] : []))
  return present.map(({ id, body }, i) => {
    const feet = depths[i]!
    const layer = layerAt(feet, layers)
    const ground = grounds[i]!
    return (
      <section key={id} id={id} className={`stratum ${ground}`} aria-labelledby={`${id}-heading`}>
        {changes.includes(i) && <Edge isFirst={i === changes[0]} />}
        <p className="depth" aria-hidden="true">
          {`${feet} ft\n${layer.name.toLowerCase()}`}
        </p>
        <div className="in">{body}</div>
      </section>
    )
  })
}
