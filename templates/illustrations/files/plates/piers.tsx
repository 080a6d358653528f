/**
 * Four piers under the edge beam of the same slab, in the same ground, at one depth scale in feet. An engineer
 * would check that each passes the clay that moves, above the dashed line, and ends in what carries it: the push
 * pier's collar on rock, both helical plates in firm clay three plate widths apart, the pressed pilings where the
 * soil stops them, the drilled pier with its bars in a socket in rock. Brackets and caps bear under the beam.
 * The ground and its depths are an example, as the title block says, and no depth is claimed for the pilings.
 * Widths are drawn about twice as large as depths. The services' own texts are the source of how each carries.
 */
import type { ReactElement } from 'react'
import { Label, type Backdrop, type Point } from '../../labels'
import { PlateFrames } from './frames'
import { DrilledPier, HelicalPier, Panel, PressedPilings, PushPier, below, moving, panel } from './pier-kinds'

interface Kind {
  name: string
  /** For narrow panels. */
  short: string
  note: string
  /** Where it ends, and why there. */
  end: { on: Backdrop; at: Point; text: string; note?: string; leader: Point[] }
  Art: () => ReactElement
}

const kinds: Kind[] = [
  {
    name: 'Push pier',
    short: 'Push',
    note: 'the house drives it in',
    end: {
      on: 'limestone',
      at: [14, 404],
      text: 'on rock',
      leader: [
        [72, 399],
        [80, 399],
        [90, 373],
      ],
    },
    Art: PushPier,
  },
  {
    name: 'Helical pier',
    short: 'Helical',
    note: 'turned in by a motor',
    end: {
      on: 'caliche',
      at: [126, 320],
      text: 'plates',
      note: 'in firm clay',
      leader: [
        [122, 316],
        [108, 311],
      ],
    },
    Art: HelicalPier,
  },
  {
    name: 'Pressed pilings',
    short: 'Pressed',
    note: 'pushed down one by one',
    end: {
      on: 'caliche',
      at: [14, 323],
      text: 'stopped',
      note: 'by the soil',
      leader: [
        [82, 317],
        [117, 317],
      ],
    },
    Art: PressedPilings,
  },
  {
    name: 'Drilled pier',
    short: 'Drilled',
    note: 'bored, steel set, poured',
    end: {
      on: 'limestone',
      at: [14, 394],
      text: 'into rock',
      leader: [
        [84, 389],
        [112, 389],
      ],
    },
    Art: DrilledPier,
  },
]

const grounds = [
  { text: 'Clay', on: 'clay', y: below(4) },
  { text: 'Firm clay', on: 'caliche', y: below(13.6) },
  { text: 'Rock', on: 'limestone', y: below(19.2) },
] as const

/** The depths that stand beside the ticks, what each stands on, and how far its baseline is below its tick. */
const depths = [
  { feet: 5, text: '5 ft', on: 'clay', down: 5 },
  { feet: 10, text: '10', on: 'clay', down: 5 },
  // It stands higher, clear of the top of the rock.
  { feet: 15, text: '15', on: 'caliche', down: 2 },
]

interface Placed {
  x: number
  /** Where a height of the drawing lies in the framing. */
  at: (y: number) => number
}

const Depths = ({ x, at }: Placed) =>
  depths.map(({ feet, text, on, down }) => (
    <g key={feet} className={`on-${on}`}>
      <text className="note" x={x} y={at(below(feet)) + down}>
        {text}
      </text>
    </g>
  ))

function Wide() {
  return (
    <>
      {kinds.map(({ name, note, end }, i) => (
        <svg key={name} x={i * panel.width} width={panel.width} height={panel.height}>
          <use href={`#d-${i}`} />
          <path className="seen line" d={`M0 0v${panel.height}`} />
          <Label layer at={[14, 26]} text={name} />
          <g className="on-sky">
            <text className="note" x="14" y="46">
              {note}
            </text>
          </g>
          <Depths x={13} at={(y) => y} />
          <Label {...end} />
        </svg>
      ))}
      {grounds.map(({ text, on, y }) => (
        <Label key={text} on={on} anchor="end" at={[208, y]} text={text} />
      ))}
      <Moving x={208} at={[moving - 9]} />
    </>
  )
}

/** Strips cut from the panels, so that the four still share one scale. */
function Narrow() {
  const at = (y: number) => Math.round((y - 18) * 0.9)
  const ticks = depths.map(({ feet }) => `M180 ${at(below(feet))}h8`).join('')
  return (
    <>
      {kinds.map(({ name, short }, i) => (
        <svg key={name} x={i * 90} width="90" height="400">
          <svg viewBox="56 18 100 444">
            <use href={`#d-${i}`} />
          </svg>
          <path className="seen line" d="M0 0v400" />
          <Label layer at={[9, 24]} text={short} />
        </svg>
      ))}
      {grounds.map(({ text, on, y }) => (
        <Label key={text} on={on} anchor="middle" at={[65, at(y)]} text={text.replace(' ', '\n')} />
      ))}
      <path className="seen line" d={ticks} />
      <Depths x={191} at={at} />
      <Moving x={316} at={[at(moving) - 28, at(moving) - 10]} />
    </>
  )
}

/** What the dashed line says, on one line or on two that end at x. */
function Moving({ x, at }: { x: number; at: [number] | [number, number] }) {
  const words = at.length === 1 ? ['moves above'] : ['moves', 'above']
  return (
    <g className="on-clay">
      {words.map((word, i) => (
        <text key={word} className="note end" x={x} y={at[i]}>
          {word}
        </text>
      ))}
    </g>
  )
}

/** The four side by side in both framings, since they share one scale of depth. */
export function Piers() {
  return (
    <PlateFrames
      name="piers"
      defs={
        <>
          <g id="d-ground">
            <Panel />
          </g>
          {kinds.map(({ Art, name }, i) => (
            <g key={name} id={`d-${i}`}>
              <use href="#d-ground" />
              <Art />
            </g>
          ))}
        </>
      }
      wide={<Wide />}
      narrow={<Narrow />}
    />
  )
}
