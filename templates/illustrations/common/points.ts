/** A place on a drawing. */
export type Point = readonly [x: number, y: number]

const pair = /^-?\d+(\.\d+)?,-?\d+(\.\d+)?$/

/**
 * The points of a text such as `154,53 292,53`, the format of the attribute `points` of SVG: at least one, in the
 * units of the text. A comma joins x and y and one space separates points, which is stricter than SVG is, so that
 * a missing number is noticed. Throws an error that quotes the text where it is anything else.
 */
export const parsePoints = (text: string): Point[] =>
  text.split(' ').map((point): Point => {
    if (!pair.test(point)) throw new Error(`"${text}" is not a list of points such as "154,53 292,53"`)
    const [x, y] = point.split(',').map(Number) as [number, number]
    return [x, y]
  })
