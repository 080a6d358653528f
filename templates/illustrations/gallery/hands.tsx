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

/** A fist around something that crosses it: four fingers in front, and the thumb across the first two. */
export const Fist = (props: HandProps) => (
  <Forearm {...props}>
    <path d="M60-18C50-22 44-33 28-37 14-40-6-42-18-37-28-33-28-22-23-18-32-16-34-3-27 0-33 3-31 14-24 17-28 23-25 32-15 34 8 38 40 34 60 22z" />
    <path className="line" d="M-18-18q6 1 10-1M-20 0Q0 4 19 0M-17 17Q0 20 16 17M25-3q6 10-3 20 3 8-3 13" />
    <path d="M52-12C44-24 34-31 20-29 8-27-2-21-9-15-17-8-13 1-4-1 4-3 12-9 22-9 31-8 36 0 39 10" />
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
