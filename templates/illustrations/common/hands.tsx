import type { ReactNode } from 'react'

interface HandProps {
  /** The middle of what it holds. */
  at: readonly [x: number, y: number]
  /** Degrees that the forearm turns from pointing right. */
  turn?: number
  /** A left hand instead of a right one. */
  flip?: boolean
  scale?: number
}

const placed = ({ at: [x, y], turn = 0, flip, scale = 1 }: HandProps) => ({
  className: 'glove',
  transform: `translate(${x} ${y})rotate(${turn})scale(${scale} ${flip ? -scale : scale})`,
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

/** A hand at the edge of something flat, seen before the thing is drawn: its fingers go behind it. */
export const Hold = (props: HandProps) => (
  <Forearm {...props}>
    <Shaded
      d="M60-18C52-27 44-31 30-31H-40V36H22C40 36 50 31 60 22z"
      under="M-40 26H16C36 26 48 22 60 12V22C50 31 40 36 22 36H-40z"
    />
    <path className="fine" d="M-10-14H18q8 0 12 5M-10 4H16q8 0 12 4M-10 20H10q8 0 12 3" />
  </Forearm>
)

/** The thumb of that hand, on the thing. */
export const Thumb = (props: HandProps) => (
  <g {...placed(props)}>
    <Shaded
      d="M62-17C48-29 34-36 16-36 0-37-14-35-28-31-40-28-40-13-28-11-16-9-4-12 8-13 24-14 30 0 44 12"
      under="M-34-17C-20-15-4-20 10-19 26-17 34 0 44 12 30 0 24-14 8-13-4-12-16-9-28-11-32-12-34-14-34-17z"
    />
    <path className="fine" d="M4-35q-5 8 0 15M58-12C46-22 36-28 22-30" />
  </g>
)

/** A hand that carries something from below. It is seen in front of the thing. */
export const CuppedHand = (props: HandProps) => (
  <Forearm {...props}>
    <Shaded
      d="M62-16C54-26 50-40 44-48 36-56 26-48 30-36 34-24 34-12 22-4 2 8-26 8-44-2-54-10-58-24-66-34-74-40-84-34-82-22-78 6-62 30-36 38-8 46 34 42 62 24z"
      under="M-80-14C-66 14-46 24-20 28 12 32 40 24 60 10L62 24C34 42-8 46-36 38-62 30-76 8-80-14z"
    />
    <path className="fine" d="M-56 0q-8 6-8 14M-32 10q-8 6-8 14M-6 12q-6 6-6 14" />
  </Forearm>
)
