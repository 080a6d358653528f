import { filled } from '../../model/blanks'
import { inDigits } from '../../model/language'
import type { DrawingWords, Region } from '../../model/site'
import { boxAround, distance, grown, holds, inPolygon, overlap, touches } from './map-geometry'
import type { Box, Dot, Size } from './map-geometry'
import { widthOf } from './map-labels'

type Area = Region['map']['areas'][number]

/** A box with the scale: a length of so many miles. */
export interface ScaleBar extends Box {
  miles: number
  length: number
  /** The miles in words. */
  label: string
}

export interface Furniture {
  scaleBar: ScaleBar
  /** The room of the name of each area, where there is any. */
  words: (Box | undefined)[]
  /** False where something found no room. */
  isWhole: boolean
}

interface Room extends Size {
  /** Height of a letter. */
  type: number
  unitsInMile: number
  /** What stands over the scale; a panel with a title does not name the grounds again. */
  title: string | undefined
  /** The words of drawings. */
  said: DrawingWords
  areas: { area: Area; outline: Dot[] }[]
  /** Dots along the roads and faults. */
  lines: Dot[]
  marks: Dot[]
  taken: Box[]
}

/** What these keep from the edge. */
const edge = 12
/** How closely the panel is searched for room. */
const step = 8
/** What the scale needs beside its label, for its edge and for north. */
const besideLabel = 46

/** The scale in the lower right corner or near it, the name of each ground near another one, and nothing covered. */
export function furnish(room: Room): Furniture {
  const { width, height, type, unitsInMile, title, said, areas } = room
  const corner = { x: width, y: height }
  const scale = roundLength(unitsInMile, width / 3.5)
  const label = inMiles(scale.miles, said)
  const size = {
    width: Math.max(scale.length + 58, widthOf(label, 11) + besideLabel, title ? widthOf(title, 11) + 20 : 0),
    height: title ? 66 : 46,
  }
  const found = freeBox(size, [corner], room)
  // With no room at all it lies under the marks of its corner.
  const at = { x: width - size.width / 2 - edge, y: height - size.height / 2 - edge }
  const scaleBar = { ...(found ?? boxAround(at, size)), ...scale, label }
  const taken = [...room.taken, scaleBar]
  const others = [{ x: 0, y: 0 }, { x: width, y: 0 }, { x: 0, y: height }, corner]
  const words = areas.map(({ area, outline }) => {
    if (title) return undefined
    const box = freeBox(sizeOf(area, type), others, { ...room, taken }, outline)
    if (box) taken.push(box)
    return box
  })
  return { scaleBar, words, isWhole: found !== undefined && (title !== undefined || words.every(Boolean)) }
}

/** The free box of a size, in an area if one is given, that is nearest to a corner. */
function freeBox(size: Size, corners: Dot[], room: Room, area?: Dot[]): Box | undefined {
  const { width, height, taken, lines, marks } = room
  const isFree = (box: Box) =>
    !taken.some((other) => overlap(grown(box, 5), other)) &&
    !marks.some((mark) => holds(grown(box, 22), mark)) &&
    (!area || cornersOf(box).every((corner) => inPolygon(area, corner))) &&
    !lines.some((dot) => touches(box, dot, 12))
  let [found, least]: [Box | undefined, number] = [undefined, Infinity]
  for (let y = height - edge - size.height / 2; y >= edge + size.height / 2; y -= step)
    for (let x = width - edge - size.width / 2; x >= edge + size.width / 2; x -= step) {
      const far = Math.min(...corners.map((corner) => distance(corner, { x, y })))
      const box = boxAround({ x, y }, size)
      if (far < least && isFree(box)) [found, least] = [box, far]
    }
  return found
}

const cornersOf = ({ left, top, right, bottom }: Box): Dot[] =>
  [left, right].flatMap((x) => [top, bottom].map((y) => ({ x, y })))

/** Names of grounds are bold, what stands under them is not. */
const sizeOf = ({ name, note = '' }: Area, type: number): Size => ({
  width: Math.max(widthOf(name, type), widthOf(note, type - 1) * 0.86),
  height: type * 2.6,
})

const inMiles = (miles: number, { map, lang }: DrawingWords) =>
  filled(miles === 1 ? map.mile : map.miles, { number: inDigits(miles, lang) })

/** The longest round number of miles that is not longer than so much. */
function roundLength(unitsInMile: number, most: number) {
  const miles = [200, 100, 50, 25, 10, 5, 2].find((each) => each * unitsInMile <= most) ?? 1
  return { miles, length: Math.round(miles * unitsInMile) }
}
