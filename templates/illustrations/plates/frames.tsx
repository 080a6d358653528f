import type { ReactNode } from 'react'
import { narrowPlate, narrowSize, plates } from './sizes'
import type { DrawnPlate } from './sizes'

interface PlateFramesProps {
  name: DrawnPlate
  /** Shapes that both framings place with `use`. */
  defs?: ReactNode
  /** The framing in the size that `plates` gives. */
  wide: ReactNode
  /** The framing in the size of `narrowSize`. */
  narrow: ReactNode
}

/** A drawing with two framings. The file shows the one that suits the shape of its box. */
export function PlateFrames({ name, defs, wide, narrow }: PlateFramesProps) {
  const { width, height } = plates[name]
  const narrowest = narrowSize(name)
  return (
    <>
      {defs && <defs>{defs}</defs>}
      <svg className="wide" viewBox={`0 0 ${width} ${height}`}>
        {wide}
      </svg>
      <svg className="narrow" viewBox={`0 0 ${narrowest.width} ${narrowest.height}`}>
        {narrow}
      </svg>
    </>
  )
}

/** A plate cut in two for a phone, one part above the other. `upper` and `lower` are their view boxes. */
export function Halves({ upper, lower, cut = 200 }: { upper: string; lower: string; cut?: number }) {
  return (
    <>
      <svg width="360" height={cut} viewBox={upper}>
        <use href="#d-section" />
      </svg>
      <svg y={cut} width="360" height={narrowPlate.height - cut} viewBox={lower}>
        <use href="#d-section" />
      </svg>
      <path className="cut line" d={`M0 ${cut}h360`} />
    </>
  )
}
