import { groundOf, useMovingKind } from './moving-ground'
import { parsePoint, parsePoints } from './points'
import type { Point } from './points'

/** What is behind a label. It decides the label's color, and the halo that keeps hatching off the letters. */
export type Backdrop = 'sky' | 'topsoil' | 'clay' | 'caliche' | 'limestone' | 'concrete' | 'wood'

interface LabelProps {
  /** The start of the first line's baseline, "20,60". With `end` or `middle`, the end or the middle of every line. */
  at: string
  end?: boolean
  middle?: boolean
  on?: Backdrop
  /** Lines are separated by `\n`. */
  text: string
  /** Names a layer of the ground, so it is set like a heading. */
  layer?: boolean
  /** Set like a note. */
  quiet?: boolean
  /** Quieter lines below. */
  note?: string
  /** The corners of a leader, as text for `parsePoints`. The last is the thing meant, and gets a dot. */
  to?: string
}

const lineHeight = 19

/** Returns the class of a label on a backdrop. Clay stands for the first layer of the region. */
export function useOn(on: Backdrop): string {
  const moving = groundOf[useMovingKind()]
  return `on-${on === 'clay' ? moving : on}`
}

/** Splits words into two lines of about the same length. */
export function inTwoLines(words: string): string {
  const middle = (words.length - 1) / 2
  const spaces = [...words.matchAll(/ /g)].map(({ index }) => index)
  const [end] = spaces.sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle))
  return end === undefined ? words : `${words.slice(0, end)}\n${words.slice(end + 1)}`
}

/** Words on a drawing, with a leader to what they name. */
export function Label({ at, on = 'sky', text, layer, quiet, note, end, middle, to }: LabelProps) {
  const [x, y] = parsePoint(at)
  const looks = [layer && 'title', quiet && 'note', end && 'end', middle && 'middle'].filter(Boolean)
  const lines = text.split('\n')
  const notes = note?.split('\n') ?? []
  return (
    <g className={useOn(on)}>
      {to !== undefined && <Leader corners={parsePoints(to)} />}
      <text className={looks.join(' ') || undefined} x={x} y={y}>
        {[...lines, ...notes].map((words, index) =>
          index ? (
            <tspan key={index} className={index < lines.length ? undefined : 'note'} x={x} dy={lineHeight}>
              {words}
            </tspan>
          ) : (
            words
          ),
        )}
      </text>
    </g>
  )
}

/** A line through these corners, with a dot on the last one. */
function Leader({ corners, halo = false }: { corners: readonly Point[]; halo?: boolean }) {
  const [x, y] = corners.at(-1)!
  const d = `M${corners.map((corner) => corner.join(' ')).join('L')}`
  return (
    <>
      {halo && <path className="leader halo" d={d} />}
      <path className="leader" d={d} />
      <circle className="dot" cx={x} cy={y} r="3.5" />
    </>
  )
}

interface DimensionProps {
  at: string
  on?: Backdrop
  /** Give one: the length across, or the length down. */
  across?: number
  down?: number
}

/** A dimension line with a tick at each end. */
export function Dimension({ at, on = 'sky', across, down }: DimensionProps) {
  const [x, y] = parsePoint(at)
  const line = across
    ? `M${x} ${y}h${across}M${x} ${y - 7}v14m${across}-14v14`
    : `M${x} ${y}v${down}M${x - 7} ${y}h14m-14 ${down}h14`
  return (
    <g className={useOn(on)}>
      <path className="leader" d={line} />
    </g>
  )
}

/** The triangle that marks a level, with a line along the level to the right. */
export function Datum({ at, across }: { at: string; across: number }) {
  const [x, y] = parsePoint(at)
  return (
    <g className="on-sky">
      <path className="dot" d={`M${x} ${y}l-8-13h16z`} />
      <path className="leader" d={`M${x - 14} ${y}h${across}`} />
    </g>
  )
}

interface BalloonProps {
  at: string
  /** A letter, or the number of the step it points out. */
  of: number | string
  on?: Backdrop
  /** The thing it points at, which gets a dot. */
  to?: string
  /** The words beside it, and a quieter line below. */
  text?: string
  note?: string
  /** True when the words end at the circle, to its left. */
  end?: boolean
}

/** A letter or number in a circle, with a leader to what it means, and words beside it. */
export function Balloon({ at, of, on = 'sky', to, text, note, end = false }: BalloonProps) {
  const [x, y] = parsePoint(at)
  return (
    <>
      <g className="on-sky">
        {to && <Leader corners={[[x, y], parsePoint(to)]} halo />}
        <circle className="card seen" cx={x} cy={y} r="11" />
        <text className="middle number" x={x} y={y + 5}>
          {of}
        </text>
      </g>
      {text && <Label on={on} at={`${end ? x - 17 : x + 17},${y + 5}`} end={end} text={text} note={note} />}
    </>
  )
}
