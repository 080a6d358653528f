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

const placed = ({ at: [x, y], turn = 0, flip, owner }: HandProps) => ({
  className: owner ? 'skin' : 'glove',
  transform: `translate(${x} ${y})rotate(${turn})${flip ? 'scale(1 -1)' : ''}`,
})

/** A forearm from the right, whose hand is drawn at (0, 0). A glove has a cuff that is wider than the wrist. */
function Forearm({ children, ...props }: HandProps & { children: ReactNode }) {
  const { owner } = props
  return (
    <g {...placed(props)}>
      <path className={owner ? 'oak' : 'steel'} d="M80-22 320-46V54L80 27z" />
      {children}
      <path className={owner ? 'oak' : undefined} d="M56-19Q74-30 92-30 98 2 92 35 74 34 56 23 61 2 56-19z" />
      <path className="fine" d="M84-24q5 26 0 52" strokeDasharray="5 4" />
    </g>
  )
}

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

/** A hand at the edge of something flat, seen before the thing is drawn: its fingers go behind it. */
export const Hold = (props: HandProps) => (
  <Forearm {...props}>
    <path d="M60-18C46-24 34-36 12-38H-20V34H10C30 36 46 30 60 22z" />
    <path className="line" d="M-4 2h16M-4 18h14" />
  </Forearm>
)

/** The thumb of that hand, on the thing. */
export const Thumb = (props: HandProps) => (
  <path
    {...placed(props)}
    d="M46-24C34-32 22-33 8-30-4-28-16-27-24-25-33-22-31-11-22-10-12-10 0-10 10-11 24-12 30-4 36 6"
  />
)
