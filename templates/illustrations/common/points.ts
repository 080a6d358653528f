/** A place on a drawing, in its units. */
export type Point = readonly [x: number, y: number]

const pair = /^-?\d+(\.\d+)?,-?\d+(\.\d+)?$/

/**
 * Returns the points of a text such as `154,53 292,53`, the format of SVG's `points` attribute. Stricter than SVG, so
 * that a missing number is detected: a comma joins x and y, and one space separates points.
 * @throws {Error} that quotes the text when it is anything else.
 */
export const parsePoints = (text: string): Point[] =>
  text.split(' ').map((point): Point => {
    if (!pair.test(point)) throw new Error(`"${text}" is not a list of points such as "154,53 292,53"`)
    const [x, y] = point.split(',').map(Number) as [number, number]
    return [x, y]
  })

/** Returns the one point of a text such as `154,53`. */
export const parsePoint = (text: string): Point => parsePoints(text)[0]!

/** Returns the outline of circles around these points. */
export const circles = (centers: string, radius: number): string =>
  parsePoints(centers)
    .map(([x, y]) => {
      const half = `a${radius} ${radius} 0 1 0`
      return `M${x - radius} ${y}${half} ${2 * radius} 0${half}-${2 * radius} 0z`
    })
    .join('')
