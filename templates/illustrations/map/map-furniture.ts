import { filled } from '../../model/blanks'
import { inDigits } from '../../model/language'
import type { DrawingWords, Region } from '../../model/site'
import { boxAround, distance, grown, holds, inPolygon, overlap, touches } from './map-geometry'
import type { Box, Dot, Size } from './map-geometry'
import { widthOf } from './map-labels'

type Area = Region['map']['areas'][number]

/** The box of the scale bar. */
export interface ScaleBar extends Box {
  miles: number
  length: number
  /** The miles in words. */
  label: string
}

export interface Furniture {
  scaleBar: ScaleBar
  /** The box for the name of each area that has room for it. */
  words: (Box | undefined)[]
  /** False when something found no room. */
  isWhole: boolean
}

interface Room extends Size {
  /** Height of a letter. */
  type: number
  unitsInMile: number
  /** The title above the scale. A panel with a title does not repeat the names of areas. */
  title: string | undefined
  said: DrawingWords
  areas: { area: Area; outline: Dot[] }[]
  /** Dots along the roads and faults. */
  lines: Dot[]
  marks: Dot[]
  taken: Box[]
}

/** Distance from the edge. */
const edge = 12
/** Step of the search for free space. */
const step = 8
/** Space in the scale's box besides its label: for its edge and the north arrow. */
const besideLabel = 46

/** Places the scale near the lower right corner and area names near others, without covering anything. */
export function furnish(room: Room): Furniture {
  const { width, height, type, unitsInMile, title, said, areas } = room
  const corner = { x: width, y: height }
  const scale = roundLength(unitsInMile, width / 3.5)
  const label = inMiles(scale.miles, said)
  const size = {
    width: Math.max(scale.length + 54, widthOf(label, 11) + besideLabel, title ? widthOf(title, 11) + 20 : 0),
    height: title ? 66 : 46,
  }
  const found = freeBox(size, [corner], room)
  // If there is no room at all, it is under the marks in its corner.
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

/** Returns the free box of this size nearest to one of the corners, inside the area if one is given. */
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

/** Area names are bold; notes under them are not. */
const sizeOf = ({ name, note = '' }: Area, type: number): Size => ({
  width: Math.max(widthOf(name, type), widthOf(note, type - 1) * 0.86),
  height: type * 2.6,
})

const inMiles = (miles: number, { map, lang }: DrawingWords) =>
  filled(miles === 1 ? map.mile : map.miles, { number: inDigits(miles, lang) })

/** Returns the longest round number of miles that fits into this length. */
function roundLength(unitsInMile: number, most: number) {
  const miles = [200, 100, 50, 25, 10, 5, 2].find((each) => each * unitsInMile <= most) ?? 1
  return { miles, length: Math.round(miles * unitsInMile) }
}
