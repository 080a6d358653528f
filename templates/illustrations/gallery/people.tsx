import type { ReactNode } from 'react'

interface PersonProps {
  /** Where the feet are. */
  x: number
  y: number
  /** Faces left instead of right. */
  flip?: boolean
  /** With the hard hat and vest of the crew. */
  crew?: boolean
  /** Arms and what they hold, in front of the body. The shoulder is at (0,-208). */
  children?: ReactNode
}

/** A standing person from the side, 300 tall. */
export function Standing({ x, y, flip, crew, children }: PersonProps) {
  return (
    <g transform={`translate(${x} ${y})${flip ? 'scale(-1 1)' : ''}`}>
      <path className="dark" d="M-36 0v-18h24q16 4 20 18zM0 0v-18h24q16 4 20 18z" />
      <path className={crew ? 'topsoil' : 'steel'} d="M-32-152h62l-4 138H0l-4-96-8 96h-26z" />
      <Torso crew={crew} />
      <Head crew={crew} />
      {children}
    </g>
  )
}

/** A person on one knee, facing right, 220 tall. */
export function Kneeling({ x, y, crew, children }: Omit<PersonProps, 'flip'>) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path className="dark" d="M-96 0v-16h30V0zM30 0v-18h22q14 4 18 18z" />
      <path className="topsoil" d="M-34-88h66l36 12q8 4 4 14L62-12H30l6-40-24-4-30 54h-66v-30h46z" />
      <g transform="translate(0 68)">
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
      <path className={crew ? 'steel' : 'oak'} d="M-34-144v-66q2-26 32-28 30 2 34 28v66z" />
      {crew && <path className="foam" d="M-34-176h66v14h-66zM-18-233l14-4 4 93h-18z" />}
    </>
  )
}

/** A head in profile: nose, ear, and a hat with its brim in front. */
function Head({ crew }: Pick<PersonProps, 'crew'>) {
  return (
    <>
      <path className="wood" d="M-12-232v-20h22v20q-11 8-22 0z" />
      <path className="wood" d="M-24-270q0-24 24-24 22 0 24 22l10 12-10 2q0 18-18 18-30 0-30-30z" />
      <path className="fine" d="M-6-266q8-2 6 8-6 2-6-8z" />
      {crew ? (
        <path className="red" d="M-28-272q0-32 28-32 26 0 27 28l16 3v6h-71z" />
      ) : (
        <path className="topsoil" d="M-26-252q-10-44 26-46 26 0 26 22-20 0-30 6-2 12-10 18z" />
      )}
    </>
  )
}

/** An arm along the given line, from shoulder to elbow to wrist. */
export function Arm({ crew, d }: { crew?: boolean; d: string }) {
  return (
    <>
      <path className="arm edge" d={d} />
      <path className={crew ? 'arm' : 'arm own'} d={d} />
    </>
  )
}

/** A hand that holds something. Drawn after the thing, so that the fingers are around it. */
export function Hand({ at: [x, y] }: { at: readonly [number, number] }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path className="wood" d="M-12-9q12-7 22-1 5 9 0 19-12 5-22-1-5-8 0-17z" />
      <path className="fine" d="M0-5h10M0 1h11M0 7h9" />
    </g>
  )
}
