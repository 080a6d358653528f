import { filled } from '../../model/blanks'
import { inDigits } from '../../model/language'
import type { DrawingWords, Region } from '../../model/site'
import { boxAround, distance, grown, holds, inPolygon, overlap } from './map-geometry'
import type { Box, Dot, Grid, Size } from './map-geometry'
import { widthOf, worst } from './map-labels'

type Area = Region['map']['areas'][number]

/** The box of the scale bar. */
export interface ScaleBar extends Box {
  miles: number
  length: number
  /** The miles in words. */
  label: string
}

interface Room extends Size {
  /** Dots along the roads and faults. */
  lines: Grid<Dot>
  marks: Dot[]
  taken: Box[]
}

/** Distance from the edge. */
export const edge = 12
/** Distance from a mark. */
const clearance = 22
/** Step of the search for free space. */
const step = 8
/** Space in the scale's box besides its label: for its edge and the north arrow. */
const besideLabel = 46

/** Returns the scale in each corner, best first, and how bad it is there: it may cover a line, or a mark. */
export function scaleBars(room: Omit<Room, 'taken'> & { unitsInMile: number; said: DrawingWords }) {
  const { width, height, unitsInMile, said } = room
  const scale = roundLength(unitsInMile, width / 4)
  const label = inMiles(scale.miles, said)
  const size = {
    width: Math.max(scale.length + 54, widthOf(label, 13) + besideLabel),
    height: 46,
  }
  const [x, y] = [edge + size.width / 2, edge + size.height / 2]
  return [height - y, y]
    .flatMap((y) => [width - x, x].map((x): ScaleBar => ({ ...boxAround({ x, y }, size), ...scale, label })))
    .map((bar) => ({ bar, fault: faultOf(bar, room) }))
    .toSorted((a, b) => a.fault - b.fault)
}

function faultOf(bar: Box, room: Omit<Room, 'taken'>): number {
  if (isFree(bar, { ...room, taken: [] })) return 0
  const near = (distance: number) => room.marks.filter((mark) => holds(grown(bar, distance), mark)).length
  return worst * (near(9) + 0.01 * near(clearance) + 0.5)
}

/** Places the names of areas near corners, without covering anything. */
export function areaWords(
  areas: readonly { area: Area; outline: Dot[] }[],
  type: number,
  room: Room,
): (Box | undefined)[] {
  const taken = [...room.taken]
  return areas.map(({ area, outline }) => {
    const box = freeBox(sizeOf(area, type), { ...room, taken }, outline)
    if (box) taken.push(box)
    return box
  })
}

const isFree = (box: Box, { taken, lines, marks }: Room) =>
  !taken.some((other) => overlap(grown(box, 8), other)) &&
  !marks.some((mark) => holds(grown(box, clearance), mark)) &&
  !lines.some(box, 12, () => true)

/** Returns the free box of this size inside an area that is nearest to a corner of the sheet. */
function freeBox(size: Size, room: Room, area: Dot[]): Box | undefined {
  const { width, height } = room
  const corners = cornersOf({ left: 0, top: 0, right: width, bottom: height })
  const spots: { x: number; y: number; far: number }[] = []
  for (let y = height - edge - size.height / 2; y >= edge + size.height / 2; y -= step)
    for (let x = width - edge - size.width / 2; x >= edge + size.width / 2; x -= step)
      spots.push({ x, y, far: Math.min(...corners.map((corner) => distance(corner, { x, y }))) })
  for (const spot of spots.sort((a, b) => a.far - b.far)) {
    const box = boxAround(spot, size)
    if (isIn(box, area) && isFree(box, room)) return box
  }
  return undefined
}

const isIn = (box: Box, area: Dot[]) => cornersOf(box).every((corner) => inPolygon(area, corner))

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
