/**
 * One section from west to east: on the left a house half on cut rock and half on fill, on the right a house on deep
 * clay, and between them two faults and the road. An engineer would check that the fill is the wedge above the old
 * slope, on the downhill side, and held by its own slope; that the beds drop to the east at each fault; that the crack
 * over the edge of the rock is widest at the top, since the house bends over it; and that cracks in the clay are
 * widest at the surface. The arrows show how one end of each house moves. Heights are exaggerated, and nothing is to
 * scale. The names come from the region.
 */
import type { ReactNode } from 'react'
import type { Region } from '../../model/site'
import { crackAlong } from '../common/house-parts'
import { Hatched } from '../common/hatches'
import { Label } from '../common/labels'
import { Oak } from '../common/parts'
import { parsePoints } from '../common/points'
import { usePlateWords } from '../../words'
import { PlateFrames } from './frames'

/** A cracked brick house, 150 wide, whose wall is on (x, y). The beams of its slab go into the ground. */
function House({ x, y, crack }: { x: number; y: number; crack: string }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <g className="seen">
        <path className="brick" d="M3 0v-46h144V0z" />
        <path fill="url(#h-brick)" transform="scale(.5)" d="M6 0v-92h288V0z" />
        <path className="roof" d="M-8-46 26-76h98l34 30z" />
        <path className="card" d="M-8-46h166v5H-8zM64 0v-31h20V0zM13-34h36v25H13zM102-34h36v25h-36z" />
        <path className="pane" d="M16-31h13v19H16zM33-31h13v19H33zM105-31h13v19h-13zM122-31h13v19h-13z" />
      </g>
      <path className="concrete cut" d="M0 0h150v20h-10l-4-12H14l-4 12H0z" />
      <path className="gap" d={crack} />
    </g>
  )
}

/** Above the edge of the rock, from the top of the wall down. */
const bent = crackAlong(parsePoints('88,-41 88,-33 94,-33 94,-17 90,-17 90,-2'), 5, 1)

/** From the lower corner of a window to the end that dropped. */
const dropped = crackAlong(parsePoints('102,-9 94,-9 94,-1 88,-1'), 4, 1.5)

function Rock() {
  return (
    <g className="seen">
      <Hatched kind="limestone" d="M0 100 80 122l10 28h83l121 36q40 15 78 17l40 157H0z" />
      <Hatched kind="limestone" d="M383 246l52 5 29 109h-52z" />
      <Hatched kind="limestone" d="M456 331q200 8 426 1v28H464z" />
      <path className="line" d="M0 268q190 14 390 6M401 317q26 5 53 5" />
      <Hatched kind="fill" d="M173 150h73l48 36z" />
    </g>
  )
}

/** The road in cross section: two roadways, the wall between them, and a truck. */
function Road() {
  return (
    <g className="seen">
      <path className="concrete" d="M446 201h56v7h-56zm66 0h56v7h-56zM505 208l2-17h4l2 17z" />
      <path className="steel" d="M461 171h26v24h-26zM463 195h5v6h-5zm17 0h5v6h-5z" />
      <path className="card" d="M464 174h20v9h-20z" />
    </g>
  )
}

/** A name on a plain sign over the road. */
const Board = ({ x, y, name }: { x: number; y: number; name: string }) => {
  const half = 5 * name.length + 8
  return (
    <g className="on-sky">
      <path className="seen line" d={`M${x - 65} 206V${y - 5}h130V206`} />
      <path className="card seen" d={`M${x - half} ${y - 17}h${2 * half}v24h${-2 * half}z`} />
      <text className="middle" x={x} y={y}>
        {name}
      </text>
    </g>
  )
}

/** A name of the ground, with a note. */
const Ground = ({
  x,
  y,
  name,
  note,
  on,
}: {
  x: number
  y: number
  name?: string
  note: string
  on: string
}) => (
  <g className={on}>
    {name && (
      <text className="title" x={x} y={y}>
        {name}
      </text>
    )}
    <text className="note" x={x} y={y + 20}>
      {note}
    </text>
  </g>
)

/** The drawing with its labels, which both framings show, the narrow one in two pieces. */
function Land({ lines, areas }: Region['map']) {
  const words = usePlateWords().plates['two-grounds']
  const line = (kind: string) => lines.find((one) => one.kind === kind)?.name
  const area = (kind: string) => areas.find((one) => one.kind === kind)?.name
  const [road, fault] = [line('road'), line('fault')]
  return (
    <>
      <path className="sky" d="M0 0h880v360H0z" />
      <g transform="translate(28 106)scale(.4)">
        <Oak x={0} y={0} />
      </g>
      <path className="black-clay" d="M340 198q32 8 58 8H882V336H440z" />
      <Rock />
      <path className="cut line" d="M80 122l10 28h156" />
      <path className="grass" d="M0 100 80 122M246 150l48 36q50 20 104 20h46M570 206H880" />
      <path className="fault" d="M372 203l40 157M424 206l40 154" />
      <Road />
      {road && <Board x={507} y={152} name={road} />}
      <House x={94} y={148} crack={bent} />
      <House x={620} y={204} crack={dropped} />
      <path
        className="sky seen"
        d="M592 203l5 44 5-44zM608 203l4 30 4-30zM771 203l3 46 5-46zM792 203l5 36 5-36zM832 203l5 48 5-48z"
      />
      <path className="move" d="M262 96v26m-5-7 5 7 5-7M788 158v34m-5-7 5 7 5-7m-10-20 5-7 5 7" />
      <Label at={[282, 126]} text={words.fill} note={words.fillNote} leader="278,132 256,163" />
      <Ground x={86} y={196} name={area('limestone')} note={words.limestoneNote} on="on-limestone" />
      {fault && <Label on="limestone" anchor="end" at={[358, 226]} text={fault} leader="362,221 376,221" />}
      <Ground x={622} y={258} name={area('clay')} note={words.clayNote} on="on-black" />
    </>
  )
}

/** The title of a piece, and the country it is in. */
function Heading({ at: [x, y], words, country }: { at: [number, number]; words: string; country?: string }) {
  return (
    <g className="on-sky">
      <text className="title" x={x} y={y}>
        {words}
        {country && (
          <tspan className="note" dx="8">
            {country}
          </tspan>
        )}
      </text>
    </g>
  )
}

/** The whole section and, for phones, its two ends one above the other. */
export function TwoGrounds({ region }: { region: Region }) {
  const words = usePlateWords().plates['two-grounds']
  const country = (kind: string) => region.map.areas.find((area) => area.kind === kind)?.note
  const west = (at: [number, number]) => <Heading at={at} words={words.west} country={country('limestone')} />
  const east = (at: [number, number]) => <Heading at={at} words={words.east} country={country('clay')} />
  const piece = (y: number, view: string, heading: ReactNode) => (
    <svg y={y} width="360" height="200">
      <svg viewBox={view}>
        <use href="#d-land" />
      </svg>
      {heading}
    </svg>
  )
  return (
    <PlateFrames
      name="two-grounds"
      defs={
        <g id="d-land">
          <Land {...region.map} />
        </g>
      }
      wide={
        <>
          <use href="#d-land" y="-20" />
          {west([92, 30])}
          {east([622, 30])}
        </>
      }
      narrow={
        <>
          {piece(0, '70 36 360 200', west([12, 24]))}
          {piece(200, '440 98 360 200', east([12, 24]))}
          <path className="seen line" d="M0 200h360" />
        </>
      }
    />
  )
}
