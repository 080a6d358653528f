import type { SoilKind, SoilLayer } from '../../model/site'
import { wave } from '../common/ground'
import { Hatched } from '../common/hatches'
import { groundOf } from '../common/moving-ground'

/** Far beyond both sides of the frame, for wide windows. */
const left = -2000
const right = 2600
const grade = 16
const bottom = 200
/** The layers below the first are at the bottom, and each is this high. */
const band = 37

/** Cracks that open in the ground in a drought: a wedge at each of these places. */
const fissures = [-25, -200, -290, 590].map((x) => `M${x} 18h15l-5 28 5 22-8 36-7-34 4-24z`).join('')

/** The class of letters on a soil that needs light ones. */
export const lettersOn = (kind: SoilKind) => (groundOf[kind] === 'clay' ? 'on-clay' : undefined)

/** The top of the lowest layer, on which piers stand. */
export const rock = bottom - band

/** The kind of ground at a height of the drawing. */
export const kindAt = (y: number, layers: readonly SoilLayer[]): SoilKind =>
  layers[Math.max(0, Math.floor((y - bottom) / band) + layers.length)]!.kind

/** The ground in section: topsoil, the layer that moves, and the layers below it. */
export function HeroGround({ layers: [first, ...deeper] }: { layers: readonly SoilLayer[] }) {
  const surface = `M${left} ${grade}H4M510 ${grade}H${right}`
  return (
    <>
      {/* Fills the hollows of the slab from below, and leaves room for the ground at the corner. */}
      <Hatched kind={first!.kind} d={`M${left} 35H12V4H412V35H430V76H510V35H${right}V${bottom}H${left}z`} />
      <path fill="var(--topsoil)" d={`M${left} ${grade}H4v20H${left}zM510 ${grade}H${right}v20H510z`} />
      <path fill="var(--black-clay)" d="M429 46h17v40h-17z" />
      {/* The ground beside the corner turns about its far end: down where clay dries, up where it swells. */}
      <g className="lot">
        <Hatched kind={first!.kind} d="M428 35h84v60h-84z" />
        <path fill="var(--topsoil)" d="M428 16h84v20h-84z" />
        <path className="grass" d="M428 16h83" />
      </g>
      <path className="grass" d={surface} />
      <path className="dry" fill="var(--black-clay)" d={fissures} />
      <path className="wet seen" fill="var(--water)" d="M444 13h72c-8 18-62 18-72 0z" />
      {deeper.map(({ kind }, index) => {
        const top = bottom - band * (deeper.length - index)
        const isRock = index === deeper.length - 1
        const edge = isRock ? `M${left} ${top}H${right}` : wave(left, top, 520, 9, -10)
        return (
          <g key={top} className={isRock ? 'cut' : 'seen'}>
            <Hatched kind={kind} d={`${edge}V${bottom + 9}H${left}z`} />
          </g>
        )
      })}
    </>
  )
}
