import { parsePoints } from './points'

/** Returns points along the joints of brick, which lead down by courses of these steps: "150,64 138,64 138,72". */
export function alongJoints([x, y]: readonly [number, number], courses: number, [across, down]: Steps) {
  const stairs = Array.from({ length: courses }, (_, i) => [
    `${x + i * across},${y + i * down}`,
    `${x + i * across},${y + (i + 1) * down}`,
  ])
  return stairs.flat().join(' ')
}

type Steps = readonly [across: number, down: number]

interface CrackProps {
  /** Its points, "154,53 292,53", from its wide end to its thin one. */
  along: string
  wide: number
  thin: number
}

/** Returns the outline of a crack. */
export function crackAlong({ along, wide, thin }: CrackProps) {
  const points = parsePoints(along)
  const last = points.length - 1
  const normals = points.slice(1).map(([x, y], i) => {
    const [fromX, fromY] = points[i]!
    const length = Math.hypot(x - fromX, y - fromY)
    return [(fromY - y) / length, (x - fromX) / length] as const
  })
  const side = (sign: number) =>
    points.map(([x, y], i) => {
      const [[ax, ay], [bx, by]] = [normals[Math.max(0, i - 1)]!, normals[Math.min(i, last - 1)]!]
      const half = (sign * (wide + ((thin - wide) * i) / last)) / 2 / (1 + ax * bx + ay * by)
      return [x + half * (ax + bx), y + half * (ay + by)].map((at) => Math.round(10 * at) / 10).join(' ')
    })
  return `M${[...side(-1), ...side(1).reverse()].join('L')}z`
}

/** A crack in a wall, in concrete or in dry soil. */
export const Crack = (props: CrackProps) => <path className="gap crack" stroke="none" d={crackAlong(props)} />
