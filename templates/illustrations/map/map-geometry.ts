/** Shapes on the map, in the units of its viewBox, and an index of the dots near a place. */

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

// Math.hypot takes several times as long.
export const distance = (a: Dot, b: Dot) => Math.sqrt((a.x - b.x) ** 2 + (a.y - b.y) ** 2)

export function extent(values: number[]) {
  const low = values.reduce((a, b) => Math.min(a, b), Infinity)
  const high = values.reduce((a, b) => Math.max(a, b), -Infinity)
  return { span: high - low, middle: (low + high) / 2 }
}

/** Returns a box of this size around its center. */
export const boxAround = ({ x, y }: Dot, { width, height }: Size): Box => ({
  left: x - width / 2,
  top: y - height / 2,
  right: x + width / 2,
  bottom: y + height / 2,
})

export const middleOf = ({ left, top, right, bottom }: Box): Dot => ({
  x: (left + right) / 2,
  y: (top + bottom) / 2,
})

/** Returns a box that is larger on all sides. */
export const grown = ({ left, top, right, bottom }: Box, by: number): Box => ({
  left: left - by,
  top: top - by,
  right: right + by,
  bottom: bottom + by,
})

export const overlap = (a: Box, b: Box) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

export const holds = ({ left, top, right, bottom }: Box, { x, y }: Dot) =>
  x > left && x < right && y > top && y < bottom

/** Returns where the line from a dot in a box to another dot leaves the box. */
export function exitOf({ left, top, right, bottom }: Box, from: Dot, to: Dot): Dot {
  const [x, y] = [to.x - from.x, to.y - from.y]
  const part = Math.min(1, ((x < 0 ? left : right) - from.x) / x, ((y < 0 ? top : bottom) - from.y) / y)
  return { x: from.x + part * x, y: from.y + part * y }
}

export function touches({ left, top, right, bottom }: Box, { x, y }: Dot, r: number): boolean {
  const across = Math.max(left - x, x - right, 0)
  const down = Math.max(top - y, y - bottom, 0)
  return across * across + down * down < r * r
}

/** True when a dot is inside a polygon: a ray from it crosses the border an odd number of times. */
export function inPolygon(polygon: readonly Dot[], { x, y }: Dot): boolean {
  let inside = false
  polygon.forEach((to, i) => {
    const from = polygon.at(i - 1)!
    if (from.y > y !== to.y > y && x < from.x + ((to.x - from.x) * (y - from.y)) / (to.y - from.y))
      inside = !inside
  })
  return inside
}

/** Returns dots along a line, `step` units apart. */
export function alongLine(line: readonly Dot[], step: number): Dot[] {
  return line.slice(1).flatMap((to, i) => {
    const from = line[i]!
    const count = Math.max(1, Math.floor(distance(from, to) / step))
    return Array.from({ length: count }, (_, k) => ({
      x: from.x + ((to.x - from.x) * k) / count,
      y: from.y + ((to.y - from.y) * k) / count,
    }))
  })
}

/** Sorts dots into squares, so that thousands of places are laid out in linear time. */
export class Grid<D extends Dot> {
  private readonly squares = new Map<number, D[]>()
  constructor(
    dots: readonly D[],
    private readonly size: number,
  ) {
    for (const dot of dots) {
      const key = this.key(dot.x, dot.y)
      const square = this.squares.get(key)
      if (square) square.push(dot)
      else this.squares.set(key, [dot])
    }
  }
  /** Returns the dots closer than `r` to a box or a dot. */
  near(what: Box | Dot, r: number): D[] {
    const found: D[] = []
    this.some(what, r, (dot) => {
      found.push(dot)
      return false
    })
    return found
  }
  /** True when one of those dots passes the test. */
  some(what: Box | Dot, r: number, test: (dot: D) => boolean): boolean {
    const box = 'x' in what ? { left: what.x, right: what.x, top: what.y, bottom: what.y } : what
    const { left, top, right, bottom } = grown(box, r)
    const { size } = this
    for (let x = left; x < right + size; x += size)
      for (let y = top; y < bottom + size; y += size)
        if (this.squares.get(this.key(x, y))?.some((dot) => touches(box, dot, r) && test(dot))) return true
    return false
  }
  /** A number, because text keys took about 3 times as long in a Map. No map is 10,000 squares wide. */
  private key(x: number, y: number) {
    return Math.floor(x / this.size) + 10_000 * Math.floor(y / this.size)
  }
}
