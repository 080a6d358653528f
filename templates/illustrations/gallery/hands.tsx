import type { ReactNode } from 'react'

interface HandProps {
  /** The middle of what it holds. */
  at: readonly [x: number, y: number]
  /** Degrees that the forearm turns from pointing right. */
  turn?: number
  /** A left hand instead of a right one. */
  flip?: boolean
}

const placed = ({ at: [x, y], turn = 0, flip }: HandProps) => ({
  className: 'glove',
  transform: `translate(${x} ${y})rotate(${turn})${flip ? 'scale(1 -1)' : ''}`,
})

/** A forearm from the right, whose hand is drawn at (0, 0). The glove has a cuff that is wider than the wrist. */
const Forearm = ({ children, ...props }: HandProps & { children: ReactNode }) => (
  <g {...placed(props)}>
    <path className="steel" d="M80-22 320-46V54L80 27z" />
    {children}
    <path d="M56-19Q74-30 92-30 98 2 92 35 74 34 56 23 61 2 56-19z" />
    <path className="fine" d="M84-24q5 26 0 52" strokeDasharray="5 4" />
  </g>
)

/** A finger that comes round from the left, between these ends, with its upper side at y. */
const finger = (left: number, right: number, y: number) =>
  `M${left + 9} ${y}H${right}q8 0 8 9t-8 9H${left + 9}q-9 0-9-9t9-9z`

/** A fist around something that crosses it: four fingers in front, and the thumb across the first two. */
export const Fist = (props: HandProps) => (
  <Forearm {...props}>
    <path d="M60-18C52-28 42-38 22-38H2V34H22C42 35 52 30 60 22z" />
    <path d={finger(-28, 16, -38) + finger(-33, 20, -20) + finger(-32, 19, -2) + finger(-26, 13, 16)} />
    <path d="M60-14C48-25 38-30 24-28 12-26 0-21-7-13-12-5-6 3 3-1 11-5 20-9 27-6 35-2 40 8 60 13" />
  </Forearm>
)

/** A hand at the edge of something flat, seen before the thing is drawn: its four fingers go behind it. */
export const Hold = (props: HandProps) => (
  <Forearm {...props}>
    <path d={[-38, -20, -2, 16].map((y) => finger(-40, 28, y)).join('')} />
    <path d="M60-18C54-28 46-38 26-38q-9 9 0 18-9 9 0 18-9 9 0 18-9 9 0 18C44 36 52 30 60 22z" />
  </Forearm>
)

/** The thumb of that hand, on the thing, with the crease of its joint. */
export const Thumb = (props: HandProps) => (
  <g {...placed(props)}>
    <path d="M50-22C40-34 28-37 14-34 4-37-12-34-26-28-36-22-32-10-21-10-10-9 0-12 10-14 24-14 31-5 37 8" />
    <path className="fine" d="M8-34q-6 10 1 20M15-33q-5 10 0 19" />
  </g>
)
