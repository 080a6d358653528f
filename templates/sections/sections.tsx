import type { ReactNode } from 'react'
import { Gauge, StripPier } from '../illustrations/lot/strip-pier'
import type { Business, HeadContent, SoilLayer } from '../model/site'
import { useWords } from '../words'
import { PhoneLink } from './call'
import { Rich } from './rich'
import { IsPart, SectionHead } from './section-head'
import { groundOf, toneOf } from '../illustrations/common/moving-ground'
import { layerAt } from './strip'
import type { StripEnd } from './strip'

/** One section of a page. Sections decides how deep in the ground it is. */
export interface Block {
  /** The section's fragment. */
  id: string
  /** Heading and introduction, unless the body has its own heading. */
  head?: HeadContent
  body?: ReactNode
  /** Smaller sections on the same subject, each with its own heading and fragment, inside this one. */
  parts?: Block[]
  /** True when it continues the subject of the section above, and so is close to it. */
  isJoined?: boolean
  /** The class of a section that looks different: as wide as the page, or in other ground. */
  look?: 'scene' | 'who' | 'band dark' | 'band dark reasoned' | 'bedrock limestone'
  /** The layout of a list or text, as the class of its element. */
  layout?: Layout
  /** Another layout, used below a section that has the first one. */
  otherwise?: { layout: Layout; body?: ReactNode }
}

/** Lists are in columns or rows. Texts are across the page or beside their heading. */
export type Layout = 'items' | 'ruled' | 'across' | 'aside'

export const section = (id: string, head: HeadContent, body: ReactNode): Block => ({ id, head, body })

/** A section folded under its heading. */
export function folded(block: Block | undefined): Block | undefined {
  if (!block?.head) return undefined
  const { head, body, ...rest } = block
  return {
    ...rest,
    body: (
      <div className="accordion">
        <details>
          <summary>
            <SectionHead head={{ heading: head.heading }} />
          </summary>
          {head.intro && <Rich value={head.intro} className="intro" />}
          {body}
        </details>
      </div>
    ),
  }
}

/** Puts other sections into a section as its parts. Without that section, they are sections themselves. */
export function withParts(block: Block | undefined, ...others: (Block | undefined)[]): Block[] {
  const parts = others.filter((part) => part !== undefined)
  return block ? [{ ...block, parts }] : parts
}

/** Sections on one subject: all but the first are close to the one above. */
export const together = (...blocks: (Block | undefined)[]): Block[] =>
  blocks
    .filter((block) => block !== undefined)
    .map((block, i) => (i > 0 ? { ...block, isJoined: true } : block))

/** A section whose drawing is as wide as the page, with the heading in its sky. */
export const scene = (id: string, head: HeadContent): Block => ({ id, head, look: 'scene' })

/** A bed of black clay in the middle of a page: a sentence in large type, or a heading with its reasons, and the number. */
export function band(said: string | HeadContent | undefined, business: Business): Block | undefined {
  if (said === undefined) return undefined
  const number = <PhoneLink business={business} isLarge />
  if (typeof said !== 'string') return { id: 'band', head: said, body: number, look: 'band dark reasoned' }
  return {
    id: 'band',
    body: (
      <>
        <p>{said}</p>
        {number}
      </>
    ),
    look: 'band dark',
  }
}

const contactId = 'bed'

/**
 * The wavy line where a layer meets the one above. Its shape is defined in the first section. It is low where the
 * boring log is: 620 to the left of the center, or in the corner of a phone.
 */
export const Contact = ({ shape }: { shape: boolean }) => (
  <svg className="edge" aria-hidden="true">
    {shape && (
      <symbol id={contactId} viewBox="0 0 2560 26" preserveAspectRatio="xMidYMax slice">
        <path d="M-9 40V13c260-9 480 11 670 11s240-14 300-14 80 9 150 9 120-12 240-9 250 8 420 5 200-9 330-6 300 9 480 4v40z" />
      </symbol>
    )}
    <use href={`#${contactId}`} />
  </svg>
)

/** Depth of the first section, and the least depth of the last, in feet. */
const top = 2
const bottom = 18

/** A section with its place in the ground. */
interface Placed extends Block {
  layer: SoilLayer
  /** True for the first section in its layer. */
  isTop: boolean
  /** True for the first section of the page. */
  isFirst: boolean
  /** True when the ground above it looks different, or the pier ends at its top. */
  isContact: boolean
  /** True when the pier passes beside it. */
  isDriven: boolean
  /** The pier that ends where this section starts. */
  stops?: StripEnd | undefined
}

/** Black clay and bedrock are between the strata of a page. */
const isOtherGround = (block: Block | undefined) =>
  block?.look?.startsWith('band') || block?.look === 'bedrock limestone'

/** Leaves out empty sections. Lays out a section differently than the one above it, if it can. */
const takeTurns = (blocks: (Block | undefined)[]): Block[] =>
  blocks
    .filter((block) => block !== undefined)
    .reduce<Block[]>((above, block) => {
      const isAlike = block.layout !== undefined && block.layout === above.at(-1)?.layout
      return [...above, isAlike ? { ...block, ...block.otherwise } : block]
    }, [])

/** Alternates texts with other sections as long as there are any, so that the texts are not one long column. */
export function weave(texts: Block[], others: (Block | undefined)[]): Block[] {
  const present = others.filter((block) => block !== undefined)
  return [
    ...texts.flatMap((text, i) => together(text, ...present.slice(i, i + 1))),
    ...together(...present.slice(texts.length)),
  ]
}

/** Gives each section with content a depth, so that the last is below the end of the pier. */
function place(blocks: (Block | undefined)[], layers: readonly SoilLayer[], pier?: StripEnd): Placed[] {
  const present = takeTurns(blocks)
  const last = Math.max(bottom, Math.ceil(pier?.feet ?? 0))
  const placed = present.map((block, i) => {
    const feet = Math.round(top + (i * (last - top)) / Math.max(1, present.length - 1))
    return { ...block, layer: layerAt(feet, layers), isDriven: pier !== undefined && feet < pier.feet }
  })
  return placed.map((block, i) => {
    const above = placed[i - 1]
    const isTop = block.layer !== above?.layer
    const isStop = above?.isDriven && !block.isDriven
    const isContact = isTop || isStop || isOtherGround(block) || isOtherGround(above)
    return { ...block, isTop, isFirst: i === 0, isContact, ...(isStop && { stops: pier }) }
  })
}

/**
 * The sections of a page, going down through the strata of the ground. Sections without content are left out. The
 * strata are those of the page's city, in the colors of their layers, or those of the region. The pier is beside the
 * sections above its end, and where the log is labeled the section below says why it stops there.
 */
export function Sections({
  blocks,
  layers,
  toned = false,
  labeled = toned,
  pier,
}: {
  blocks: (Block | undefined)[]
  layers: readonly SoilLayer[]
  toned?: boolean
  labeled?: boolean
  pier?: StripEnd | undefined
}) {
  const placed = place(blocks, layers, pier)
  const strata = (sections: Placed[]) =>
    layers.flatMap((layer, i) => {
      const inLayer = sections.filter((section) => section.layer === layer)
      if (inLayer.length === 0) return []
      const classes = ['stratum', groundOf[layer.kind], ...(toned ? [`t-${toneOf(layer)}`] : [])]
      return [
        <div key={i} className={classes.join(' ')}>
          {inLayer.map((section) => (
            <Section key={section.id} isLabeled={labeled} {...section} />
          ))}
        </div>,
      ]
    })
  return (
    <>
      {pier && (
        <div className="driven">
          {strata(placed.filter(({ isDriven }) => isDriven))}
          <StripPier kind={pier.kind} />
        </div>
      )}
      {strata(placed.filter(({ isDriven }) => !isDriven))}
    </>
  )
}

const depthOf = (feet: number, { name }: SoilLayer, unit: string) => `${feet} ${unit}\n${name.toLowerCase()}`

/** There is no room to be close where the ground changes, or where the end of the pier is described. */
const isClose = ({ isJoined, isContact }: Placed) => isJoined && !isContact

/** `isLabeled` gives its log words: depths, and why the pier stops. */
function Section({ isLabeled, ...placed }: Placed & { isLabeled: boolean }) {
  const { id, head, body, parts = [], look, layer, isTop, isFirst, isContact, stops } = placed
  const { feet } = useWords().labels
  return (
    <section
      id={id}
      className={[look, isClose(placed) && 'joined'].filter(Boolean).join(' ') || undefined}
      data-depth={
        isLabeled && isTop && !stops && layer.name && !isOtherGround(placed)
          ? depthOf(layer.from, layer, feet)
          : undefined
      }
    >
      {isContact && <Contact shape={isFirst} />}
      {isLabeled && stops && (
        <p className="stop" aria-hidden="true">
          {stops.kind !== 'drilled-pier' && <Gauge />}
          {`${stops.word},\n${stops.isStated ? stops.layer.name.toLowerCase() : depthOf(stops.feet, stops.layer, feet)}`}
        </p>
      )}
      <div className="in">
        {head && <SectionHead head={head} />}
        {body}
        <IsPart value={head !== undefined}>
          {parts.map((part) => (
            <div key={part.id} id={part.id} className="part">
              {part.head && <SectionHead head={part.head} />}
              {part.body}
            </div>
          ))}
        </IsPart>
      </div>
    </section>
  )
}
