import { Hatched, type Hatch } from './hatches'

interface GroundProps {
  /** Where the surface of the ground is flat. */
  grade?: number
  /** The surface where it is not flat, as a path from the left end to the right. */
  surface?: string
  /** False where slabs cover the ground. */
  grass?: boolean
  /** The layers below the topsoil, and the top of each. */
  kinds?: readonly Hatch[]
  tops?: readonly number[]
}

/** Past the frame on every side, so that a narrow framing can move about. */
const left = -60
const right = 700
const bottom = 760

/** Topsoil and the layers below it in section, with the grass on top. */
export function Ground({
  grade = 190,
  surface = `M${left} ${grade}H${right}`,
  grass = true,
  kinds = ['clay', 'caliche', 'limestone'],
  tops = [214, 390, 462],
}: GroundProps) {
  return (
    <>
      <path className="topsoil" d={`${surface}V${bottom}H${left}z`} />
      {tops.map((top, index) => (
        <g key={top} className="seen">
          <Hatched
            kind={kinds[index]!}
            d={`${wave(left, top, 380, 2, index % 2 ? 12 : -10)}V${bottom}H${left}z`}
          />
        </g>
      ))}
      {grass && <path className="grass" d={surface} />}
    </>
  )
}

/** A gently waving line, from x to the right in whole waves. */
export function wave(x: number, y: number, length: number, count: number, height: number) {
  return `M${x} ${y}q${length / 4} ${height} ${length / 2} 0${'t'.concat(`${length / 2} 0 `.repeat(2 * count - 1)).trim()}`
}

/** The air behind a drawing that fills its frame. */
export function Sky() {
  return <path className="sky" d={`M${left}-60H${right}V${bottom}H${left}z`} />
}
