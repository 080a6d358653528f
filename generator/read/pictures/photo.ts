/** What content needs to know about a photo: its size, its color, and the files that are made of it for a frame. */
import { createHash } from 'node:crypto'
import { photoFrames, photoWidths } from '../../../templates/model/photos'
import type { PhotoFrame, PhotoFrameName } from '../../../templates/model/photos'
import type { Photo, Picture } from '../../../templates/model/site'
import { slugify } from '../../../templates/model/text'

/** A photo, turned upright. */
export interface PhotoSource {
  /** Its address in the public folder, spelled as on disk. */
  address: string
  /** Hash of its bytes and of the program that encodes it. */
  hash: string
  /** In pixels. */
  width: number
  height: number
  /** Its main color, as three hexadecimal digits. */
  color: string
}

/** Each photo by its address in the public folder. A text says why a photo cannot be shown, and follows "which". */
export type PhotoTable = ReadonlyMap<string, PhotoSource | string>

/**
 * Returns the same key however the accents in an address are encoded. macOS may store an accent as a separate
 * character.
 */
export const photoKey = (address: string) => address.normalize('NFC')

/** A part of a photo, in pixels. */
export interface Cut {
  left: number
  top: number
  width: number
  height: number
}

/** What a picture in content gets from its file. */
export type Framed = Pick<Picture, 'width' | 'height' | 'own'> & { photo: Photo }

/** Returns the photo in a frame. A text says why it does not fit there, and follows "which". */
export function framePhoto(source: PhotoSource, frame: PhotoFrameName, focus?: string): Framed | string {
  const { ratio, widths, mostHigh = Infinity }: PhotoFrame = photoFrames[frame]
  const shape = ratio ?? source.width / source.height
  const heightFor = (width: number) => Math.round(width / shape)
  /** Width of the largest part that has the shape of the frame. */
  const most = Math.min(source.width, Math.floor(Math.min(source.height, mostHigh) * shape))
  const least = widths[0]
  if (most < least)
    return `is ${source.width} x ${source.height} pixels; here it takes at least ${least} x ${heightFor(least)}`
  const width = photoWidths(frame, most).at(-1)!
  const hash = createHash('sha256')
    .update(`${source.hash} ${source.address} ${recipe} ${shape}${focus === undefined ? '' : ` ${focus}`}`)
    .digest('hex')
    .slice(0, 10)
  const base = /([^/]*)\.\w+$/.exec(source.address)![1]!
  const name = `/assets/${slugify(base).slice(0, 40) || 'photo'}-${hash}`
  return { width, height: heightFor(width), photo: { name, color: source.color } }
}

/** Returns the largest part of a photo that has the shape of the frame and lies around `focus`: "top" or "30% 20%". */
export function cutOf({ width, height }: PhotoSource, frame: PhotoFrameName, focus = '50% 50%'): Cut {
  const { ratio = width / height }: PhotoFrame = photoFrames[frame]
  const cut = {
    width: Math.min(width, Math.round(height * ratio)),
    height: Math.min(height, Math.round(width / ratio)),
  }
  const [x = 50, y = 50] = sides[focus] ?? focus.split(' ').map((part) => Number.parseInt(part))
  const begin = (percent: number, whole: number, part: number) =>
    Math.round(Math.min(Math.max((whole * percent) / 100 - part / 2, 0), whole - part))
  return { ...cut, left: begin(x, width, cut.width), top: begin(y, height, cut.height) }
}

const sides: Partial<Record<string, number[]>> = {
  top: [50, 0],
  bottom: [50, 100],
  left: [0, 50],
  right: [100, 50],
}

/**
 * Increase this number when photos are encoded differently. It is part of the file names, and browsers keep the old
 * files for a year.
 */
const recipe = 1
