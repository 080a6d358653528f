import type { ReactNode } from 'react'
import { Fist, Hold, Thumb } from '../common/hands'
import { Brick, Window } from '../common/kit'
import type { Point } from '../common/points'

interface PersonProps {
  /** The middle of the chin. */
  at: Point
  /** Classes. */
  skin: string
  hair: string
  hat?: string
  vest?: string
  /** What hangs below the hat, behind the face. */
  behind?: ReactNode
  /** How far to the right they look. */
  gaze?: number
  mouth?: string
  /** What is on the face. */
  children?: ReactNode
}

/** One of those who come to the house, to the waist and facing us. */
const Person = ({
  at: [x, y],
  skin,
  hair,
  hat = 'red',
  vest,
  behind,
  gaze = 0,
  mouth = 'M-10-12Q0-4 10-12',
  children,
}: PersonProps) => (
  <g transform={`translate(${x} ${y})`}>
    {behind}
    <path className="steel" d="M-98 200C-100 84-94 50-54 34L-18 20h36l36 14C94 50 100 84 98 200z" />
    {vest && (
      <path
        className={vest}
        d="M-58 36-40 28Q-34 90-10 200H-74Q-72 100-58 36zM58 36 40 28Q34 90 10 200H74Q72 100 58 36z"
      />
    )}
    <path className={skin} d="M-18-14V20Q0 42 18 20V-14z" />
    <path className="line" d="M-18 20-22 38 0 34 22 38 18 20" />
    <path className={skin} d="M-38-44a9 11 0 1 0 5 20M38-44a9 11 0 1 1-5 20" />
    <path className={skin} d="M-38-64V-34C-38-10-20 6 0 6S38-10 38-34V-64z" />
    <path className={hair} d="M-38-62H-29l-2 16-7 6zM38-62H29l2 16 7 6z" />
    <path className="line" d={`${mouth}M0-36q-8 12 2 13M-22-45q6-5 12-1M10-46q6-4 12 1`} />
    <circle className="dark" cx={gaze - 15} cy="-35" r="2.4" />
    <circle className="dark" cx={gaze + 15} cy="-35" r="2.4" />
    {children}
    <path className={hat} d="M-43-60C-45-94-26-110 0-110S45-94 43-60z" />
    <path className="line" d="M-12-108q-6 20-5 44M12-108q6 20 5 44" />
    <path className={hat} d="M-47-66Q0-74 47-66 54-60 47-54 0-62-47-54-54-60-47-66z" />
  </g>
)

/** The inspector holds the rod whose target meets the level line. */
export const Inspector = () => (
  <>
    <path className="plaster" d="M-20-20H420V260H-20z" />
    <g className="ink">
      <Window at={[12, 22]} size={[62, 84]} />
      <path className="card" d="M-20 206H420V222H-20z" />
      <path className="wood" d="M-20 222H420V260H-20z" />
    </g>
    <path className="level" d="M-20 136H250" />
    <g className="ink">
      <Person at={[150, 124]} skin="wood" hair="roof" gaze={3} mouth="M-8-11Q4-6 12-13" />
      <path className="card" d="M262-20h30V260h-30z" />
      <path className="line" d={`M262 0${'v18h16m-16 0v18h10m-10 0'.repeat(7)}`} />
      <path className="red" d="M248 108h58v56h-58z" />
      <path className="card" d="M258 120h28v32h-28z" />
      <path className="line" d="M258 136h28" />
      <Fist at={[278, 196]} turn={136} flip scale={0.6} />
    </g>
  </>
)

/** Both hands on a sheet: the middles of its left and right edges. */
function Held({ left, right, children }: { left: Point; right: Point; children: ReactNode }) {
  const hands = [
    { at: left, turn: 126, flip: true, scale: 0.56 },
    { at: right, turn: 54, scale: 0.56 },
  ]
  return (
    <>
      {hands.map((hand) => (
        <Hold key={hand.turn} {...hand} />
      ))}
      {children}
      {hands.map((hand) => (
        <Thumb key={hand.turn} {...hand} />
      ))}
    </>
  )
}

/** The foreman has the list of the job on a clipboard. */
export const Foreman = () => (
  <g className="ink">
    <Brick d="M-20-20H420V260H-20z" />
    <Window at={[300, 14]} size={[68, 84]} />
    <Person at={[158, 118]} skin="roof" hair="dark" hat="card" vest="gas">
      <path className="dark" d="M-17-13Q-8-22 0-18 8-22 17-13 8-15 0-14-8-15-17-13z" />
    </Person>
    <Held left={[202, 204]} right={[302, 196]}>
      <path className="wood" d="M194 136 298 128 306 250 202 258z" />
      <path className="card" d="M204 148 290 141 297 240 211 247z" />
      <path className="concrete" d="M230 144l-1-14 36-3 1 14z" />
      <path
        className="line"
        d="M216 168l6 6 10-12M242 168l36-3M218 192l6 6 10-12M244 192l36-3M220 216l6 6 10-12M246 216l36-3"
      />
    </Held>
  </g>
)

/** One of the crew digs the hole at the beam. */
export const Crew = () => (
  <>
    <path className="sky" d="M-20-20H420V260H-20z" />
    <g className="ink">
      <path className="oak" d="M-20 150V60q20-30 50-14 30-16 44 12 26 4 22 30 14 22-8 40l-10 22z" />
      <path className="card" d="M-20 150H420V260H-20z" />
      <path className="lawn" d="M-20 150H420V260H-20z" />
      <Person at={[170, 116]} skin="caliche" hair="wood" vest="gas" gaze={3} mouth="M-7-10H9">
        <path
          className="wood"
          d="M-36-24Q-34 6 0 6T36-24Q24-2 12-18-2-24-14-17-26-8-36-24zM-7-9H9Q1-3-7-9z"
        />
      </Person>
      <path className="topsoil" d="M-20 260V226Q60 200 120 220T240 226 330 200 420 226V260z" />
      <path className="wood" d="M262 40l10-4 40 156-10 4z" />
      <path className="wood" d="M250 40l28-8 3 10-28 8z" />
      <path className="steel" d="M296 190l24-6 12 44q-12 18-24 20-10-8-14-24z" />
      <Fist at={[274, 92]} turn={146} flip scale={0.55} />
      <Fist at={[294, 156]} turn={156} flip scale={0.55} />
    </g>
  </>
)

/** The plumber reads the gauge while a plug closes the drain. */
export const Plumber = () => (
  <g className="ink">
    <path className="plaster" d="M-20-20H420V260H-20z" />
    <path className="card" d="M-20 60H420V64H-20zM-20 150H420v4H-20z" />
    <Person at={[150, 122]} skin="glove" hair="dark" hat="steel" gaze={4} mouth="M-5-10Q2-7 8-10" />
    <path className="card" d="M318-20h44V260h-44z" />
    <path className="concrete" d="M310 176h60v24h-60zM310 20h60v24h-60z" />
    <path className="tube" d="M262 170Q262 226 340 190" />
    <circle className="red" cx="262" cy="132" r="42" />
    <circle className="card" cx="262" cy="132" r="33" />
    <path className="line" d="M240 144a25 25 0 1 1 44 0M262 132l14-16" />
    <circle className="dark" cx="262" cy="132" r="4" />
    <Fist at={[262, 196]} turn={140} flip scale={0.56} />
  </g>
)

/** The engineer holds the plan with her seal. */
export const Engineer = () => (
  <g className="ink">
    <Brick d="M-20-20H420V260H-20z" />
    <path className="door" d="M314-20H420V260H314z" />
    <path className="line" d="M330 8h90v84h-90zM330 116h90v110h-90z" />
    <Person
      at={[150, 118]}
      skin="wood"
      hair="roof"
      hat="card"
      behind={<path className="roof" d="M-42-66Q-62 10-46 56H46Q62 10 42-66z" />}
    >
      <path
        className="line"
        d="M-25-37a10 8 0 1 0 20 0 10 8 0 1 0-20 0M5-37a10 8 0 1 0 20 0 10 8 0 1 0-20 0M-5-38h10"
      />
    </Person>
    <Held left={[196, 206]} right={[312, 196]}>
      <path className="card" d="M188 134 306 124 316 244 198 254z" />
      <path className="line" d="M206 152l44-4v40l-44 4zM250 168l26-2M212 214l40-4M214 230l40-4" />
      <circle className="line" cx="288" cy="212" r="18" />
      <path className="red" d="M288 200l4 8 9 1-6 6 1 9-8-4-8 4 1-9-6-6 9-1z" />
    </Held>
  </g>
)
