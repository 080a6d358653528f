/** Shapes on the map, in the units of its viewBox, and a quick way to find those near a place. */

export interface Dot {
  x: number
  y: number
}

export interface Circle extends Dot {
  r: number
}

export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

export const distance = (a: Dot, b: Dot) => Math.sqrt((a.x - b.x) ** 2 + (a.y - b.y) ** 2)

export const within = (dot: Dot, circle: Circle) => distance(dot, circle) < circle.r

export const round = (value: number) => Math.round(value)

export function extent(values: number[]) {
  const low = values.reduce((a, b) => Math.min(a, b), Infinity)
  const high = values.reduce((a, b) => Math.max(a, b), -Infinity)
  return { span: high - low, middle: (low + high) / 2 }
}

/** The middle of the box around dots. */
export function middle(dots: Dot[]): Dot {
  return { x: round(extent(dots.map(({ x }) => x)).middle), y: round(extent(dots.map(({ y }) => y)).middle) }
}

export const nearestIn = ({ left, top, right, bottom }: Box, { x, y }: Dot): Dot => ({
  x: Math.min(right, Math.max(left, x)),
  y: Math.min(bottom, Math.max(top, y)),
})

export const touches = (box: Box, dot: Dot, r: number) => distance(nearestIn(box, dot), dot) < r

/** Dots along a line, so many units apart. */
export function alongLine(line: Dot[], step: number): Dot[] {
  return line.slice(1).flatMap((to, i) => {
    const from = line[i]!
    const count = Math.max(1, Math.floor(distance(from, to) / step))
    return Array.from({ length: count }, (_, k) => ({
      x: from.x + ((to.x - from.x) * k) / count,
      y: from.y + ((to.y - from.y) * k) / count,
    }))
  })
}

/** Dots sorted into squares, so that thousands of cities are laid out in linear time. */
export class Grid {
  private readonly squares = new Map<string, Dot[]>()
  constructor(
    dots: Dot[],
    private readonly size: number,
  ) {
    for (const dot of dots) {
      const key = this.key(dot.x, dot.y)
      const square = this.squares.get(key)
      if (square) square.push(dot)
      else this.squares.set(key, [dot])
    }
  }
  near(dot: Dot, r: number): Dot[] {
    const found: Dot[] = []
    this.some({ left: dot.x, right: dot.x, top: dot.y, bottom: dot.y }, r, (other) => {
      if (distance(dot, other) < r) found.push(other)
      return false
    })
    return found
  }
  /** Dots in the squares that a box touches, when it is made larger on all sides. */
  in(box: Box, more: number): Dot[] {
    const found: Dot[] = []
    this.some(box, more, (dot) => {
      found.push(dot)
      return false
    })
    return found
  }
  some({ left, right, top, bottom }: Box, more: number, test: (dot: Dot) => boolean): boolean {
    const { size } = this
    for (let x = left - more; x < right + more + size; x += size)
      for (let y = top - more; y < bottom + more + size; y += size)
        if (this.squares.get(this.key(x, y))?.some(test)) return true
    return false
  }
  private key(x: number, y: number) {
    return `${Math.floor(x / this.size)} ${Math.floor(y / this.size)}`
  }
}

/** Boxes sorted into squares in the same way. */
export class Boxes {
  private readonly squares = new Map<string, Box[]>()
  constructor(private readonly size: number) {}
  add(box: Box): void {
    for (const key of this.keys(box)) this.squares.set(key, [...(this.squares.get(key) ?? []), box])
  }
  overlaps(box: Box): boolean {
    return this.keys(box).some((key) => this.squares.get(key)?.some((other) => overlap(box, other)))
  }
  private keys({ left, right, top, bottom }: Box): string[] {
    const keys: string[] = []
    for (let x = Math.floor(left / this.size); x <= Math.floor(right / this.size); x++)
      for (let y = Math.floor(top / this.size); y <= Math.floor(bottom / this.size); y++)
        keys.push(`${x} ${y}`)
    return keys
  }
}

export const overlap = (a: Box, b: Box) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
