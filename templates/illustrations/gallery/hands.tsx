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

/** A part of a glove with a darker tone on its under side, which stays inside the outline. */
const Shaded = ({ d, under }: { d: string; under: string }) => (
  <>
    <path stroke="none" d={d} />
    <path className="under" stroke="none" d={under} />
    <path className="line" d={d} />
  </>
)

/** Of each finger: how far its knuckle is beyond the rod, how far its tip is from the palm, its upper and lower side. */
const fingers = [
  [12, 7, -39, -20],
  [16, 6, -20, 0],
  [14, 7, 0, 18],
  [7, 11, 18, 32],
] as const

/** A finger that comes round from the left, between these ends, and is thinner at its tip. */
function Finger({ left, right, top, foot }: Record<'left' | 'right' | 'top' | 'foot', number>) {
  const middle = (top + foot) / 2
  const tip = `S${right - 2} ${foot - 2} ${right - 8} ${foot - 2}`
  const knuckle = `L${left + 9} ${foot}C${left + 2} ${foot} ${left} ${foot - 4} ${left} ${middle}`
  return (
    <>
      <Shaded
        d={`M${left + 9} ${top}L${right - 8} ${top + 2}C${right - 1} ${top + 2} ${right} ${top + 5} ${right} ${middle}${tip}${knuckle}S${left + 2} ${top} ${left + 9} ${top}z`}
        under={`M${left} ${middle}Q${left + 4} ${foot - 6} ${left + 12} ${foot - 6}L${right - 10} ${foot - 7}Q${right - 2} ${foot - 8} ${right} ${middle}${tip}${knuckle}z`}
      />
      <path className="fine" d={`M${left + 14} ${top + 4}q3 4 1 8`} />
    </>
  )
}

interface FistProps extends HandProps {
  /** Half the width of what it holds. */
  grip?: number
}

/** A fist around something that crosses it, which shows between the palm and the tips of three fingers. */
export const Fist = ({ grip = 11, ...props }: FistProps) => (
  <Forearm {...props}>
    <g transform={`translate(${grip})`}>
      <Shaded
        d="M60-18C48-28 38-37 20-37 4-37-2-34 1-22-3-6-2 14 2 27 8 38 30 37 40 32 50 28 54 26 60 22z"
        under="M2 24C12 30 38 28 60 14V22C54 26 50 28 40 32 30 37 8 38 2 27z"
      />
      {fingers.map(([beyond, short, top, foot]) => (
        <Finger key={top} left={-2 * grip - beyond} right={-short} top={top} foot={foot} />
      ))}
      <Shaded
        d="M58-16C46-27 34-32 20-30 6-29-8-29-20-26-31-22-29-9-18-8-8-7 0-10 10-9 22-8 28 6 46 15"
        under="M-25-13C-16-12 0-16 12-14 24-12 32 4 46 15 28 6 22-8 10-9 0-10-8-7-18-8-22-9-24-10-25-13z"
      />
      <path className="fine" d="M56-11C44-21 32-25 20-24" strokeDasharray="5 4" />
    </g>
  </Forearm>
)

/** A finger between these ends, with its upper side at y. */
const finger = (left: number, right: number, y: number) =>
  `M${left + 9} ${y}H${right}q8 0 8 9t-8 9H${left + 9}q-9 0-9-9t9-9z`

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
