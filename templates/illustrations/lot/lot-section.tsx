import { createContext, useContext } from 'react'
import type { ContextType } from 'react'
import { filled } from '../../model/blanks'
import { inDigits } from '../../model/language'
import type { DrawingWords, Soil, SoilLayer } from '../../model/site'
import { useDrawingWords } from '../../words'
import { wave } from '../common/ground'
import { dropOf, FaultLabels, LotHouseAsItStands } from './lot-fault'
import { layoutLot, pierEnd, sizeOf, toneAt } from './lot-layout'
import type { Band, LotHouse, LotLayout } from './lot-layout'
import { Support } from './lot-support'

/**
 * Where the ground ends to the left and right, in pixels or in units of the house; usually far enough for wide windows.
 * Waves of 900 from the left end (a multiple of 450) cross the depth of their layer at the edge of the house, so that a
 * pier ends in the right layer.
 */
export const LotEnds = createContext({ left: -2250, right: 3150 })
const waves = 6

/**
 * A section through a lot of one city, made from the layers of its ground. It is drawn in CSS pixels and never scaled:
 * once for wide windows, where CSS moves the staff, the names and the house apart, and once for phones, at a scale
 * that keeps the house whole. The second reuses the shapes of the first.
 * An engineer would check that layers and house are at one scale in feet, that the line of the moving ground is where
 * the page says, and that a pier is under the edge beam and ends in the layer that stops it.
 */
export const LotSection = ({ isWideOnly, ...lot }: LotProps & { isWideOnly?: boolean }) => (
  <div className={`drawing lot-section ${houseOf(lot.soil)}`}>
    <Lot {...lot} />
    {!isWideOnly && <Lot {...lot} isNarrow />}
  </div>
)

interface LotProps {
  soil: Soil
  label: string
}

export const houseOf = ({ house = 'ranch-slab' }: Soil) => house

function Lot({ soil, label, isNarrow = false }: LotProps & { isNarrow?: boolean }) {
  const words = useDrawingWords()
  const { lot } = words
  const house = houseOf(soil)
  const layout = layoutLot(soil, isNarrow)
  const { scale, grade, depth, bands, moves } = layout
  const isOnSlab = house !== 'cottage-on-posts'
  const isCut = house === 'cut-and-fill-lot'
  const end = pierEnd(soil)
  const drop = dropOf(soil)
  const ends = useContext(LotEnds)
  const surface = surfaceOf(soil, scale, ends)
  const swing = isNarrow ? 3 : 6
  return (
    <div className={isNarrow ? 'narrow' : 'wide'}>
      {/* Reserves the space above grade. The drawing below overflows into it. */}
      <svg className="air" height={grade} aria-hidden="true" />
      <svg role="img" aria-label={describeSoil(soil, label, words)} height={depth}>
        <g className="lot">
          {isCut ? (
            <Hillside layout={layout} drop={drop} isNarrow={isNarrow} />
          ) : (
            <>
              {bands.map((band, i) => {
                // The ends of a thin layer are straight, so that they cross none of its letters.
                const wave = band.isSmall || bands[i - 1]?.isSmall ? 0 : swing
                return (
                  <Layer
                    key={i}
                    band={band}
                    d={level(band.top, i % 2 ? wave : -wave, depth, surface, ends)}
                  />
                )
              })}
              <path className="grass" d={surface} />
            </>
          )}
          <g transform={`scale(${scale}e-1)`}>
            {!isNarrow ? (
              <Tree house={house} />
            ) : (
              // It fills the sky beside a short house. A porch leaves no room for it.
              house === 'two-story-slab' && <use href="#lot-tree" />
            )}
            {end &&
              (isNarrow ? (
                <use href="#lot-pier" />
              ) : (
                <g id="lot-pier" className="drawing lot-section">
                  <Support end={end} drop={drop.left} />
                </g>
              ))}
            <LotHouseAsItStands house={house} fault={soil.fault} isNarrow={isNarrow} />
          </g>
        </g>
        {moves && (
          <>
            <g
              className={`${isCut ? 'lot ' : ''}t-${toneAt(bands, isNarrow ? moves.line : moves.labelAt)}`}
              clipPath={isCut ? `url(#${padOf(isNarrow)})` : undefined}
            >
              <path className="moving" d={`M${isCut ? ends.left : 0} ${moves.line}H${ends.right}`} />
            </g>
            <g className={`${isNarrow ? 'key' : 'right moves'} t-${toneAt(bands, moves.labelAt)}`}>
              {isNarrow && <path className="moving" d={`M0 ${moves.labelAt}h26`} />}
              {moves.strays && (
                <path fill="none" stroke="currentColor" d={`M3 ${moves.labelAt}h4V${moves.line}`} />
              )}
              <text {...(isNarrow ? { x: 34 } : { textAnchor: 'end' })} y={moves.labelAt + 5}>
                {movesTo(soil, lot, words.lang)}
              </text>
            </g>
          </>
        )}
        <Staff layout={layout} isNarrow={isNarrow} />
        <g className="names">
          {bands.map((band, i) => (
            <Name key={i} band={band} bands={bands} isOnSlab={isOnSlab} isNarrow={isNarrow} />
          ))}
        </g>
        <FaultLabels soil={soil} layout={layout} isNarrow={isNarrow} />
        {!isNarrow && (
          <g className="right">
            <path className="seen" fill="var(--card)" d={`M0 ${depth - 12}v-52h-184v52zv-24h-184`} />
            <text className="name" x="-172" y={depth - 44}>
              {lot.houses[house]}
            </text>
            <text x="-172" y={depth - 19}>
              {lot.view}
            </text>
          </g>
        )}
      </svg>
    </div>
  )
}

const Layer = ({ band: { tone, layer }, d }: { band: Band; d: string }) => (
  <g className={`seen t-${tone}`}>
    <path className="ground" d={d} />
    <path fill={`url(#h-${layer.kind})`} d={d} />
  </g>
)

type Ends = ContextType<typeof LotEnds>

/** The surface of the ground, which has gone down beside a slab that sank: the ground shrank, or gave way under it. */
function surfaceOf(soil: Soil, scale: number, { left, right }: Ends): string {
  const px = (units: number) => Math.round((units * scale) / 10)
  const { house = 'ranch-slab' } = soil
  const drop = dropOf(soil)
  if (house === 'cottage-on-posts' || drop.left + drop.right === 0) return `M${left} 0H${right}`
  const { width: end } = sizeOf(house)
  const sunk = `M${left} 0H${px(-170)}Q${px(-70)} 0 ${px(-30)} ${px(drop.left)}H0L${px(drop.reach)} 0`
  if (drop.right === 0) return `${sunk}H${right}`
  return `${sunk} ${px(end - drop.reach)} 0 ${px(end)} ${px(drop.right)}H${px(end + 30)}Q${px(end + 70)} 0 ${px(end + 170)} 0H${right}`
}

/** A layer below grade. Its top waves around its depth. */
function level(top: number, swing: number, depth: number, surface: string, { left, right }: Ends): string {
  const edge = swing ? wave(left, top, 900, waves, swing) : `M${left} ${top}H${right}`
  return `${top === 0 ? surface : edge}V${depth}H${left}z`
}

interface HillsideProps {
  layout: LotLayout
  drop: ReturnType<typeof dropOf>
  isNarrow: boolean
}

/**
 * A lot cut into a slope that rises to the right. Under the low side of the house the layers are at their stated
 * depths. From there they rise, and the pad is cut through them until it is on the last one.
 */
function Hillside({ layout: { bands, scale, depth }, drop, isNarrow }: HillsideProps) {
  const { left, right } = useContext(LotEnds)
  const px = (units: number) => Math.round((units * scale) / 10)
  const fill = bands[0]!.bottom!
  const pad = padOf(isNarrow)
  // On a phone the names of the layers need more room left of the slope.
  const foot = isNarrow ? 210 : 180
  const rise = (top: number) => {
    const [crest, hill] = [top - fill - px(45), top - fill - px(75)]
    return `M${left} ${top}H${px(foot)}L${px(foot + 180)} ${crest} ${px(900)} ${hill}H${right}V${depth}H${left}z`
  }
  const toe = -px(50) - 2 * fill
  const surface = `M${left} ${fill}H${toe}L${-px(50)} ${px(drop.left)}H0L${px(drop.reach)} 0H${px(470)}L${px(500)} ${px(-53)} ${px(900)} ${px(-75)}H${right}`
  return (
    <>
      <clipPath id={pad}>
        <path d={`${surface}V${depth}H${left}z`} />
      </clipPath>
      <g clipPath={`url(#${pad})`}>
        {bands.map((band, i) => (
          <Layer
            key={i}
            band={band}
            d={i === 0 ? `M${left}-200H${right}V${depth}H${left}z` : rise(band.top)}
          />
        ))}
      </g>
      <path className="grass" d={surface} />
    </>
  )
}

/** The id of the clip path that keeps the layers of a cut lot inside its ground. */
const padOf = (isNarrow: boolean) => (isNarrow ? 'narrow-pad' : 'pad')

/** A live oak beside a short house, or behind the end of the roof of a long one, clear of its chimney. */
function Tree({ house }: { house: LotHouse }) {
  const { width, roof } = sizeOf(house)
  return (
    <g
      id={house === 'two-story-slab' ? 'lot-tree' : undefined}
      className="seen"
      transform={
        width > 400 ? `translate(408 ${roof + 122})scale(1.25)` : `translate(${width + 40})scale(1.4)`
      }
    >
      <path fill="var(--wood)" d="M-8 1q4-40-4-70h24q-8 30-4 70z" />
      <path
        fill="var(--oak)"
        d="M-38-56a17 17 0 0 1-8-32 28 28 0 0 1 54-15 28 28 0 0 1 48 21 16 16 0 0 1-8 29q-43 18-86-3z"
      />
    </g>
  )
}

/** Feet below grade that a slab takes once it has gone down. */
const slab = 1

/** The background of a number beside the staff. */
const chip = (feet: number, y: number) => `M7 ${y - 8}h${feet < 10 ? 14 : 22}v16H7z`

/** A staff that is black and white foot by foot, with a datum triangle at grade. */
function Staff({ layout: { scale, depth }, isNarrow }: { layout: LotLayout; isNarrow: boolean }) {
  const { grade } = useDrawingWords().lot
  const fives = Array.from({ length: Math.floor((depth - 6) / scale / 5) }, (_, i) => 5 * (i + 1))
  return (
    <g className="staff">
      <path className="seen" fill="var(--card)" d={`M0 0h6V${depth}H0z`} />
      <path stroke="var(--ink)" strokeWidth="6" strokeDasharray={scale} d={`M3 0V${depth}`} />
      <path fill="var(--ink)" d="M3-1l-6-11H9z" />
      {!isNarrow && (
        <text className="zero" x="12" y="-3">
          {grade}
        </text>
      )}
      {/* Numbers have their own background, because one may be where two layers meet. */}
      <path fill="var(--card)" d={fives.map((feet) => chip(feet, Math.round(feet * scale))).join('')} />
      {fives.map((feet) => (
        <text key={feet} x="10" y={Math.round(feet * scale) + 5}>
          {feet}
        </text>
      ))}
    </g>
  )
}

interface NameProps {
  band: Band
  bands: Band[]
  isOnSlab: boolean
  isNarrow: boolean
}

function Name({ band, bands, isOnSlab, isNarrow }: NameProps) {
  const { layer, labelAt, isSmall, isUnnamed, endAt, leaderTo } = band
  const words = useDrawingWords()
  if (isUnnamed) return null
  const isCovered = isOnSlab && (layer.to ?? Infinity) <= slab
  const place = `${isCovered ? ' covered' : ''}${isSmall ? ' thin' : ''}`
  return (
    <g className={`t-${toneAt(bands, labelAt)}${place}`}>
      {leaderTo !== undefined && (
        <path fill="none" stroke="currentColor" d={`M-3 ${labelAt}h-6V${leaderTo}`} />
      )}
      <text
        x={endAt}
        y={labelAt + (isSmall || isNarrow ? 4 : 5)}
        textAnchor={endAt === undefined ? undefined : 'end'}
      >
        <tspan className={isSmall ? undefined : 'name'}>{layer.name}</tspan>
        {` ${filled(layer.to === undefined ? words.lot.lastLayer : words.lot.layer, depths(layer, words.lang))}`}
      </text>
    </g>
  )
}

/** The depths of a layer, as its labels write them. */
const depths = ({ from, to }: SoilLayer, lang: string) => ({
  from: inDigits(from, lang),
  ...(to !== undefined && { to: inDigits(to, lang) }),
})

/** The depth to which the ground moves, as a range if the file gives one, because it differs by lot and year. */
const movesTo = (
  { activeFrom, activeTo }: Soil,
  { moves, movesBetween }: Pick<DrawingWords['lot'], 'moves' | 'movesBetween'>,
  lang: string,
) =>
  activeFrom === undefined
    ? filled(moves, { to: inDigits(activeTo!, lang) })
    : filled(movesBetween, { from: inDigits(activeFrom, lang), to: inDigits(activeTo!, lang) })

/** Returns the alt text of a lot's section. */
export function describeSoil(soil: Soil, label: string, { lot: { said }, lang }: DrawingWords): string {
  const { layers, activeTo, house = 'ranch-slab' } = soil
  const end = pierEnd(soil)
  const list = layers.map((layer) =>
    filled(layer.to === undefined ? said.lastLayer : said.layer, {
      layer: layer.name.toLowerCase(),
      ...depths(layer, lang),
    }),
  )
  const active = activeTo === undefined ? [] : [movesTo(soil, said, lang)]
  const pier = end ? [filled(said[end.support], { layer: end.layer.name.toLowerCase() })] : []
  const fault = soil.fault ? [`${soil.fault.label}.`] : []
  return [`${label}: ${list.join('; ')}.`, ...active, said.houses[house], ...fault, ...pier].join(' ')
}
