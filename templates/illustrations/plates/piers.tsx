/**
 * Four piers under the edge beam of the same slab, in the same ground, at one depth scale in feet. An engineer would
 * check that each goes through the clay that moves, above the dashed line, and ends in what carries it: the push
 * pier's collar on rock, both helical plates in firm clay three plate widths apart, the pressed pilings where the soil
 * stops them, the drilled pier with its bars in a socket in rock. Brackets and caps bear under the beam. The ground
 * and its depths are an example, as the title block says, and the pilings claim no depth. Widths are drawn about twice
 * as large as depths. How each pier carries is taken from the services' own texts.
 */
import type { ReactElement } from 'react'
import { Label, inTwoLines, type Backdrop } from '../common/labels'
import { usePlateWords, useWords } from '../../words'
import { PlateFrames } from './frames'
import { DrilledPier, Panel, PressedPilings, PushPier, ScrewedPier, below, moving, panel } from './pier-kinds'

interface Kind {
  name: 'push' | 'helical' | 'pressed' | 'drilled'
  /** Where it ends, and the label that says why it ends there. */
  end: { on: Backdrop; at: string; note?: 'helicalEndNote' | 'pressedEndNote'; to: string }
  Art: () => ReactElement
}

const kinds: Kind[] = [
  {
    name: 'push',
    end: { on: 'limestone', at: '14,404', to: '72,399 80,399 90,373' },
    Art: PushPier,
  },
  {
    name: 'helical',
    end: { on: 'caliche', at: '126,320', note: 'helicalEndNote', to: '122,316 108,311' },
    Art: ScrewedPier,
  },
  {
    name: 'pressed',
    end: { on: 'caliche', at: '14,323', note: 'pressedEndNote', to: '82,317 117,317' },
    Art: PressedPilings,
  },
  {
    name: 'drilled',
    end: { on: 'limestone', at: '14,394', to: '84,389 112,389' },
    Art: DrilledPier,
  },
]

const grounds = [
  { name: 'clay', on: 'clay', y: below(4) },
  { name: 'firm', on: 'caliche', y: below(13.6) },
  { name: 'rock', on: 'limestone', y: below(19.2) },
] as const

/** The depths beside the ticks, the backdrop of each, and how far its baseline is below its tick. */
const depths = [
  { feet: 5, on: 'clay', down: 5 },
  { feet: 10, on: 'clay', down: 5 },
  // Higher, to be clear of the top of the rock.
  { feet: 15, on: 'caliche', down: 2 },
] as const

interface Placed {
  x: number
  /** Returns the y in the framing of a y in the drawing. */
  at: (y: number) => number
}

/** Only the first number has a unit. */
function Depths({ x, at }: Placed) {
  const { feet: unit } = useWords().labels
  return depths.map(({ feet, on, down }, i) => (
    <Label
      key={feet}
      quiet
      on={on}
      at={`${x},${at(below(feet)) + down}`}
      text={i === 0 ? `${feet} ${unit}` : `${feet}`}
    />
  ))
}

function Wide() {
  const words = usePlateWords().plates.piers
  return (
    <>
      {kinds.map(({ name, end }, i) => (
        <svg key={name} x={i * panel.width} width={panel.width} height={panel.height}>
          <use href={`#d-${i}`} />
          <path className="seen line" d={`M0 0v${panel.height}`} />
          <Label layer at="14,26" text={words[name]} />
          <Label quiet at="14,46" text={words[`${name}Note`]} />
          <Depths x={13} at={(y) => y} />
          <Label {...end} text={words[`${name}End`]} note={end.note && words[end.note]} />
        </svg>
      ))}
      {grounds.map(({ name, on, y }) => (
        <Label key={name} on={on} end at={`208,${y}`} text={words[name]} />
      ))}
      <Label quiet on="clay" end at={`208,${moving - 9}`} text={words.moves} />
    </>
  )
}

/** Strips cut from the panels, so that the four still share one scale. */
function Narrow() {
  const words = usePlateWords().plates.piers
  const at = (y: number) => Math.round((y - 18) * 0.9)
  const ticks = depths.map(({ feet }) => `M180 ${at(below(feet))}h8`).join('')
  return (
    <>
      {kinds.map(({ name }, i) => (
        <svg key={name} x={i * 90} width="90" height="400">
          <svg viewBox="56 18 100 444">
            <use href={`#d-${i}`} />
          </svg>
          <path className="seen line" d="M0 0v400" />
          <Label layer at="9,24" text={words[`${name}Short`]} />
        </svg>
      ))}
      {grounds.map(({ name, on, y }) => (
        <Label key={name} on={on} middle at={`65,${at(y)}`} text={inTwoLines(words[name])} />
      ))}
      <path className="seen line" d={ticks} />
      <Depths x={191} at={at} />
      <Label quiet on="clay" end at={`316,${at(moving) - 28}`} text={inTwoLines(words.moves)} />
    </>
  )
}

/** The four side by side in both framings, because they share one scale of depth. */
export const Piers = () => (
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
