/**
 * The damage of a house in a lot section: how it is bent, the dashed line of its original floor, and the labels at it.
 * An engineer would check that walls stay upright while their courses slope; that a crack leans toward the side that
 * sank and is widest at the top; and that ground which shrank went down with the slab on it.
 */
import { Fragment } from 'react'
import { filled } from '../../model/blanks'
import type { Soil } from '../../model/site'
import { useDrawingWords } from '../../words'
import { alongJoints, crackAlong } from '../common/cracks'
import { LotHouseOf, SlabOf } from './lot-houses'
import { drawnDrop, pierEnd, sizeOf, toneAt } from './lot-layout'
import type { LotHouse, LotLayout } from './lot-layout'

type Fault = NonNullable<Soil['fault']>

/** How far each place along the house has gone down, and where the slope changes. */
interface Bend {
  at: (x: number) => number
  turns: number[]
}

function bendOf({ kind, at = 0, reach = 20 }: Fault, width: number): Bend {
  const [low, length] = [at * 10, reach * 10]
  const most = drawnDrop * 10
  const near = (distance: number) => most * Math.max(0, 1 - distance / length)
  if (kind === 'tilt') return { at: (x) => most * (1 - x / width), turns: [] }
  if (kind === 'dome') return { at: (x) => near(x) + near(width - x), turns: [length, width - length] }
  // Beyond an end, such as at the eaves, the slope of the end continues.
  const distance = (x: number) => (low <= 0 ? x - low : low >= width ? low - x : Math.abs(x - low))
  const turns = [low - length, low, low + length]
  return { at: (x) => near(distance(x)), turns: turns.filter((x, i) => x > 0 && (i !== 1 || low < width)) }
}

/** Returns how far each end of the house has gone down. The ground beside a slab is drawn from it too. */
export function dropOf({ fault, house = 'ranch-slab' }: Soil): {
  left: number
  right: number
  reach: number
} {
  if (!fault) return { left: 0, right: 0, reach: 0 }
  const { width } = sizeOf(house)
  const { at, turns } = bendOf(fault, width)
  return { left: round(at(0)), right: round(at(width)), reach: turns[0] ?? width }
}

interface AsItStands {
  house: LotHouse
  fault: Fault | undefined
  isNarrow: boolean
}

/** A house as it is, level or bent: cut into vertical strips; each is sheared. */
export function LotHouseAsItStands({ house, fault, isNarrow }: AsItStands) {
  const id = isNarrow ? 'narrow-house' : 'lot-house'
  const whole = (
    <>
      {isNarrow ? <use href="#lot-walls" /> : <Walls house={house} fault={fault} />}
      <SlabOf house={house} isNarrow={isNarrow} />
    </>
  )
  if (!fault) return whole
  const { width, floor } = sizeOf(house)
  const bend = bendOf(fault, width)
  const ends = [-200, ...bend.turns, 700]
  return (
    <>
      <defs>
        <g id={id} className="drawing lot-section">
          {whole}
        </g>
      </defs>
      {ends.slice(1).map((end, i) => {
        const start = ends[i]!
        const slope = (bend.at(end - 1) - bend.at(start + 1)) / (end - start - 2)
        const shift = bend.at(start + 1) - slope * (start + 1)
        const strip = isNarrow ? `narrow-strip-${i}` : `strip-${i}`
        // Edges that only touch have a light seam between them. As a group, a strip shows nothing below it at its edge.
        return (
          <Fragment key={end}>
            <clipPath id={strip}>
              <path d={`M${start}-400H${end + 2}V99H${start}z`} />
            </clipPath>
            <g clipPath={`url(#${strip})`} opacity={i ? '.999' : undefined}>
              <use
                href={`#${id}`}
                transform={slope || shift ? `matrix(1 ${round(slope, 4)} 0 1 0 ${round(shift)})` : undefined}
              />
            </g>
          </Fragment>
        )
      })}
      <path className="was-level" d={`M${-lead} ${floor}H${width + 14}`} />
      <path className="level" d={`M${-lead} ${floor}H${width + 14}`} />
    </>
  )
}

/** Repeats the class of the drawing, because some browsers match selectors only inside the copy. */
const Walls = ({ house, fault }: Omit<AsItStands, 'isNarrow'>) => (
  <g id="lot-walls" className="drawing lot-section">
    <LotHouseOf house={house} />
    {fault?.crack !== undefined && <Crack x={fault.crack * 10} top={sizeOf(house).eave} />}
  </g>
)

/** Units from the wall to the leader left of it, clear of the eaves. */
const lead = 20

const round = (value: number, digits = 2) => Number(value.toFixed(digits))

/** A crack in steps up through the courses of a wall, from a thin end at its foot. */
function Crack({ x, top }: { x: number; top: number }) {
  const courses = Math.floor((-top - 12) / 21)
  const rise = round((-top - 14) / courses)
  const along = alongJoints([x - 6 * (courses - 1), top + 6], courses, [6, rise])
  return <path fill="var(--ink)" d={crackAlong({ along, wide: 2, thin: 0.8 })} />
}

interface Labelled {
  soil: Soil
  layout: LotLayout
}

/** The labels at the damage, above the house, and at the end of what carries it. */
export function FaultLabels({ soil, layout, isNarrow }: Labelled & { isNarrow: boolean }) {
  const { moved } = useDrawingWords().lot
  const { fault, house = 'ranch-slab', support = 'none' } = soil
  if (!fault) return null
  const px = (units: number) => Math.round((units * layout.scale) / 10)
  const { floor, roof, chimney = roof } = sizeOf(house)
  const top = px(isNarrow ? chimney : roof) - 27
  return (
    <>
      <g className="lot above">
        <path className="leader" d={`M-5 ${top - 4}H${px(-lead)}V${px(floor)}`} />
        <text className="bold" y={top}>
          {fault.label}
        </text>
        <text y={top + 18}>{moved.level}</text>
      </g>
      {support !== 'none' && !isNarrow && <Carried soil={soil} layout={layout} />}
    </>
  )
}

/** The label at the foot of a pier, inside its layer, or at the pad of a post. */
function Carried({ soil, layout: { scale, bands, moves } }: Labelled) {
  const words = useDrawingWords().lot.moved
  const px = (units: number) => Math.round((units * scale) / 10)
  const end = pierEnd(soil)
  const foot = end ? px(end.to * 10) - 4 : px(16) + 3
  // The end of a layer, and the line of the ground that moves, would go through the words.
  const bottom = px((end?.layer.to ?? Infinity) * 10) - 12
  const beside = Math.abs(foot + 16 - (moves?.line ?? Infinity)) < 12 ? moves!.line + 13 : foot + 16
  const y = end ? Math.max(Math.min(foot, bottom), px(end.layer.from * 10) + 12) : beside
  // On a lot with cut and fill, the names of the layers are to the right of the pier.
  const isLeft = soil.house === 'cut-and-fill-lot'
  // A pad is wider than its post.
  const start = end ? 0 : px(17)
  const [from, to, gap] = isLeft ? [-2, -26, -4] : [start, Math.max(22, start + 12), 4]
  return (
    <g className={`lot carried t-${toneAt(bands, y)}`}>
      <path className="leader" d={`M${from} ${foot}L${to} ${y}`} />
      <text textAnchor={isLeft ? 'end' : undefined} x={to + gap} y={y + 5}>
        {end ? filled(words[end.support], { layer: end.layer.name.toLowerCase() }) : words.posts}
      </text>
    </g>
  )
}
