/** Returns the size of a picture, from its file, as browsers show it. */
import { existsSync } from 'node:fs'
import { disableTypes, imageSize, types } from 'image-size'
import { ContentError } from '../source/problems'
import { maxPublicBytes, readRegular } from '../files/regular-file'

/** In whole pixels. */
export interface Size {
  width: number
  height: number
}

// The types that browsers show. For any of its other types, image-size accepts almost any bytes.
const shown = new Set(['jpg', 'png', 'webp', 'heif', 'svg', 'gif', 'ico'])
disableTypes(types.filter((type) => !shown.has(type)))

/** Pixels in each direction. Browsers show no larger picture. */
const mostPixels = 30_000

/** Browsers only accept a file as SVG if it contains this. */
const svgNamespace = 'http://www.w3.org/2000/svg'

/** The size must be within this many bytes. image-size takes seconds for large files that only begin like a picture. */
const svgHead = 20_000
const otherHead = 10_000_000

/**
 * Returns the size of the picture at `path`. A text says why it has none, and follows "which". Undefined when there is
 * no such file.
 */
export function sizeOf(path: string): Size | string | undefined {
  if (!existsSync(path)) return undefined
  try {
    const bytes = readRegular(path, path, maxPublicBytes)
    const isSvg = bytes.toString('latin1', 0, 1000).includes('<svg')
    const { width, height, orientation = 1 } = imageSize(bytes.subarray(0, isSvg ? svgHead : otherHead))
    if (isSvg && !bytes.includes(svgNamespace))
      return `has no xmlns, so browsers show nothing; write xmlns="${svgNamespace}" in its <svg>`
    // With an orientation of 5 or more, the camera was on its side, and browsers turn the picture by 90 degrees (EXIF
    // 2.32, tag Orientation).
    if (isPixels(width) && isPixels(height))
      return orientation < 5 ? { width, height } : { width: height, height: width }
    return isSvg
      ? `has no size from 1 to ${mostPixels} pixels each way; write viewBox="0 0 WIDTH HEIGHT" in its <svg>`
      : `is ${width} x ${height} pixels; a picture has 1 to ${mostPixels} each way`
  } catch (error) {
    if (error instanceof ContentError) return error.problems[0]!.message
    return 'is not a picture whose size can be read; save it again as JPEG, PNG, WebP, AVIF or SVG with a viewBox'
  }
}

const isPixels = (length: number) => Number.isInteger(length) && length >= 1 && length <= mostPixels
