import type { ReactNode } from 'react'
import { plates } from '../../model/catalog'
import { narrowSize } from './sizes'
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

interface HalvedPlateProps extends Omit<PlateFramesProps, 'defs'> {
  art: ReactNode
  /** The view boxes of the parts for a phone, one above the other. */
  upper: string
  lower: string
}

/** A plate that is cut in two for a phone. Both framings get only their labels. */
export function HalvedPlate({ name, art, upper, lower, wide, narrow }: HalvedPlateProps) {
  const drawn = <use href="#d-art" />
  return (
    <PlateFrames
      name={name}
      defs={<g id="d-art">{art}</g>}
      wide={
        <>
          {drawn}
          {wide}
        </>
      }
      narrow={
        <>
          <svg width="360" height="200" viewBox={upper}>
            {drawn}
          </svg>
          <svg y="200" width="360" height="200" viewBox={lower}>
            {drawn}
          </svg>
          <path className="cut line" d="M0 200h360" />
          {narrow}
        </>
      }
    />
  )
}
