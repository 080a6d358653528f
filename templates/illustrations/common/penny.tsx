import { Crack } from './cracks'
import type { Point } from './points'

interface PennyProps {
  /** The center of the detail. */
  at: Point
  /** The place on the crack that it shows, from its center. */
  of: Point
  scale?: number
  /** The class of the bricks. */
  brick?: 'brick' | 'caliche'
}

/** A round detail of a crack in the joints of brick, with a penny held to it. An inch has 46 units. */
export const Penny = ({ at, of, scale = 1, brick = 'brick' }: PennyProps) => (
  <g className="ink" transform={`translate(${at.join(' ')})scale(${scale})`}>
    <path d={`M0 0L${of.join(' ')}`} />
    <clipPath id="penny">
      <circle r="58" />
    </clipPath>
    <circle className="card" r="63" />
    <g clipPath="url(#penny)">
      <path className="concrete" stroke="none" d="M-60-60H60V60H-60z" />
      <path className={brick} d="M-70-70H-32V36H-70zM-15-70H70V36H-15zM-70 53H70V70H-70z" />
      <Crack along="-24,-70 -24,45 -70,45" wide={8.6} thin={8.6} />
      <path className="wood" d="M80-34Q52-50 18-33 2-24 7-12 13-3 26-9 56-22 80-6z" />
      <circle className="roof" cx="-1" cy="-6" r="17.2" />
      <circle className="fine" cx="-1" cy="-6" r="13.5" />
      <path className="wood" d="M80 36Q52 28 32 4 22-9 9-3-1 5 5 17 26 52 80 68z" />
      <path className="caliche" d="M11 2Q20-2 28 9L32 17Q22 21 15 13 9 7 11 2z" />
    </g>
    <circle className="fine" r="58" />
  </g>
)
