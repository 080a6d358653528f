import type { ReactNode } from 'react'
import { narrowPlate, plates } from '../../plates'
import type { PlateName } from '../../plates'

interface PlateFramesProps {
  name: PlateName
  /** What both framings place with `use`. */
  defs?: ReactNode
  /** In the size that the plate has in `plates`. */
  wide: ReactNode
  /** In the size of `narrowPlate`. */
  narrow: ReactNode
}

/** A drawing with two framings, of which the file shows the one that suits the shape of its frame. */
export function PlateFrames({ name, defs, wide, narrow }: PlateFramesProps) {
  const { width, height } = plates[name]
  return (
    <>
      {defs && <defs>{defs}</defs>}
      <svg className="wide" viewBox={`0 0 ${width} ${height}`}>
        {wide}
      </svg>
      <svg className="narrow" viewBox={`0 0 ${narrowPlate.width} ${narrowPlate.height}`}>
        {narrow}
      </svg>
    </>
  )
}
