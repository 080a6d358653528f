import type { ReactNode } from 'react'

interface HandProps {
  /** The middle of what it holds. */
  at: readonly [x: number, y: number]
  /** Degrees that the forearm turns from pointing right. */
  turn?: number
  /** A left hand instead of a right one. */
  flip?: boolean
  /** The hand of the owner, in a shirt of its own and without a glove. */
  owner?: boolean
}

/** A forearm from the right, whose hand is drawn at (0, 0). */
function Forearm({ at: [x, y], turn = 0, flip, owner, children }: HandProps & { children: ReactNode }) {
  return (
    <g
      className={owner ? 'skin' : 'glove'}
      transform={`translate(${x} ${y})rotate(${turn})${flip ? 'scale(1 -1)' : ''}`}
    >
      <path className={owner ? 'oak' : 'steel'} d="M62-24 300-46V50L62 28z" />
      <path className={owner ? 'oak' : 'card'} d="M50-25q8-3 16-1V29q-8 3-16 1z" />
      {children}
    </g>
  )
}

/** A fist around something that crosses it: four fingers in front, and the thumb along it. */
export const Fist = (props: HandProps) => (
  <Forearm {...props}>
    <path d="M-4-28C18-34 38-32 52-23V27C36 35 16 36-4 31z" />
    <path d="M20-28C12-42 0-50-10-45-17-41-12-34-6-33 2-32 4-26 8-22z" />
    <path d="M-12-29H9a7 7.5 0 0 1 0 15H-12a7 7.5 0 0 1 0-15zM-14-14H10a7 7.5 0 0 1 0 15H-14a7 7.5 0 0 1 0-15zM-13 1H9a7 7.5 0 0 1 0 15H-13a7 7.5 0 0 1 0-15zM-10 16H7a6.5 7 0 0 1 0 14H-10a6.5 7 0 0 1 0-14z" />
  </Forearm>
)

/** A hand at the edge of something flat, with the thumb on it and the fingers behind. Draw it after the thing. */
export const Hold = (props: HandProps) => (
  <Forearm {...props}>
    <path d="M14-26C30-32 42-29 52-23V27C38 34 26 34 12 30V12C-2 14-18 12-26 6-33 0-28-9-18-9-8-9 2-10 14-14z" />
  </Forearm>
)
