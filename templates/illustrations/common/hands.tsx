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

/** A fist closed around something that crosses it: the fingers come from behind it, and the thumb lies over them. */
export const Fist = (props: HandProps) => (
  <Forearm {...props}>
    <Shaded
      d="M60-18C52-30 42-40 22-40L-13-39C-41-39 -43-21 -21-19C-40-18 -40 0 -21 1 -39 2 -38 18 -20 19 -33 20 -30 36 -9 36H10C32 38 48 30 60 22z"
      under="M-27 24C-21 30 -11 29 -5 29H8C32 30 48 22 60 12V22C48 30 32 38 10 36H-9C-21 36 -26 30 -27 24z"
    />
    <path className="line" d="M-21-19L16-14M-21 1L24 3q7 8-2 17M-20 19L22 20q4 9-6 16M20-14q10 8 4 17" />
    <Shaded
      d="M57-20C48-34 34-37 18-33L-7-24C-23-19 -19-2 -3-5L14-10C28-13 32 0 40 12"
      under="M-16-10C-7-8 -1-12 14-17 32-21 36-4 40 12 32 0 28-13 14-10L-3-5Q-12-4 -16-10z"
    />
    <path className="fine" d="M54-14C46-27 34-30 20-27" strokeDasharray="5 4" />
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
