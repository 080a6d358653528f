import type { ReactNode } from 'react'

interface PersonProps {
  /** Where the feet stand. */
  x: number
  y: number
  /** Toward the left instead of the right. */
  flip?: boolean
  /** The hard hat and vest of the crew. */
  crew?: boolean
  /** Arms and what they hold, in front of the body; shoulders are at (-34,-216) and (34,-216). */
  children?: ReactNode
}

/** Someone standing, 300 high, plainly drawn. */
export function Standing({ x, y, flip, crew, children }: PersonProps) {
  return (
    <g transform={`translate(${x} ${y})${flip ? 'scale(-1 1)' : ''}`}>
      <path className="dark" d="M-38 0v-10q14-8 32-8v18zM6 0v-18q20 0 34 8v10z" />
      <path className={crew ? 'topsoil' : 'steel'} d="M-38-150h76l-2 138H4L0-106l-4 94h-32z" />
      <Torso crew={crew} />
      <Head crew={crew} />
      {children}
    </g>
  )
}

/** Someone on one knee, facing right, 220 high. */
export function Kneeling({ x, y, flip, crew, children }: PersonProps) {
  return (
    <g transform={`translate(${x} ${y})${flip ? 'scale(-1 1)' : ''}`}>
      <path className="dark" d="M-96 0v-16h30V0zM30 0v-18h22q14 4 18 18z" />
      <path className="topsoil" d="M-34-88h66l36 12q8 4 4 14L62-12H30l6-40-24-4-30 54h-66v-30h46z" />
      <g transform="translate(4 68)">
        <Torso crew={crew} />
        <Head crew={crew} />
        {children}
      </g>
    </g>
  )
}

function Torso({ crew }: Pick<PersonProps, 'crew'>) {
  return (
    <>
      <path className={crew ? 'steel' : 'oak'} d="M-40-146v-68q4-22 40-24 36 2 40 24v68z" />
      {crew && <path className="foam" d="M-30-234l10-3 8 91h-18zM30-234l-10-3-8 91h18z" />}
    </>
  )
}

function Head({ crew }: Pick<PersonProps, 'crew'>) {
  return (
    <>
      <path className="wood" d="M-10-232v-18h20v18q-10 8-20 0z" />
      <circle className="wood" cy="-266" r="26" />
      {crew ? (
        <path className="red" d="M-29-270q0-32 30-32 28 0 29 30l12 2v7h-71z" />
      ) : (
        <path className="topsoil" d="M-28-262q-4-36 28-36 30 0 28 34-10-16-30-16-16 0-26 18z" />
      )}
    </>
  )
}

/** An arm through the given points, with its hand at the end. */
export function Arm({
  crew,
  d,
  hand: [x, y],
}: {
  crew?: boolean
  d: string
  hand: readonly [number, number]
}) {
  return (
    <>
      <path className={crew ? 'steel' : 'oak'} d={d} />
      <circle className="wood" cx={x} cy={y} r="11" />
    </>
  )
}
