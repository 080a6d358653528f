/** Shapes on the map, in the units of its viewBox, and what covers it. */

export interface Dot {
  x: number
  y: number
}

export interface Size {
  width: number
  height: number
}

export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

export const distance = (a: Dot, b: Dot) => Math.hypot(a.x - b.x, a.y - b.y)

/** Returns a box that reaches this far from a dot. */
export const around = ({ x, y }: Dot, reach: number): Box =>
  grown({ left: x, top: y, right: x, bottom: y }, reach)

/** Returns a box that is larger on all sides. */
export const grown = ({ left, top, right, bottom }: Box, across: number, down = across): Box => ({
  left: left - across,
  top: top - down,
  right: right + across,
  bottom: bottom + down,
})

export const holds = ({ width, height }: Size, { x, y }: Dot) => x > 0 && x < width && y > 0 && y < height

/** True when a dot is inside a polygon: a ray from it crosses the border an odd number of times. */
export function inPolygon(polygon: readonly Dot[], { x, y }: Dot): boolean {
  const crossed = polygon.filter((to, i) => {
    const from = polygon.at(i - 1)!
    return from.y > y !== to.y > y && x < from.x + ((to.x - from.x) * (y - from.y)) / (to.y - from.y)
  })
  return crossed.length % 2 === 1
}

/** Returns dots along a line, `step` units apart. */
export function alongLine(line: readonly Dot[], step: number): Dot[] {
  return line.slice(1).flatMap((to, i) => {
    const from = line[i]!
    const count = Math.max(1, Math.floor(distance(from, to) / step))
    const [x, y] = [(to.x - from.x) / count, (to.y - from.y) / count]
    return Array.from({ length: count }, (_, k) => ({ x: from.x + x * k, y: from.y + y * k }))
  })
}

/** The cost of what no name may cover, and of what is beyond the edge. */
export const taken = 255

/** What covers each unit of a sheet. So a name finds its room in the same time however many places there are. */
export class Cover {
  private readonly units: Uint8Array
  constructor(private readonly sheet: Size) {
    this.units = new Uint8Array(sheet.width * sheet.height)
  }
  add(box: Box, cost: number) {
    const { width, height } = this.sheet
    const left = Math.max(0, Math.floor(box.left))
    for (let y = Math.max(0, Math.floor(box.top)); y < box.bottom && y < height; y++)
      for (let x = left; x < box.right && x < width; x++)
        this.units[y * width + x] = Math.max(cost, this.units[y * width + x]!)
  }
  /** Returns the highest cost in a box. */
  under({ left, top, right, bottom }: Box): number {
    const { width, height } = this.sheet
    if (left < 3 || top < 3 || right > width - 3 || bottom > height - 3) return taken
    let most = 0
    for (let y = Math.floor(top); y < bottom && most < taken; y++)
      for (let x = Math.floor(left); x < right; x++) most = Math.max(most, this.units[y * width + x]!)
    return most
  }
}
